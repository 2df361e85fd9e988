// The addresses of the plans as they were chosen from, and of the page that says what has become of a checkout.
import type { BillingCycle } from '../../events/schema/vocabulary'

export const periods = { monthly: 'mensal', annually: 'anual' } as const

/** The plans with this cycle, and with this coupon's code where there is one. */
export const plansHref = (cycle: BillingCycle, coupon: string | null): string =>
  `/planos?${new URLSearchParams({ periodo: periods[cycle], ...(coupon !== null && { cupom: coupon }) })}`

/** `reference` is the provider's id of the checkout. */
export const checkoutHref = (reference: string): string =>
  `/assinatura-sucesso?${new URLSearchParams({ session_id: reference })}`
