// Reads what the panel and the calls send with an admin's action on somebody's account: the reason, and the state that is asked for.
import { prefixWithin } from '../../analysis/bounded'
import { noteMax } from '../../domain/accounts/administration'
import { type AdminReason, adminReasons } from '../../events/schema/vocabulary'
import { fieldOf } from '../http/request/body/schemas'
import { line } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { fieldsRefused, type Refused } from '../http/response/refusals'

/** `note` is one line of at most `noteMax` characters. */
export type Why = { readonly reason: AdminReason; readonly note: string }

const plain = (value: unknown): string => (typeof value === 'string' ? prefixWithin(line(value), noteMax) : '')

const isReason = (value: unknown): value is AdminReason => adminReasons.some((reason) => reason === value)

/** The reason, from a form's or a call's fields `motivo` and `nota`; 'unspecified' without them. */
export const whyOf = (body: unknown): Why => {
  const reason = fieldOf(body, 'motivo')
  return { reason: isReason(reason) ? reason : 'unspecified', note: plain(fieldOf(body, 'nota')) }
}

/** Opening or deleting a person's data requires a reason. */
export const withoutReason = (ctx: RequestContext, reason: AdminReason): Refused | null =>
  reason === 'unspecified' ? fieldsRefused(ctx, { motivo: 'reasonRequired' }) : null

/** The state a form or a call asks for; null when it only asks for the other one. */
export const wantedState = (body: unknown): boolean | null => {
  const typed = fieldOf(body, 'ativar')
  return typed === 'sim' ? true : typed === 'nao' ? false : null
}
