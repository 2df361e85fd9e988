// Typed text is cleaned in a time that grows with its length, whatever stands on its signs.
import { expect, test } from 'bun:test'
import { composed, line } from './typed-text'

test('a line is cleaned in little time however many marks a sign has', () => {
  for (const marks of ['\u0301\u0316', '\u0316\u0301\u0327', '\u064B\u0651']) {
    const begun = process.cpuUsage()
    expect(line(`a${marks.repeat(15_000)}`).length).toBeLessThan(40)
    expect([marks, process.cpuUsage(begun).user / 1000 < 300]).toEqual([marks, true])
  }
})

test('what a person writes is composed and not shortened', () => {
  expect(composed('Joa\u0303o Nguye\u0302\u0303n')).toBe('João Nguy\u1ec5n')
  expect(composed(`a${'\u0316'.repeat(30)}b`)).toHaveLength(32)
  expect(line(' Ana \u202e\n B ')).toBe('Ana B')
})
