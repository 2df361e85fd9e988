// The pages on which people change their card, see invoices, change plan or cancel: which of Stripe's is ours.
import type Stripe from 'stripe'

export const portalMark = { trampolim: 'portal' } as const

/** The configuration that `trampolim stripe setup` made, or undefined: then Stripe shows its default one. */
export const portalConfiguration = async (
  client: Stripe,
  expand: readonly string[] = [],
): Promise<Stripe.BillingPortal.Configuration | undefined> => {
  const { data } = await client.billingPortal.configurations.list({ active: true, limit: 100, expand: [...expand] })
  return data.find(({ metadata }) => metadata?.trampolim === portalMark.trampolim)
}

/** What an upgrade costs is paid at once; a cheaper plan, and a cancellation, begin when the paid period ends. */
export const portalFeatures = (
  products: readonly { readonly product: string; readonly prices: readonly string[] }[],
): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    // With nothing to change to, Stripe takes no list.
    enabled: products.length > 0,
    default_allowed_updates: ['price'],
    ...(products.length > 0 && {
      products: products.map(({ product, prices }) => ({ product, prices: [...prices] })),
    }),
    proration_behavior: 'always_invoice',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }] },
  },
})
