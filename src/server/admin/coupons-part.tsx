// The coupons' part of the admin's page, for whoever puts the page together.

import { couponsRegion } from '../../api/regions'
import { CouponsPart, type CouponsProps } from '../../pages/admin/coupons'
import { couponList } from '../billing/coupons'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { html } from '../http/response/page'

/** Coupons on the page at most. */
const shown = 100

/** What `CouponsRegion` is drawn from. */
export const couponsProps = (core: Core, visit: Visit): CouponsProps => ({
  // Each has its own button awake; the call lists more.
  coupons: couponList(core, shown).map(({ code, percent, until, state }) => ({ code, percent, until, state })),
  language: visit.language,
  now: visit.now,
})

/** The region alone, for a request that names it with `x-region`. */
export const couponsPart = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <CouponsPart {...couponsProps(core, visit)} />, {}, couponsRegion)
