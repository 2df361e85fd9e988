// Derives where an account stands: which plan it may use at a time, and why. A pure function of its events and that time.
import { rankOf } from '../../billing/catalogue'
import { type Cycle, cycleAt, monthsAfter } from '../../billing/cycle'
import type { DomainEvent } from '../../events/schema/events'
import type { DisputeState, Plan } from '../../events/schema/vocabulary'
import { dayMs } from '../../time/units'
import { type Charge, isHeldBack, withCharge, withDispute, withPeriod } from './charges'

type Data<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data']

/** A plan paid once. `refunded` and `dispute` are of its payment. */
type Pass = Data<'PassOpened'> & { readonly refunded: number; readonly dispute: DisputeState | null }
export type Subscription = Data<'SubscriptionChanged'>

/** Folded facts, plain enough for a read model to keep as they are. */
export type Entitlements = {
  readonly registered: boolean
  readonly assigned: { readonly plan: Plan; readonly from: number } | null
  readonly passes: readonly Pass[]
  readonly subscriptions: readonly Subscription[]
  readonly charges: readonly Charge[]
  /** What was sold with each paid period, the last of each ground and plan (sold.ts). */
  readonly sold: readonly Data<'PlanSold'>[]
  /** What was announced to the person last: their plan, its cycle's start, and its coming end. */
  readonly lastAnnounced: { readonly plan: Plan; readonly cycle: number; readonly ending: number }
}

export const noEntitlements: Entitlements = {
  registered: false,
  assigned: null,
  passes: [],
  subscriptions: [],
  charges: [],
  sold: [],
  lastAnnounced: { plan: 'free', cycle: 0, ending: 0 },
}

/** Milliseconds a subscription goes on past its period without news of its renewal (decision 0130). */
export const graceMs = 3 * dayMs

/** A ground for a plan. `until` is the first moment it no longer holds, null for none. */
export type Source = {
  readonly id: string
  readonly plan: Plan
  readonly from: number
  readonly until: number | null
  /** What has been paid for ends here; past it only the grace holds. */
  readonly paidUntil: number | null
  /** When the period that is paid for began, as its event says it; null for a gift. */
  readonly period: number | null
  readonly renews: boolean
}

const withChange = <One>(list: readonly One[], is: (one: One) => boolean, change: (one: One) => One): readonly One[] =>
  list.map((one) => (is(one) ? change(one) : one))

const isDisputed = (state: DisputeState | null): boolean => state === 'open' || state === 'lost'

/** The entitlements after one more event; most events leave them as they are. */
export const evolveEntitlements = (entitlements: Entitlements, event: DomainEvent): Entitlements => {
  const { lastAnnounced } = entitlements
  switch (event.type) {
    case 'AccountRegistered':
      return { ...noEntitlements, registered: true }
    case 'AccountErased':
      return noEntitlements
    case 'PlanAssigned':
      return { ...entitlements, assigned: event.data.plan === 'free' ? null : event.data }
    case 'PassOpened':
      return { ...entitlements, passes: [...entitlements.passes, { ...event.data, refunded: 0, dispute: null }] }
    case 'PaymentRefunded': {
      const { payment, amount } = event.data
      const refund = (pass: Pass): Pass => ({ ...pass, refunded: amount })
      return { ...entitlements, passes: withChange(entitlements.passes, (pass) => pass.payment === payment, refund) }
    }
    case 'PaymentReceived': {
      const { payment, subscription } = event.data
      if (subscription === null) return entitlements
      return { ...entitlements, charges: withCharge(entitlements.charges, payment, subscription) }
    }
    case 'PaymentDisputed': {
      const { payment, state } = event.data
      const dispute = (pass: Pass): Pass => ({ ...pass, dispute: state })
      const passes = withChange(entitlements.passes, (pass) => pass.payment === payment, dispute)
      const news = { payment, isHeld: isDisputed(state) }
      return { ...entitlements, passes, charges: withDispute(entitlements.charges, news, entitlements.subscriptions) }
    }
    case 'SubscriptionChanged': {
      // The account is erased: the event reports that a subscription it left running was cancelled.
      if (!entitlements.registered) return entitlements
      const others = entitlements.subscriptions.filter((one) => one.subscription !== event.data.subscription)
      const charges = withPeriod(entitlements.charges, event.data)
      return { ...entitlements, subscriptions: [...others, event.data], charges }
    }
    case 'PlanSold': {
      const { ground, plan } = event.data
      const others = entitlements.sold.filter((one) => one.ground !== ground || one.plan !== plan)
      return { ...entitlements, sold: [...others, event.data] }
    }
    case 'PlanOpened':
      return { ...entitlements, lastAnnounced: { plan: event.data.plan, cycle: event.data.cycle, ending: 0 } }
    case 'PlanEnded':
      return { ...entitlements, lastAnnounced: { plan: event.data.next, cycle: event.data.cycle, ending: 0 } }
    case 'PlanEnding':
      return { ...entitlements, lastAnnounced: { ...lastAnnounced, ending: event.data.until } }
    case 'QuotaRenewed':
      return { ...entitlements, lastAnnounced: { ...lastAnnounced, cycle: event.data.cycle } }
    default:
      return entitlements
  }
}

/** Paid back in full, or under dispute: the bank has the money, so the plan waits (and comes back if the dispute is won). */
const isVoid = ({ amount, refunded, dispute }: Pass): boolean =>
  isDisputed(dispute) || (refunded > 0 && refunded >= amount)

/** Passes of one plan never overlap: one bought early begins where the earlier one ends, so that no paid day is lost. */
const passSources = (passes: readonly Pass[]): Source[] => {
  const ends = new Map<Plan, number>()
  const inOrder = passes
    .filter((pass) => !isVoid(pass))
    .sort((a, b) => a.from - b.from || (a.payment < b.payment ? -1 : 1))
  return inOrder.map(({ payment, plan, from, cycles }) => {
    const begin = Math.max(from, ends.get(plan) ?? 0)
    const until = monthsAfter(begin, cycles)
    ends.set(plan, until)
    return { id: payment, plan, from: begin, until, paidUntil: until, period: from, renews: false }
  })
}

/** States of a subscription that open its plan, past_due among them (P15); an unknown state opens nothing. */
export const entitlingStatuses: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])
/** States from which a subscription never comes back. */
export const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

const subscriptionSources = ({ subscriptions, charges }: Pick<Entitlements, 'subscriptions' | 'charges'>): Source[] =>
  subscriptions.flatMap(({ subscription, plan, status, start, periodStart, periodEnd, cancelAtPeriodEnd }) => {
    if (plan === null || !entitlingStatuses.has(status) || isHeldBack(charges, { subscription, periodStart })) return []
    const until = cancelAtPeriodEnd ? periodEnd : periodEnd + graceMs
    const times = { from: start, until, paidUntil: periodEnd, period: periodStart }
    return { id: subscription, plan, ...times, renews: !cancelAtPeriodEnd }
  })

/** All grounds the account has for any plan, past, present and to come. */
export const sourcesOf = ({ assigned, passes, ...subscribed }: Entitlements): Source[] => [
  ...subscriptionSources(subscribed),
  ...passSources(passes),
  ...(assigned
    ? [
        {
          ...assigned,
          id: `assigned-${assigned.from}`,
          until: null,
          paidUntil: null,
          period: null,
          renews: true,
        } satisfies Source,
      ]
    : []),
]

/** The plan of a time, its ground (null for free), and the cycle of that time. */
type Entitlement = { readonly plan: Plan; readonly source: Source | null; readonly cycle: Cycle | null }

/** The highest plan there is a ground for; of two grounds for one plan, the one that lasts longer. */
export const entitlementAt = (entitlements: Entitlements, now: number): Entitlement => {
  const holding = sourcesOf(entitlements).filter(({ from, until }) => from <= now && (until === null || now < until))
  const best = holding.sort(
    (a, b) =>
      rankOf(b.plan) - rankOf(a.plan) || (b.until ?? Number.MAX_SAFE_INTEGER) - (a.until ?? Number.MAX_SAFE_INTEGER),
  )[0]
  if (!best) return { plan: 'free', source: null, cycle: null }
  return { plan: best.plan, source: best, cycle: cycleAt(best.from, now) }
}

/** Statuses in which a subscription has not begun, whatever has been paid. */
const unbegunStatuses: ReadonlySet<string> = new Set(['incomplete', 'unknown'])

/**
 * What has become of a plan that is paid for. `held`: it holds now, or a greater one does. `opening`: nothing of it has
 * begun yet. `over`: it held once, and ended, was changed or was paid back.
 */
export const purchaseState = (entitlements: Entitlements, plan: Plan, now: number): 'held' | 'opening' | 'over' => {
  if (rankOf(entitlementAt(entitlements, now).plan) >= rankOf(plan)) return 'held'
  const began =
    entitlements.passes.some((pass) => pass.plan === plan && pass.from <= now) ||
    entitlements.subscriptions.some((one) => one.plan !== null && !unbegunStatuses.has(one.status))
  return began ? 'over' : 'opening'
}

/** Subscriptions that are not over at the provider, whatever they allow: a second one would be paid beside it. */
export const runningSubscriptions = ({ subscriptions }: Entitlements): Subscription[] =>
  subscriptions.filter(
    ({ status }) => status !== 'canceled' && status !== 'incomplete' && status !== 'incomplete_expired',
  )

/** Those that still run at a time: one cancelled for its period's end is over then, even without news. */
export const liveSubscriptions = (entitlements: Entitlements, now: number): Subscription[] =>
  runningSubscriptions(entitlements).filter((one) => !one.cancelAtPeriodEnd || now < one.periodEnd)
