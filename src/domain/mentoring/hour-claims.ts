// The claim on a mentoring hour, which the log grants once: an hour is booked by one person, or withdrawn.
import type { DomainEvent } from '../../events/schema/events'
import type { Claim } from '../../events/store/log'

/** The claims that follow from events of a stream. A withdrawn hour stays claimed, so that nobody books it any more. */
export const hourClaims = (
  stream: string,
  events: readonly Pick<DomainEvent, 'type' | 'data'>[],
): { readonly claims: readonly Claim[]; readonly releases: readonly Claim[] } => {
  const claim = (value: string): Claim => ({ kind: 'mentoring-hour', value, stream })
  const claims: Claim[] = []
  const releases: Claim[] = []
  for (const event of events as readonly DomainEvent[])
    switch (event.type) {
      case 'MentoringBooked':
      case 'MentoringHourWithdrawn':
        claims.push(claim(event.data.hour))
        break
      case 'MentoringMoved':
        claims.push(claim(event.data.hour))
        releases.push(claim(event.data.from))
        break
      case 'MentoringCancelled':
        releases.push(claim(event.data.hour))
    }
  return { claims, releases }
}
