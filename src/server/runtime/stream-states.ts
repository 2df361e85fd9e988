// The state of streams in memory, updated event by event, because folding a long stream at each command is slow.
import type { Decider } from '../../domain/decider'
import { ownerOfStream } from '../../events/schema/drafts/drafts'
import { draftOfReview } from '../../events/schema/drafts/reviews'
import { accountStream, type DomainEvent, domainEvents, erasures } from '../../events/schema/events'
import type { EventLog } from '../../events/store/log'

const stateLimits = {
  /** Most streams in memory; the least recently used is dropped. A state is a few kB. */
  streams: 2_000,
  /** Events read at once, so that a long stream is never in memory as a whole. */
  events: 1_000,
} as const

type Folding<State> = Pick<Decider<State, never, DomainEvent, string>, 'initial' | 'evolve'>

/** `version` is that of the last event; 0 for a stream that does not exist. */
type StreamState<State> = { readonly state: State; readonly version: number }

export type StreamStates = {
  /** The state of a stream as of its last event. */
  of<State>(decider: Folding<State>, stream: string): StreamState<State>
  /** Streams in memory now. */
  size(): number
}

/** `position`: the log's when its stream was last read. */
type StateAt = StreamState<unknown> & { readonly position: number }

/** Events of a stream after a version, up to another; `isAll`: there were no more at that position of the log. */
type StreamPart = {
  readonly stream: string
  readonly after: number
  readonly version: number
  readonly events: ReturnType<typeof domainEvents.history>
  readonly isAll: boolean
  readonly position: number
}

export const createStreamStates = (log: Pick<EventLog, 'read' | 'position' | 'onCommit'>): StreamStates => {
  const statesByStream = new Map<string, Map<object, StateAt>>()
  /** Streams erased lately: until their keys are destroyed, a read could bring their states back. */
  const erased = new Set<string>()
  /** A command asks for several states of one stream, which are mostly as old as each other: read, opened and checked once. */
  let last: StreamPart | null = null
  const isErased = (stream: string): boolean => {
    const account = ownerOfStream(stream)
    return (
      erased.has(stream) ||
      erased.has(draftOfReview(stream) ?? '') ||
      (account !== null && erased.has(accountStream(account)))
    )
  }
  log.onCommit('effects', (events) => {
    const gone = events.filter(({ type }) => erasures.has(type))
    if (gone.length === 0) return
    for (const { stream } of gone) erased.add(stream)
    for (const oldest of erased) if (erased.size > stateLimits.streams) erased.delete(oldest)
    last = null
    // None of an erased account, draft or message stays in memory; states of other kinds of streams hold no personal data of theirs.
    for (const stream of statesByStream.keys()) if (isErased(stream)) statesByStream.delete(stream)
  })

  const read = (stream: string, after: number, position: number): StreamPart => {
    if (
      last?.stream === stream &&
      last.position === position &&
      last.after <= after &&
      (last.isAll || after < last.version)
    )
      return last
    const recorded = log.read(stream, after, stateLimits.events)
    const part = {
      ...{ stream, after, position, version: recorded.at(-1)?.version ?? after },
      events: domainEvents.history(recorded),
      isAll: recorded.length < stateLimits.events,
    }
    last = isErased(stream) ? null : part
    return part
  }

  const remember = (decider: object, stream: string, found: StateAt) => {
    if (isErased(stream)) return
    const states = statesByStream.get(stream) ?? new Map<object, StateAt>()
    statesByStream.delete(stream)
    statesByStream.set(stream, states.set(decider, found))
    if (statesByStream.size > stateLimits.streams)
      for (const oldest of statesByStream.keys()) return void statesByStream.delete(oldest)
  }

  return {
    of<State>(decider: Folding<State>, stream: string) {
      // Only this function stores states, each under the decider that made it.
      const cached = statesByStream.get(stream)?.get(decider) as (StateAt & StreamState<State>) | undefined
      let { state, version } = cached ?? { state: decider.initial, version: 0 }
      const position = log.position()
      // As long as nothing is appended to the log, nothing is new in any stream.
      while (cached?.position !== position) {
        const part = read(stream, version, position)
        const from = version
        for (const event of part.events) if (event.meta.version > from) state = decider.evolve(state, event)
        version = part.version
        if (part.isAll) break
      }
      remember(decider, stream, { state, version, position })
      return { state, version }
    },
    size: () => statesByStream.size,
  }
}
