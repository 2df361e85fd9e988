// Load a stream, fold, decide, append: the one way a command becomes events.
import { couponClaims } from '../../domain/billing/coupon'
import { fold } from '../../domain/decider'
import type { Handle } from '../../domain/handle'
import { accountEvents } from '../../events/schema/account'
import type { EventLog } from '../../events/store/log'
import { createSerial } from './mutex'

/** Another writer may have been quicker; after so many tries the caller is told. */
export const triesMax = 3

/** Commands to one stream run one after another in this process; the log's expected version guards against others. */
export const createHandle = (log: EventLog): Handle => {
  const serial = createSerial()

  const attempt: Handle = async (decider, stream, command, metadata, claims = [], releases = []) => {
    for (let tries = 0; tries < triesMax; tries++) {
      const recorded = log.read(stream)
      const expected = recorded.at(-1)?.version ?? 0
      const decision = decider.decide(command, fold(decider, accountEvents.history(recorded)))
      if ('refused' in decision) return { ok: false, code: decision.refused }
      if (decision.events.length === 0) return { ok: true, position: log.position() }
      const events = decision.events.map((event) => accountEvents.draft(event))
      // A coupon is held by its event: nobody can forget the claim that goes with it.
      const held = couponClaims(stream, decision.events)
      const appended = await log.append([{ stream, expected, events }], metadata, {
        claims: [...claims, ...held.claims],
        releases: [...releases, ...held.releases],
      })
      if (appended.ok) return { ok: true, position: appended.position }
      if (appended.reason === 'claimed') return { ok: false, code: 'claimed' }
    }
    return { ok: false, code: 'conflict' }
  }

  return (decider, stream, command, metadata, claims, releases) =>
    serial(stream, () => attempt(decider, stream, command, metadata, claims, releases))
}
