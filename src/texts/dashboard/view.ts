// Builds the dashboard's texts from the read models, in one language. Pure.

import { hasFigure } from '../../analysis/job/figure'
import type { Catalogue } from '../../billing/catalogue'
import { type Language, type Translate, translator } from '../../i18n'
import { firstName, lowerFirst } from '../../i18n/first'
import { formats } from '../../i18n/format'
import { isPlan } from '../billing/plan-names'
import { toolPath } from '../tool-path'
import { type DashboardData, draftIsNewer, exampleLeft, type Tool } from './data'
import { type ScoresView, scoresOf } from './scores-view'
import { type SideView, sideOf } from './side-view'
import { bestOf, type Weak, weakest } from './suggestions'

const shownActivities = 8
const tools: readonly Tool[] = ['photo', 'linkedin', 'resume', 'job']

export type DashboardView = {
  readonly greeting: string
  readonly lead: string
  /** The page's only primary action. */
  readonly action: { readonly text: string; readonly href: string }
  /** The way to the tools beside it, where it leads elsewhere. */
  readonly toTools: { readonly text: string; readonly href: string } | null
  readonly scores: ScoresView
  readonly next: {
    /** "+8", or the most it can be. */
    readonly gain: string
    readonly gainLabel: string
    readonly title: string
    readonly place: string
    readonly href: string
  } | null
  /** The workbench's draft, where it was changed after the latest résumé was analysed: its score is not among these. */
  readonly draft: { readonly title: string; readonly text: string; readonly href: string } | null
  /** `count` is null when unlimited. */
  readonly left: { readonly example: boolean; readonly count: string | null; readonly text: string }
  readonly tools: readonly {
    readonly tool: Tool
    readonly name: string
    readonly text: string
    readonly go: string
    readonly href: string
    /** Why the tool cannot be used, as text; null when it can. */
    readonly disabled: string | null
  }[]
  readonly activities: readonly {
    readonly id: string
    readonly name: string
    readonly score: string
    readonly when: string
    readonly iso: string
    readonly href: string
  }[]
  readonly side: SideView
}

/** All texts of the dashboard, in a page's language and by its catalogue. */
export function dashboardView(
  data: DashboardData,
  { language, catalogue }: { readonly language: Language; readonly catalogue: Catalogue },
): DashboardView {
  const t = translator(language)
  const draft = draftOf(data, language, t)
  const weak = weakest({ ...data.latest, redrafted: draft !== null }, language)
  const next = nextStep(bestOf(weak), language)
  return {
    // On a first visit the greeting is not "welcome back".
    greeting: t(data.activities.length > 0 ? 'dashboard.greeting' : 'dashboard.greetingFirst', {
      name: firstName(data.name, t('dashboard.side.user')),
    }),
    lead: leadOf(data, next !== null || draft !== null, t),
    action: actionOf(data, t),
    toTools: disabledBecause(data, t) === null ? null : toTools(t),
    scores: scoresOf(data, language, t),
    next,
    draft,
    left: counterOf(data, language, t),
    tools: tools.map((tool) => ({
      tool,
      name: t(`dashboard.tools.${tool}.name`),
      text: t(`dashboard.tools.${tool}.text`),
      go: t(`dashboard.tools.${tool}.go`),
      href: toolPath[tool],
      disabled: disabledBecause(data, t),
    })),
    activities: activitiesOf(data, language, t),
    side: sideOf(data, weak, catalogue, language, t),
  }
}

function leadOf(data: DashboardData, hasNext: boolean, t: Translate) {
  const { scores, latest } = data
  if (scores === 'failed') return t('dashboard.exampleText')
  if (out(data)) return t(data.activities.length > 0 ? 'dashboard.lead.out' : 'dashboard.lead.outFirst')
  if (hasNext) return t('dashboard.lead.next')
  return latest.resume || latest.linkedin || latest.photo ? t('dashboard.lead.clear') : t('dashboard.lead.first')
}

/** The largest gain over the latest analyses of all tools and the place of its line; null without a gain. */
function nextStep(first: Weak | null, language: Language) {
  const t = translator(language)
  if (!first) return null
  const { tool, place } = first
  const name = t(`dashboard.tools.${tool}.short`)
  return {
    gain: first.upTo ? t('results.upTo', { gain: first.gain }) : `+${first.gain}`,
    gainLabel: t('dashboard.next.points', { count: first.gain }),
    title: first.text,
    place: place ? t('dashboard.next.place', { tool: name, place: lowerFirst(place) }) : name,
    href: toolPath[tool],
  }
}

function draftOf({ draftAt = null, scores, now }: DashboardData, language: Language, t: Translate) {
  const measured = scores === 'failed' ? null : scores.resume
  if (draftAt === null || !draftIsNewer(draftAt, measured)) return null
  const text = t(measured ? 'dashboard.draft.text' : 'dashboard.draft.textFirst', {
    when: formats(language).moment(draftAt, now),
  })
  return { title: t('dashboard.draft.title'), text, href: '/curriculo/oficina' }
}

function counterOf({ stats, now }: DashboardData, language: Language, t: Translate) {
  const example = stats === 'failed'
  const { remaining, total, until } = stats === 'failed' ? { ...exampleLeft, until: null } : stats
  if (remaining === null || total === null) return { example, count: null, text: t('plans.amount.unlimited') }
  const text = until
    ? t('dashboard.left.textUntil', { date: formats(language).date(until, now) })
    : t('dashboard.left.text')
  return { example, count: t('account.page.leftOf', { remaining, total }), text }
}

/** 'Continuar Análise' leads to the tools, which say why they cannot be used where they cannot. */
const toTools = (t: Translate) => ({ text: t('dashboard.continue'), href: '#analises' })

/** The next action: the tools or, when none can be used, the latest result or the plans. */
function actionOf(data: DashboardData, t: Translate): DashboardView['action'] {
  const [last] = data.activities
  if (disabledBecause(data, t) === null) return toTools(t)
  if (!last || !isPlan(data.status)) return { text: t('common.seePlans'), href: '/planos' }
  return { text: t('dashboard.latest'), href: hrefOf(last) }
}

/** No analysis is left in a plan that counts them; null is unlimited. */
function out({ status, stats }: DashboardData): boolean {
  const { remaining } = stats === 'failed' ? exampleLeft : stats
  return isPlan(status) && remaining !== null && remaining <= 0
}

/** Why no tool can be used, as text; null when they can. */
function disabledBecause(data: DashboardData, t: Translate): string | null {
  if (!isPlan(data.status)) return t('dashboard.tools.noPlan')
  return out(data) ? t('dashboard.tools.noneLeft') : null
}

const hrefOf = ({ id, tool }: DashboardData['activities'][number]) => `${toolPath[tool]}?analise=${id}`

function activitiesOf({ activities, now }: DashboardData, language: Language, t: Translate) {
  const { moment } = formats(language)
  return activities.slice(0, shownActivities).map((activity) => ({
    id: activity.id,
    name: t(`dashboard.activities.${activity.tool}`),
    score: scoreOf(activity, t),
    when: moment(activity.at, now),
    iso: new Date(activity.at).toISOString(),
    href: hrefOf(activity),
  }))
}

function scoreOf({ tool, score, range }: DashboardData['activities'][number], t: Translate) {
  if (score === null || !hasFigure(range)) return t('dashboard.activities.noScore')
  if (tool !== 'job') return t('dashboard.activities.score', { score })
  return range ? t('dashboard.activities.matchRange', range) : t('dashboard.activities.match', { score })
}
