// Which kinds of events a log holds, and which of them this release cannot read.
import { setImmediate } from 'node:timers/promises'
import type { Kind, LogReader } from '../store/log'
import { LogError } from '../store/log-error'
import type { AnyCatalog } from './catalog'

type Log = Pick<LogReader, 'position' | 'kinds'>

/** Kinds a message names at most. */
const namedMax = 5
/** Positions a survey looks at between two turns of the event loop: about a millisecond of work. */
const slice = 1_000

/** Whether this release can read events of a type at a schema. A newer release's it cannot. */
export function knows({ definitions }: Pick<AnyCatalog, 'definitions'>, kind: Pick<Kind, 'type' | 'schema'>): boolean {
  const known = Object.hasOwn(definitions, kind.type) ? definitions[kind.type] : undefined
  return known !== undefined && kind.schema <= known.schema
}

/** Kinds in words: types, schemas, numbers, positions. At most five are named. */
export function describeKinds(kinds: readonly Kind[]): string {
  const named = kinds
    .slice(0, namedMax)
    .map(
      ({ type, schema, events, first }) =>
        `${type} of schema ${schema} (${events} ${events === 1 ? 'event' : 'events'}, the first at position ${first})`,
    )
  const more = kinds.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Those this release cannot read. */
export const unknownKinds = (catalog: Pick<AnyCatalog, 'definitions'>, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => !knows(catalog, kind))

/** Throws LogError `newer`, with the cause and the way on, if there are kinds this release cannot read. */
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

export type Survey = {
  /** Kinds this release cannot read. */
  readonly unknown: readonly Kind[]
  /** Positions at which no event is, though there should be one. */
  readonly missing: number
}

/**
 * Looks through a whole log in slices that leave the event loop free, and goes on from there when it is called again.
 * It asks the log alone. Null if it was stopped on the way.
 */
export function createSurvey(
  log: Log,
  catalog: Pick<AnyCatalog, 'definitions'>,
): (stopped?: () => boolean) => Promise<Survey | null> {
  const unknown = new Map<string, Kind>()
  let position = 0
  let missing = 0
  return async (stopped = () => false) => {
    for (let last = log.position(); position < last; last = log.position()) {
      if (stopped()) return null
      const until = Math.min(last, position + slice)
      const kinds = log.kinds(position, until)
      for (const kind of unknownKinds(catalog, kinds)) add(unknown, kind)
      missing += until - position - kinds.reduce((sum, { events }) => sum + events, 0)
      position = until
      await setImmediate()
    }
    return { unknown: [...unknown.values()], missing }
  }
}

function add(kinds: Map<string, Kind>, kind: Kind): void {
  const name = `${kind.schema} ${kind.type}`
  const before = kinds.get(name)
  kinds.set(name, before ? { ...before, events: before.events + kind.events } : kind)
}
