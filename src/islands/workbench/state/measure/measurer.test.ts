import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import type { DraftContentJson, DraftMeasureJson } from '../../../../api/tools/draft'
import { createMeasurer, pause, rest, slow } from './measurer'
import { retries } from './until-answered'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
const content = (name: string): DraftContentJson => ({
  parts: [{ id: 'c', kind: 'contact', fields: { name }, lines: [] }],
  skipped: [],
})
const measure = (score: number) => ({ score }) as DraftMeasureJson

/** Answers come when the test gives them. */
const begin = (measured: DraftContentJson | null) => {
  const asked: {
    content: DraftContentJson
    signal: AbortSignal
    gains: boolean
    answer: (measure: DraftMeasureJson | null) => void
  }[] = []
  const shown: (number | 'known' | 'none' | null)[] = []
  const measurer = createMeasurer({
    measured,
    ask: (content, gains, signal) => new Promise((answer) => asked.push({ content, gains, signal, answer })),
    onAnswer: (answer) => shown.push(answer === null || typeof answer === 'string' ? answer : answer.score),
  })
  return { measurer, asked, shown }
}

test('a single key is asked about at once, in the very call', () => {
  const { measurer, asked } = begin(content('a'))
  measurer.changed(content('b'))
  expect(asked.map(({ content }) => content.parts[0]?.fields.name)).toEqual(['b'])
})

test('of quick keys only the last one is asked about, and only its answer counts', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  measurer.changed(content('b'))
  measurer.changed(content('c'))
  measurer.changed(content('d'))
  expect([asked.length, asked[0]?.signal.aborted]).toEqual([1, true])
  jest.advanceTimersByTime(pause)
  expect(asked.at(-1)?.content.parts[0]?.fields.name).toBe('d')
  asked[0]?.answer(measure(40))
  asked[1]?.answer(measure(60))
  await settle()
  expect([asked.length, shown]).toEqual([2, [60]])
})

test('where no measure comes for seconds after the last key, the figure is called late until one comes', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  for (let at = 0; at < 2 * slow; at += 500) {
    measurer.changed(content(`b${at}`))
    jest.advanceTimersByTime(500)
  }
  expect(shown).toEqual([])
  jest.advanceTimersByTime(slow)
  expect(shown).toEqual([null])
  asked.at(-1)?.answer(measure(60))
  await settle()
  jest.advanceTimersByTime(slow)
  expect(shown).toEqual([null, 60])
})

test('a measure in time is never called late', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  measurer.changed(content('b'))
  asked[0]?.answer(measure(60))
  await settle()
  measurer.changed(content('c'))
  measurer.stop()
  jest.advanceTimersByTime(2 * slow)
  expect(shown).toEqual([60])
})

test('back to what was measured, nothing is asked and no late answer is shown', async () => {
  const first = content('a')
  const { measurer, asked, shown } = begin(first)
  measurer.changed(content('b'))
  measurer.changed(first)
  asked[0]?.answer(measure(40))
  await settle()
  jest.advanceTimersByTime(pause)
  expect([asked.length, shown]).toEqual([1, ['known']])
  measurer.changed(content('c'))
  expect(asked.length).toBe(2)
})

test('a page that came without a measure asks for the one of its first content', async () => {
  const first = content('a')
  const { measurer, asked, shown } = begin(null)
  measurer.changed(first)
  asked[0]?.answer(measure(70))
  await settle()
  measurer.changed(first)
  expect([asked.length, shown]).toEqual([1, [70, 'known']])
})

test('without an answer the page learns it, and it asks again; not after it was stopped', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  measurer.changed(content('b'))
  asked[0]?.answer(null)
  await settle()
  jest.advanceTimersByTime(60_000)
  await settle()
  expect([asked.length, shown]).toEqual([2, [null]])
  measurer.stop()
  asked[1]?.answer(measure(50))
  await settle()
  expect(shown).toEqual([null])
})

test('with nobody answering it tries with longer pauses, says so once it tries no more, and again where somebody asks', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  measurer.changed(content('b'))
  for (let turn = 0; turn < 2 * retries.tries; turn++) {
    asked.at(-1)?.answer(null)
    await settle()
    jest.advanceTimersByTime(retries.most)
    await settle()
  }
  expect(asked).toHaveLength(retries.tries)
  expect(shown.filter((one) => one === 'none')).toEqual(['none'])
  expect(shown.at(-1)).toBe('none')
  measurer.again()
  asked.at(-1)?.answer(measure(60))
  await settle()
  expect([asked.length, shown.at(-1)]).toEqual([retries.tries + 1, 60])
})

test('the score comes first, and what answers add once the hand rests; a key between calls that off', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  const b = content('b')
  measurer.changed(b)
  asked[0]?.answer(measure(40))
  await settle()
  expect(asked.map(({ gains }) => gains)).toEqual([false])
  jest.advanceTimersByTime(rest - 1)
  measurer.changed(content('c'))
  jest.advanceTimersByTime(rest)
  expect(asked.map(({ gains }) => gains)).toEqual([false, false])
  asked[1]?.answer(measure(50))
  await settle()
  jest.advanceTimersByTime(rest)
  expect(asked.map(({ gains }) => gains)).toEqual([false, false, true])
  asked[2]?.answer(measure(50))
  await settle()
  expect(shown).toEqual([40, 50, 50])
})

test('what answers add is asked for once more, and no trouble is shown, where it did not come', async () => {
  const { measurer, asked, shown } = begin(content('a'))
  measurer.changed(content('b'))
  asked[0]?.answer(measure(40))
  await settle()
  jest.advanceTimersByTime(rest)
  asked[1]?.answer(null)
  await settle()
  jest.advanceTimersByTime(60_000)
  await settle()
  expect([asked.map(({ gains }) => gains), shown]).toEqual([[false, true, true], [40]])
})
