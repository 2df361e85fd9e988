// Outgoing webhooks against real servers on loopback, which the operator's setting allows here.
import { afterEach, describe, expect, spyOn, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import dns from 'node:dns/promises'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TokenMadeJson } from '../../src/api/account/tokens'
import type { WebhookJson, WebhookMadeJson, WebhookMessageJson } from '../../src/api/outgoing-webhooks'
import { domainEvents } from '../../src/events/schema/events'
import { nextMessages } from '../../src/projections/accounts/outgoing-webhook'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { assignPlan, makeAdmin } from '../../src/server/admin/operator/operator'
import { createPost, type Posted } from '../../src/server/outgoing-webhooks/post'
import { createSending, retryMs } from '../../src/server/outgoing-webhooks/send-messages'
import { startWebhookSender } from '../../src/server/outgoing-webhooks/sender'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { accountOf } from '../helpers/events/notifications'
import { sendWebhooks } from '../helpers/events/send-webhooks'
import { eventually } from '../helpers/eventually'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Got = { readonly path: string; readonly headers: Headers; readonly body: string }

/** Somebody's program: `answer` decides what it says to each message. */
const receiver = (answer: (got: Got) => Response | Promise<Response> = () => new Response(null, { status: 204 })) => {
  const got: Got[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const one = { path: new URL(request.url).pathname, headers: request.headers, body: await request.text() }
      got.push(one)
      return answer(one)
    },
  })
  closing.push(() => server.stop(true))
  return { got, url: `http://127.0.0.1:${server.port}/avisos` }
}

const opened = async (environment: Record<string, string> = { WEBHOOK_PRIVATE_ADDRESSES: 'allow' }) => {
  const app = await testApp(environment)
  closing.push(() => app.close())
  const client = app.client()
  await client.register('ana@exemplo.com')
  return { app, client, id: await accountOf(client) }
}
const added = async (client: Client, url: string, eventos = ['analises', 'planos']) => {
  const answer = await client.post('/api/user/webhooks', { url, eventos, senha: 'segredo1' })
  expect(answer.status).toBe(201)
  return body<WebhookMadeJson>(answer)
}
const differences = ({ core }: TestApp) =>
  verify({ log: core.events, projections, catalog: domainEvents, views: core.views }).differences
const send = (app: TestApp) => sendWebhooks(app, 500)
const tried = (client: Client, id: string) => client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })
const messages = async (client: Client, id: string) =>
  body<WebhookMessageJson[]>(await client.ask(`/api/user/webhooks/${id}/messages`))

/** As a receiver checks it by the specification. */
const verified = ({ headers, body: text }: Got, secret: string) => {
  const [id, seconds] = [headers.get('webhook-id'), headers.get('webhook-timestamp')]
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return (
    headers.get('webhook-signature') ===
    `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64')}`
  )
}

describe('a message', () => {
  test('announces an analysis and a plan, signed, with ids and scores alone', async () => {
    const { app, client, id: account } = await opened()
    const { got, url } = receiver()
    const { id, segredo } = await added(client, url)
    expect((await client.upload('/api/resume/analyze', 'joana-prado.docx', await docxResume())).status).toBe(200)
    await assignPlan(app.core, 'ana@exemplo.com', 'premium')
    await send(app)
    await send(app)
    expect(got.map((one) => JSON.parse(one.body))).toEqual([
      {
        type: 'analysis.completed',
        timestamp: expect.any(String),
        data: { account, analysis: expect.any(String), tool: 'resume', score: expect.any(Number) },
      },
      { type: 'plan.opened', timestamp: expect.any(String), data: { account, plan: 'premium', until: null } },
    ])
    expect(got.every((one) => verified(one, segredo))).toBe(true)
    expect(JSON.stringify(got.map((one) => one.body))).not.toMatch(/ana@|Prado|joana/i)
    expect((await messages(client, id)).map(({ situacao, resposta }) => [situacao, resposta])).toEqual([
      ['entregue', 204],
      ['entregue', 204],
    ])
    // What was delivered is not sent again, nor is anything of another topic.
    await send(app)
    expect(got).toHaveLength(2)
  })

  test('that fails is tried again later under the same id, and later ones wait behind it', async () => {
    const { app, client } = await opened()
    let down = true
    const { got, url } = receiver(() => new Response(null, { status: down ? 503 : 200 }))
    const { id } = await added(client, url)
    await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })
    await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })
    await send(app)
    await send(app)
    expect(got).toHaveLength(1)
    app.turn(retryMs[0])
    await send(app)
    down = false
    app.turn(retryMs[1])
    await send(app)
    await send(app)
    const ids = got.map(({ headers }) => headers.get('webhook-id'))
    expect([ids.length, new Set(ids.slice(0, 3)).size, ids[3] === ids[0]]).toEqual([4, 1, false])
    expect((await messages(client, id)).map(({ tentativas }) => tentativas)).toEqual([1, 3])
  })

  test('is given up after the last try; three in a row turn the webhook off, with a notice', async () => {
    const { app, client } = await opened()
    const { got, url } = receiver(() => new Response(null, { status: 500 }))
    const { id } = await added(client, url)
    for (let n = 0; n < 4; n++) await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })
    for (let n = 0; n < 3; n++)
      for (const wait of [...retryMs, 0]) {
        await send(app)
        app.turn(wait)
      }
    expect(got).toHaveLength(3 * (retryMs.length + 1))
    expect((await messages(client, id)).map(({ situacao }) => situacao)).toEqual([
      'descartado',
      ...Array(3).fill('desistiu'),
    ])
    const [hook] = await body<WebhookJson[]>(await client.ask('/api/user/webhooks'))
    expect(hook?.ativo).toBe(false)
    const titles = (await body<{ titulo: string }[]>(await client.ask('/api/notificacoes'))).map(({ titulo }) => titulo)
    expect(titles.filter((title) => title === 'Um webhook seu foi desligado')).toHaveLength(1)
    expect((await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })).status).toBe(409)
    expect((await client.ask(`/api/user/webhooks/${id}/resume`, { method: 'POST' })).status).toBe(200)
    expect((await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })).status).toBe(200)
  })

  test('turns the webhook off at once when its address answers that it is gone', async () => {
    const { app, client } = await opened()
    const { url } = receiver(() => new Response(null, { status: 410 }))
    const { id } = await added(client, url)
    await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })
    await send(app)
    expect((await body<WebhookJson[]>(await client.ask('/api/user/webhooks')))[0]?.ativo).toBe(false)
  })

  test('whose outcome cannot be stored is not sent every second, nor is anything while nothing is written', async () => {
    const { app, client } = await opened()
    const { got, url } = receiver()
    const { id } = await added(client, url)
    await tried(client, id)
    const append = spyOn(app.core.events, 'append').mockRejectedValue(new Error('disk I/O error'))
    closing.push(() => append.mockRestore())
    await send(app)
    app.turn(1_000)
    await send(app)
    expect(got).toHaveLength(1)
    app.turn(retryMs[0])
    const full = spyOn(app.core, 'readOnly').mockReturnValue('disk-full')
    await send(app)
    expect(got).toHaveLength(1)
    full.mockRestore()
    append.mockRestore()
    await send(app)
    const ids = got.map(({ headers }) => headers.get('webhook-id'))
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    expect((await messages(client, id)).map(({ situacao, tentativas }) => [situacao, tentativas])).toEqual([
      ['entregue', 2],
    ])
  })

  test('whose try cannot be noted is not sent', async () => {
    const { app, client } = await opened()
    const { got, url } = receiver()
    await tried(client, (await added(client, url)).id)
    const record = spyOn(app.core.webhookTries, 'record').mockImplementation(() => {
      throw new Error('database or disk is full')
    })
    closing.push(() => record.mockRestore())
    await send(app)
    expect(got).toEqual([])
  })

  test('follows no redirect, and does not wait for who is silent', async () => {
    const { app, client } = await opened()
    const target = receiver()
    const { url } = receiver(() => Response.redirect(target.url, 307))
    const silent = receiver(() => new Promise(() => {}))
    for (const { id } of [await added(client, url), await added(client, silent.url)])
      await client.ask(`/api/user/webhooks/${id}/test`, { method: 'POST' })
    await send(app)
    expect([target.got.length, silent.got.length]).toEqual([0, 1])
  })
})

describe('a new password', () => {
  test('turns webhooks off, with what waits, until their owner turns them on again', async () => {
    const { app, client } = await opened()
    const { got, url } = receiver()
    const { id } = await added(client, url)
    await tried(client, id)
    const json = { nome: 'Ana', email: 'ana@exemplo.com', senha_atual: 'segredo1', senha_nova: 'outra-senha-boa-9' }
    const headers = { 'content-type': 'application/json' }
    const changed = await client.ask('/api/user/profile', { method: 'PUT', body: JSON.stringify(json), headers })
    expect(changed.status).toBe(200)
    await send(app)
    expect(got).toEqual([])
    expect((await body<WebhookJson[]>(await client.ask('/api/user/webhooks')))[0]?.ativo).toBe(false)
    expect((await messages(client, id)).map(({ situacao }) => situacao)).toEqual(['descartado'])
    expect(await (await client.ask('/conta/webhooks')).text()).toContain('a senha ou a segurança da conta mudou')
    expect(differences(app)).toEqual([])
    expect((await client.ask(`/api/user/webhooks/${id}/resume`, { method: 'POST' })).status).toBe(200)
    await tried(client, id)
    await send(app)
    expect(got).toHaveLength(1)
    expect(differences(app)).toEqual([])
  })

  test('or deactivating does so by an admin too', async () => {
    const { app, client, id: account } = await opened()
    const { got, url } = receiver()
    const { id } = await added(client, url)
    await tried(client, id)
    await makeAdmin(app.core, { email: 'chefe@vagas.example', password: 'segredo-longo-1' })
    const chief = app.client()
    await chief.post('/api/login', { email: 'chefe@vagas.example', senha: 'segredo-longo-1' })
    const toggle = () => chief.post(`/api/admin/toggle-status/${account}`, { motivo: 'support' })
    expect((await toggle()).status).toBe(200)
    await assignPlan(app.core, 'ana@exemplo.com', 'premium')
    await send(app)
    expect((await toggle()).status).toBe(200)
    await send(app)
    expect(got).toEqual([])
    // An admin who opens the person's data sees where it goes, and not what may be a secret there.
    await chief.form(`/admin/usuarios/${account}`, { acao: 'abrir', motivo: 'support' })
    const page = await (await chief.ask(`/admin/usuarios/${account}`)).text()
    expect([page.includes(new URL(url).origin), page.includes('/avisos')]).toEqual([true, false])
  })
})

describe('a private address', () => {
  test('is refused when it is typed, when its name leads there, and when it does so only later', async () => {
    const { client } = await opened({})
    for (const url of ['https://127.0.0.1/', 'https://10.1.2.3/', 'https://localhost/', 'http://exemplo.com.br/'])
      expect([
        url,
        (await client.post('/api/user/webhooks', { url, eventos: ['planos'], senha: 'segredo1' })).status,
      ]).toEqual([url, 422])
    const { got, url } = receiver()
    const { port } = new URL(url)
    const outgoing = { url: `https://exemplo.com.br:${port}/`, headers: {}, body: '{}' }
    const later = createPost({ allowed: false, resolve: async () => ['127.0.0.1'] })
    expect(await later(outgoing)).toEqual({ failed: 'refused' })
    expect(got).toEqual([])
  })

  test('of whatever kind: adding a webhook looks no name up, so that nobody asks for names through it', async () => {
    const { client } = await opened({})
    const url = 'https://nome-que-ninguem-tem.example/'
    const look = spyOn(dns, 'lookup')
    closing.push(() => look.mockRestore())
    const answer = await client.post('/api/user/webhooks', { url, eventos: ['planos'], senha: 'segredo1' })
    expect([answer.status, look.mock.calls.length]).toEqual([201, 0])
  })

  test('is not reached by way of a proxy that the environment names', async () => {
    const { got, url } = receiver()
    const proxy = receiver()
    const script = `import { createPost } from '${join(import.meta.dir, '../../src/server/outgoing-webhooks/post')}'
      console.log(JSON.stringify([
        await createPost({ allowed: true })({ url: '${url}', headers: {}, body: '{}' }),
        (await fetch('${url}', { method: 'POST', body: '{}' })).status,
      ]))`
    const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY']
    const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, new URL(proxy.url).origin])) }
    const child = Bun.spawn([process.execPath, '-e', script], { env, stdout: 'pipe' })
    expect(JSON.parse(await new Response(child.stdout).text())).toEqual([{ status: 204 }, 204])
    // The second call, a plain fetch, shows that the setting works.
    expect([got.length, proxy.got.length]).toEqual([1, 1])
  })

  test('the connection goes to the address that was looked up, and the certificate has to be of the name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aviso-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    const options = '-x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=aviso.test'
    const more = ['-addext', 'subjectAltName=DNS:aviso.test,IP:127.0.0.1']
    Bun.spawnSync(['openssl', 'req', ...options.split(' '), ...more], { cwd: folder })
    const [key, cert] = [readFileSync(join(folder, 'key.pem'), 'utf8'), readFileSync(join(folder, 'cert.pem'), 'utf8')]
    const hosts: (string | null)[] = []
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      tls: { key, cert },
      fetch: ({ headers }) => {
        hosts.push(headers.get('host'))
        return new Response()
      },
    })
    closing.push(() => server.stop(true))
    let looked = 0
    const resolve = async () => (looked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2'])
    const post = createPost({ allowed: true, resolve, ca: cert })
    const to = (host: string) => ({ url: `https://${host}:${server.port}/`, headers: {}, body: '{}' })
    expect(await post(to('aviso.test'))).toEqual({ status: 200 })
    expect([looked, hosts]).toEqual([1, [`aviso.test:${server.port}`]])
    // A literal address is not looked up, and its certificate is checked as that of a name is.
    expect(await post(to('127.0.0.1'))).toEqual({ status: 200 })
    expect(await createPost({ allowed: true })(to('127.0.0.1'))).toEqual({ failed: 'unreachable' })
    looked = 0
    expect(await post(to('outro.test'))).toEqual({ failed: 'unreachable' })
  })

  test('each address of a name is tried until one connects, within the time for the whole', async () => {
    const { got, url } = receiver()
    const outgoing = { url, headers: {}, body: '{}' }
    const two = createPost({ allowed: true, resolve: async () => ['127.0.0.2', '127.0.0.1'], timeoutMs: 2_000 })
    const named = { ...outgoing, url: url.replace('127.0.0.1', 'aviso.test') }
    expect(await two(named)).toEqual({ status: 204 })
    expect(got).toHaveLength(1)
    const none = createPost({ allowed: true, resolve: async () => ['127.0.0.2', '127.0.0.3'], timeoutMs: 2_000 })
    expect(await none(named)).toEqual({ failed: 'unreachable' })
    const silent = createPost({ allowed: true, resolve: () => new Promise(() => {}), timeoutMs: 50 })
    expect(await silent(named)).toEqual({ failed: 'unreachable' })
  })

  test('a message that an address took and did not answer is not posted to the next one', async () => {
    const { got, url } = receiver(() => new Promise(() => {}))
    const post = createPost({ allowed: true, resolve: async () => ['127.0.0.1', '127.0.0.1'], timeoutMs: 300 })
    expect(await post({ url: url.replace('127.0.0.1', 'aviso.test'), headers: {}, body: '{}' })).toEqual({
      failed: 'unreachable',
    })
    expect(got).toHaveLength(1)
  })
})

describe('a receiver that only sends interim answers', () => {
  /** Answers 103 so many times, a number without end too, and then 204. */
  const hints = (count: number) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      const write = (left: number): void => {
        for (let sent = 0; sent < left && !socket.destroyed; sent += 500) {
          const go = socket.write('HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n'.repeat(Math.min(500, left - sent)))
          if (!go) return void socket.once('drain', () => write(left - sent - 500))
        }
        socket.end('HTTP/1.1 204 No Content\r\n\r\n')
      }
      socket.once('data', () => write(count))
    })
    closing.push(() => server.close())
    return new Promise<string>((done) => {
      server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
    })
  }

  test('is left after a few: each takes the time in which pages are answered', async () => {
    const post = createPost({ allowed: true, timeoutMs: 5_000 })
    expect(await post({ url: await hints(3), headers: {}, body: '{}' })).toEqual({ status: 204 })
    const begun = performance.now()
    const endless = { url: await hints(Number.POSITIVE_INFINITY), headers: {}, body: '{}' }
    expect(await post(endless)).toEqual({ failed: 'unreachable' })
    expect(performance.now() - begun).toBeLessThan(4_000)
  })
})

describe('slow receivers', () => {
  test('delay nobody else while there is a place, and take one place for each account', async () => {
    const { app, client } = await opened()
    const slow = Promise.withResolvers<Response>()
    const silent = receiver(async () => (await slow.promise).clone())
    const other = receiver()
    const person = async (email: string, url: string) => {
      const one = app.client()
      await one.register(email)
      const { id } = await added(one, url)
      await tried(one, id)
      return { one, id }
    }
    // One account with two silent addresses, six more with one: seven places of eight.
    for (const path of ['a', 'b']) await tried(client, (await added(client, `${silent.url}/${path}`)).id)
    for (let n = 0; n < 6; n++) await person(`lento${n}@exemplo.com`, silent.url)
    const quick = [await person('rita@exemplo.com', other.url), await person('rui@exemplo.com', other.url)]
    const worker = startWebhookSender(app.core)
    try {
      await eventually(() => other.got.length === 2)
      // What comes while the slow ones are still under way is sent too.
      for (const { one, id } of quick) await tried(one, id)
      await eventually(() => other.got.length === 4)
      expect(silent.got).toHaveLength(7)
      expect(silent.got.filter(({ path }) => path !== '/avisos')).toHaveLength(1)
      slow.resolve(new Response(null, { status: 204 }))
      await eventually(() => silent.got.length === 8)
    } finally {
      slow.resolve(new Response(null, { status: 204 }))
      await worker.stop()
    }
    // One that was under way is not sent a second time.
    expect(new Set(silent.got.map(({ headers }) => headers.get('webhook-id'))).size).toBe(8)
  })
})

describe('places', () => {
  test('are eight, and one that becomes free is taken at once', async () => {
    const { app } = await opened()
    for (let n = 0; n < 9; n++) {
      const one = app.client()
      await one.register(`lugar${n}@exemplo.com`)
      await tried(one, (await added(one, 'http://127.0.0.1:1/')).id)
    }
    const answers: (() => void)[] = []
    const post = () => new Promise<Posted>((resolve) => answers.push(() => resolve({ status: 204 })))
    const sending = createSending(app.core, post, () => false)
    sending.take(nextMessages(app.core.views.db))
    await eventually(() => answers.length === 8)
    await Bun.sleep(20)
    expect(answers).toHaveLength(8)
    answers[3]?.()
    await eventually(() => answers.length === 9)
    for (const answer of answers) answer()
    await sending.idle()
    expect(nextMessages(app.core.views.db)).toEqual([])
  })
})

describe('a token that reads', () => {
  test('lists the webhooks and the messages of each', async () => {
    const { client, app } = await opened()
    const { id, segredo } = await added(client, 'http://127.0.0.1:1/')
    await tried(client, id)
    const asked = { nome: 'Planilha', escopo: 'leitura', dias: 30, senha: 'segredo1' }
    const { token } = await body<TokenMadeJson>(await client.post('/api/user/tokens', asked))
    const program = app.client({ authorization: `Bearer ${token}` })
    const listed = await (await program.ask('/api/user/webhooks')).text()
    expect(listed).not.toContain(segredo)
    const [hook] = JSON.parse(listed) as WebhookJson[]
    expect((await messages(program, hook?.id ?? '')).map(({ tipo }) => tipo)).toEqual(['test'])
    expect((await program.ask(`/api/user/webhooks/${id}`, { method: 'DELETE' })).status).toBe(403)
  })
})

describe('the page', () => {
  test('adds, tries and removes a webhook by plain forms, and shows the secret once', async () => {
    const { app, client } = await opened()
    const { got, url } = receiver()
    const form = new URLSearchParams([
      ['url', url],
      ['eventos', 'analises'],
      ['eventos', 'planos'],
      ['senha', 'segredo1'],
    ])
    const made = await (await client.ask('/conta/webhooks', { method: 'POST', body: form })).text()
    expect(made).toMatch(/whsec_[\w+/=]{32}/)
    const page = await (await client.ask('/conta/webhooks')).text()
    expect(page).toContain(url)
    expect(page).not.toContain('whsec_')
    const webhook = /name="webhook" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await client.form('/conta/webhooks', { acao: 'testar', webhook })).status).toBe(303)
    await send(app)
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({ type: 'test' })
    const page2 = await (await client.ask('/conta/webhooks')).text()
    expect(page2.includes('entregue, 1 tentativa, resposta 204')).toBe(true)
    expect((await client.form('/conta/webhooks', { acao: 'remover', webhook })).status).toBe(303)
    expect(await body<WebhookJson[]>(await client.ask('/api/user/webhooks'))).toEqual([])
    const wrong = await client.form('/conta/webhooks', { url: 'nada', eventos: 'planos', senha: 'segredo1' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Use um endereço https')])
  })

  test('a webhook is added only with the password: an intruder’s would outlive their session', async () => {
    const { client } = await opened()
    const { url } = receiver()
    for (const senha of ['errada-1', '', 'x'.repeat(1001)]) {
      const refused = await client.post('/api/user/webhooks', { url, eventos: ['planos'], senha })
      expect([refused.status, Object.keys((await body<{ fields: object }>(refused)).fields)]).toEqual([422, ['senha']])
    }
    const page = await client.form('/conta/webhooks', { url, eventos: 'planos', senha: 'errada-1' })
    const text = await page.text()
    expect([page.status, text.includes('whsec_'), text.includes(url)]).toEqual([422, false, true])
    expect(await body<WebhookJson[]>(await client.ask('/api/user/webhooks'))).toEqual([])
  })

  test('an account has three webhooks, each address once, and another person cannot see or change them', async () => {
    const { app, client } = await opened()
    const hooks = [await added(client, 'http://127.0.0.1:1/a'), await added(client, 'http://127.0.0.1:1/b')]
    expect(
      (await client.post('/api/user/webhooks', { url: 'http://127.0.0.1:1/a', eventos: ['planos'], senha: 'segredo1' }))
        .status,
    ).toBe(409)
    await added(client, 'http://127.0.0.1:1/c')
    expect(
      (await client.post('/api/user/webhooks', { url: 'http://127.0.0.1:1/d', eventos: ['planos'], senha: 'segredo1' }))
        .status,
    ).toBe(409)
    const other = app.client()
    await other.register('outra@exemplo.com')
    const path = `/api/user/webhooks/${hooks[0]?.id}`
    for (const [method, where] of [
      ['GET', `${path}/messages`],
      ['POST', `${path}/test`],
      ['DELETE', path],
    ] as const)
      expect((await other.ask(where, { method })).status).toBe(404)
  })
})
