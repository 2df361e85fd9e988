// Links to a draft for somebody outside: what they open, what they never open, comments, and attacks on all of it.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { draftStreams } from '../../src/events/schema/drafts/drafts'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { draftsOf } from '../../src/projections/drafts/draft'
import { commentsOf, sharesOf } from '../../src/projections/drafts/reviews'
import { verify } from '../../src/projections/engine/verify'
import { notificationsOf } from '../../src/projections/notifications/notification'
import { body, type Client, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const home = '/curriculo/oficina'
const html = { headers: { accept: 'text/html' } }
const day = 86_400_000
let people = 0
const person = async (at = app) => {
  const client = at.client()
  await client.register(`leitura${++people}@exemplo.com`, 'Célia Ramos')
  const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  const row = () => draftsOf(at.core.views.db, account)[0]!
  const { content, version } = row()
  const parts = content.parts.map((part) => {
    if (part.kind === 'contact')
      return { ...part, fields: { ...part.fields, phone: '(11) 90000-0142', city: 'Osasco' } }
    return part.kind === 'job' ? { ...part, lines: [{ id: 'l1', text: 'Fazia o almoço.' }] } : part
  })
  expect((await client.post('/api/draft/save', { base: version, content: { ...content, parts } })).status).toBe(200)
  return { client, account, row, job: parts.find(({ kind }) => kind === 'job')!.id }
}
type Owner = Awaited<ReturnType<typeof person>>
const link = async ({ client, row }: Owner, dias = '7'): Promise<string> => {
  const made = await client.form(`${home}/links`, { rascunho: row().id, acao: 'criar', para: 'Tia Rosa', dias })
  return /\/leitura\?c=([\w-]{43})/.exec(await made.text())?.[1] ?? ''
}
const read = (token: string, who: Client = app.client(), more = '') => who.ask(`/leitura?c=${token}${more}`, html)
const write = (token: string, fields: Record<string, string> = {}, who: Client = app.client()) =>
  who.form('/leitura', { c: token, em: '', nome: 'Rosa', texto: 'Diga quantas pessoas.', ...fields })
const stored = (folder: string, text: string): boolean =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
    .some((path) => readFileSync(path).includes(text))

describe('a link', () => {
  test('opens the draft for somebody without an account, read only, unlisted, and without telephone or email', async () => {
    const one = await person()
    const token = await link(one)
    const answer = await read(token)
    const text = await answer.text()
    expect([answer.status, text.includes('Fazia o almoço.'), text.includes('Osasco')]).toEqual([200, true, false])
    expect(text).not.toMatch(/90000-0142|leitura\d+@exemplo/)
    const headers = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => answer.headers.get(name))
    expect(headers).toEqual(['no-store', 'noindex, nofollow, noarchive', 'same-origin'])
  })

  test('is stored nowhere, only its hash, and the page shows it once', async () => {
    const one = await person()
    const token = await link(one)
    expect(stored(app.core.config.folder, token)).toBe(false)
    expect(await (await one.client.ask(`${home}/links?rascunho=${one.row().id}`, html)).text()).not.toContain(token)
  })

  test('opens nothing once it has expired or was ended, and a guess opens nothing: always the same page', async () => {
    const own = await testApp()
    const one = await person(own)
    const [short, ended] = [await link(one, '3'), await link(one)]
    const share = sharesOf(own.core.views.db, one.account, one.row().id).find(
      ({ until }) => until - Date.UTC(2026, 10, 20) > 5 * day,
    )!
    expect(
      (await one.client.form(`${home}/links`, { rascunho: one.row().id, acao: 'encerrar', link: share.id })).status,
    ).toBe(303)
    own.turn(3 * day - 1_000)
    expect((await read(short, own.client())).status).toBe(200)
    own.turn(1_000)
    const pages = await Promise.all(
      [short, ended, 'A'.repeat(43), '', '../../x', 'A'.repeat(10_000)].map(async (token) => {
        const answer = await read(token, own.client())
        return [answer.status, (await answer.text()).replaceAll(/nonce="[^"]*"/g, '')] as const
      }),
    )
    expect(new Set(pages.map(([status]) => status))).toEqual(new Set([410]))
    expect(new Set(pages.map(([, text]) => text)).size).toBe(1)
    for (const token of [short, ended]) expect((await write(token, {}, own.client())).status).toBe(410)
    expect(commentsOf(own.core.views.db, one.account, one.row().id)).toEqual([])
    await own.close()
  })

  test('ends with a new password of its person, and so does not count among those that are open', async () => {
    const one = await person()
    const tokens = [await link(one), await link(one), await link(one), await link(one), await link(one)]
    expect((await read(tokens[4] ?? '')).status).toBe(200)
    const { email } = await body<{ email: string }>(await one.client.ask('/api/user'))
    const json = { nome: 'Célia', email, senha_atual: 'segredo1', senha_nova: 'outra-senha-boa-9' }
    const headers = { 'content-type': 'application/json' }
    const put = await one.client.ask('/api/user/profile', { method: 'PUT', body: JSON.stringify(json), headers })
    expect(put.status).toBe(200)
    for (const token of tokens) {
      expect((await read(token)).status).toBe(410)
      expect((await write(token)).status).toBe(410)
    }
    const fresh = await link(one)
    expect((await read(fresh)).status).toBe(200)
    expect(sharesOf(app.core.views.db, one.account, one.row().id).filter(({ revoked }) => revoked)).toHaveLength(5)
    const { core } = app
    const checked = verify({ log: core.events, projections, catalog: domainEvents, views: core.views })
    expect(checked.differences).toEqual([])
  })

  test('opens nothing else: no other draft, file, history or call', async () => {
    const [one, other] = [await person(), await person()]
    const token = await link(one)
    const visitor = app.client()
    for (const more of [`&rascunho=${other.row().id}`, `&versao=1`, `&em=${other.job}.l1`])
      expect(await (await read(token, visitor, more)).text()).not.toContain(other.row().id)
    for (const path of ['', '/historico', '/links', '/curriculo.pdf', '/curriculo.json'])
      expect((await visitor.ask(`${home}${path}?c=${token}&rascunho=${one.row().id}`)).status).toBeGreaterThan(300)
    expect((await visitor.post(`/api/draft/save?c=${token}&rascunho=${one.row().id}`, {})).status).toBe(401)
    const before = one.row().version
    await write(token, { acao: 'apagar', rascunho: one.row().id, confirmo: 'sim' })
    expect(one.row().version).toBe(before)
  })

  test('is made and ended by its own person alone, five open at a time', async () => {
    const [one, other] = [await person(), await person()]
    await link(one)
    const [share] = sharesOf(app.core.views.db, one.account, one.row().id)
    const ask = { rascunho: one.row().id, acao: 'criar', para: '', dias: '7' }
    expect((await other.client.form(`${home}/links`, ask)).status).toBe(404)
    const end = { rascunho: other.row().id, acao: 'encerrar', link: share!.id }
    expect((await other.client.form(`${home}/links`, end)).status).toBe(410)
    expect(await (await other.client.ask(`${home}/links?rascunho=${one.row().id}`, html)).text()).not.toContain('Tia')
    expect(sharesOf(app.core.views.db, one.account, one.row().id)[0]?.revoked).toBe(false)
    for (let at = 1; at < 5; at++) await link(one)
    expect((await one.client.form(`${home}/links`, ask)).status).toBe(409)
    expect((await one.client.form(`${home}/links`, { ...ask, dias: '400' })).status).toBe(422)
  })
})

describe('a comment', () => {
  test('stands beside its line, is announced once an hour, and is ticked off or taken away', async () => {
    const one = await person()
    const token = await link(one)
    const place = `${one.job}.l1`
    expect(await (await read(token, app.client(), `&em=${place}`)).text()).toContain('id="comentar"')
    const sent = await write(token, { em: place })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/leitura?c=${token}&feito=1#enviado`])
    await write(token, { em: 'nada.l9', texto: 'Sobre tudo.' })
    const { db } = app.core.views
    const [first, second] = commentsOf(db, one.account, one.row().id)
    expect([first?.line, first?.quote, second?.line, second?.quote]).toEqual(['l1', 'Fazia o almoço.', null, ''])
    const news = notificationsOf(db, one.account).filter(({ content }) => content.kind === 'draft-comment')
    expect(news.length).toBe(1)
    const page = await (await one.client.ask(home, html)).text()
    expect([page.includes('Diga quantas pessoas.'), page.includes(`#linha-${one.job}-l1`)]).toEqual([true, true])
    // It does not come between two saves.
    const { version, content } = one.row()
    const saved = await one.client.post('/api/draft/save', { base: version, content: { ...content, skipped: ['a'] } })
    expect((await body<{ content: null }>(saved)).content).toBeNull()
    const settle = (acao: string, who = one.client) =>
      who.form(`${home}/comentarios`, { rascunho: one.row().id, comentario: first!.id, acao })
    const other = await person()
    expect((await settle('feito', other.client)).status).toBe(404)
    expect((await settle('feito')).status).toBe(303)
    expect(commentsOf(db, one.account, one.row().id)[0]?.state).toBe('done')
    expect(await (await read(token)).text()).toContain('feito')
    await settle('tirar')
    expect(commentsOf(db, one.account, one.row().id).length).toBe(1)
    expect(await (await read(token)).text()).not.toContain('Diga quantas pessoas.')
  })

  test('is text and never markup, wherever it is shown, and signs that hide others are dropped', async () => {
    const one = await person()
    const token = await link(one)
    const evil = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'\u202E\u0000'
    expect((await write(token, { nome: evil.slice(0, 50), texto: evil })).status).toBe(303)
    for (const page of [await read(token), await one.client.ask(home, html)]) {
      const text = await page.text()
      expect(text).toContain('&lt;script&gt;alert(1)')
      expect(text).not.toMatch(/<script>alert|<img src=x/)
      expect([text.includes('\u0000'), text.includes('\u202E')]).toEqual([false, false])
    }
    expect((await read(token, app.client(), '&em=%22%3E%3Cscript%3E.l1')).status).toBe(200)
  })

  test('of one reader is not shown to another', async () => {
    const one = await person()
    const [aunt, mentor] = [await link(one), await link(one)]
    await write(aunt, { texto: 'Da tia.' })
    expect(await (await read(mentor)).text()).not.toContain('Da tia.')
    expect(await (await read(aunt)).text()).toContain('Da tia.')
  })

  test('that is empty, too long, or one too many is refused with what was typed, and a flood is slowed', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const one = await person(own)
    const token = await link(one)
    const visitor = own.client()
    const long = await write(token, { texto: 'a'.repeat(1_001) }, visitor)
    expect([long.status, (await long.text()).includes('a'.repeat(1_001))]).toEqual([422, true])
    expect((await write(token, { nome: ' ' }, visitor)).status).toBe(422)
    const statuses: number[] = []
    for (let at = 0; at < 25; at++) statuses.push((await write(token, { texto: `nota ${at}` }, visitor)).status)
    expect(statuses.includes(429)).toBe(true)
    for (let at = 0; at < 60; at++) {
      own.turn(10 * 60_000)
      statuses.push((await write(token, { texto: `mais ${at}` }, visitor)).status)
    }
    expect(statuses.at(-1)).toBe(409)
    expect(commentsOf(own.core.views.db, one.account, one.row().id).length).toBe(40)
    expect(notificationsOf(own.core.views.db, one.account).length).toBeLessThan(16)
    await own.close()
  })

  test('from a page of another site is refused', async () => {
    const one = await person()
    const token = await link(one)
    const answer = await app
      .client()
      .form('/leitura', { c: token, nome: 'x', texto: 'y' }, { origin: 'https://evil.test' })
    expect([answer.status, commentsOf(app.core.views.db, one.account, one.row().id)]).toEqual([403, []])
  })
})

describe('when it is over', () => {
  const personal = (account: string) =>
    app.core.events
      .streams(draftStreams(account), '', 10)
      .flatMap((stream) => app.core.events.read(stream))
      .filter((event) => event.personal())

  test('a deleted draft takes its links and comments with it', async () => {
    const one = await person()
    const token = await link(one)
    await write(token, { texto: 'Canário da tia' })
    expect(stored(app.core.config.folder, 'Canário da tia')).toBe(true)
    const { id } = one.row()
    await one.client.form(home, { rascunho: id, acao: 'apagar', confirmo: 'sim' })
    expect([(await read(token)).status, personal(one.account), sharesOf(app.core.views.db, one.account, id)]).toEqual([
      410,
      [],
      [],
    ])
    expect(stored(app.core.config.folder, 'Canário da tia')).toBe(false)
  })

  test('an erased account leaves neither link nor comment', async () => {
    const one = await person()
    const token = await link(one)
    await write(token, { texto: 'Canário do mentor' })
    expect((await one.client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    expect([(await read(token)).status, personal(one.account)]).toEqual([410, []])
    expect(stored(app.core.config.folder, 'Canário do mentor')).toBe(false)
  })
})

test('a comment may be about a part without lines, whose words go with it, and never about the contact', async () => {
  const one = await person()
  const token = await link(one)
  const { content, version } = one.row()
  const summary = content.parts.find(({ kind }) => kind === 'summary')!
  const contact = content.parts.find(({ kind }) => kind === 'contact')!
  const parts = content.parts.map((part) =>
    part === summary ? { ...part, fields: { ...part.fields, text: 'Cozinheira há dez anos.' } } : part,
  )
  expect((await one.client.post('/api/draft/save', { base: version, content: { ...content, parts } })).status).toBe(200)
  const page = await (await read(token)).text()
  expect(page).toContain(`em=${summary.id}#comentar`)
  expect(page).toMatch(/<h2[^>]*>Experiência<\/h2>/)
  for (const em of [summary.id, contact.id]) expect((await write(token, { em })).status).toBe(303)
  const comments = commentsOf(app.core.views.db, one.account, one.row().id)
  expect(comments.map(({ part, line, quote }) => [part, line, quote]).toSorted()).toEqual(
    [
      [summary.id, null, 'Cozinheira há dez anos.'],
      [null, null, ''],
    ].toSorted(),
  )
  expect(await (await one.client.ask(home, html)).text()).toContain(`href="#parte-${summary.id}"`)
})
