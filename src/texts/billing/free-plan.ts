// Says how many analyses the free plan gives, in words that hold for any catalogue.
import type { PlanLimits } from '../../billing/catalogue'
import { tools } from '../../events/schema/vocabulary'
import type { Translate } from '../../i18n'

/** '4 análises grátis, uma em cada ferramenta', without a capital or a full stop; null for a free plan without any. */
export const freeWords = ({ free: { total, perTool } }: PlanLimits, t: Translate): string | null => {
  // Without a limit in all there is none of a tool either (domain/quota/quota.ts).
  if (total === null) return t('plans.free.unlimited')
  if (total === 0 || perTool === 0) return null
  const words = t('plans.free.total', { count: total })
  if (perTool === null || perTool >= total) return words
  const each = perTool * tools.length === total ? 'plans.free.each' : 'plans.free.most'
  return t(each, { count: perTool, total: words })
}

/** The free plan's part of an answer, as a sentence. */
export const freeSentence = (limits: PlanLimits, t: Translate): string => {
  const free = freeWords(limits, t)
  if (free === null) return t('support.faq.count.free.none')
  return t(`support.faq.count.free.${limits.free.total === null ? 'unlimited' : 'some'}`, { free })
}
