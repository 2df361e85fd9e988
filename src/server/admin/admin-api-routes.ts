// The admin API: statistics and accounts.
import { accountPage } from '../../projections/accounts/account-page'
import { removeSecondFactor } from '../accounts/second-factor/admin-removal'
import { userJson } from '../accounts/user-json'
import type { Core } from '../core/core'
import { adminPasswordBody, pageQuery, reasonBody, reasonQuery, toggleBody } from '../http/request/body/call-bodies'
import { fieldOf } from '../http/request/body/schemas'
import { adminOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { refusedJson } from '../http/response/refusals'
import { json, problem } from '../http/response/responses'
import { errorDetails, logger } from '../runtime/logger'
import { wantedState, whyOf } from './action-reason'
import { deleteUser, resetPassword, toggleStatus } from './administration'
import { statsJson } from './statistics'

export const adminApiRoutes = (core: Core) =>
  routesOf('admin-api')
    .get('/api/admin/stats', ({ ctx }) => {
      adminOf(ctx)
      try {
        return json(statsJson(core))
      } catch (error) {
        logger.error('statistics.unread', errorDetails(error))
        return json(problem(ctx, 'stats-failed'), 500)
      }
    })
    .get(
      '/api/admin/users',
      ({ ctx }) => {
        adminOf(ctx)
        const { url, now } = ctx
        const requestedPage = Number(url.searchParams.get('page') ?? 1)
        const search = url.searchParams.get('search') ?? ''
        const { rows, page, pages, total } = accountPage(core.views.db, search, requestedPage)
        return json({ users: rows.map(({ id }) => userJson(core, id, now)), page, totalPages: pages, total })
      },
      { query: pageQuery },
    )
    .post(
      '/api/admin/reset-password/:id',
      async ({ ctx, params, body }) => {
        adminOf(ctx)
        const typed = fieldOf(body, 'password')
        const password = typeof typed === 'string' ? typed : ''
        const refused = await resetPassword(core, ctx, params.id, { password, ...whyOf(body) })
        return refused ? refusedJson(refused) : json(userJson(core, params.id, ctx.now))
      },
      adminPasswordBody,
    )
    .post(
      '/api/admin/toggle-status/:id',
      async ({ ctx, params, body }) => {
        adminOf(ctx)
        const refused = await toggleStatus(core, ctx, params.id, { to: wantedState(body), ...whyOf(body) })
        return refused ? refusedJson(refused) : json(userJson(core, params.id, ctx.now))
      },
      toggleBody,
    )
    .post(
      '/api/admin/remove-second-factor/:id',
      async ({ ctx, params, body }) => {
        adminOf(ctx)
        const refused = await removeSecondFactor(core, ctx, params.id, whyOf(body))
        return refused ? refusedJson(refused) : json(userJson(core, params.id, ctx.now))
      },
      reasonBody,
    )
    .delete(
      '/api/admin/users/:id',
      async ({ ctx, params }) => {
        adminOf(ctx)
        const why = whyOf({ motivo: ctx.url.searchParams.get('motivo') })
        const refused = await deleteUser(core, ctx, params.id, why)
        return refused ? refusedJson(refused) : json({})
      },
      { query: reasonQuery },
    )
