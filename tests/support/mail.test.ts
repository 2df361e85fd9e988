// Mail through a real SMTP server: sent once, tried again while nobody answers, never to those who want none.
import { describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { notificationsToMail } from '../../src/projections/notifications/notification-mail'
import { messagesToMail } from '../../src/projections/support/support'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import type { SmtpSettings } from '../../src/server/config/config'
import { createMailQueue } from '../../src/server/jobs/mail-queue'
import { mailsWaiting } from '../../src/server/mail/mails-waiting'
import { createSender } from '../../src/server/mail/smtp'
import { notificationMailMaxAgeMs } from '../../src/server/notifications/notifications-to-send'
import type { OnDemandWorker } from '../../src/server/runtime/worker'
import { createProved, registerProved } from '../helpers/accounts/proved-account'
import { visitor } from '../helpers/accounts/visitor'
import { body, type TestApp, testApp } from '../helpers/app'
import { closeAfterEach, open } from '../helpers/close-after-each'
import { eventually } from '../helpers/eventually'
import { type Mailbox, startMailbox } from '../helpers/mailbox'
import { freePort, startServer } from '../helpers/server'

const limits = { gatherMs: 5, firstMs: 40, mostMs: 80 }
const environment = (url: string) => ({
  SMTP_URL: url,
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_FROM: 'oi@vagas.example',
})
const admin = { email: 'dona@vagas.example', password: 'segredo1' }
const letter = { name: 'Rui Sá', email: 'rui@exemplo.com.br', subject: 'bug', message: 'A página não abre.' }

closeAfterEach()

const mailbox = async (options?: Parameters<typeof startMailbox>[0]): Promise<Mailbox> => {
  const box = await startMailbox(options)
  open.push(() => box.close())
  return box
}
const appWith = async (url: string, folder?: string): Promise<TestApp> => {
  const app = await testApp(environment(url), folder)
  open.push(() => app.close())
  return app
}
const smtpOf = ({ config }: TestApp): SmtpSettings => {
  if (!config.smtp) throw new Error('no mail server')
  return config.smtp
}
const mailQueueOf = (app: TestApp, send = createSender(smtpOf(app))): OnDemandWorker => {
  const mailQueue = createMailQueue(app.core, send, limits)
  open.push(() => mailQueue.stop())
  return mailQueue
}
const eventsNamed = (app: TestApp, type: string) =>
  app.core.events.readAll(0, 10_000).filter((one) => one.type === type)
const unmailed = (app: TestApp) => notificationsToMail(app.core.views.db, { since: 0, after: 0, limit: 100 })

describe('notifications by mail', () => {
  test('go to the person, in their language, as text and HTML, with a link and an unsubscribe address', async () => {
    const box = await mailbox()
    const app = await appWith(box.url)
    mailQueueOf(app)
    await registerProved(app, 'joan@example.com', 'Joan "Q" <b>Prado</b>', 'en-US')
    await registerProved(app, 'marina@exemplo.com.br')
    await eventually(() => eventsNamed(app, 'NotificationMailed').length === 2)
    const [english, portuguese] = box.mails
    expect([english?.from, english?.to]).toEqual(['oi@vagas.example', ['joan@example.com']])
    expect(english?.headers.get('Subject')).toBe('Good to have you here')
    expect(portuguese?.headers.get('Subject')).toBe('Que bom ter você aqui')
    expect(portuguese?.headers.get('List-Unsubscribe')).toBe('<http://localhost:3000/configuracoes>')
    const [text = '', html = ''] = portuguese?.parts ?? []
    expect(portuguese?.parts).toHaveLength(2)
    for (const part of [text, html]) {
      expect(part).toContain('http://localhost:3000/painel')
      expect(part).toContain('http://localhost:3000/configuracoes')
      expect(part).toContain('Que bom ter você aqui')
      expect(part).not.toContain('Marina')
    }
    expect(html).toStartWith('<!doctype html><html lang="pt-BR">')
    expect(eventsNamed(app, 'NotificationMailed').map(({ data }) => data.outcome)).toEqual(['sent', 'sent'])
    const { differences } = verify({ log: app.core.events, projections, catalog: domainEvents, views: app.core.views })
    expect(differences).toEqual([])
  })

  test('no mail contains a name that somebody chose', async () => {
    const box = await mailbox()
    const app = await appWith(box.url)
    mailQueueOf(app)
    await registerProved(app, 'x@exemplo.com.br', 'Eva\r\nBcc:vitima@exemplo.com <script>alert(1)</script>')
    await eventually(() => box.mails.length === 1)
    expect(box.mails[0]?.to).toEqual(['x@exemplo.com.br'])
    expect(box.mails[0]?.headers.has('Bcc')).toBe(false)
    expect(box.mails[0]?.parts[1]).not.toContain('<script')
    expect(box.mails[0]?.headers.get('Subject')).not.toContain('Eva')
  })

  test('are not sent to somebody who switched them off, nor for what was read meanwhile', async () => {
    const box = await mailbox()
    const app = await appWith(box.url)
    const quiet = await registerProved(app, 'quieta@exemplo.com.br')
    await quiet.form('/configuracoes', { tema: 'system', idioma: 'pt-BR' })
    const reader = await registerProved(app, 'leitora@exemplo.com.br')
    await reader.post('/api/notificacoes/marcar-todas-como-lidas', {})
    await registerProved(app, 'outra@exemplo.com.br')
    mailQueueOf(app)
    await eventually(() => box.mails.length === 1)
    expect(box.mails[0]?.to).toEqual(['outra@exemplo.com.br'])
  })

  test('are not sent to somebody who is deactivated, and again once they are not', async () => {
    const box = await mailbox()
    const app = await appWith(box.url)
    const chief = app.client()
    await ensureAdmin(app.core, admin)
    await chief.post('/api/login', { email: admin.email, senha: admin.password })
    const stopped = await registerProved(app, 'parada@exemplo.com.br')
    const { id } = await body<{ id: string }>(await stopped.ask('/api/user'))
    const toggle = () => chief.post(`/api/admin/toggle-status/${id}`, {})
    expect((await toggle()).status).toBe(200)
    const mailQueue = mailQueueOf(app)
    await registerProved(app, 'outra@exemplo.com.br')
    await eventually(() => box.mails.some(({ to }) => to[0] === 'outra@exemplo.com.br'))
    await mailQueue.stop()
    expect(box.mails.flatMap(({ to }) => to)).not.toContain('parada@exemplo.com.br')
    expect((await toggle()).status).toBe(200)
    mailQueueOf(app)
    await eventually(() => box.mails.some(({ to }) => to[0] === 'parada@exemplo.com.br'))
  })

  test('are not sent twice after a restart, nor for old events at the first start with a mail server', async () => {
    const box = await mailbox()
    const folder = mkdtempSync(join(tmpdir(), 'mail-'))
    const first = await testApp(environment(box.url), folder)
    await registerProved(first, 'antiga@exemplo.com.br')
    first.turn(notificationMailMaxAgeMs + 1)
    await registerProved(first, 'nova@exemplo.com.br')
    const mailQueue = createMailQueue(first.core, createSender(smtpOf(first)), limits)
    await eventually(() => eventsNamed(first, 'NotificationMailed').length === 1)
    await mailQueue.stop()
    first.core.views.close()
    await first.core.events.close()
    const again = await appWith(box.url, folder)
    again.turn(notificationMailMaxAgeMs + 1)
    mailQueueOf(again)
    await registerProved(again, 'terceira@exemplo.com.br')
    await eventually(() => box.mails.length === 2)
    expect(box.mails.map(({ to }) => to[0])).toEqual(['nova@exemplo.com.br', 'terceira@exemplo.com.br'])
  })

  test('are sent again under the same Message-ID if a crash prevented recording it', async () => {
    const box = await mailbox()
    const app = await appWith(box.url)
    const send = createSender(smtpOf(app))
    let crashed = false
    // Handed over, but the process is gone before it can note it.
    const crashing: typeof send = async (eml, envelope) => {
      const outcome = await send(eml, envelope)
      if (crashed) return outcome
      crashed = true
      throw new Error('crash')
    }
    await registerProved(app, 'ana@exemplo.com.br')
    mailQueueOf(app, crashing)
    await eventually(() => eventsNamed(app, 'NotificationMailed').length === 1)
    expect(box.mails).toHaveLength(2)
    expect(new Set(box.mails.map(({ headers }) => headers.get('Message-ID'))).size).toBe(1)
  })
})

describe('a mail server that', () => {
  test('does not answer yet gets everything later, and is not contacted at every commit', async () => {
    const port = await freePort()
    const app = await appWith(`smtp://127.0.0.1:${port}`)
    let asked = 0
    const send = createSender(smtpOf(app))
    const mailQueue = mailQueueOf(app, (eml, envelope) => {
      asked++
      return send(eml, envelope)
    })
    for (const name of ['a', 'b', 'c']) {
      await createProved(app, `${name}@exemplo.com.br`)
      mailQueue.wake()
      await Bun.sleep(10)
    }
    await eventually(() => asked >= 2)
    expect(asked).toBeLessThan(8)
    // Who wants none is not waited for.
    const quiet = await registerProved(app, 'd@exemplo.com.br')
    await quiet.form('/configuracoes', { tema: 'system', idioma: 'pt-BR' })
    const { count, oldest } = mailsWaiting(app.core)
    expect([count, oldest === null]).toEqual([3, false])
    const box = await mailbox({ port })
    await eventually(() => box.mails.length === 3)
    await eventually(() => mailsWaiting(app.core).count === 0)
    expect(box.mails.map(({ to }) => to[0])).toEqual(['a@exemplo.com.br', 'b@exemplo.com.br', 'c@exemplo.com.br'])
  })

  test('accepts the connection and then stays silent is given up after the limit', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    open.push(() => new Promise((done) => silent.close(done)))
    const address = silent.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const send = createSender(
      { host: '127.0.0.1', port, secure: false, user: null, password: null },
      // The whole mail would have longer than this test.
      { silenceMs: 150, mailMs: 120_000 },
    )
    expect(await send('From: a@b.c\r\n\r\n', { from: 'a@b.c', to: ['d@e.f'] })).toBe('down')
  }, 30_000)

  test('refuses one person permanently does not delay the others, and is not asked again', async () => {
    const box = await mailbox()
    box.refuse((address) => (address.startsWith('cheia') ? 452 : address.startsWith('fora') ? 550 : 0))
    const app = await appWith(box.url)
    await registerProved(app, 'fora@exemplo.com.br')
    await registerProved(app, 'cheia@exemplo.com.br')
    await registerProved(app, 'boa@exemplo.com.br')
    mailQueueOf(app)
    await eventually(() => eventsNamed(app, 'NotificationMailed').length === 2)
    expect(eventsNamed(app, 'NotificationMailed').map(({ data }) => data.outcome)).toEqual(['refused', 'sent'])
    expect(unmailed(app)).toHaveLength(1)
    box.refuse(() => 0)
    await eventually(() => unmailed(app).length === 0)
    expect(box.mails.map(({ to }) => to[0])).toEqual(['boa@exemplo.com.br', 'cheia@exemplo.com.br'])
  })

  test('requires a password gets it; a wrong one delays mails', async () => {
    const box = await mailbox({ user: { name: 'ana@vagas.example', password: 'a/b:c@d' } })
    const right = await appWith(box.url)
    const send = createSender(smtpOf(right))
    expect(await send('From: a@b.c\r\n\r\noi\r\n', { from: 'a@b.c', to: ['d@e.f'] })).toBe('sent')
    const wrong = createSender({ ...smtpOf(right), password: 'x' })
    expect(await wrong('From: a@b.c\r\n\r\n', { from: 'a@b.c', to: ['d@e.f'] })).toBe('down')
  })

  test('offers no TLS gets no password over the network', async () => {
    const box = await mailbox({ user: { name: 'ana', password: 'b' } })
    const port = Number(new URL(box.url).port)
    // Another name for this machine, which counts as the net.
    const send = createSender({ host: '127.1', port, secure: false, user: 'ana', password: 'b' })
    expect(await send('From: a@b.c\r\n\r\n', { from: 'a@b.c', to: ['d@e.f'] })).toBe('down')
    expect([box.connections(), box.mails.length]).toEqual([1, 0])
  })
})

describe('messages to support', () => {
  test('are mailed to the admins, once, with the sender as the reply address', async () => {
    const box = await mailbox()
    const app = await appWith(box.url)
    await app.client().post('/api/support/contact', letter)
    mailQueueOf(app)
    await ensureAdmin(app.core, admin)
    await eventually(() => eventsNamed(app, 'SupportMessageMailed').length === 1)
    const mail = box.mails.find(({ to }) => to[0] === admin.email && !to[1])
    expect(box.mails.some(({ headers }) => headers.get('Reply-To') === 'Rui Sá <rui@exemplo.com.br>')).toBe(true)
    expect(mail?.from).toBe('oi@vagas.example')
    expect(eventsNamed(app, 'SupportMessageMailed')[0]?.data.by).toBe('smtp')
    expect(() => readdirSync(join(app.config.folder, 'outbox'))).toThrow()
  })

  test('that the mail server permanently refuses are written to the outbox', async () => {
    const box = await mailbox()
    box.refuse(() => 550)
    const app = await appWith(box.url)
    await ensureAdmin(app.core, admin)
    mailQueueOf(app)
    expect((await app.client().post('/api/support/contact', letter)).status).toBe(200)
    await eventually(() => eventsNamed(app, 'SupportMessageMailed').length === 1)
    expect(eventsNamed(app, 'SupportMessageMailed')[0]?.data.by).toBe('outbox')
    expect(messagesToMail(app.core.views.db, 10)).toEqual([])
    expect(readdirSync(join(app.config.folder, 'outbox'))).toHaveLength(1)
  })
})

test('the executable mails', async () => {
  const box = await mailbox()
  const server = await startServer({ env: environment(box.url) })
  open.push(() => server.stop())
  await visitor(server.url).register('joana@exemplo.com.br')
  await eventually(() => box.mails.length === 1)
  expect(box.mails[0]?.headers.get('Subject')).toBe('Trampolim: confirme seu e-mail')
  expect(server.log()).not.toContain('joana@')
})
