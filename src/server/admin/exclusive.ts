// Runs what admins do to accounts one at a time, each for somebody who is an admin at that very moment.
import { accountById } from '../../projections/accounts/account'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import type { Refused } from '../http/response/refusals'
import { problem } from '../http/response/responses'

/** Runs an action alone, and only if the actor is an active admin at that moment. */
export const runExclusive = (
  core: Core,
  ctx: RequestContext,
  action: () => Promise<Refused | null>,
): Promise<Refused | null> =>
  core.mutex('administration', async () => {
    const actor = accountById(core.views.db, personOf(ctx).account)
    if (actor?.role !== 'admin' || !actor.active) return { status: 403, body: problem(ctx, 'forbidden') }
    return action()
  })
