import { describe, expect, test } from 'bun:test'
import { addressFrom, networkOf, rangeOf } from './client-address'

describe('the address of a request', () => {
  test('is the peer’s; a forwarded header from an untrusted peer is ignored', () =>
    expect(addressFrom([])('203.0.113.9', '10.0.0.1')).toBe('203.0.113.9'))
  test('behind a trusted proxy is the rightmost one that is not trusted', () => {
    const of = addressFrom(['127.0.0.1', '10.0.0.0/8'])
    expect(of('127.0.0.1', '1.2.3.4, 198.51.100.7, 10.1.1.1')).toBe('198.51.100.7')
    expect(of('127.0.0.1', null)).toBe('127.0.0.1')
    expect(of('127.0.0.1', 'garbage')).toBe('127.0.0.1')
    expect(of('127.0.0.1', '198.51.100.7:4711')).toBe('198.51.100.7')
  })
  test('cannot be chosen by the client, however long a list it sends', () => {
    const of = addressFrom(['127.0.0.1'])
    for (const made of [1, 19, 20, 21, 500])
      expect(of('127.0.0.1', `${'203.0.113.77, '.repeat(made)}198.51.100.7`)).toBe('198.51.100.7')
  })
  test('an IPv4-mapped IPv6 address is the IPv4 address', () => {
    expect(addressFrom(['127.0.0.1'])('::ffff:127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  })
  test('IPv6 counts by its /64', () => {
    const of = addressFrom([])
    expect(of('2001:db8:1:2:3:4:5:6', null)).toBe(of('2001:db8:1:2:ffff::1', null))
    expect(of('2001:db8:1:3::1', null)).not.toBe(of('2001:db8:1:2::1', null))
  })
  test('an invalid range is refused at start', () =>
    expect(() => addressFrom(['proxy.local'])).toThrow('TRUSTED_PROXIES'))
})

test('the network of an IPv6 address is its /48, that of an IPv4 address the address', () => {
  const of = addressFrom([])
  expect(networkOf(of('2001:db8:1:2::1', null))).toBe('2001:db8:1::/48')
  expect(networkOf(of('2001:db8:1:ffff::1', null))).toBe('2001:db8:1::/48')
  expect(networkOf(of('2001:db8:2:2::1', null))).not.toBe('2001:db8:1::/48')
  expect(networkOf(of('::1', null))).toBe('0:0:0::/48')
  expect(networkOf(of('203.0.113.9', null))).toBe('203.0.113.9')
  expect(networkOf(of(null, null))).toBe('unknown')
})

test('is shown as a range', () => {
  const of = addressFrom([])
  expect([of('203.0.113.9', null), of('2001:db8:1:2::1', null), 'unknown'].map(rangeOf)).toEqual([
    '203.0.113.x',
    '2001:db8:1:x',
    '',
  ])
})
