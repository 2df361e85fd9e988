// Makes an admin's action depend on their still being one when it is appended. The log decides it by the version of their stream,
// so that two admins who act on each other at once, also on two nodes, do not both succeed.
import { type AccountState, account } from '../../domain/accounts/account'
import type { Handled } from '../../domain/handle'
import { accountStream } from '../../events/schema/events'
import type { Unchanged } from '../../events/store/log'
import { adminsOf } from '../../projections/accounts/account'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { triesMax } from '../runtime/command-handler'

const isAdmin = ({ registered, erased, role, active }: AccountState): boolean =>
  registered && !erased && role === 'admin' && active

/** The version at which an account is an active admin; null if it is none. */
const adminAt = (core: Pick<Core, 'states'>, id: string): Unchanged | null => {
  const stream = accountStream(id)
  const { state, version } = core.states.of(account, stream)
  return isAdmin(state) ? { stream, expected: version } : null
}

/** An active admin besides an account; null if there is none. */
export const anotherAdmin = (core: Pick<Core, 'states' | 'views'>, id: string): Unchanged | null => {
  for (const { id: candidate } of adminsOf(core.views.db)) {
    const admin = candidate === id ? null : adminAt(core, candidate)
    if (admin) return admin
  }
  return null
}

/** Runs an action of the signed-in admin, again only when their account changed meanwhile; null once they are no active admin. */
export const asAdmin = async <Code extends string>(
  core: Pick<Core, 'states'>,
  ctx: RequestContext,
  action: (unchanged: readonly Unchanged[]) => Promise<Handled<Code>>,
): Promise<Handled<Code> | null> => {
  const { account: id } = personOf(ctx)
  let admin = adminAt(core, id)
  for (let tries = 1; admin; tries++) {
    const outcome = await action([admin])
    const before = admin.expected
    admin = adminAt(core, id)
    if (outcome.ok || outcome.code !== 'conflict' || tries === triesMax || admin?.expected === before) return outcome
  }
  return null
}
