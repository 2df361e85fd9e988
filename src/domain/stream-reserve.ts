// The end of a stream is reserved for what must always be possible: an account whose stream is full can still be
// deactivated, given another password or erased, and what was started can still end.
import { type DomainEvent, domainEvents } from '../events/schema/events'
import { limits } from '../events/store/limits'

type EventToAppend = Pick<DomainEvent, 'type'> & { readonly data?: object }

/** A line's wording is asked for as often as one likes; any other question to a model follows from an analysis. */
const isWording = ({ type, data = {} }: EventToAppend): boolean =>
  type === 'ModelAsked' && 'tool' in data && data.tool === 'draft'

/** Whether these events may follow a stream's `version`. The log's own limit applies besides. */
export const hasRoom = (version: number, events: readonly EventToAppend[]): boolean =>
  version + events.length <= limits.streamEvents - limits.streamReserve ||
  !events.some((event) => domainEvents.definitions[event.type].repeatable || isWording(event))

/** Whether the stream may also hold the notifications of what it must hold: at most half of the reserve, of `events` in all. */
export const hasRoomToNotify = (version: number, events: number): boolean =>
  version + events <= limits.streamEvents - limits.streamReserve / 2
