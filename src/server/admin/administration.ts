// What an admin does to an account from the panel. Every action is an event with its actor and reason; those that could
// leave the place without an admin run one after another, and look anew at who is one.
import {
  type AdministrationCommand,
  type AdministrationRefusal,
  administration,
  noteMax,
} from '../../domain/accounts/administration'
import type { Handled } from '../../domain/handle'
import { accountStream } from '../../events/schema/account'
import { type AdminReason, adminReasons } from '../../events/schema/vocabulary'
import { accountById, otherActiveAdmins } from '../../projections/accounts/account'
import { eraseAccount } from '../accounts/erase'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { contextOf, personOf } from '../http/request/route-context'
import { fieldOf, passwordShortest } from '../http/request/schemas'
import type { Refused } from '../http/response/refusals'
import { busy, oneAdminAction } from '../http/response/refusals'
import { fieldsProblem, problem } from '../http/response/responses'

export type Why = { readonly reason: AdminReason; readonly note: string }

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .toWellFormed()
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
        .slice(0, noteMax)
    : ''

const isReason = (value: unknown): value is AdminReason => adminReasons.some((reason) => reason === value)

/** Why, from a form's or a call's fields `motivo` and `nota`. Neither is asked for: without them it is 'unspecified'. */
export const whyOf = (body: unknown): Why => {
  const reason = fieldOf(body, 'motivo')
  return { reason: isReason(reason) ? reason : 'unspecified', note: plain(fieldOf(body, 'nota')) }
}

const statuses = { 'account-missing': 404, 'own-account': 403, 'last-admin': 403 } as const

const refusal = (visit: Visit, code: AdministrationRefusal | 'conflict' | 'claimed' | 'busy'): Refused =>
  code === 'account-missing' || code === 'own-account' || code === 'last-admin'
    ? { status: statuses[code], body: problem(visit, code) }
    : busy(visit)

const answered = (visit: Visit, done: Handled<AdministrationRefusal>): Refused | null =>
  done.ok ? null : refusal(visit, done.code)

const turns = new WeakMap<Core, Promise<unknown>>()

/** Runs an action alone, and only if the actor is an active admin at that moment. */
const alone = (core: Core, visit: Visit, action: () => Promise<Refused | null>): Promise<Refused | null> => {
  const mine = (turns.get(core) ?? Promise.resolve()).then(() => {
    const actor = accountById(core.views.db, personOf(visit).account)
    if (actor?.role !== 'admin' || !actor.active) return { status: 403, body: problem(visit, 'forbidden') }
    return action()
  })
  turns.set(
    core,
    mine.catch(() => {}),
  )
  return mine
}

const command = (core: Core, visit: Visit, id: string, what: AdministrationCommand) =>
  core.handle(administration, accountStream(id), what, contextOf(visit))

const asks = (core: Core, visit: Visit, id: string) => ({
  own: personOf(visit).account === id,
  others: otherActiveAdmins(core.views.db, id),
})

/** Gives an account another password and ends its sessions, the admin's present one excepted. Null when done. */
export const resetPassword = async (
  core: Core,
  visit: Visit,
  id: string,
  { password: typed, ...why }: Why & { readonly password: string },
): Promise<Refused | null> => {
  if (typed.length < passwordShortest) return { status: 422, body: fieldsProblem(visit, { password: 'passwordShort' }) }
  if (typed.length > 1000) return { status: 422, body: fieldsProblem(visit, { password: 'passwordLong' }) }
  const held = oneAdminAction(core, visit)
  if (held) return held
  if (!accountById(core.views.db, id)) return refusal(visit, 'account-missing')
  const password = await core.passwords.hash(typed)
  if (password === 'busy') return busy(visit)
  const { account, session } = personOf(visit)
  const except = account === id ? session : null
  return alone(core, visit, async () =>
    answered(visit, await command(core, visit, id, { kind: 'reset-password', password, except, ...why })),
  )
}

/** Deactivates an active account and reactivates another (decision 8). Null when done. */
export const toggleStatus = async (core: Core, visit: Visit, id: string, why: Why): Promise<Refused | null> =>
  oneAdminAction(core, visit) ??
  alone(core, visit, async () =>
    answered(visit, await command(core, visit, id, { kind: 'toggle', ...asks(core, visit, id), ...why })),
  )

/** Deletes an account: erases it as its owner could (decision 34). Null when done. */
export const deleteUser = async (
  core: Core,
  visit: Visit,
  id: string,
  { reason }: Pick<Why, 'reason'>,
): Promise<Refused | null> =>
  oneAdminAction(core, visit) ??
  alone(core, visit, async () => {
    const done = await eraseAccount(core, id, contextOf(visit), { reason, ...asks(core, visit, id) })
    return done === 'erased' ? null : refusal(visit, done === 'admin-stays' ? 'last-admin' : done)
  })

/** Opens what is personal in an account's past, which is told in it. Null when done. */
export const openPersonal = async (core: Core, visit: Visit, id: string, why: Why): Promise<Refused | null> =>
  oneAdminAction(core, visit) ??
  alone(core, visit, async () => answered(visit, await command(core, visit, id, { kind: 'open', ...why })))
