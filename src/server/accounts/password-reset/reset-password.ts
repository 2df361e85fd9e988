// Forgotten passwords: requesting a link, and choosing a new password with it.
import { passwordLength } from '../../../api/account/accounts'
import { profile } from '../../../domain/accounts/profile'
import { accountStream } from '../../../events/schema/events'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import type { FieldError } from '../../http/response/responses'
import { forgottenBuckets } from '../../security/buckets'
import { accountOfAddress } from '../address-owner'
import { passwordProblem } from './new-password'
import { readResetCode } from './reset-links'

/**
 * Mails a link to an address, if it belongs to an account that can sign in. The answer is the same whether or not it does,
 * and a further link for the same account within minutes is not sent. `waitMs`: this network made too many requests.
 */
export const requestReset = (core: Core, ctx: RequestContext, email: string): { readonly waitMs: number } => {
  const key = `forgotten ${networkOf(ctx.address)}`
  const waitMs = core.throttle.takeAll([[key, forgottenBuckets.network]], ctx.now)
  if (waitMs > 0) return { waitMs }
  const claim = core.secrets.emailClaim(email)
  const mayMail = core.throttle.takeAll([[`forgotten ${claim}`, forgottenBuckets.account]], ctx.now) === 0
  const account = accountOfAddress(core, email) ?? ''
  // Queued for an unknown address too, and dropped when it is sent: so both answers take the same time.
  if (mayMail) core.accountMails.queue({ kind: 'reset', account, address: '', language: ctx.language, at: ctx.now })
  return { waitMs: 0 }
}

type ResetOutcome = { readonly done: string } | 'link-over' | 'busy' | { readonly wrong: FieldError }

/** Sets the new password of a link's account and ends its sessions. A link works once, however many requests use it at once. */
export const resetByLink = async (
  core: Core,
  ctx: RequestContext,
  code: string,
  password: string,
): Promise<ResetOutcome> => {
  const link = readResetCode(core, code, ctx.now)
  const owner = link && accountById(core.views.db, link.account)
  if (!link || !owner) return 'link-over'
  if (password.length < passwordLength.shortest) return { wrong: 'passwordShort' }
  if (password.length > passwordLength.longest) return { wrong: 'passwordLong' }
  const weak = await passwordProblem(core, password, owner)
  if (weak) return { wrong: weak }
  const hash = await core.passwords.hash(password, networkOf(ctx.address))
  if (hash === 'busy') return 'busy'
  // Hashing took a while, in which the admin who made the link may have lost their office.
  if (!readResetCode(core, code, ctx.now)) return 'link-over'
  const { account, epoch } = link
  const metadata = { at: ctx.now, actor: account, correlation: ctx.correlation, causation: null }
  const outcome = await core.handle(profile, accountStream(account), { kind: 'reset', hash, epoch }, metadata)
  if (outcome.ok) return { done: account }
  return outcome.code === 'session-ended' || outcome.code === 'account-missing' ? 'link-over' : 'busy'
}
