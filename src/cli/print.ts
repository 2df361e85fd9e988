// Prints events on a line or as JSON; never the personal part.
import type { RecordedEvent } from '../events/store/log'
import { stamp } from './parse-time'

type PublicEvent = Omit<RecordedEvent, 'personal'>

export const eventText = ({ position, at, stream, version, type, actor, data }: PublicEvent): string =>
  `${String(position).padStart(8)}  ${stamp(at)}  ${stream}@${version}  ${type}  ${JSON.stringify(data)}  by ${actor ?? 'nobody'}`

export const eventJson = (event: PublicEvent): string => {
  const { position, id, at, stream, version, type, schema, actor, correlation, causation, data } = event
  const time = new Date(at).toISOString()
  return JSON.stringify({ position, id, at: time, stream, version, type, schema, actor, correlation, causation, data })
}
