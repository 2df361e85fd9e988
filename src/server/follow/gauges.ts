// The metrics of a standby, the same from both sides.
import type { Core } from '../core/core'
import type { Gauge } from '../runtime/metrics'

/** None where nobody follows and nobody may. */
export const standbyGauges = ({
  feed,
  standby,
  events,
  clock,
}: Pick<Core, 'feed' | 'standby' | 'events' | 'clock'>): Gauge[] => {
  if (!feed && !standby) return []
  const seen = feed?.seen() ?? null
  const state = standby?.state()
  const contactAt = state ? state.contactAt : (seen?.at ?? null)
  return [
    {
      name: 'trampolim_standby_behind_events',
      help: 'Events the standby lacked at the last contact.',
      value: state ? state.behind : seen && events.position() - seen.position,
    },
    {
      name: 'trampolim_standby_silent_seconds',
      help: 'Seconds since the last contact between the standby and the server it follows.',
      value: contactAt === null ? null : (clock() - contactAt) / 1000,
    },
  ]
}
