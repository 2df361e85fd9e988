import { expect, test } from 'bun:test'
import { isPublic } from './reach'

const home = {
  lo: [{ address: '127.0.0.1' }, { address: '::1' }],
  eth0: [{ address: '192.168.1.5' }, { address: 'fe80::1%eth0' }],
}
const rented = { ...home, eth1: [{ address: '203.0.113.9' }] }

test.each([
  [null, '127.0.0.1', rented, false],
  [null, '::1', rented, false],
  [null, 'localhost', rented, false],
  [null, '0.0.0.0', home, false],
  [null, '0.0.0.0', rented, true],
  [null, '::', { eth0: [{ address: '2001:db8::1' }] }, true],
  [null, '203.0.113.9', home, true],
  ['https://vagas.example.com', '127.0.0.1', home, true],
  ['http://nas:3000', '0.0.0.0', home, false],
  ['http://nas.lan:3000', '0.0.0.0', home, false],
  ['http://192.168.1.5:3000', '0.0.0.0', home, false],
  ['http://[fd00::5]:3000', '0.0.0.0', home, false],
  ['http://203.0.113.9', '127.0.0.1', home, true],
])('%p on %p', (publicUrl, host, interfaces, expected) =>
  expect(isPublic({ publicUrl, host, allowedHosts: [] }, () => interfaces)).toBe(expected),
)

test.each([
  ['vagas.example.com', true],
  ['203.0.113.9', true],
  ['nas.lan', false],
  ['192.168.1.5', false],
])('where %s is an allowed host, behind a proxy: %p', (name, expected) =>
  expect(isPublic({ publicUrl: null, host: '127.0.0.1', allowedHosts: [{ name, port: '' }] }, () => home)).toBe(
    expected,
  ),
)
