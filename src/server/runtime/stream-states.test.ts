import { expect, test } from 'bun:test'
import type { Decider } from '../../domain/decider'
import type { DomainEvent } from '../../events/schema/events'
import type { CommitListener, RecordedEvent } from '../../events/store/log'
import { createStreamStates } from './stream-states'

type Folding<State> = Pick<Decider<State, never, DomainEvent, string>, 'initial' | 'evolve'>
const counted = { initial: 0, evolve: (state: number) => state + 1 }

/** A log of one event a stream; `commit` announces an event as the log does. */
const given = (streams: readonly string[]) => {
  let announce: CommitListener = () => {}
  const states = createStreamStates({
    read: () => [],
    position: () => 0,
    onCommit: (_phase, listener) => {
      announce = listener
    },
  })
  const load = () => {
    for (const stream of streams) states.of(counted, stream)
  }
  load()
  return { states, load, commit: (type: string, stream: string) => announce([{ type, stream } as RecordedEvent]) }
}

const own = ['account/a', 'draft/a/1', 'draft/a/1/review', 'draft/a/2']
const others = ['account/ab', 'draft/ab/1', 'draft/ab/1/review', 'support/m', 'support/n']

test('an erased account leaves none of its states in memory, and stores none between its erasure and that of its keys', () => {
  const { states, load, commit } = given([...own, ...others])
  expect(states.size()).toBe(9)
  commit('AccountErased', 'account/a')
  expect(states.size()).toBe(others.length)
  load()
  expect(states.size()).toBe(others.length)
})

test('a deleted draft leaves neither its state nor that of its readers in memory', () => {
  const { states, load, commit } = given([...own, ...others])
  commit('DraftErased', 'draft/a/1')
  expect(states.size()).toBe(7)
  load()
  expect(states.size()).toBe(7)
})

test("a visitor's deleted message leaves no state in memory", () => {
  const { states, load, commit } = given([...own, ...others])
  commit('SupportMessageErased', 'support/m')
  expect(states.size()).toBe(8)
  load()
  expect(states.size()).toBe(8)
})

const sessionOf = (version: number) => `00000000-0000-7000-8000-${String(version).padStart(12, '0')}`

/** A log of one stream, `account/a`, that counts how often it is read. */
const growing = (length = 0) => {
  const stored: RecordedEvent[] = []
  let reads = 0
  let announce: CommitListener = () => {}
  const states = createStreamStates({
    read: (_stream, after = 0, limit = -1) => {
      reads += 1
      return stored.slice(after, limit < 0 ? undefined : after + limit)
    },
    position: () => stored.length,
    onCommit: (_phase, listener) => {
      announce = listener
    },
  })
  const happened = { stream: 'account/a', schema: 1, personal: () => undefined, causation: null }
  const append = (type = 'SessionEnded') => {
    const version = stored.length + 1
    const data = type === 'SessionEnded' ? { session: sessionOf(version), cause: 'logout' } : {}
    stored.push({ ...happened, type, data, version, position: version } as unknown as RecordedEvent)
    announce(stored.slice(-1))
  }
  for (let at = 0; at < length; at += 1) append()
  return { append, of: <State>(decider: Folding<State>) => states.of(decider, 'account/a'), reads: () => reads }
}
/** Adds up the numbers of the sessions, which are their events' versions: one lost or taken twice shows. */
const summed: Folding<number> = {
  initial: 0,
  evolve: (sum, event) => sum + (event.type === 'SessionEnded' ? Number(event.data.session.slice(-12)) : 0),
}

test('a stream is read again once the log has grown, and not before', () => {
  const { append, of, reads } = growing(1)
  const first = { state: 1, version: 1 }
  expect([of(counted), of(counted), reads()]).toEqual([first, first, 1])
  append()
  expect([of(counted), reads()]).toEqual([{ state: 2, version: 2 }, 2])
})

test('several states of a stream at one position are made of one read, also one that lacks fewer of its events', () => {
  const { append, of, reads } = growing(3)
  expect([of(counted), of(summed), reads()]).toEqual([{ state: 3, version: 3 }, { state: 6, version: 3 }, 1])
  append()
  append()
  expect([of(summed), reads()]).toEqual([{ state: 15, version: 5 }, 2])
  append()
  // The older one first: what was read for it holds what the other lacks.
  expect([of(counted), of(summed), reads()]).toEqual([{ state: 6, version: 6 }, { state: 21, version: 6 }, 3])
  append()
  expect([of(summed), reads()]).toEqual([{ state: 28, version: 7 }, 4])
  append()
  // The newer one first: the other lacks more than was read for it.
  expect([of(summed), of({ ...counted }), reads()]).toEqual([{ state: 36, version: 8 }, { state: 8, version: 8 }, 6])
})

test('a stream of several reads gives every state all of its events', () => {
  const { append, of } = growing(2_500)
  const sum = (2_500 * 2_501) / 2
  expect([of(counted), of(summed)]).toEqual([
    { state: 2_500, version: 2_500 },
    { state: sum, version: 2_500 },
  ])
  for (let at = 0; at < 1_000; at += 1) append()
  expect([of(counted).state, of(summed).state, of({ ...counted }).state]).toEqual([3_500, (3_500 * 3_501) / 2, 3_500])
})

test("an erased account's events are read for each of its states, because none stays in memory", () => {
  const { append, of, reads } = growing(2)
  of(counted)
  append('AccountErased')
  const before = reads()
  of(counted)
  of(counted)
  expect(reads() - before).toBe(2)
})
