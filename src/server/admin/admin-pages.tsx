// The pages of the admin panel.
import { couponsRegion, usersRegion } from '../../api/regions'
import { dayFrom, dayOf } from '../../domain/day'
import { AdminPage, AdminUsersRegion, overviewDays } from '../../pages/admin/admin'
import { CouponsPart, type CouponsProps, CouponsRegion } from '../../pages/admin/coupons'
import type { Overview } from '../../pages/admin/statistics/overview'
import { type Period, periods, StatisticsPage } from '../../pages/admin/statistics/statistics'
import { accountPage } from '../../projections/accounts/account-page'
import { withPlan } from '../billing/allowance'
import { couponList } from '../billing/coupons'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { html } from '../http/response/page'
import { logger } from '../runtime/logger'
import { adminContext } from './page-frame'
import { overviewAt } from './statistics'

/** The panel works even when the statistics cannot be read: the error is logged with the request's id. */
const overviewOf = (core: Core, ctx: RequestContext, day: number, days: number): Overview | null => {
  try {
    return overviewAt(core, day, days)
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error
    logger.error('statistics.unread', { code: ctx.correlation, error: kind })
    return null
  }
}

/** Most coupons shown on the page. */
const couponsShown = 100

/** What `CouponsRegion` needs to render. */
const couponsProps = (core: Core, ctx: RequestContext): CouponsProps => ({
  // With JavaScript each coupon has its own button; the API lists more.
  coupons: couponList(core, couponsShown),
  language: ctx.language,
  now: ctx.now,
})

/** The region only, for a request that names it with `x-region`. */
const couponsPart = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <CouponsPart {...couponsProps(core, ctx)} />, {}, couponsRegion)

/** The panel, or only its list of people or coupons for a request that names that region. */
export const adminPage = (core: Core, ctx: RequestContext, region: string | null): Promise<Response> => {
  if (region === couponsRegion) return couponsPart(core, ctx)
  const { searchParams } = ctx.url
  const search = (searchParams.get('busca') ?? '').slice(0, 200).trim()
  const page = accountPage(core.views.db, search, Number(searchParams.get('pagina') ?? 1))
  const proves = core.config.smtp !== null
  const users = { ...page, rows: page.rows.map((row) => withPlan(core, ctx.now, row)), proves, search }
  const props = { users, own: personOf(ctx).account }
  return region === usersRegion
    ? html(core, ctx, <AdminUsersRegion {...adminContext(core, ctx)} {...props} />, {}, usersRegion)
    : html(
        core,
        ctx,
        <AdminPage
          {...adminContext(core, ctx)}
          {...props}
          overview={overviewOf(core, ctx, dayOf(ctx.now), overviewDays)}
          coupons={<CouponsRegion {...couponsProps(core, ctx)} />}
        />,
      )
}

/** The statistics the address asks for: a period and its last day, which is today or earlier. */
export const askedPeriod = ({
  url,
  now,
}: RequestContext): { readonly period: Period; readonly day: number; readonly today: number } => {
  const today = dayOf(now)
  const requestedDay = dayFrom(url.searchParams.get('em') ?? '')
  return {
    period: periods.find((days) => String(days) === url.searchParams.get('periodo')) ?? periods[0],
    day: requestedDay === null ? today : Math.min(requestedDay, today),
    today,
  }
}

export const statisticsPage = (core: Core, ctx: RequestContext): Promise<Response> => {
  const requestedPeriod = askedPeriod(ctx)
  const data = { ...requestedPeriod, overview: overviewOf(core, ctx, requestedPeriod.day, requestedPeriod.period) }
  return html(core, ctx, <StatisticsPage {...adminContext(core, ctx)} data={data} />)
}
