// The state of streams in memory, carried on from event to event. Folding a stream from its start at each command would
// make whoever fills one slow for everybody.
import type { Decider } from '../../domain/decider'
import { type AccountEvent, accountEvents } from '../../events/schema/account'
import type { EventLog } from '../../events/store/log'

export const stateLimits = {
  /** Streams whose states are held; the least recently used one goes first. A state is a few kB. */
  streams: 2_000,
  /** Events read in one go: a long stream is never in memory as a whole. */
  events: 1_000,
} as const

type Folding<State> = Pick<Decider<State, never, AccountEvent, string>, 'initial' | 'evolve'>

/** `version` is that of the last event in it; 0 for a stream that does not exist. */
export type StreamState<State> = { readonly state: State; readonly version: number }

export type StreamStates = {
  /** What a decider knows of a stream as of its last event. */
  of<State>(decider: Folding<State>, stream: string): StreamState<State>
  /** Streams held now. */
  size(): number
}

export const createStreamStates = (log: Pick<EventLog, 'read' | 'onCommit'>): StreamStates => {
  const held = new Map<string, Map<object, StreamState<unknown>>>()
  log.onCommit('effects', (events) => {
    // Nothing of somebody who is erased stays in memory; the next look begins from their erasure.
    for (const { type, stream } of events) if (type === 'AccountErased') held.delete(stream)
  })

  const remember = <State>(decider: Folding<State>, stream: string, found: StreamState<State>) => {
    const states = held.get(stream) ?? new Map<object, StreamState<unknown>>()
    held.delete(stream)
    held.set(stream, states.set(decider, found))
    if (held.size > stateLimits.streams) for (const oldest of held.keys()) return void held.delete(oldest)
  }

  return {
    of<State>(decider: Folding<State>, stream: string) {
      // Only this function puts states in, each under the decider it came from.
      const known = held.get(stream)?.get(decider) as StreamState<State> | undefined
      let { state, version } = known ?? { state: decider.initial, version: 0 }
      for (;;) {
        const recorded = log.read(stream, version, stateLimits.events)
        state = accountEvents.history(recorded).reduce<State>(decider.evolve, state)
        version = recorded.at(-1)?.version ?? version
        if (recorded.length < stateLimits.events) break
      }
      remember(decider, stream, { state, version })
      return { state, version }
    },
    size: () => held.size,
  }
}
