// The side panel: the person, their plan, what is left, what to try this week.
import type { Catalogue } from '../../billing/catalogue'
import type { Language, Translate } from '../../i18n'
import { firstName } from '../../i18n/first'
import type { DashboardData } from './data'
import { type PlanView, planView } from './plan'
import { suggestionsOf, type Weak } from './suggestions'

export type SideView = {
  readonly name: string
  readonly example: boolean
  readonly left: string
  /** For the progress bar: value of max. */
  readonly value: number
  readonly max: number
  readonly suggestions: readonly string[]
  /** Whether these are the defaults, which say nothing about this person. */
  readonly general: boolean
  readonly plan: PlanView
}

/** The side panel's texts; `weak` as `weakest` returned it. */
export function sideOf(
  data: DashboardData,
  weak: readonly Weak[] | null,
  catalogue: Catalogue,
  language: Language,
  t: Translate,
): SideView {
  const { name, status, stats } = data
  const failed = stats === 'failed'
  const { remaining, total } = failed ? { remaining: 0, total: 0 } : stats
  const unlimited = remaining === null || total === null
  return {
    name: firstName(name, t('dashboard.side.user')),
    example: failed,
    left: unlimited ? t('dashboard.side.unlimited') : `${remaining}/${total}`,
    value: unlimited ? 1 : Math.max(0, Math.min(remaining, total)),
    max: unlimited || total <= 0 ? 1 : total,
    suggestions: failed ? [] : suggestionsOf(weak, language),
    general: !failed && weak === null,
    plan: planView(status, failed ? 'failed' : total, catalogue, t),
  }
}
