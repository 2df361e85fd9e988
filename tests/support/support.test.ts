// Writing to support: stored, sealed, mailed to the outbox, bounded, and complete without JavaScript.
import { describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { messagesToMail } from '../../src/projections/support/support'
import { readRequest } from '../../src/server/http/request/read-request'
import { clearOutbox } from '../../src/server/mail/outbox'
import { supportTotalBucket } from '../../src/server/security/buckets'
import { sendToSupport } from '../../src/server/support/support'
import { fillOutbox } from '../../src/server/support/support-mail'
import { body, origin, type TestApp, testApp } from '../helpers/app'
import { newestMessage } from '../helpers/events/support-messages'
import { fileApp } from '../helpers/file-app'

const letter = {
  name: 'Rui Sá',
  email: 'rui@exemplo.com.br',
  subject: 'bug',
  message: 'A página não abre.\nTentei 2 vezes.',
}
const admin = { ADMIN_EMAIL: 'dona@vagas.example', ADMIN_PASSWORD: 'segredo1' }

const app = fileApp({ MAIL_FROM: 'suporte@vagas.example' })

const newest = (of: TestApp = app) => newestMessage(of.core.views.db)
const outbox = (of: TestApp) => {
  try {
    return readdirSync(join(of.config.folder, 'outbox')).sort()
  } catch {
    return []
  }
}
const makeAdmin = async (of: TestApp) => {
  const { ensureAdmin } = await import('../../src/server/admin/operator/operator')
  await ensureAdmin(of.core, { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
}

describe('POST /api/support/contact', () => {
  test('keeps what a visitor wrote, readable by admins and sealed in the log', async () => {
    const answer = await app.client().post('/api/support/contact', letter)
    expect(answer.status).toBe(200)
    expect(await body(answer)).toEqual({
      success: true,
      message: 'Obrigado por entrar em contato. Responderemos em breve!',
    })
    const { message: text, ...rest } = letter
    expect(newest()).toMatchObject({ ...rest, text, language: 'pt-BR' })
    const stream = newest()?.stream ?? ''
    expect(stream).toStartWith('support/')
    const [recorded] = app.core.events.read(stream)
    expect(JSON.stringify(recorded?.data)).not.toContain('Rui')
    expect(recorded?.personal()).toEqual({ name: letter.name, email: letter.email, text })
    for (const name of readdirSync(app.config.folder).filter((file) => file.startsWith('events.db')))
      expect(readFileSync(join(app.config.folder, name)).includes('Tentei 2 vezes')).toBe(false)
  })

  test('keeps a member’s message in the account’s own stream, so erasing one erases the other', async () => {
    const member = app.client()
    await member.register('membro@exemplo.com')
    await member.post('/api/support/contact', letter)
    const stream = newest()?.stream ?? ''
    expect(stream).toStartWith('account/')
    await app.core.events.forget(stream)
    const sent = app.core.events.read(stream).find(({ type }) => type === 'SupportMessageSent')
    expect(sent?.personal()).toBeNull()
  })

  test('says it in English to who reads English', async () => {
    const english = app.client({ 'accept-language': 'en-US' })
    expect(await body(await english.post('/api/support/contact', letter))).toMatchObject({
      success: true,
      message: 'Thank you for getting in touch. We will reply soon!',
    })
  })

  test('asks for no subject, and takes none as the last one', async () => {
    const { subject: _, ...without } = letter
    expect((await app.client().post('/api/support/contact', without)).status).toBe(200)
    expect(newest()?.subject).toBe('outro')
  })

  const wrong: [string, Record<string, unknown>, Record<string, string>][] = [
    ['no name', { name: ' ' }, { name: 'O nome é obrigatória' }],
    ['a name of nothing seen', { name: '\u0000\u202e' }, { name: 'O nome é obrigatória' }],
    ['a name too long', { name: 'a'.repeat(201) }, { name: 'O nome é obrigatória' }],
    ['no email', { email: 'rui' }, { email: 'Email inválido' }],
    ['an email too long', { email: `${'a'.repeat(64)}@${'b'.repeat(190)}.com` }, { email: 'Email inválido' }],
    ['a subject that is none', { subject: 'spam' }, { subject: 'Escolha um dos assuntos da lista' }],
    ['no message', { message: '\n' }, { message: 'Escreva sua mensagem, com até 5.000 caracteres' }],
    [
      'a message too long',
      { message: 'a'.repeat(5001) },
      { message: 'Escreva sua mensagem, com até 5.000 caracteres' },
    ],
    ['fields that are no text', { message: { a: 1 } }, { message: 'Escreva sua mensagem, com até 5.000 caracteres' }],
  ]
  test.each(wrong)('refuses %s, with a text for the field, and stores nothing', async (_, change, fields) => {
    const before = app.core.events.position()
    const answer = await app.client().post('/api/support/contact', { ...letter, ...change })
    expect(answer.status).toBe(422)
    expect(await body(answer)).toMatchObject({ success: false, code: 'invalid', fields })
    expect(app.core.events.position()).toBe(before)
  })

  test.each([
    ['scripts', '<script>alert(1)</script>'],
    ['signs of the right-to-left kind', 'a\u202eb'],
    ['NUL', 'a\u0000b'],
    ['half an emoji', 'a\ud83d'],
    ['emoji', '👩🏽‍💻'.repeat(50)],
    ['5000 letters', 'ç'.repeat(5000)],
  ])('keeps %s as text', async (_, message) => {
    expect((await app.client().post('/api/support/contact', { ...letter, message })).status).toBe(200)
    const stored = newest()?.text ?? ''
    expect(stored).toBe(message.replace('\0', '').toWellFormed())
  })

  test('a body over 64 kB is refused before it is read', async () => {
    const answer = await app.client().post('/api/support/contact', { ...letter, message: 'a'.repeat(70_000) })
    expect(answer.status).toBe(413)
  })
})

describe('mail', () => {
  test('waits for the first admin, then goes to the outbox, once', async () => {
    const own = await testApp({ MAIL_FROM: 'suporte@vagas.example' })
    await own.client().post('/api/support/contact', letter)
    expect(outbox(own)).toEqual([])
    expect(messagesToMail(own.core.views.db, 10)).toHaveLength(1)
    await makeAdmin(own)
    expect(await Promise.all([fillOutbox(own.core), fillOutbox(own.core)])).toEqual([1, 0])
    const [name = ''] = outbox(own)
    expect(outbox(own)).toHaveLength(1)
    expect(name).toMatch(/^visitor\.[0-9a-f-]{36}\.eml$/)
    const eml = readFileSync(join(own.config.folder, 'outbox', name), 'utf8')
    expect(eml).toContain('\r\nTo: dona@vagas.example\r\n')
    expect(eml).toContain(' <rui@exemplo.com.br>\r\n')
    const text = Buffer.from(eml.slice(eml.indexOf('\r\n\r\n')), 'base64').toString()
    for (const part of ['Nome: Rui Sá', 'Relatar um erro', 'Tentei 2 vezes.']) expect(text).toContain(part)
    expect(messagesToMail(own.core.views.db, 10)).toEqual([])
    const { differences } = verify({ log: own.core.events, projections, catalog: domainEvents, views: own.core.views })
    expect(differences).toEqual([])
    await own.close()
  })

  test('an unwritable outbox loses nothing: the message is stored and mailed with the next', async () => {
    const own = await testApp()
    await makeAdmin(own)
    const place = join(own.config.folder, 'outbox')
    writeFileSync(place, 'in the way')
    const answer = await own.client().post('/api/support/contact', letter)
    expect(answer.status).toBe(200)
    expect(messagesToMail(own.core.views.db, 10)).toHaveLength(1)
    rmSync(place)
    await own.client().post('/api/support/contact', letter)
    expect(outbox(own)).toHaveLength(2)
    await own.close()
  })

  test('what was left unmailed by a crash is mailed at the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'support-'))
    const first = await testApp({}, folder)
    await first.client().post('/api/support/contact', letter)
    await makeAdmin(first)
    first.core.views.close()
    await first.core.events.close()
    const again = await testApp({}, folder)
    expect(await fillOutbox(again.core)).toBe(1)
    await again.close()
  })

  test('an account’s mails can be taken away, and only its own', async () => {
    const own = await testApp()
    await makeAdmin(own)
    const member = own.client()
    await member.register('sai@exemplo.com')
    await member.post('/api/support/contact', letter)
    await own.client().post('/api/support/contact', letter)
    const account = (newest(own)?.stream ?? '').replace('support/', '')
    expect(clearOutbox(own.core, account)).toBe(0)
    const id =
      outbox(own)
        .find((name) => !name.startsWith('visitor.'))
        ?.split('.')[0] ?? ''
    expect(own.core.events.read(accountStream(id)).length).toBeGreaterThan(0)
    expect(clearOutbox(own.core, id)).toBe(1)
    expect(outbox(own)).toHaveLength(1)
    await own.close()
  })
})

describe('throttling', () => {
  const from = (of: TestApp, address: string) =>
    readRequest(of.core, () => address, new URL(`${origin}/api/support/contact`), new Request(origin), null)
  const words = { name: 'Rui', email: 'rui@exemplo.com', subject: 'bug', text: 'Oi' } as const

  test('20 messages from one address, then one a minute; another address is not held back', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const one = own.client()
    for (let n = 0; n < 20; n++) expect((await one.post('/api/support/contact', letter)).status).toBe(200)
    const held = await one.post('/api/support/contact', letter)
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await body(held)).toMatchObject({ success: false, code: 'throttled' })
    const page = await one.form('/suporte', letter)
    expect(page.status).toBe(429)
    expect(await page.text()).toContain('Tente novamente em 60 segundos')
    expect(await sendToSupport(own.core, words, from(own, '203.0.113.9'))).toEqual({ ok: true, due: null })
    own.turn(60_000)
    expect((await one.post('/api/support/contact', letter)).status).toBe(200)
    expect((await one.post('/api/support/contact', letter)).status).toBe(429)
    await own.close()
  })

  test('300 messages from everywhere, then one every 30 seconds', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    for (let n = 0; n < 300; n++) own.core.throttle.take('support', supportTotalBucket, own.core.clock())
    expect(await sendToSupport(own.core, words, from(own, '203.0.113.10'))).toMatchObject({ waitMs: 30_000 })
    own.turn(30_000)
    expect(await sendToSupport(own.core, words, from(own, '203.0.113.10'))).toEqual({ ok: true, due: null })
    await own.close()
  })
})

describe('/suporte', () => {
  test.each([
    ['pt-BR', 'WhatsApp ou telefone', 'e no seu e-mail'],
    ['en-US', 'WhatsApp or phone', 'at your email'],
  ])('promises no mail where the server sends none: %s', async (language, asked, promised) => {
    const visitor = app.client({ 'accept-language': language })
    expect(await (await visitor.ask('/suporte')).text()).toContain(asked)
    await visitor.register(`sem-correio-${language.toLowerCase()}@exemplo.com`)
    const inside = await (await visitor.ask('/suporte')).text()
    expect(inside).not.toContain(asked)
    expect(inside).not.toContain(promised)
  })
  test('shows the form, seven subjects and five answers of which one can be open', async () => {
    const page = await (await app.client().ask('/suporte')).text()
    expect(page.match(/<option value="[a-z-]+"/g)).toHaveLength(7)
    expect(page.match(/<details[^>]*name="faq"/g)).toHaveLength(5)
    for (const part of ['Enviar Mensagem', 'rows="5"', 'type="email"', 'Quantas análises posso fazer por mês?'])
      expect(page).toContain(part)
    expect(page).toContain('O plano gratuito dá 4 análises grátis, uma em cada ferramenta, que não se renovam.')
  })

  test('knows who is signed in', async () => {
    const member = app.client()
    await member.register('conhecida@exemplo.com', 'Bia "Aspas" <b>')
    const page = await (await member.ask('/suporte')).text()
    expect(page).toContain('value="conhecida@exemplo.com"')
    expect(page).toContain('value="Bia &quot;Aspas&quot; &lt;b&gt;"')
  })

  test('the plain form ends on a page that thanks, once', async () => {
    const visitor = app.client()
    const answer = await visitor.form('/suporte', letter)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/suporte'])
    const page = await (await visitor.ask('/suporte')).text()
    expect(page).toContain('Mensagem enviada')
    expect(page).toContain('Obrigado por entrar em contato. Responderemos em breve!')
    expect(await (await visitor.ask('/suporte')).text()).not.toContain('"first":{"title":"Mensagem enviada"')
  })

  test('the plain form keeps what was typed when it fails, and says what to correct', async () => {
    const answer = await app.client().form('/suporte', { ...letter, email: 'rui', subject: 'feedback' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    for (const part of ['Tentei 2 vezes.', 'value="Rui Sá"', 'Email inválido', 'aria-invalid="true"'])
      expect(page).toContain(part)
    expect(page).toContain('Não foi possível enviar sua mensagem. Tente novamente mais tarde.')
    expect(page).toMatch(/<option value="feedback" selected=""/)
  })
})
