import { plansRegion } from '../../api/regions'
import { entitlement, liveSubscriptions } from '../../domain/billing/entitlement'
import { type BillingCycle, soldPlans } from '../../events/schema/vocabulary'
import { PlansPage, PlansPart } from '../../pages/billing/plans'
import type { PlansView } from '../../pages/billing/region'
import { SuccessPage } from '../../pages/billing/success'
import { standingOf } from '../../projections/billing/entitlement'
import { boxOf } from '../../texts/billing/plan-box'
import { type AppliedCoupon, cardsOf } from '../../texts/billing/view'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { type Answer, html } from '../http/response/page'
import { contextOf } from '../http/response/page-context'
import { problem, throttledProblem } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { couponBucket } from '../runtime/throttle'
import { allowanceNow } from './allowance'
import { billingState } from './apply'
import type { Verified } from './checkout'
import { goodCoupon } from './coupons'

export const cycleIn = (text: string | null): BillingCycle =>
  text === 'anual' || text === 'annually' ? 'annually' : 'monthly'

type Tried = { readonly coupon: AppliedCoupon | null; readonly failed: string | null }

/** The coupon of the address: looked up like any other try, so that addresses cannot be used for guessing. */
const couponIn = (core: Core, visit: Visit): Tried => {
  const typed = visit.url.searchParams.get('cupom')?.trim()
  if (!typed) return { coupon: null, failed: null }
  const { account } = personOf(visit)
  const key = `coupon ${account}`
  const coupon = goodCoupon(core, account, typed, visit.now)
  const waitMs = core.throttle.wait(key, couponBucket, visit.now)
  if (waitMs > 0) return { coupon: null, failed: throttledProblem(visit, waitMs).message }
  // A good code costs nothing: it is in the address of every choice that follows.
  if (!coupon) core.throttle.take(key, couponBucket, visit.now)
  return coupon ? { coupon, failed: null } : { coupon: null, failed: problem(visit, 'coupon-invalid').message }
}

const viewOf = (core: Core, visit: Visit): PlansView => {
  const { account } = personOf(visit)
  const { now, language, url } = visit
  const state = billingState(core, account)
  const row = allowanceNow(core, account, now)
  const { plan, source } = entitlement(state.standing, now)
  const cycle = cycleIn(url.searchParams.get('periodo'))
  const { coupon, failed } = couponIn(core, visit)
  return {
    cycle,
    coupon,
    couponFailed: failed,
    asks: url.searchParams.has('cancelar'),
    cards: cardsOf({ catalogue: core.catalogue, cycle, coupon, current: plan, language }),
    box: boxOf(
      {
        catalogue: core.catalogue,
        plan,
        remaining: row?.allowance.remaining ?? 0,
        total: row?.allowance.total ?? 0,
        cycleEnd: row?.cycle?.end ?? null,
        until: source && !source.renews ? source.until : null,
        running: liveSubscriptions(state.standing, now).at(-1) ?? null,
        pending: [...state.checkouts.values()].some((one) => one.state === 'pending'),
        customer: state.customers[core.gateway.name] !== undefined,
        now,
      },
      language,
    ),
  }
}

const read = (core: Core, visit: Visit): PlansView | 'failed' => {
  try {
    return viewOf(core, visit)
  } catch (error) {
    console.error(JSON.stringify({ at: 'plans unread', error: error instanceof Error ? error.name : typeof error }))
    return 'failed'
  }
}

export const plansPage = (core: Core, visit: Visit, region: string | null, answer: Answer = {}): Promise<Response> => {
  const props = { page: contextOf(core, visit), view: read(core, visit) }
  return region === plansRegion
    ? html(core, visit, <PlansPart {...props} />, answer, plansRegion)
    : html(core, visit, <PlansPage {...props} toast={toastOf(core, visit)} />, answer)
}

export const successPage = (core: Core, visit: Visit, session: string, found: Verified | 'unavailable') => {
  const { now } = visit
  const { plan: inForce, source } = entitlement(standingOf(core.views.db, personOf(visit).account), now)
  const data =
    found === 'unavailable'
      ? { state: 'unavailable' as const, plan: 'basico' as const, cycle: 'monthly' as const, payAt: null, free: false }
      : // A greater plan may be in force beside the one that was bought: what is listed is what the person has.
        { ...found, plan: soldPlans.find((plan) => plan === inForce) ?? found.plan, payAt: found.page }
  const until = source && !source.renews ? source.until : null
  return html(core, visit, <SuccessPage page={contextOf(core, visit)} data={{ ...data, session, until, now }} />)
}
