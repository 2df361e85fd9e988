import { describe, expect, test } from 'bun:test'
import { hostInUrl, parseHost } from '../../../config/host'
import { createHosts, type HostSettings } from './hosts'

describe('a host', () => {
  test.each([
    ['vagas.example', 'vagas.example', ''],
    ['Vagas.EXAMPLE.', 'vagas.example', ''],
    ['a', 'a', ''],
    ['my_app:3000', 'my_app', '3000'],
    ['nas:', 'nas', ''],
    ['nas:80', 'nas', ''],
    ['nas:443', 'nas', ''],
    ['nas:03000', 'nas', '3000'],
    ['nas:0', 'nas', '0'],
    ['192.168.1.5:3000', '192.168.1.5', '3000'],
    ['[::1]:3000', '[::1]', '3000'],
    ['[FD00:0:0::5]', '[fd00::5]', ''],
    ['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', ''],
  ])('%s is %s, port %p', (text, name, port) => expect(parseHost(text)).toEqual({ name, port }))
  test.each([
    ...['', '.', '..', 'a..b', '.a', 'a..', '-a', 'a-', 'a.-b', 'x'.repeat(64), `${'x.'.repeat(127)}a`],
    ...[
      'a b',
      ' a',
      'a,b',
      'a/b',
      'a?b',
      'a#b',
      'a\\b',
      'a@b',
      'a:b@c',
      'a%2eb',
      'a;b',
      'é',
      'a\t',
      'a\n',
      'a\0',
      '\u212anas',
      '*',
    ],
    ...['a:65536', 'a:-1', 'a:+1', 'a:1:2', 'a:x', ':80', 'a:123456'],
    // To some parser, every one of these is 127.0.0.1 or close to it.
    ...[
      '127.1',
      '1',
      '0x7f.1',
      '0x7f000001',
      '2130706433',
      '127.0.0.01',
      '127.0.0.1.',
      '127.0.0.256',
      '1.2.3.4.5',
      'a.1',
    ],
    ...['::1', '[::1', '::1]', '[]', '[a]', '[::1%25lo]', '[::1]x', '[127.0.0.1]', '[v1.x]'],
    'http://a',
  ])('%p is none', (text) => expect(parseHost(text)).toBeNull())

  test('that is an address is written into a URL in brackets', () =>
    expect(['::1', '127.0.0.1', 'nas'].map(hostInUrl)).toEqual(['[::1]', '127.0.0.1', 'nas']))
})

const plain: HostSettings = { publicUrl: null, host: '127.0.0.1', allowedHosts: [] }
const allows = (settings: Partial<HostSettings>, text: string) => {
  const host = parseHost(text)
  return host !== null && createHosts({ ...plain, ...settings }).allows(host)
}

describe('allowed hosts', () => {
  test.each(['localhost', 'localhost:3000', '127.0.0.1:9', '127.200.0.1', '[::1]:3000', 'LOCALHOST.'])(
    'always: %s',
    (host) => expect(allows({}, host)).toBe(true),
  )
  test.each(['evil.example', 'localhost.evil.example', '0.0.0.0', '192.168.1.5', '[::2]', '128.0.0.1', 'a', 'local'])(
    'not without a setting: %s',
    (host) => expect(allows({}, host)).toBe(false),
  )
  test('include PUBLIC_URL and ALLOWED_HOSTS, on any port', () => {
    const settings = { publicUrl: 'https://vagas.example', allowedHosts: [{ name: 'nas.lan', port: '3000' }] }
    expect(
      ['vagas.example', 'vagas.example:8443', 'nas.lan:3000', 'nas.lan'].map((host) => allows(settings, host)),
    ).toEqual([...[true, true, true, true]])
    expect(['www.vagas.example', 'nas', 'lan', 'evil.example'].map((host) => allows(settings, host))).toEqual([
      ...[false, false, false, false],
    ])
  })
  test('include the one address listened on', () => {
    expect(allows({ host: '192.168.1.5' }, '192.168.1.5:3000')).toBe(true)
    expect(allows({ host: '192.168.1.5' }, '192.168.1.6')).toBe(false)
    expect(allows({ host: 'fd00::5' }, '[fd00:0::5]:3000')).toBe(true)
    expect(allows({ host: 'nas' }, 'nas:3000')).toBe(true)
  })
  test('include any literal address, but no name, when every address is listened on', () => {
    for (const host of ['0.0.0.0', '::']) {
      for (const address of ['192.168.1.5:3000', '172.17.0.2', '203.0.113.9', '[fd00::5]:3000'])
        expect([host, address, allows({ host }, address)]).toEqual([host, address, true])
      for (const name of ['evil.example', 'a', '192.168.1.5.evil.example'])
        expect([host, name, allows({ host }, name)]).toEqual([host, name, false])
    }
  })
})

describe('own origins', () => {
  const hosts = createHosts({
    publicUrl: 'https://vagas.example',
    host: '0.0.0.0',
    allowedHosts: [{ name: 'nas.lan', port: '3000' }],
  })
  test.each([
    ['https://vagas.example', 'localhost:3000', true],
    // Anybody between a browser and an address can write an http page of any name.
    ['http://vagas.example', 'vagas.example', false],
    ['http://vagas.example:80', 'vagas.example', false],
    ['http://vagas.example:443', 'vagas.example', false],
    ['http://VAGAS.example.', 'vagas.example', false],
    ['http://vagas.example', 'localhost:3000', false],
    ['https://vagas.example', 'vagas.example:443', true],
    ['https://vagas.example:8443', 'vagas.example', false],
    ['https://vagas.example:8443', 'vagas.example:8443', true],
    ['http://nas.lan:3000', '127.0.0.1:3000', true],
    ['http://nas.lan', '127.0.0.1:3000', false],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', true],
    ['http://192.168.1.6:3000', '192.168.1.5:3000', false],
    ['http://localhost:8080', 'localhost:3000', false],
    ['http://127.0.0.1:3000', 'localhost:3000', false],
    ['http://localhost:3000', 'LOCALHOST:3000', true],
    ['http://[::1]:3000', '[::1]:3000', true],
    ['http://evil.example', 'evil.example', false],
    ['http://vagas.example.evil.example', 'vagas.example', false],
    ['null', 'localhost', false],
    ['', 'localhost', false],
    ['file://localhost', 'localhost', false],
    ['ftp://vagas.example', 'vagas.example', false],
    ['localhost', 'localhost', false],
    ['http://a,http://vagas.example', 'vagas.example', false],
  ])('%p, asking %s: %p', (origin, own, expected) => expect(hosts.isOwnOrigin(origin, own)).toBe(expected))

  test.each([
    ['https://vagas.example:8443', 'http://vagas.example:8443', false],
    ['https://vagas.example:8443', 'https://vagas.example:8443', true],
    // Set before TLS was, or on a server without it.
    ['http://vagas.example', 'http://vagas.example', true],
    ['http://vagas.example', 'https://vagas.example', true],
    [null, 'http://vagas.example', true],
    [null, 'https://vagas.example', true],
  ])('with PUBLIC_URL %p, %s: %p', (publicUrl, origin, expected) => {
    const allowedHosts = publicUrl === null ? [{ name: 'vagas.example', port: '' }] : []
    const requestHost = new URL(publicUrl ?? origin).host
    expect(createHosts({ publicUrl, host: '127.0.0.1', allowedHosts }).isOwnOrigin(origin, requestHost)).toBe(expected)
  })
})
