// Follows the payments of subscriptions, for the person's bank may take one back.

/** A payment; `disputed` is the start (ms) of the period in which the bank took it back, `first` before any is known, null while it has not. */
export type Charge = {
  readonly payment: string
  readonly subscription: string
  readonly disputed: number | 'first' | null
}

type Period = { readonly subscription: string; readonly periodStart: number }

/** How many are followed: banks take none back that is years old. */
const followedMax = 60

export const withCharge = (charges: readonly Charge[], payment: string, subscription: string): readonly Charge[] =>
  [...charges, { payment, subscription, disputed: null }].slice(-followedMax)

/** After news of a dispute: `isHeld` while the bank has the money. What is lost in a later period is of the one in which it was taken. */
export const withDispute = (
  charges: readonly Charge[],
  { payment, isHeld }: { readonly payment: string; readonly isHeld: boolean },
  periods: readonly Period[],
): readonly Charge[] =>
  charges.map((one) => {
    if (one.payment !== payment) return one
    const period = periods.find(({ subscription }) => subscription === one.subscription)
    return { ...one, disputed: isHeld ? (one.disputed ?? period?.periodStart ?? 'first') : null }
  })

/** After news of a subscription's period: a payment that the bank took back before any was known is of this one. */
export const withPeriod = (charges: readonly Charge[], { subscription, periodStart }: Period): readonly Charge[] =>
  charges.map((one) =>
    one.subscription === subscription && one.disputed === 'first' ? { ...one, disputed: periodStart } : one,
  )

/** Whether a subscription's period is held back, as a pass under dispute is, until it is won or another begins (decision 0960). */
export const isHeldBack = (charges: readonly Charge[], { subscription, periodStart }: Period): boolean =>
  charges.some((one) => one.subscription === subscription && one.disputed === periodStart)
