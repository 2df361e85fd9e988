// The side panel: who, which plan, what is left, what to try this week.
import type { ResumeResult } from '../../analysis/resume/result'
import { type Language, type Translate, translator } from '../../i18n'
import { findingsOf } from '../resume/view'
import type { DashboardData } from './data'
import { type PlanView, planView } from './plan'

const shownSuggestions = 3

/** The first word of a name; the fallback when there is none. */
export const firstName = (name: string, fallback: string): string => name.trim().split(/\s+/)[0] || fallback

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

/** What the side panel says. */
export function sideOf(data: DashboardData, language: Language, t: Translate): SideView {
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
  if (latest && latest.score !== null) return findingsOf(latest, language, shownSuggestions).map(({ title }) => title)
  const t = translator(language)
  return [
    t('dashboard.side.defaults.photo'),
    t('dashboard.side.defaults.headline'),
    t('dashboard.side.defaults.metrics'),
  ]
}
