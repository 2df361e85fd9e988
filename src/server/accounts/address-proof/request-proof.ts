// Asking for proof of an address: a mail with a link, sent a bounded number of times to each address and from each network.

import { proofMs } from '../../../domain/accounts/address'
import { addressProof } from '../../../domain/accounts/address-proof'
import { accountStream } from '../../../events/schema/events'
import type { EventMetadata } from '../../../events/store/log'
import type { Language } from '../../../i18n/locale'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { busy, type Refused, tooMany, unhandled } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { proofBuckets } from '../../security/buckets'
import { accountState } from '../account-state'
import { accountOfAddress, expiredClaims } from '../address-owner'

type Asker = { readonly address: string; readonly language: Language; readonly now: number }
type Mail = { readonly kind: 'prove' | 'change'; readonly account: string; readonly email: string }

/** Queues one mail with a link; the milliseconds to wait if there were too many. */
const queueProof = (core: Core, { kind, account, email }: Mail, { address, language, now }: Asker): number => {
  const buckets = [
    [`address proof ${core.secrets.emailClaim(email)}`, proofBuckets.address],
    [`address proofs of ${networkOf(address)}`, proofBuckets.network],
  ] as const
  const waitMs = core.throttle.takeAll(buckets, now)
  if (waitMs === 0)
    core.accountMails.queue({ kind, account, address: kind === 'change' ? email : '', language, at: now })
  return waitMs
}

/** After registering: mails a link if there is a mail server. The banner offers another where this one is not sent. */
export const proveNewAddress = (core: Core, account: string, asker: Asker): void => {
  const row = accountById(core.views.db, account)
  if (core.config.smtp && row && row.provedAt === null)
    queueProof(core, { kind: 'prove', account, email: row.email }, asker)
}

/** Sends the link for the person's unproved or new address once more; null when it is on its way or nothing is left to prove. */
export const resendProof = (core: Core, ctx: RequestContext): Refused | null => {
  const { account } = personOf(ctx)
  const row = accountById(core.views.db, account)
  if (!core.config.smtp || !row) return null
  const { pending, pendingUntil, email, provedAt } = row
  const waits = pending !== null && (pendingUntil ?? 0) > ctx.now
  if (!waits && provedAt !== null) return null
  const mail = waits
    ? ({ kind: 'change', account, email: pending } as const)
    : ({ kind: 'prove', account, email } as const)
  const waitMs = queueProof(core, mail, ctx)
  return waitMs === 0 ? null : tooMany(ctx, waitMs)
}

/** Asks for a new address, whose person has shown their password: it counts once it is proved. Null when the mail is queued. */
export const requestAddress = async (core: Core, ctx: RequestContext, email: string): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const owner = accountOfAddress(core, email)
  const reserved = core.events.claimed('email', core.secrets.emailClaim(email))
  const free =
    reserved === null || reserved === accountStream(account) || expiredClaims(core, email, ctx.now).length > 0
  if ((owner !== null && owner !== account) || !free) {
    const body = problem(ctx, 'email-in-use')
    return { status: 409, body: { ...body, fields: { email: body.message } } }
  }
  const from = accountState(core, account).email
  if (from === null) return { status: 401, body: problem(ctx, 'account-missing') }
  const command = { kind: 'request', email, from, now: ctx.now, until: ctx.now + proofMs } as const
  const outcome = await core.handle(addressProof, accountStream(account), command, eventMetadata(ctx))
  if (!outcome.ok && outcome.code === 'address-changes') return { status: 409, body: problem(ctx, 'address-changes') }
  if (!outcome.ok) return outcome.code === 'full' ? unhandled(ctx, outcome.code) : busy(ctx)
  const waitMs = queueProof(core, { kind: 'change', account, email }, ctx)
  return waitMs === 0 ? null : tooMany(ctx, waitMs)
}

/** Gives up a change that waits for proof. */
export const cancelRequest = async (core: Core, account: string, metadata: EventMetadata): Promise<boolean> =>
  (await core.handle(addressProof, accountStream(account), { kind: 'cancel' }, metadata)).ok
