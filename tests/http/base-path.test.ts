// The site under a path of a host that other sites share: no address leads out of that path.
import { beforeAll, expect, test } from 'bun:test'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { policies } from '../../src/server/http/request/policies'
import { clearDevice } from '../../src/server/http/response/responses'
import type { Client } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

const base = '/vagas'
const app = fileApp({ PUBLIC_URL: `http://localhost:3000${base}/` })
let person: Client

beforeAll(async () => {
  await ensureAdmin(app.core, { email: 'eu@exemplo.com', password: 'trampolim-9' })
  person = app.client()
})

const links = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action|formaction|poster|data-shared)="(\/[^"]*)"/gi)].map(([, link]) => link ?? '')

/** Every page that can be opened without an id, as the rows of the policies name them. */
const pages = Object.keys(policies).flatMap((row) => {
  const [method, path = ''] = row.split(' ')
  return method === 'GET' && !path.includes(':') && !path.includes('*') && path !== '/healthz' && path !== '/readyz'
    ? [path]
    : []
})

const outside = async (client: Client): Promise<string[]> => {
  const found: string[] = []
  for (const path of pages) {
    const answer = await client.ask(`${base}${path}`, { headers: { accept: 'text/html' } })
    const location = answer.headers.get('location')
    if (location?.startsWith('/') && !location.startsWith(`${base}/`)) found.push(`${path} -> ${location}`)
    const rules = answer.headers.get('speculation-rules')
    if (rules && !rules.startsWith(`"${base}/`)) found.push(`${path}: ${rules}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel()
      continue
    }
    for (const link of links(await answer.text()))
      if (!link.startsWith(`${base}/`) && link !== base) found.push(`${path}: ${link}`)
  }
  return found
}

test('who leaves a site below a path takes nothing of what the host’s other sites store', () => {
  const cleared = (publicUrl: string | null) =>
    clearDevice({ publicUrl }, new Response()).headers.get('clear-site-data')?.includes('"storage"')
  expect([cleared(app.core.config.publicUrl), cleared('http://localhost:3000'), cleared(null)]).toEqual([
    ...[false, true, true],
  ])
})

test('no page of a visitor leads out of the path', async () => {
  expect(await outside(app.client())).toEqual([])
})

test('nor does one of a person with a result, nor one of an admin', async () => {
  expect((await person.post(`${base}/api/login`, { email: 'eu@exemplo.com', senha: 'trampolim-9' })).status).toBe(200)
  const sent = await person.upload(`${base}/api/resume/analyze`, 'curriculo.pdf', await pdfResume(), 'resume')
  expect(sent.status).toBe(200)
  expect(await outside(person)).toEqual([])
})

test('what a page fetches is there', async () => {
  const page = await (await person.ask(`${base}/painel`)).text()
  const files = links(page).filter((link) => link.startsWith(`${base}/assets/`))
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect([file, (await person.ask(file)).status]).toEqual([file, 200])
  const sheet = files.find((file) => file.endsWith('.css')) ?? ''
  const fonts = [...(await (await person.ask(sheet)).text()).matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(
    ([, url]) => url ?? '',
  )
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    const { pathname } = new URL(font, `http://localhost:3000${sheet}`)
    expect([pathname, (await person.ask(pathname)).status]).toEqual([pathname, 200])
  }
})

test('the path alone leads to the site, and others of the host are not its own', async () => {
  const client = app.client()
  expect((await client.ask(base)).headers.get('location')).toBe(`${base}/`)
  expect((await client.ask(`${base}/`)).status).toBe(200)
  for (const path of ['/', '/painel', '/vagasx', '/vagas2/painel', '/api/user', '/assets/style.css'])
    expect([path, (await client.ask(path)).status]).toEqual([path, 404])
  // What supervisors ask is at the root as well, since they do not come through the proxy.
  for (const path of ['/healthz', `${base}/healthz`]) expect((await client.ask(path)).status).toBe(200)
})

test('who signs in goes on to the page they wanted, and a form goes back to its own', async () => {
  const visitor = app.client()
  const sent = await visitor.ask(`${base}/curriculo?x=1`)
  expect(sent.headers.get('location')).toBe(`${base}/?next=${encodeURIComponent('/curriculo?x=1')}`)
  const changed = await person.form(
    `${base}/preferencias`,
    { tema: 'dark' },
    { referer: `http://localhost:3000${base}/planos?ciclo=anual`, accept: 'text/html' },
  )
  expect(changed.headers.get('location')).toBe(`${base}/planos?ciclo=anual`)
})

test('a script of the site leads to no other address of the host', async () => {
  const elsewhere: string[] = []
  // `url` of regions.ts is the answer of `sitePath`.
  for await (const file of new Bun.Glob('src/islands/**/*.{ts,tsx}').scan('.'))
    for (const [call] of (await Bun.file(file).text()).matchAll(/location\.(?:assign|replace)\([^)]*/g))
      if (!/\((?:sitePath\(|url$)/.test(call)) elsewhere.push(`${file}: ${call}`)
  expect(elsewhere).toEqual([])
})
