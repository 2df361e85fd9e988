// Lists the kinds of events that a log contains, and which of them this release cannot read.
import { setImmediate } from 'node:timers/promises'
import { breaksInWords } from '../store/chain-breaks'
import type { Kind, LogReader } from '../store/log'
import { LogError } from '../store/log-error'
import type { AnyCatalog } from './catalog'

type Log = Pick<LogReader, 'position' | 'kinds' | 'chainBreaks'>

/** Most kinds that a message names. */
const namedMax = 5
/** Positions that a survey covers between two turns of the event loop: a millisecond or two of work. */
const batchPositions = 250

/** Whether this release can read events of a type at a schema; false for those of a newer release. */
export function knows({ definitions }: Pick<AnyCatalog, 'definitions'>, kind: Pick<Kind, 'type' | 'schema'>): boolean {
  const definition = Object.hasOwn(definitions, kind.type) ? definitions[kind.type] : undefined
  return definition !== undefined && kind.schema <= definition.schema
}

/** Kinds as text: types, schemas, numbers, positions. At most five are named. */
export function describeKinds(kinds: readonly Kind[]): string {
  const descriptions = kinds
    .slice(0, namedMax)
    .map(
      ({ type, schema, events, first }) =>
        `${type} of schema ${schema} (${events} ${events === 1 ? 'event' : 'events'}, the first at position ${first})`,
    )
  const more = kinds.length - descriptions.length
  return [...descriptions, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Those this release cannot read. */
export const unknownKinds = (catalog: Pick<AnyCatalog, 'definitions'>, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => !knows(catalog, kind))

/** Throws LogError `newer`, with the cause and what to do, if there are kinds this release cannot read. */
export function refuseUnknown(catalog: Pick<AnyCatalog, 'definitions'>, kinds: readonly Kind[]): void {
  const unknown = unknownKinds(catalog, kinds)
  if (unknown.length === 0) return
  throw new LogError(
    'newer',
    `The log holds events that this release cannot read: ${describeKinds(unknown)}. A newer release wrote them. ` +
      'Run that release, or restore the backup that was made before it was installed. `serve --allow-parked` serves ' +
      'all the same, without those events; uploads that seem to belong to nobody are then not looked for.',
  )
}

type Survey = {
  /** Kinds this release cannot read. */
  readonly unknown: readonly Kind[]
  /** Positions without an event, although there should be one. */
  readonly missing: number
  /** Differences between the log and what was written, up to the first batch with a break; null for none. */
  readonly changed: string | null
}

/** Surveys a whole log in slices, continuing at the next call; null if it was stopped midway. */
export function createSurvey(
  log: Log,
  catalog: Pick<AnyCatalog, 'definitions'>,
): (stopped?: () => boolean) => Promise<Survey | null> {
  const unknown = new Map<string, Kind>()
  let position = 0
  let missing = 0
  let changed: string | null = null
  return async (stopped = () => false) => {
    for (let last = log.position(); position < last; last = log.position()) {
      if (stopped()) return null
      const until = Math.min(last, position + batchPositions)
      const kinds = log.kinds(position, until)
      for (const kind of unknownKinds(catalog, kinds)) add(unknown, kind)
      missing += until - position - kinds.reduce((sum, { events }) => sum + events, 0)
      changed ??= breaksInWords(log.chainBreaks(position, until))
      position = until
      await setImmediate()
    }
    return { unknown: [...unknown.values()], missing, changed }
  }
}

function add(kinds: Map<string, Kind>, kind: Kind): void {
  const name = `${kind.schema} ${kind.type}`
  const before = kinds.get(name)
  kinds.set(name, before ? { ...before, events: before.events + kind.events } : kind)
}
