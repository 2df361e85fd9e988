import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test'
import { logger } from '../../../runtime/logger'
import { createProxySigns } from './proxy-signs'

let warn: ReturnType<typeof spyOn>
beforeEach(() => {
  warn = spyOn(logger, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

const signs = (publicUrl: string | null, ...trusted: string[]) =>
  createProxySigns({ publicUrl, trustedProxies: trusted })

test('a proxy beside the server that is not trusted is seen, and logged once', () => {
  const { look, seen } = signs('https://vagas.example')
  look('::ffff:172.17.0.1', true, 1)
  look('172.17.0.1', true, 2)
  expect(seen()).toEqual({ untrusted: { peer: '172.17.0.1', at: 2 }, https: null })
  expect(warn.mock.calls).toEqual([['proxy.not_trusted']])
})

test('https is seen where PUBLIC_URL does not say it', () => {
  const { look, seen } = signs(null, '127.0.0.1')
  look('127.0.0.1', true, 5)
  expect(seen()).toEqual({ untrusted: null, https: { at: 5 } })
  expect(warn.mock.calls).toEqual([['proxy.https_without_public_url']])
})

test('one that is trusted and a visitor from outside are no sign', () => {
  const { look, seen } = signs('https://vagas.example', '10.0.0.0/8')
  look('10.1.2.3', true, 1)
  look('203.0.113.7', true, 1)
  look('unknown', true, 1)
  expect(seen()).toEqual({ untrusted: null, https: null })
  expect(warn).not.toHaveBeenCalled()
})
