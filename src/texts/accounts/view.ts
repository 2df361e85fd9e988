// Builds the texts of /conta from the read models, in one language. Pure.
import type { Catalogue } from '../../billing/catalogue'
import { type Language, type Translate, translator } from '../../i18n'
import { firstName, upperFirst } from '../../i18n/first'
import { formats } from '../../i18n/format'
import { freeWords } from '../billing/free-plan'
import { paymentLines } from '../billing/plan-box'
import { isPlan, type StatusLabel, statusLabel } from '../billing/plan-names'
import { type AccountData, shownScores } from './data'

export type UsageView = {
  /** True when the reads failed and the zeros are the specification's placeholders, to be marked as such. */
  readonly example: boolean
  readonly left: string
  /** For the progress bar: value of max. */
  readonly value: number
  readonly max: number
  /** How the free allowance works, for those who have it. */
  readonly free: string | null
  /** How the plan goes on, and the words of the link to where it is cancelled; null with nothing to cancel. */
  readonly plan: { readonly lines: readonly string[]; readonly go: string | null }
  readonly rings: readonly { readonly name: string; readonly label: string; readonly score: number | null }[]
}

export type AccountView = {
  readonly firstName: string
  readonly since: string
  readonly plan: StatusLabel & { readonly active: boolean }
  readonly usage: UsageView
  readonly sessions: readonly {
    readonly id: string
    readonly here: boolean
    readonly when: string
    readonly iso: string
    /** The browser and its system, or a placeholder for an unknown one. */
    readonly device: string
    /** When and from where it was last used; null when neither is known. */
    readonly used: string | null
  }[]
}

type On = { readonly language: Language; readonly catalogue: Catalogue }

/** All of a person's texts on /conta, in a page's language and by its catalogue. */
export function accountView(data: AccountData, name: string, { language, catalogue }: On): AccountView {
  const t = translator(language)
  const { date, when } = formats(language)
  const { status, now, createdAt, sessions } = data
  return {
    firstName: firstName(name, t('dashboard.side.user')),
    since: t('account.page.since', { date: date(createdAt, now) }),
    plan: { ...statusLabel(catalogue, status, t), active: isPlan(status) },
    usage: { ...usageOf(data, catalogue, t), plan: planLines(data, language) },
    sessions: sessions.map(({ id, here, startedAt, use }) => ({
      id,
      here,
      when: when(startedAt, now),
      iso: new Date(startedAt).toISOString(),
      device: use?.device || t('account.sessions.unknown'),
      used:
        use &&
        t(use.network ? 'account.sessions.usedFrom' : 'account.sessions.used', {
          when: when(use.lastUsed, now),
          network: use.network,
        }),
    })),
  }
}

/** How the plan goes on, and where it is changed or cancelled. */
const planLines = ({ box }: AccountData, language: Language): UsageView['plan'] => {
  if (!box) return { lines: [], go: null }
  const t = translator(language)
  const lines = paymentLines(box, language)
  return { lines, go: box.running && !box.running.cancelAtPeriodEnd ? t('account.page.cancel') : null }
}

/** A failed read shows 0 of 0 and zeros on this page (P42). */
function usageOf({ status, stats, scores }: AccountData, { limits }: Catalogue, t: Translate): Omit<UsageView, 'plan'> {
  const { remaining, total } = stats === 'failed' ? { remaining: 0, total: 0 } : stats
  const unlimited = remaining === null || total === null
  const example = stats === 'failed' || scores === 'failed'
  const free = status === 'free' && !example ? freeWords(limits, t) : null
  return {
    example,
    free: free && t('account.page.free', { free: upperFirst(free) }),
    left: unlimited ? t('account.page.unlimited') : t('account.page.leftOf', { remaining, total }),
    value: unlimited ? 1 : Math.max(0, Math.min(remaining, total)),
    max: unlimited || total <= 0 ? 1 : total,
    rings: shownScores.map((key) => {
      const name = key === 'overall' ? t('account.page.overall') : t(`dashboard.tools.${key}.short`)
      const score = scores === 'failed' ? 0 : (scores[key]?.score ?? null)
      const label = score === null ? t('dashboard.scores.ringNone', { name }) : t('common.score', { name, score })
      return { name, label, score }
    }),
  }
}
