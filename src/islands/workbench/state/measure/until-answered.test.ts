import { afterEach, beforeEach, expect, jest, test } from 'bun:test'
import { retries, untilAnswered } from './until-answered'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
const begin = (answers: (number | null)[]) => {
  const line = new EventTarget()
  const stop = new AbortController()
  const got: (number | null)[] = []
  const asked = { times: 0 }
  const ask = async () => {
    asked.times += 1
    return answers.shift() ?? null
  }
  void untilAnswered(ask, (answer) => got.push(answer), stop.signal, line)
  return { line, stop, got, asked }
}

test('an answer ends it', async () => {
  const { got } = begin([83])
  await settle()
  jest.advanceTimersByTime(retries.most)
  await settle()
  expect(got).toEqual([83])
})

test('without one it asks again after a pause, or at once when the line is back', async () => {
  const { line, got } = begin([null, null, 91])
  await settle()
  jest.advanceTimersByTime(retries.first)
  await settle()
  expect(got).toEqual([null, null])
  line.dispatchEvent(new Event('online'))
  await settle()
  expect(got).toEqual([null, null, 91])
})

test('stopped, it asks no more', async () => {
  const { stop, asked } = begin([null])
  await settle()
  stop.abort()
  jest.advanceTimersByTime(retries.most)
  await settle()
  expect(asked.times).toBe(1)
})

test('it asks a bounded number of times', async () => {
  const { asked } = begin([])
  for (let turn = 0; turn < 2 * retries.tries; turn++) {
    await settle()
    jest.advanceTimersByTime(retries.most)
  }
  expect(asked.times).toBe(retries.tries)
})
