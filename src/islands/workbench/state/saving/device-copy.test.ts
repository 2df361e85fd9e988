import { afterEach, beforeEach, expect, test } from 'bun:test'
import { clearDeviceCopies, copyLimits, deviceCopy as copyOf } from './device-copy'

const deviceCopy = (account: string, draft: string, window = 'one') => copyOf(account, draft, window)

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
const give = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })

/** As a browser's: its keys are its own properties. */
const storage = () => {
  const hidden = (value: unknown) => ({ value, enumerable: false })
  const made: Record<string, string> = Object.create(Object.prototype, {
    getItem: hidden((key: string) => made[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      made[key] = text
    }),
    removeItem: hidden((key: string) => delete made[key]),
  })
  return made
}

const unsent = (text: string) => ({
  base: 1,
  content: { parts: [{ id: 'p1', kind: 'summary' as const, fields: { text }, lines: [] }], skipped: [] },
})

beforeEach(() => give({ value: storage() }))
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

test("opening one draft leaves the unsent text of the same person's other drafts", () => {
  deviceCopy('ana', 'main').put(unsent('main'))
  deviceCopy('ana', 'copy').put(unsent('copy'))
  expect(deviceCopy('ana', 'copy').read()).toEqual(unsent('copy'))
  expect(deviceCopy('ana', 'main').read()).toEqual(unsent('main'))
})

test('opening a draft removes what others could not send on this device', () => {
  deviceCopy('ana', 'main').put(unsent('hers'))
  localStorage.setItem('ui-theme', 'dark')
  expect(deviceCopy('an', 'main').read()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['ui-theme'])
})

test('signing out leaves no text on the device', () => {
  deviceCopy('ana', 'main').put(unsent('hers'))
  clearDeviceCopies()
  expect(deviceCopy('ana', 'main').read()).toBeNull()
})

test('a forbidden or missing store throws nowhere', () => {
  give({
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const copy = copyOf('ana', 'main')
  copy.put(unsent('x'))
  copy.clear()
  clearDeviceCopies()
  expect(copy.read()).toBeNull()
})

test('a copy that was cut short is none', () => {
  localStorage.setItem('oficina ana main one', '{"base":')
  expect(deviceCopy('ana', 'main').read()).toBeNull()
})

test("one window's save leaves what another could not send, and the next page has it", () => {
  const [a, b] = [deviceCopy('ana', 'main', 'a'), deviceCopy('ana', 'main', 'b')]
  b.put(unsent('b'), 1)
  a.put(unsent('a'), 2)
  a.clear()
  expect(b.read(3)).toEqual(unsent('b'))
  const next = deviceCopy('ana', 'main', 'c')
  expect(next.read(4)).toEqual(unsent('b'))
  next.clear()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a window goes on from its own text before that of another', () => {
  deviceCopy('ana', 'main', 'a').put(unsent('a'), 1)
  deviceCopy('ana', 'main', 'b').put(unsent('b'), 2)
  expect(deviceCopy('ana', 'main', 'a').read(3)).toEqual(unsent('a'))
})

test('copies are bounded in number and age', () => {
  for (let at = 0; at < copyLimits.windows + 5; at++) deviceCopy('ana', 'main', `w${at}`).put(unsent('x'), at)
  deviceCopy('ana', 'main', 'z').read(100)
  expect(Object.keys(localStorage)).toHaveLength(copyLimits.windows)
  expect(deviceCopy('ana', 'main', 'z').read(100 + copyLimits.ageMs)).toBeNull()
  expect(Object.keys(localStorage)).toEqual([])
})
