// The claims that belong to events: an address, an identity and a passkey belong to one account, a coupon or a mentoring hour to
// one person. They are stored beside the log and not in it, so an import of events from another log calculates them again.
import { type AccountState, account } from '../../domain/accounts/account'
import { eventClaims } from '../../domain/event-claims'
import { accountOf, domainEvents } from '../../events/schema/events'
import type { Claim, RecordedEvent } from '../../events/store/log'
import type { Secrets } from '../security/secrets'
import { claimChanges } from './held-claims'

type EventClaims = { readonly claims: readonly Claim[]; readonly releases: readonly Claim[] }

/** Call it with each event of a log, in order. The address of an erased account cannot be read, so nothing is claimed for it. */
export const createClaims = (
  secrets: Pick<Secrets, 'emailClaim' | 'link'>,
): ((event: RecordedEvent) => EventClaims) => {
  const states = new Map<string, AccountState>()
  const holders = new Map<string, Claim>()
  const keyOf = ({ kind, value }: Claim) => `${kind} ${value}`

  return (recorded) => {
    const parsed = domainEvents.parse(recorded)
    if (!parsed?.ok) return { claims: [], releases: [] }
    const { stream } = recorded
    const others = eventClaims(stream, [parsed.event])
    if (accountOf(stream) === null) return others
    const before = states.get(stream) ?? account.initial
    const after = account.evolve(before, parsed.event)
    states.set(stream, after)
    const { claims, releases: left } = claimChanges({ secrets }, stream, before, after)
    // An account that could no longer take an address back loses it to the account that claims it now.
    const lost = claims.flatMap((claim) => holders.get(keyOf(claim)) ?? []).filter((one) => one.stream !== stream)
    const releases = [...left, ...lost]
    for (const claim of releases) holders.delete(keyOf(claim))
    for (const claim of claims) holders.set(keyOf(claim), claim)
    return { claims: [...claims, ...others.claims], releases: [...releases, ...others.releases] }
  }
}
