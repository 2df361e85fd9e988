import { expect, test } from 'bun:test'
import { compress } from './compression'

const page = `<!doctype html>${'<p>Bem-vindo de volta, Marina!</p>'.repeat(200)}`
const html = { 'content-type': 'text/html; charset=utf-8', vary: 'cookie' }
const ask = (accept: string | null, text = page, headers: Record<string, string> = html) =>
  compress(
    new Request('http://localhost/', accept === null ? {} : { headers: { 'accept-encoding': accept } }),
    new Response(text, { status: 404, headers }),
  )

test('a page is sent as gzip, with its status and a Vary header', async () => {
  const answer = await ask('gzip, deflate, br')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('cookie, accept-encoding')
  const bytes = await answer.bytes()
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
  expect(bytes.byteLength).toBeLessThan(page.length / 10)
  expect(new TextDecoder().decode(Bun.gunzipSync(bytes))).toBe(page)
})

test.each([[null], ['br'], ['gzip;q=0'], ['identity']])('as it is for who takes %p', async (accept) => {
  const answer = await ask(accept)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('cookie, accept-encoding')
  expect(await answer.text()).toBe(page)
})

test('short pages and other types stay uncompressed', async () => {
  expect((await ask('gzip', '<p>Oi</p>')).headers.get('content-encoding')).toBeNull()
  const json = await ask('gzip', page, { 'content-type': 'application/json' })
  expect([json.headers.get('content-encoding'), json.headers.get('vary')]).toEqual([null, null])
  const events = await ask('gzip', page, { 'content-type': 'text/event-stream' })
  expect(events.headers.get('content-encoding')).toBeNull()
})
