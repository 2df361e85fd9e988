import { expect, test } from 'bun:test'
import type { CommitListener, RecordedEvent } from '../../events/store/log'
import { createStreamStates } from './stream-states'

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

test('a stream is read again once the log has grown, and not before', () => {
  const happened = {
    stream: 'account/a',
    type: 'SessionEnded',
    schema: 1,
    data: { session: Bun.randomUUIDv7(), cause: 'logout' },
  }
  const stored: RecordedEvent[] = []
  let reads = 0
  const states = createStreamStates({
    read: (_stream, after = 0) => {
      reads += 1
      return stored.filter(({ version }) => version > after)
    },
    position: () => stored.length,
    onCommit: () => {},
  })
  const append = () => {
    const version = stored.length + 1
    stored.push({ ...happened, version, position: version, personal: () => undefined } as unknown as RecordedEvent)
  }
  append()
  expect([states.of(counted, 'account/a'), states.of(counted, 'account/a'), reads]).toEqual([
    { state: 1, version: 1 },
    { state: 1, version: 1 },
    1,
  ])
  append()
  expect([states.of(counted, 'account/a'), reads]).toEqual([{ state: 2, version: 2 }, 2])
})
