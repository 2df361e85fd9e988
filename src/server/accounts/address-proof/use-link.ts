// Does what a link about an address asks when its page is confirmed.
import { randomBytes } from 'node:crypto'
import { addressProof } from '../../../domain/accounts/address-proof'
import { accountStream } from '../../../events/schema/events'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { triesMax } from '../../runtime/command-handler'
import { accountState } from '../account-state'
import { expiredClaims } from '../address-owner'
import { type ProofLink, readProofCode } from './proof-links'

type Used = { readonly done: ProofLink } | 'link-over' | 'taken' | 'busy'

/** Uses the link of a code: proves the address, makes the new one count, or undoes the change. */
export const useLink = async (core: Core, ctx: RequestContext, code: string, undo: boolean): Promise<Used> => {
  const link = readProofCode(core, code, ctx.now)
  if (!link || (link.kind === 'undo') !== undo) return 'link-over'
  const metadata = { at: ctx.now, actor: link.account, correlation: ctx.correlation, causation: null }
  const stream = accountStream(link.account)
  if (link.kind === 'prove') {
    const outcome = await core.handle(addressProof, stream, { kind: 'prove', email: link.email, by: 'mail' }, metadata)
    return outcome.ok ? { done: link } : outcome.code === 'link-over' ? 'link-over' : 'busy'
  }
  const password = undo ? await unknownPassword(core, ctx) : ''
  if (password === null) return 'busy'
  for (let tries = 0; tries < triesMax; tries++) {
    const { email: from } = accountState(core, link.account)
    if (from === null) return 'link-over'
    const { email, until } = link
    const command =
      link.kind === 'change'
        ? ({ kind: 'confirm', email, from, now: ctx.now } as const)
        : ({ kind: 'undo', email, from, until, now: ctx.now, password } as const)
    const releases = expiredClaims(core, email, ctx.now)
    const outcome = await core.handle(addressProof, stream, command, metadata, { releases })
    if (outcome.ok) {
      // The former address learns of the change; if it was proved, with a link that takes it back.
      if (link.kind === 'change')
        core.accountMails.queue({
          kind: 'moved',
          account: link.account,
          address: from,
          language: ctx.language,
          at: ctx.now,
        })
      return { done: link }
    }
    if (outcome.code === 'claimed') return 'taken'
    if (outcome.code === 'stale') continue
    return outcome.code === 'conflict' || outcome.code === 'full' ? 'busy' : 'link-over'
  }
  return 'busy'
}

/** A hash of a random password: nobody signs in with it until the person chooses one of their own. */
const unknownPassword = async (core: Core, ctx: RequestContext): Promise<string | null> => {
  const hash = await core.passwords.hash(randomBytes(32).toString('base64url'), networkOf(ctx.address))
  return hash === 'busy' ? null : hash
}
