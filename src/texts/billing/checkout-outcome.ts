// Says what has come of a checkout.
import { type Language, translator } from '../../i18n'

export type CheckoutOutcome = {
  /** `received`: the payment is in and the plan not yet in force; `over`: it is in force no more. */
  readonly state: 'paid' | 'received' | 'over' | 'processing' | 'unpaid' | 'unavailable'
  /** Nothing was to be paid. */
  readonly free: boolean
}

/** In a sentence: 'O pagamento foi recebido' of nothing but a payment that was. */
export const outcomeText = ({ state, free }: CheckoutOutcome, language: Language): string => {
  const t = translator(language)
  if (state === 'paid') return t(free ? 'plans.success.toast.doneFree' : 'plans.success.toast.doneText')
  if (state === 'received') return t('plans.success.toast.waitingText')
  if (state === 'over' && free) return t('plans.success.over.textFree')
  if (state === 'unpaid' || state === 'over') return t(`plans.success.${state}.text`)
  return t('plans.success.waiting.text')
}
