// Acts on an account for an admin in the panel. Every action is an event with its actor and reason, and is appended only while
// the actor is an admin: so of two who act on each other at once, one succeeds, and one admin always stays.
import { passwordLength } from '../../api/account/accounts'
import {
  type AdministrationCommand,
  type AdministrationRefusal,
  administration,
} from '../../domain/accounts/administration'
import type { Handled, Unhandled } from '../../domain/handle'
import { accountStream } from '../../events/schema/events'
import type { Unchanged } from '../../events/store/log'
import { accountById, otherActiveAdmins } from '../../projections/accounts/account'
import { eraseAccount } from '../accounts/data/erase'
import { passwordProblem } from '../accounts/password-reset/new-password'
import { resetCode, resetPath } from '../accounts/password-reset/reset-links'
import type { Core } from '../core/core'
import { networkOf } from '../http/request/client/client-address'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf, siteUrl } from '../http/request/route-context'
import { busy, fieldsRefused, type Refused, throttleAdminAction } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { releaseBookings } from '../mentoring/bookings'
import { endWithInactive } from '../mentoring/hours'
import { errorDetails, logger } from '../runtime/logger'
import { asAdmin } from './acting-admin'
import { type Why, withoutReason } from './action-reason'

const statuses = { 'account-missing': 404, 'own-account': 403, 'last-admin': 403, 'link-inactive': 409 } as const

const refusal = (ctx: RequestContext, code: AdministrationRefusal | Unhandled): Refused =>
  code === 'account-missing' || code === 'own-account' || code === 'last-admin' || code === 'link-inactive'
    ? { status: statuses[code], body: problem(ctx, code) }
    : busy(ctx)

type Asks = { readonly own: boolean; readonly others: number; readonly unchanged: readonly Unchanged[] }

/** Runs an action on an account only if the actor is an active admin, also when it is appended. */
const act = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  action: (asks: Asks) => Promise<Handled<AdministrationRefusal>>,
): Promise<Refused | null> => {
  const outcome = await asAdmin(core, ctx, (unchanged) =>
    action({ own: personOf(ctx).account === id, others: otherActiveAdmins(core.views.db, id), unchanged }),
  )
  if (outcome === null) return { status: 403, body: problem(ctx, 'forbidden') }
  return outcome.ok ? null : refusal(ctx, outcome.code)
}

const command = (
  core: Core,
  ctx: RequestContext,
  id: string,
  what: (asks: Asks) => AdministrationCommand,
): Promise<Refused | null> =>
  act(core, ctx, id, (asks) =>
    core.handle(administration, accountStream(id), what(asks), eventMetadata(ctx), { unchanged: asks.unchanged }),
  )

/** Gives somebody else's account another password and ends its sessions. Null on success. */
export const resetPassword = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  { password: typed, ...why }: Why & { readonly password: string },
): Promise<Refused | null> => {
  if (typed.length < passwordLength.shortest) return fieldsRefused(ctx, { password: 'passwordShort' })
  if (typed.length > passwordLength.longest) return fieldsRefused(ctx, { password: 'passwordLong' })
  const throttled = throttleAdminAction(core, ctx)
  if (throttled) return throttled
  const owner = accountById(core.views.db, id)
  if (!owner) return refusal(ctx, 'account-missing')
  const weak = await passwordProblem(core, typed, owner)
  if (weak) return fieldsRefused(ctx, { password: weak })
  const password = await core.passwords.hash(typed, networkOf(ctx.address))
  if (password === 'busy') return busy(ctx)
  return command(core, ctx, id, ({ own }) => ({ kind: 'reset-password', password, own, ...why }))
}

/** Deactivates or reactivates an account (P8), or whichever it is not when `to` is null. Null on success. */
export const toggleStatus = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  { to, ...why }: Why & { readonly to: boolean | null },
): Promise<Refused | null> =>
  throttleAdminAction(core, ctx) ??
  (await command(core, ctx, id, ({ own, others }) => ({ kind: 'toggle', to, own, others, ...why }))) ??
  endConversations(core, ctx, id)

/** Nobody waits for a conversation with somebody who cannot sign in, on either side. What fails is left to jobs/mentoring-sweep.ts. */
const endConversations = async (core: Core, ctx: RequestContext, id: string): Promise<null> => {
  if (accountById(core.views.db, id)?.active) return null
  try {
    await releaseBookings(core, id, eventMetadata(ctx))
    await endWithInactive(core, id, eventMetadata(ctx))
  } catch (error) {
    logger.warn('mentoring.delayed', errorDetails(error))
  }
  return null
}

/** Deletes an account: erases it as its owner could (P34). Null on success. */
export const deleteUser = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  { reason }: Pick<Why, 'reason'>,
): Promise<Refused | null> =>
  withoutReason(ctx, reason) ??
  throttleAdminAction(core, ctx) ??
  act(core, ctx, id, async (asks) => {
    const outcome = await eraseAccount(core, id, eventMetadata(ctx), { by: 'admin', reason, ...asks })
    if (outcome === 'erased') return { ok: true, position: core.events.position() }
    if (outcome === 'admin-stays') return { ok: false, code: 'last-admin' }
    return { ok: false, code: outcome === 'busy' || outcome === 'waits' ? 'conflict' : outcome }
  })

/** Creates a link with which the person chooses a new password; the admin passes it on. */
export const makeResetLink = async (
  core: Core,
  ctx: RequestContext,
  id: string,
  why: Why,
): Promise<Refused | string> => {
  const refused =
    throttleAdminAction(core, ctx) ?? (await command(core, ctx, id, ({ own }) => ({ kind: 'make-link', own, ...why })))
  return refused ?? `${siteUrl(core, ctx)}${resetPath(resetCode(core, { admin: personOf(ctx).account }, id, ctx.now))}`
}

/** Opens the personal data in an account's history; the history records it. Null on success. */
export const openPersonal = async (core: Core, ctx: RequestContext, id: string, why: Why): Promise<Refused | null> =>
  withoutReason(ctx, why.reason) ??
  throttleAdminAction(core, ctx) ??
  command(core, ctx, id, () => ({ kind: 'open', ...why }))
