// From what the read models know of a person to what the dashboard says, in one language. Pure.
import type { ResumeResult } from '../../analysis/resume/result'
import { type Language, type Translate, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { bandOf, findingsOf } from '../resume/view'
import { isPlan, type PlanView, planView } from './plan'

export type Tool = 'photo' | 'linkedin' | 'resume' | 'job'
export type Scored = { readonly score: number; readonly before?: number | null; readonly at: number }
type Ringed = 'photo' | 'linkedin' | 'resume'

export type DashboardData = {
  readonly name: string
  /** status_assinatura as stored; anything unknown is an inactive plan. */
  readonly status: string
  /** Null where a tool has no analysis yet; 'failed' when the read behind all four failed. */
  readonly scores: ({ readonly overall: Scored | null } & { readonly [tool in Ringed]: Scored | null }) | 'failed'
  /** remaining and total are -1 when unlimited; `until` is when the cycle ends, in ms. */
  readonly stats: { readonly remaining: number; readonly total: number; readonly until?: number | null } | 'failed'
  /** Newest first; at most 8 are shown. */
  readonly activities: readonly {
    readonly id: string
    readonly tool: Tool
    readonly score: number | null
    readonly at: number
  }[]
  readonly latestResume: ResumeResult | null
  readonly now: number
}

export type RingView = {
  readonly name: string
  /** The sentence a screen reader says. */
  readonly label: string
  readonly score: number | null
  readonly before: number | null
  readonly when: string
  readonly href: string
}

/** Section 7 of the specification: what stands in when the read failed, always under an 'Exemplo' badge. */
const exampleScores = { overall: 78, photo: 65, linkedin: 82, resume: 73 }
const exampleLeft = { remaining: 3, total: 3 }
const shownActivities = 8
const shownSuggestions = 3

export const toolPath: { readonly [tool in Tool]: string } = {
  photo: '/foto-perfil',
  linkedin: '/linkedin',
  resume: '/curriculo',
  job: '/scanner-vagas',
}
const ringed: readonly Ringed[] = ['photo', 'linkedin', 'resume']
const tools: readonly Tool[] = ['photo', 'linkedin', 'resume', 'job']

/** The first word of a name; the fallback when there is none. */
export const firstName = (name: string, fallback: string): string => name.trim().split(/\s+/)[0] || fallback

export type DashboardView = {
  readonly firstName: string
  readonly lead: string
  readonly scores: ScoresView
  readonly next: {
    readonly gain: number
    readonly gainLabel: string
    readonly title: string
    readonly place: string
    readonly href: string
  } | null
  /** `count` is null when unlimited. */
  readonly left: { readonly example: boolean; readonly count: string | null; readonly text: string }
  readonly tools: readonly {
    readonly tool: Tool
    readonly name: string
    readonly text: string
    readonly go: string
    readonly href: string
    /** Why the tool cannot be used, in words; null when it can. */
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

export type ScoresView = {
  /** True when the figures are the specification's stand-ins and must be marked so. */
  readonly example: boolean
  readonly overall: RingView
  readonly overallText: string
  readonly delta: { readonly up: boolean; readonly text: string } | null
  readonly rings: readonly RingView[]
}

/** Everything the dashboard says, in a language. */
export function dashboardView(data: DashboardData, language: Language): DashboardView {
  const t = translator(language)
  const next = nextStep(data.latestResume, language)
  return {
    firstName: firstName(data.name, t('dashboard.side.user')),
    lead: leadOf(data, next !== null, t),
    scores: scoresOf(data, language, t),
    next,
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
    side: sideOf(data, language, t),
  }
}

function leadOf({ scores, latestResume }: DashboardData, hasNext: boolean, t: Translate) {
  if (scores === 'failed') return t('dashboard.exampleText')
  if (hasNext) return t('dashboard.lead.next')
  return latestResume ? t('dashboard.lead.clear') : t('dashboard.lead.first')
}

function scoresOf({ scores, now }: DashboardData, language: Language, t: Translate): ScoresView {
  const { ago } = formats(language)
  const example = scores === 'failed'
  const read = (key: 'overall' | Ringed): Scored | null =>
    scores === 'failed' ? { score: exampleScores[key], at: now } : scores[key]
  const ring = (name: string, scored: Scored | null, href: string): RingView => ({
    name,
    href,
    score: scored?.score ?? null,
    before: scored?.before ?? null,
    label: ringLabel(name, scored, t),
    when: scored ? (example ? t('dashboard.example') : ago(scored.at, now)) : t('dashboard.scores.none'),
  })
  const overall = read('overall')
  return {
    example,
    overall: ring(t('dashboard.scores.overall'), overall, '#analises'),
    overallText: overallText(
      overall,
      ringed.filter((tool) => read(tool)),
      language,
      t,
    ),
    delta: deltaOf(overall, t),
    rings: ringed.map((tool) => ring(t(`dashboard.tools.${tool}.short`), read(tool), toolPath[tool])),
  }
}

function ringLabel(name: string, scored: Scored | null, t: Translate) {
  if (!scored) return t('dashboard.scores.ringNone', { name })
  const { score, before } = scored
  return before === null || before === undefined
    ? t('dashboard.scores.ring', { name, score })
    : t('dashboard.scores.ringBefore', { name, score, before })
}

function overallText(overall: Scored | null, analysed: readonly Ringed[], language: Language, t: Translate) {
  if (!overall) return t('dashboard.scores.overallNone')
  const names = analysed.map((tool) => t(`dashboard.tools.${tool}.short`))
  return t(names.length === 1 ? 'dashboard.scores.overallOne' : 'dashboard.scores.overallText', {
    band: t(`resume.page.bands.${bandOf(overall.score)}`),
    tools: new Intl.ListFormat(language).format(names),
  })
}

/** How the overall score moved; null before there is anything to compare with. */
function deltaOf(overall: Scored | null, t: Translate) {
  if (overall?.before === null || overall?.before === undefined) return null
  const moved = overall.score - overall.before
  if (moved === 0) return { up: false, text: t('dashboard.scores.same') }
  return moved > 0
    ? { up: true, text: t('dashboard.scores.up', { count: moved }) }
    : { up: false, text: t('dashboard.scores.down', { count: -moved }) }
}

/** The biggest gain of the latest analysis and where its line stands; null when nothing is left to gain. */
function nextStep(latest: ResumeResult | null, language: Language) {
  if (!latest || latest.score === null) return null
  const t = translator(language)
  const first = findingsOf(latest, language).find(({ gain }) => gain > 0)
  if (!first) return null
  const place = first.quotes[0]?.place
  return {
    gain: first.gain,
    gainLabel: t('dashboard.next.points', { count: first.gain }),
    title: first.title,
    place: place ? t('dashboard.next.place', { place: lowerFirst(place) }) : t('dashboard.next.noPlace'),
    href: toolPath.resume,
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function counterOf({ stats, now }: DashboardData, language: Language, t: Translate) {
  const example = stats === 'failed'
  const { remaining, total, until } = stats === 'failed' ? { ...exampleLeft, until: null } : stats
  if (remaining === -1) return { example, count: null, text: t('dashboard.left.unlimited') }
  const text = until
    ? t('dashboard.left.textUntil', { date: formats(language).date(until, now) })
    : t('dashboard.left.text')
  return { example, count: t('dashboard.left.count', { remaining, total }), text }
}

/** Why no tool can be used, in words; null when they can. -1 is unlimited and never disables. */
function disabledBecause({ status, stats }: DashboardData, t: Translate): string | null {
  if (!isPlan(status)) return t('dashboard.tools.noPlan')
  const { remaining } = stats === 'failed' ? exampleLeft : stats
  return remaining <= 0 && remaining !== -1 ? t('dashboard.tools.noneLeft') : null
}

function activitiesOf({ activities, now }: DashboardData, language: Language, t: Translate) {
  const { moment } = formats(language)
  return activities.slice(0, shownActivities).map(({ id, tool, score, at }) => ({
    id,
    name: t(`dashboard.activities.${tool}`),
    score: scoreText(tool, score, t),
    when: moment(at, now),
    iso: new Date(at).toISOString(),
    href: toolPath[tool],
  }))
}

function scoreText(tool: Tool, score: number | null, t: Translate) {
  if (score === null) return t('dashboard.activities.noScore')
  return tool === 'job' ? t('dashboard.activities.match', { score }) : t('dashboard.activities.score', { score })
}

export type SideView = {
  readonly name: string
  readonly example: boolean
  readonly left: string
  /** For the progress bar: value of max. */
  readonly value: number
  readonly max: number
  readonly suggestions: readonly string[]
  readonly plan: PlanView
}

function sideOf(data: DashboardData, language: Language, t: Translate): SideView {
  const { name, status, stats, latestResume } = data
  const failed = stats === 'failed'
  const { remaining, total } = failed ? { remaining: 0, total: 0 } : stats
  const unlimited = remaining === -1
  return {
    name: firstName(name, t('dashboard.side.user')),
    example: failed,
    left: unlimited ? t('dashboard.side.unlimited') : `${remaining}/${total}`,
    value: unlimited ? 1 : Math.max(0, Math.min(remaining, total)),
    max: unlimited || total <= 0 ? 1 : total,
    suggestions: failed ? [] : suggestionsOf(latestResume, language),
    plan: planView(status, failed ? null : total, t),
  }
}

/**
 * Up to three suggestions of the week: the weakest parts of the person's own latest analysis (no longer than a line or
 * two each), or the three defaults of the specification's section 9 for a person who has none.
 */
export function suggestionsOf(latest: ResumeResult | null, language: Language): string[] {
  if (latest && latest.score !== null)
    return findingsOf(latest, language)
      .slice(0, shownSuggestions)
      .map(({ title }) => title)
  const t = translator(language)
  return [
    t('dashboard.side.defaults.photo'),
    t('dashboard.side.defaults.headline'),
    t('dashboard.side.defaults.metrics'),
  ]
}
