// Acts on an account for an admin in the panel. Every action is an event with its actor and reason, and runs alone (exclusive.ts).
import { passwordLength } from '../../api/account/accounts'
import {
  type AdministrationCommand,
  type AdministrationRefusal,
  administration,
} from '../../domain/accounts/administration'
import type { Handled, Unhandled } from '../../domain/handle'
import { accountStream } from '../../events/schema/events'
import { accountById, otherActiveAdmins } from '../../projections/accounts/account'
import { eraseAccount } from '../accounts/data/erase'
import { passwordProblem } from '../accounts/password-reset/new-password'
import { resetCode, resetPath } from '../accounts/password-reset/reset-links'
import type { Core } from '../core/core'
import { networkOf } from '../http/request/client/client-address'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf, siteUrl } from '../http/request/route-context'
import { busy, type Refused, throttleAdminAction } from '../http/response/refusals'
import { fieldsProblem, problem } from '../http/response/responses'
import { type Why, withoutReason } from './action-reason'
import { runExclusive } from './exclusive'

const statuses = { 'account-missing': 404, 'own-account': 403, 'last-admin': 403, 'link-inactive': 409 } as const

const refusal = (ctx: RequestContext, code: AdministrationRefusal | Unhandled | 'busy' | 'waits'): Refused =>
  code === 'account-missing' || code === 'own-account' || code === 'last-admin' || code === 'link-inactive'
    ? { status: statuses[code], body: problem(ctx, code) }
    : busy(ctx)

const answered = (ctx: RequestContext, done: Handled<AdministrationRefusal>): Refused | null =>
  done.ok ? null : refusal(ctx, done.code)

const command = (core: Core, ctx: RequestContext, id: string, what: AdministrationCommand) =>
  core.handle(administration, accountStream(id), what, eventMetadata(ctx))

const asks = (core: Core, ctx: RequestContext, id: string) => ({
  own: personOf(ctx).account === id,
  others: otherActiveAdmins(core.views.db, id),
})

/** Gives somebody else's account another password and ends its sessions. Null on success. */
export const resetPassword = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  { password: typed, ...why }: Why & { readonly password: string },
): Promise<Refused | null> => {
  if (typed.length < passwordLength.shortest)
    return { status: 422, body: fieldsProblem(ctx, { password: 'passwordShort' }) }
  if (typed.length > passwordLength.longest)
    return { status: 422, body: fieldsProblem(ctx, { password: 'passwordLong' }) }
  const throttled = throttleAdminAction(core, ctx)
  if (throttled) return throttled
  const owner = accountById(core.views.db, id)
  if (!owner) return refusal(ctx, 'account-missing')
  const weak = await passwordProblem(core, typed, owner)
  if (weak) return { status: 422, body: fieldsProblem(ctx, { password: weak }) }
  const password = await core.passwords.hash(typed, networkOf(ctx.address))
  if (password === 'busy') return busy(ctx)
  const { own } = asks(core, ctx, id)
  return runExclusive(core, ctx, async () =>
    answered(ctx, await command(core, ctx, id, { kind: 'reset-password', password, own, ...why })),
  )
}

/** Deactivates or reactivates an account (P8), or whichever it is not when `to` is null. Null on success. */
export const toggleStatus = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  { to, ...why }: Why & { readonly to: boolean | null },
): Promise<Refused | null> =>
  throttleAdminAction(core, ctx) ??
  runExclusive(core, ctx, async () =>
    answered(ctx, await command(core, ctx, id, { kind: 'toggle', to, ...asks(core, ctx, id), ...why })),
  )

/** Deletes an account: erases it as its owner could (P34). Null on success. */
export const deleteUser = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  { reason }: Pick<Why, 'reason'>,
): Promise<Refused | null> =>
  withoutReason(ctx, reason) ??
  throttleAdminAction(core, ctx) ??
  runExclusive(core, ctx, async () => {
    const outcome = await eraseAccount(core, id, eventMetadata(ctx), { by: 'admin', reason, ...asks(core, ctx, id) })
    return outcome === 'erased' ? null : refusal(ctx, outcome === 'admin-stays' ? 'last-admin' : outcome)
  })

/** Creates a link with which the person chooses a new password; the admin passes it on. */
export const makeResetLink = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  why: Why,
): Promise<Refused | string> => {
  const refused =
    throttleAdminAction(core, ctx) ??
    (await runExclusive(core, ctx, async () =>
      answered(ctx, await command(core, ctx, id, { kind: 'make-link', own: personOf(ctx).account === id, ...why })),
    ))
  return refused ?? `${siteUrl(core, ctx)}${resetPath(resetCode(core, { admin: personOf(ctx).account }, id, ctx.now))}`
}

/** Opens the personal data in an account's history; the history records it. Null on success. */
export const openPersonal = async (core: Core, ctx: RequestContext, id: string, why: Why): Promise<Refused | null> =>
  withoutReason(ctx, why.reason) ??
  throttleAdminAction(core, ctx) ??
  runExclusive(core, ctx, async () => answered(ctx, await command(core, ctx, id, { kind: 'open', ...why })))
