import { expect, jest, test } from 'bun:test'
import { lastOpened, RETAINED_MS } from './opened'

const counting = () => {
  const opens: string[] = []
  return {
    opens,
    ...lastOpened(async (bytes) => {
      opens.push(bytes.join())
      return bytes.join()
    }),
  }
}
const [one, other] = [new Uint8Array([1, 2]), new Uint8Array([1, 3])]

test('the same bytes are opened once, and taken once', async () => {
  const { opens, look, take } = counting()
  expect([await look(one), await take(new Uint8Array(one)), await take(one)]).toEqual(['1,2', '1,2', '1,2'])
  expect(opens).toEqual(['1,2', '1,2'])
})

test('other bytes are opened, and what was remembered is let go of', async () => {
  const { opens, look, take } = counting()
  await look(one)
  expect(await take(other)).toBe('1,3')
  await take(one)
  expect(opens).toEqual(['1,2', '1,3', '1,2'])
})

test('bytes that the caller changed afterwards do not hit the cache', async () => {
  const { look, take } = counting()
  const mine = one.slice()
  await look(mine)
  mine[1] = 9
  expect(await take(mine)).toBe('1,9')
})

test('nothing is remembered for longer than a moment', async () => {
  jest.useFakeTimers()
  try {
    const { opens, look, take } = counting()
    await look(one)
    jest.advanceTimersByTime(RETAINED_MS)
    await take(one)
    expect(opens).toHaveLength(2)
  } finally {
    jest.useRealTimers()
  }
})
