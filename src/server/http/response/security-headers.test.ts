import { describe, expect, test } from 'bun:test'
import { createHosts } from '../request/client/hosts'
import { createSecure, fromHere } from './security-headers'

const ours = createHosts({ publicUrl: 'https://vagas.example', host: '127.0.0.1', allowedHosts: [] })

describe('the origin of a request', () => {
  test.each([
    [{ origin: 'https://vagas.example' }, true],
    [{ origin: 'https://vagas.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'http://vagas.example' }, false],
    [{ origin: 'http://vagas.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ referer: 'http://vagas.example/conta' }, false],
    [{}, true],
    [{ referer: 'https://vagas.example/conta' }, true],
    [{ referer: 'https://evil.example/' }, false],
    [{ referer: 'about:client' }, false],
    [{ referer: 'https://evil.example/', origin: 'https://vagas.example' }, true],
    [{ origin: 'https://vagas.example:8443' }, false],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://vagas.example' }, false],
  ] as const)('%p: %p', (headers, expected) =>
    expect(fromHere(new Headers(headers), ours, 'vagas.example')).toBe(expected),
  )
})

describe('headers', () => {
  test('are on every answer and allow no inline code', () => {
    const { headers } = createSecure(true, [], '')(new Response('x', { status: 500 }))
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cache-control')).toBe('no-store')
  })
  test('under a path of another site decide nothing for its subdomains', () => {
    const { headers } = createSecure(true, [], '/vagas')(new Response('x'))
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
  test('leave an answer’s own caching alone, and set HSTS only over https', () => {
    const { headers } = createSecure(
      false,
      [],
      '',
    )(new Response('x', { headers: { 'cache-control': 'public, max-age=60' } }))
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.has('strict-transport-security')).toBe(false)
  })
  test('let a form lead only to the payment provider’s pages', () => {
    const formAction = (forms: string[]) =>
      createSecure(
        true,
        forms,
        '',
      )(new Response('x'))
        .headers.get('content-security-policy')
        ?.match(/form-action [^;]*/)?.[0]
    expect(formAction([])).toBe("form-action 'self'")
    expect(formAction(['https://checkout.stripe.com'])).toBe("form-action 'self' https://checkout.stripe.com")
  })
})
