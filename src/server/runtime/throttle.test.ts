import { describe, expect, test } from 'bun:test'
import { createThrottle, keysMax } from './throttle'

const bucket = { capacity: 3, refillMs: 1000 }
const spent = (times: number, now = 0) => {
  const throttle = createThrottle(true)
  for (let i = 0; i < times; i++) throttle.take('k', bucket, now)
  return throttle
}

describe('a bucket', () => {
  test('lets its capacity through, then asks to wait for one refill', () => {
    expect(spent(2).wait('k', bucket, 0)).toBe(0)
    expect(spent(3).wait('k', bucket, 0)).toBe(1000)
  })
  test('refills with time, never above its capacity', () => {
    expect(spent(3).wait('k', bucket, 1000)).toBe(0)
    const throttle = spent(3)
    for (let i = 0; i < 3; i++) throttle.take('k', bucket, 3_600_000)
    expect(throttle.wait('k', bucket, 3_600_000)).toBe(1000)
  })
  test('one key never empties another', () => expect(spent(50).wait('other', bucket, 0)).toBe(0))
  test('gets one token back for an attempt by the owner, not more', () => {
    const throttle = spent(3)
    throttle.give('k', bucket, 0)
    expect(throttle.wait('k', bucket, 0)).toBe(0)
    throttle.take('k', bucket, 0)
    expect(throttle.wait('k', bucket, 0)).toBe(1000)
  })
  test('is never empty when switched off', () => {
    const throttle = createThrottle(false)
    for (let i = 0; i < 9; i++) throttle.take('k', bucket, 0)
    expect(throttle.wait('k', bucket, 0)).toBe(0)
  })
  test('an empty bucket is not reset by many other keys', () => {
    const throttle = spent(3)
    for (let i = 0; i < keysMax * 2; i++) throttle.take(`x${i}`, bucket, 1)
    expect(throttle.wait('k', bucket, 1)).toBeGreaterThan(0)
  })
})
