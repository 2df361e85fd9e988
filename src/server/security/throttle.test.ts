import { describe, expect, test } from 'bun:test'
import { createThrottle, keysMax, type TakenTokens } from './throttle'

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
  test('a clock that is put back an hour makes nobody wait longer, and resets no bucket', () => {
    const hour = 3_600_000
    expect(spent(1, hour).wait('k', bucket, 0)).toBe(0)
    const empty = spent(3, hour)
    expect(empty.wait('k', bucket, 0)).toBe(1000)
    expect(empty.wait('k', bucket, 1000)).toBe(0)
  })
  test('takes from several buckets only if each has a token, and names the longest wait', () => {
    const throttle = spent(3)
    const slow = { capacity: 1, refillMs: 5000 }
    throttle.take('slow', slow, 0)
    const buckets = [
      ['k', bucket],
      ['slow', slow],
      ['full', bucket],
    ] as const
    expect(throttle.takeAll(buckets, 0)).toBe(5000)
    expect(throttle.takeAll(buckets, 5000)).toBe(0)
    expect([throttle.wait('slow', slow, 5000), throttle.wait('full', bucket, 5000)]).toEqual([5000, 0])
    for (let i = 0; i < 2; i++) throttle.take('full', bucket, 5000)
    expect(throttle.wait('full', bucket, 5000)).toBe(1000)
  })
  test('an empty bucket is not reset by many other keys', () => {
    const throttle = spent(3)
    for (let i = 0; i < keysMax * 2; i++) throttle.take(`x${i}`, bucket, 1)
    expect(throttle.wait('k', bucket, 1)).toBeGreaterThan(0)
  })
})

describe('a shared bucket', () => {
  const shared = { ...bucket, shared: true } as const
  const pair = (enabled = true) => {
    const reports: TakenTokens[] = []
    const [one, other] = [createThrottle(true, undefined, (taken) => reports.push(taken)), createThrottle(enabled)]
    return { one, other, forward: () => reports.splice(0).forEach((taken) => void other.takenElsewhere(taken, 0)) }
  }
  test('is emptied by attempts on another node, and what the owner gave back is given back there', () => {
    const { one, other, forward } = pair()
    for (let i = 0; i < 3; i++) one.take('k', shared, 0)
    forward()
    expect(other.wait('k', shared, 0)).toBe(1000)
    one.give('k', shared, 0)
    forward()
    expect(other.wait('k', shared, 0)).toBe(0)
  })
  test('never has fewer tokens than none, nor more than its capacity', () => {
    const { other } = pair()
    other.takenElsewhere({ name: 'k', tokens: 1e6, bucket: shared }, 0)
    expect(other.wait('k', shared, 0)).toBe(1000)
    other.takenElsewhere({ name: 'k', tokens: -1e6, bucket: shared }, 0)
    for (let i = 0; i < 3; i++) other.take('k', shared, 0)
    expect(other.wait('k', shared, 0)).toBe(1000)
  })
  test('others are not reported, and nothing is taken where limits are off', () => {
    const { one, other, forward } = pair(false)
    for (let i = 0; i < 3; i++) one.take('k', bucket, 0)
    for (let i = 0; i < 3; i++) one.take('s', shared, 0)
    forward()
    expect([other.wait('k', bucket, 0), other.wait('s', shared, 0)]).toEqual([0, 0])
  })
})
