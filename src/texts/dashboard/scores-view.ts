// The four rings: measured figures, empty rings where nothing was measured, placeholders only when the read failed.

import type { Language, Translate } from '../../i18n'
import { formats } from '../../i18n/format'
import { bandOf } from '../resume/verdict'
import { toolPath } from '../tool-path'
import type { DashboardData, Ringed, Scored } from './data'

export type RingView = {
  readonly name: string
  /** The ring's description for screen readers. */
  readonly label: string
  readonly score: number | null
  readonly before: number | null
  readonly when: string
  readonly href: string
}

/** A tool's ring, and the choice to leave it out of the overall score or count it again. */
type ToolRingView = RingView & {
  readonly tool: Ringed
  readonly used: boolean
  readonly choice: string
  readonly choiceLabel: string
}

export type ScoresView = {
  /** True when the figures are the specification's placeholders and must be marked as such. */
  readonly example: boolean
  readonly overall: RingView
  readonly overallText: string
  readonly delta: { readonly up: boolean; readonly text: string } | null
  readonly rings: readonly ToolRingView[]
}

/** The placeholders when the read failed, always with an 'Exemplo' badge (P42). */
const exampleScores = { overall: 78, photo: 65, linkedin: 82, resume: 73 }
const ringed: readonly Ringed[] = ['photo', 'linkedin', 'resume']

/** The dark panel's texts about the scores. */
export function scoresOf({ scores, now, unused = [] }: DashboardData, language: Language, t: Translate): ScoresView {
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
    when: scored ? (example ? t('common.example') : ago(scored.at, now)) : t('dashboard.scores.none'),
  })
  const overall = read('overall')
  return {
    example,
    overall: ring(t('dashboard.scores.overall'), overall, '#analises'),
    overallText:
      overall === null && ringed.some(read)
        ? t('dashboard.scores.overallLeftOut')
        : overallText(
            overall,
            ringed.filter((tool) => read(tool) && !unused.includes(tool)),
            language,
            t,
          ),
    delta: deltaOf(overall, t),
    rings: ringed.map((tool): ToolRingView => {
      const used = !unused.includes(tool)
      const name = t(`dashboard.tools.${tool}.short`)
      const toolRing = ring(name, read(tool), toolPath[tool])
      const choice = t(used ? 'dashboard.scores.leaveOut' : 'dashboard.scores.count')
      const when = used ? toolRing.when : t('dashboard.scores.unused')
      return { ...toolRing, when, tool, used, choice, choiceLabel: `${choice}: ${name}` }
    }),
  }
}

function ringLabel(name: string, scored: Scored | null, t: Translate) {
  if (!scored) return t('dashboard.scores.ringNone', { name })
  const { score, before } = scored
  return before === null || before === undefined
    ? t('common.score', { name, score })
    : t('common.scoreBefore', { name, score, before })
}

function overallText(overall: Scored | null, analysed: readonly Ringed[], language: Language, t: Translate) {
  if (!overall) return t('dashboard.scores.overallNone')
  const names = analysed.map((tool) => t(`dashboard.tools.${tool}.short`))
  return t(names.length === 1 ? 'dashboard.scores.overallOne' : 'dashboard.scores.overallText', {
    band: t(`resume.page.bands.${bandOf(overall.score)}`),
    tools: formats(language).list(names),
  })
}

/** The change of the overall score; null before there is anything to compare with. */
function deltaOf(overall: Scored | null, t: Translate) {
  if (overall?.before === null || overall?.before === undefined) return null
  const moved = overall.score - overall.before
  if (moved === 0) return { up: false, text: t('dashboard.scores.same') }
  return moved > 0
    ? { up: true, text: t('dashboard.scores.up', { count: moved }) }
    : { up: false, text: t('dashboard.scores.down', { count: -moved }) }
}
