// Executes a command: loads the stream's state, decides, appends. The only way a command becomes events. What a stream
// claims follows from its events here, at the version that decided, so that no caller can forget it or read it too early.
import { account } from '../../domain/accounts/account'
import { causeWithin } from '../../domain/billing/causes'
import { eventClaims } from '../../domain/event-claims'
import type { Handle } from '../../domain/handle'
import { mayNotify, raisedBy, raising } from '../../domain/notifications/raise'
import { hasRoom, hasRoomToNotify } from '../../domain/stream-reserve'
import { accountOf, type DomainEvent, domainEvents } from '../../events/schema/events'
import type { EventLog } from '../../events/store/log'
import { claimChanges } from '../accounts/held-claims'
import type { Secrets } from '../security/secrets'
import { createMutex } from './mutex'
import type { StreamStates } from './stream-states'

/** How often at most anything is tried because others wrote meanwhile. A `conflict` after that is final, unless an `unchanged` stream made it. */
export const triesMax = 3

/** Commands to one stream run one after another here; the expected version guards against other writers. */
export const createHandle = (
  log: EventLog,
  states: StreamStates,
  secrets: Pick<Secrets, 'emailClaim' | 'link'>,
): Handle => {
  const mutex = createMutex()

  /** The notifications of these events go into the log with them. */
  const notifications = (stream: string, version: number, events: readonly DomainEvent[]) => {
    if (accountOf(stream) === null || !mayNotify(events)) return []
    const raised = raisedBy(states.of(raising, stream).state, events)
    return hasRoomToNotify(version, events.length + raised.length) ? raised : []
  }

  const claimsAfter = (stream: string, events: readonly DomainEvent[]) => {
    const others = eventClaims(stream, events)
    if (accountOf(stream) === null) return others
    const before = states.of(account, stream).state
    const changes = claimChanges({ secrets }, stream, before, events.reduce(account.evolve, before))
    return { claims: [...changes.claims, ...others.claims], releases: [...changes.releases, ...others.releases] }
  }

  const attempt: Handle = async (decider, stream, command, metadata, { releases = [], unchanged = [] } = {}) => {
    for (let tries = 0; tries < triesMax; tries++) {
      const { state, version: expected } = states.of(decider, stream)
      const decision = decider.decide(command, state)
      if ('refused' in decision) return { ok: false, code: decision.refused }
      if (decision.events.length === 0) return { ok: true, position: log.position() }
      if (!hasRoom(expected, decision.events)) return { ok: false, code: 'full' }
      const events = [
        ...decision.events.map((event, index) => {
          const cause = causeWithin(decision.events, index)
          return { ...domainEvents.draft(event), ...(cause !== undefined && { causedBy: cause }) }
        }),
        ...notifications(stream, expected, decision.events).map(({ event, causedBy }) => ({
          ...domainEvents.draft(event),
          causedBy,
        })),
      ]
      const claims = claimsAfter(stream, decision.events)
      const others = unchanged.filter((one) => one.stream !== stream).map((one) => ({ ...one, events: [] }))
      const appended = await log.append([{ stream, expected, events }, ...others], metadata, {
        claims: claims.claims,
        releases: [...releases, ...claims.releases],
      })
      if (appended.ok) return { ok: true, position: appended.position }
      if (appended.reason === 'claimed') return { ok: false, code: 'claimed' }
      if (appended.stream !== stream) break
    }
    return { ok: false, code: 'conflict' }
  }

  return (decider, stream, command, metadata, depends) =>
    mutex(stream, () => attempt(decider, stream, command, metadata, depends))
}
