import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { destinationOf, webhookUrl } from './destination'
import { isPublicAddress } from './public-address'

const refused = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['224.0.0.0', '255.255.255.255'],
] as const
const numberOf = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const textOf = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
const hex = (value: number) => value.toString(16)

const inside = fc.constantFrom(...refused).chain(([from, to]) => fc.integer({ min: numberOf(from), max: numberOf(to) }))

describe('an address', () => {
  test('of a private, local or reserved IPv4 range is never public, however IPv6 wraps it', () => {
    fc.assert(
      fc.property(inside, (value) => {
        const [high, low] = [hex(Math.floor(value / 65_536)), hex(value % 65_536)]
        const forms = [
          textOf(value),
          `::ffff:${textOf(value)}`,
          `::ffff:${high}:${low}`,
          `::${high}:${low}`,
          `64:ff9b::${high}:${low}`,
          `2002:${high}:${low}::1`,
        ]
        expect(forms.filter(isPublicAddress)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
  test('of IPv6 is public only where it is global', () => {
    for (const address of ['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2001::1', 'x', ''])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    for (const address of ['2606:4700::1111', '2a00:1450::1', '8.8.8.8', '172.32.0.1', '100.63.255.255'])
      expect([address, isPublicAddress(address)]).toEqual([address, true])
  })
})

describe('the address of a webhook', () => {
  test('is https on the internet, without a user', () => {
    for (const typed of [
      'http://exemplo.com.br/',
      'ftp://exemplo.com.br/',
      'https://ana:senha@exemplo.com.br/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      `https://exemplo.com.br/${'x'.repeat(500)}`,
      'exemplo.com.br',
      'https://localhost/',
      'https://db/',
      'https://api.interna.internal./',
      'https://nas.local/',
      '',
    ])
      expect([typed, webhookUrl(typed, false)]).toEqual([typed, null])
    expect(webhookUrl('https://Exemplo.com.br:8443/a?b#c', false)).toBe('https://exemplo.com.br:8443/a?b')
    expect(webhookUrl('http://127.0.0.1:9000/', true)).toBe('http://127.0.0.1:9000/')
  })
  test('is looked up once; one private address among those of its name refuses it', async () => {
    const url = new URL('https://exemplo.com.br/')
    const asked: string[] = []
    const answers =
      (...addresses: string[]) =>
      async (host: string) => {
        asked.push(host)
        return addresses
      }
    expect(await destinationOf(url, false, answers('8.8.8.8', '2606:4700::1111'))).toEqual({
      addresses: ['8.8.8.8', '2606:4700::1111'],
    })
    expect(asked).toEqual(['exemplo.com.br'])
    expect(await destinationOf(url, false, answers('8.8.8.8', '10.0.0.1'))).toBe('refused')
    expect(await destinationOf(url, true, answers('10.0.0.1'))).toEqual({ addresses: ['10.0.0.1'] })
    expect(await destinationOf(url, false, () => Promise.reject(new Error('ENOTFOUND')))).toBe('unknown')
  })
})
