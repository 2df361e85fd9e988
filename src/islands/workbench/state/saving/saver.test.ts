import { afterEach, beforeEach, describe, expect, jest, test } from 'bun:test'
import type { DraftContentJson, DraftJoinedJson, DraftSaveJson } from '../../../../api/tools/draft'
import { createSaver, pauses, type SaveOutcome, type SaveState, type Unsent } from './saver'

const content = (text: string): DraftContentJson => ({
  parts: [{ id: 'p1', kind: 'summary', fields: { text }, lines: [] }],
  skipped: [],
})
const accepted = (version: number): SaveOutcome => ({
  ok: true,
  saved: { version, at: 1, content: null, joined: null, own: null },
})

let sent: DraftSaveJson[]
let states: SaveState[]
let stored: Unsent | null
let last: number
let answers: (SaveOutcome | Promise<SaveOutcome>)[]

const saver = (
  onMerged: (merged: DraftContentJson, joined: DraftJoinedJson | null) => void = () => {},
  before: Unsent | null = null,
) =>
  createSaver({
    version: before?.base ?? 1,
    ...(before && { sent: before.sent ?? before.content }),
    send: async (body) => {
      sent.push(body)
      return answers.shift() ?? accepted(sent.length + 1)
    },
    store: {
      put: (unsent) => {
        stored = unsent
      },
      clear: () => {
        stored = null
      },
      saved: (version) => {
        last = version
      },
      last: () => last,
    },
    onState: (state) => states.push(state),
    onMerged,
  })

const pass = async (ms: number) => {
  jest.advanceTimersByTime(ms)
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  states = []
  stored = null
  last = 0
  answers = []
})
afterEach(() => {
  jest.useRealTimers()
})

test('what is typed is on the device at once and with the server after a pause, as one save', async () => {
  const one = saver()
  for (const text of ['a', 'ab', 'abc']) {
    one.changed(content(text))
    await pass(200)
  }
  expect(sent).toEqual([])
  expect(stored?.content).toEqual(content('abc'))
  await pass(pauses.idle)
  expect(sent).toEqual([{ base: 1, content: content('abc'), cause: 'typed' }])
  expect(stored).toBeNull()
  expect(states.at(-1)).toBe('saved')
})

test('steady typing is saved all the same', async () => {
  const one = saver()
  for (let at = 0; at < 20; at++) {
    one.changed(content(String(at)))
    await pass(500)
  }
  expect(sent.length).toBeGreaterThanOrEqual(1)
})

test('without a connection the text stays on the device and goes out when the line is back', async () => {
  answers = [
    { ok: false, why: 'offline', message: null },
    { ok: false, why: 'offline', message: null },
  ]
  const one = saver()
  one.changed(content('abc'))
  await pass(pauses.idle)
  expect([states.at(-1), stored?.content]).toEqual(['offline', content('abc')])
  await pass(pauses.retry)
  await pass(pauses.retry)
  expect([states.at(-1), stored]).toEqual(['saved', null])
  expect(sent).toHaveLength(3)
})

test('what is typed while a save is under way is saved next, from the version that save made', async () => {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
  answers = [promise]
  const one = saver()
  one.changed(content('a'))
  await pass(pauses.idle)
  one.changed(content('ab'))
  resolve(accepted(2))
  await pass(pauses.idle)
  expect(sent.map(({ base, content: { parts } }) => [base, parts[0]?.fields.text])).toEqual([
    [1, 'a'],
    [2, 'ab'],
  ])
  expect(stored).toBeNull()
})

test("another window's words are taken over once nothing typed here waits", async () => {
  const merged: DraftContentJson[] = []
  answers = [{ ok: true, saved: { version: 5, at: 1, content: content('both'), joined: null, own: null } }]
  const one = saver((joined) => merged.push(joined))
  one.changed(content('mine'))
  await pass(pauses.idle)
  expect([merged, one.version, states.at(-1)]).toEqual([[content('both')], 5, 'merged'])
})

test('words typed while the other window was joined still say which version they were written from', async () => {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
  answers = [promise]
  const one = saver()
  one.changed(content('a'))
  await pass(pauses.idle)
  one.changed(content('ab'))
  resolve({ ok: true, saved: { version: 5, at: 1, content: content('a and theirs'), joined: null, own: null } })
  await pass(pauses.idle)
  expect(sent.map(({ base }) => base)).toEqual([1, 1])
})

test('after the session has ended nothing is tried again and nothing is thrown away', async () => {
  answers = [{ ok: false, why: 'signed-out', message: null }]
  const one = saver()
  one.changed(content('abc'))
  await pass(pauses.idle)
  await pass(60_000)
  expect([sent.length, states.at(-1), stored?.content]).toEqual([1, 'signed-out', content('abc')])
})

test('between a key and its save the page does not say that all is saved', async () => {
  const one = saver()
  for (const text of ['a', 'ab']) {
    one.changed(content(text))
    expect(states.at(-1)).toBe('saving')
    await pass(pauses.idle)
    expect(states.at(-1)).toBe('saved')
  }
})

test('while the line is away, neither a key nor another try hides that', async () => {
  const away = { ok: false, why: 'offline', message: null } as const
  answers = [away, away, away]
  const one = saver()
  one.changed(content('a'))
  await pass(pauses.idle)
  one.changed(content('ab'))
  await pass(pauses.retry)
  expect(states).toEqual(['saving', 'saving', 'offline', 'offline'])
})

test('a save whose answer was lost is asked about before newer words, so that what is deleted meanwhile stays away', async () => {
  answers = [{ ok: false, why: 'offline', message: null }, accepted(2), accepted(3)]
  const one = saver()
  one.changed(content('abc'))
  await pass(pauses.idle)
  one.changed(content('a'))
  await pass(pauses.retry)
  expect(sent.map(({ base, content: { parts } }) => [base, parts[0]?.fields.text])).toEqual([
    [1, 'abc'],
    [1, 'abc'],
    [2, 'a'],
  ])
  expect([stored, states.at(-1)]).toEqual([null, 'saved'])
})

test('a text that is made shorter while the server refuses the longer one is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
  answers = [promise]
  const one = saver()
  one.changed(content('too long'))
  await pass(pauses.idle)
  one.changed(content('short'))
  await pass(pauses.idle)
  resolve({ ok: false, why: 'refused', message: 'Too long.' })
  await pass(pauses.idle)
  expect(sent.map(({ content: { parts } }) => parts[0]?.fields.text)).toEqual(['too long', 'short'])
  expect([stored, states.at(-1)]).toEqual([null, 'saved'])
})

test('what was deleted after an answer was lost stays deleted, also over a reload', async () => {
  const lost = new Promise<SaveOutcome>(() => {})
  for (const typedMeanwhile of [true, false]) {
    answers = [lost]
    sent = []
    const one = saver()
    one.changed(content('a word too many'))
    await pass(pauses.idle)
    if (typedMeanwhile) one.changed(content('a word'))
    one.stop()
    const left = stored as Unsent | null
    expect(left?.base).toBe(1)
    // The page is opened again, and the word is taken away before anything is sent.
    const again = saver(() => {}, left)
    if (left) again.changed(left.content)
    again.changed(content('a word'))
    await pass(pauses.idle)
    // The server gets the longer text first, whether or not it had it, and the deletion from its version.
    expect(sent.slice(1).map(({ base, content: text }) => [base, text])).toEqual([
      [1, content('a word too many')],
      [3, content('a word')],
    ])
    expect(stored).toBeNull()
  }
})

test('what was unsent at a reload and not changed since is sent once', async () => {
  const left: Unsent = { base: 1, content: content('abc') }
  saver(() => {}, left).changed(left.content)
  await pass(pauses.idle)
  expect(sent.map(({ base }) => base)).toEqual([1])
  expect(stored).toBeNull()
})

test('a save that is answered after the page has gone is neither tried again nor followed by another', async () => {
  for (const answer of [{ ok: false, why: 'offline', message: null } as const, accepted(2)]) {
    const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
    answers = [promise]
    sent = []
    const one = saver()
    one.changed(content('a'))
    await pass(pauses.idle)
    one.changed(content('ab'))
    one.stop()
    resolve(answer)
    await pass(60_000)
    expect([sent.length, stored?.content]).toEqual([1, content('ab')])
  }
})

describe('a version that another window wrote', () => {
  const joined = { theirs: [{ part: 'p1', line: null, field: 'text' }], both: [] }
  const both: SaveOutcome = { ok: true, saved: { version: 5, at: 1, content: content('theirs'), joined, own: null } }

  test('is asked for with what is here, and shown', async () => {
    const merged: DraftContentJson[] = []
    answers = [both]
    const one = saver((joined) => merged.push(joined))
    one.sync(5, () => content('mine'))
    await pass(0)
    expect(sent).toEqual([{ base: 1, content: content('mine'), cause: 'typed' }])
    expect([merged, one.version, states.at(-1)]).toEqual([[content('theirs')], 5, 'taken'])
  })

  test('is not called another window’s where this one was answered it before a reload', async () => {
    last = 5
    const merged: unknown[] = []
    answers = [both]
    const one = saver((...given) => merged.push(given))
    one.sync(Number.POSITIVE_INFINITY, () => content('before the reload'))
    await pass(0)
    expect([merged, states]).toEqual([[[content('theirs'), null]], ['saved']])
  })

  test('is not asked for where it is this window’s own, or comes with words that wait to be saved', async () => {
    const one = saver()
    one.sync(1, () => content('mine'))
    one.changed(content('typed'))
    one.sync(5, () => content('mine'))
    await pass(0)
    expect(sent).toEqual([])
    await pass(pauses.idle)
    expect(sent.map(({ content: { parts } }) => parts[0]?.fields.text)).toEqual(['typed'])
  })

  test('is awaited while a save is under way, whose answer may be that version', async () => {
    const { promise, resolve } = Promise.withResolvers<SaveOutcome>()
    answers = [promise]
    const one = saver()
    one.changed(content('a'))
    await pass(pauses.idle)
    one.sync(2, () => content('a'))
    resolve(accepted(2))
    await pass(0)
    expect(sent).toHaveLength(1)
  })

  test('that is answered after a save of this window changes nothing here', async () => {
    const slow = Promise.withResolvers<SaveOutcome>()
    answers = [slow.promise, accepted(6)]
    const merged: DraftContentJson[] = []
    const one = saver((joined) => merged.push(joined))
    one.sync(5, () => content('before'))
    await pass(0)
    one.changed(content('typed'))
    await pass(pauses.idle)
    slow.resolve(both)
    await pass(0)
    expect([merged, one.version]).toEqual([[], 6])
  })
})
