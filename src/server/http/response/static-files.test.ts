import { describe, expect, test } from 'bun:test'
import { addresses, assets, script, serveAsset, style } from './static-files'

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveAsset(path, new Request(`http://localhost${path}`, { method, headers }))

describe('serveAsset', () => {
  test('the stylesheet and the client entry have hashed names and are cached forever', async () => {
    for (const [path, type] of [
      [script, 'text/javascript; charset=utf-8'],
      [style, 'text/css; charset=utf-8'],
    ] as const) {
      const answer = ask(path)
      expect(path).toMatch(/^\/assets\/[a-z]+-[a-z0-9]+\.(js|css)$/)
      expect(answer?.status).toBe(200)
      expect(answer?.headers.get('content-type')).toBe(type)
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await answer?.bytes())?.byteLength).toBe(Number(answer?.headers.get('content-length')))
    }
  })

  test('a file under its plain name is revalidated after a day', () => {
    const answer = ask('/fonts/gabarito-latin-wght-normal.woff2')
    expect(answer?.headers.get('content-type')).toBe('font/woff2')
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  test('a browser that has the file gets 304 without a body', async () => {
    const etag = ask(style)?.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[a-z0-9]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = ask(style, { 'if-none-match': known })
      expect(answer?.status).toBe(304)
      expect(await answer?.text()).toBe('')
    }
    expect(ask(style, { 'if-none-match': '"other"' })?.status).toBe(200)
  })

  test('HEAD gets the length and no body', async () => {
    const answer = ask(script, {}, 'HEAD')
    expect(Number(answer?.headers.get('content-length'))).toBeGreaterThan(1000)
    expect(await answer?.text()).toBe('')
  })

  test('a missing file is null, whatever the path tries', () => {
    for (const path of ['/', '/assets/', '/assets/none.js', '/fonts/../package.json', '/constructor', '/fonts', '']) {
      expect(serveAsset(path, new Request('http://localhost/'))).toBeNull()
    }
  })

  test('every address returns the same bytes as the plain path', () => {
    expect(addresses.size).toBeGreaterThan(0)
    for (const [plain, address] of addresses) expect(assets.get(address)?.digest).toBe(assets.get(plain)?.digest)
  })
})
