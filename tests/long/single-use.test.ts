// What works once, used a hundred times at once over sockets on the executable: one use counts. Passkey challenges and codes
// of the app have the same test in tests/accounts/second-factor.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type IdentityProvider, startIdentityProvider } from '../helpers/accounts/identity-provider'
import { codeAt, hidden } from '../helpers/accounts/second-factor'
import { type Visitor, visitor } from '../helpers/accounts/visitor'
import { docxResume } from '../helpers/documents'
import { type Mailbox, startMailbox } from '../helpers/mailbox'
import { freePort, type Server, startServer } from '../helpers/server'

setDefaultTimeout(300_000)

const times = 100
const password = 'trampolim-teste-1'
const admin = { ADMIN_EMAIL: 'dona@vagas.example', ADMIN_PASSWORD: 'segredo-longo-1' }
let server: Server
let box: Mailbox
let provider: IdentityProvider
beforeAll(async () => {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  box = await startMailbox()
  provider = await startIdentityProvider({
    people: { ana: { email: 'ana@exemplo.com', email_verified: true, name: 'Ana' } },
    publicUrl,
  })
  server = await startServer({ port, env: { ...provider.environment, ...admin, SMTP_URL: box.url } })
})
afterAll(async () => {
  await server.stop()
  await provider.close()
  await box.close()
})

/** Everybody at once; answers how many answers have each status. */
const atOnce = async (ask: (n: number) => Promise<Response>): Promise<Readonly<Record<string, number>>> => {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => ask(n)))
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    await answer.arrayBuffer()
    counts[answer.status] = (counts[answer.status] ?? 0) + 1
  }
  return counts
}
const form = (one: Visitor, path: string, fields: Record<string, string>) =>
  one.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: server.url } })
const member = async (email: string) => {
  const one = visitor(server.url)
  expect((await one.register(email)).status).toBe(201)
  return one
}
const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T
/** The newest link in a mail to an address, of a path. */
const mailedLink = async (address: string, path: string): Promise<string> => {
  for (let tries = 0; tries < 1_000; tries++) {
    const texts = box.mails.filter(({ to }) => to[0] === address).map(({ parts }) => parts.join('\n'))
    const found = texts.findLast((text) => text.includes(path))
    const code = found && new RegExp(`${path}\\?codigo=(\\S+)`).exec(found)?.[1]
    if (code) return code
    await Bun.sleep(20)
  }
  throw new Error(`no mail with ${path} to ${address}`)
}
const stranger = () => visitor(server.url)

test('the one résumé that the free plan includes', async () => {
  const one = await member('quota@exemplo.com')
  const docx = await docxResume()
  const counts = await atOnce((n) => one.upload(`cv${n}.docx`, docx))
  console.log('analyses', counts)
  expect(counts).toEqual({ '200': 1, '403': times - 1 })
  expect(await json<unknown[]>(one.ask('/api/resume/history'))).toHaveLength(1)
  expect(await json(one.ask('/api/user/stats'))).toMatchObject({ remainingAnalyses: 3, totalAllowed: 4 })
})

test('a coupon, by a hundred people', async () => {
  const boss = visitor(server.url)
  await boss.post('/api/login', { email: admin.ADMIN_EMAIL, senha: admin.ADMIN_PASSWORD })
  const made = await json<{ cupons?: { codigo: string }[] }>(
    boss.post('/api/admin/create-beta-coupons', { quantidade: 1, desconto: 100, dias: 30 }),
  )
  const code = JSON.stringify(made).match(/"(?:code|codigo)":"([^"]+)"/)?.[1] ?? ''
  expect(code).not.toBe('')
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => member(`cupom${n}@exemplo.com`)))
  const counts = await atOnce((n) =>
    (people[n % people.length] as Visitor).post('/api/create-checkout-session', {
      planId: 'premium',
      couponCode: code,
    }),
  )
  console.log('coupon', counts)
  expect(counts['200'] ?? 0).toBeLessThanOrEqual(times / people.length)
  const plans = await Promise.all(people.map((one) => json<{ status_assinatura: string }>(one.ask('/api/user'))))
  expect(plans.filter(({ status_assinatura: plan }) => plan === 'premium').length).toBeLessThanOrEqual(1)
})

test('a link for a new password', async () => {
  await member('senha@exemplo.com')
  await form(stranger(), '/esqueci-senha', { email: 'senha@exemplo.com' })
  const codigo = await mailedLink('senha@exemplo.com', '/redefinir-senha')
  const counts = await atOnce((n) => form(stranger(), '/redefinir-senha', { codigo, senha: `maré alta ${n}` }))
  console.log('reset link', counts)
  expect(counts['303']).toBe(1)
  const ins = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      stranger().post('/api/login', { email: 'senha@exemplo.com', senha: `maré alta ${n}` }),
    ),
  )
  expect(ins.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a proof of an address, a change of it, and its undoing', async () => {
  const one = await member('prova@exemplo.com')
  const codigo = await mailedLink('prova@exemplo.com', '/confirmar-email')
  console.log('proof', await atOnce(() => form(stranger(), '/confirmar-email', { codigo })))
  const changed = await one.ask('/api/user/profile', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nome: 'Ana Prova', email: 'nova@exemplo.com', senha_atual: password }),
  })
  expect(changed.status).toBe(200)
  const move = await mailedLink('nova@exemplo.com', '/confirmar-email')
  const moves = await atOnce(() => form(stranger(), '/confirmar-email', { codigo: move }))
  console.log('change of address', moves)
  expect(moves['200']).toBe(1)
  const undo = await mailedLink('prova@exemplo.com', '/desfazer-email')
  const undone = await atOnce(() => form(stranger(), '/desfazer-email', { codigo: undo }))
  console.log('undo', undone)
  expect(undone['200']).toBe(1)
})

test('a recovery code', async () => {
  const one = await member('recupera@exemplo.com')
  const configuracao = hidden(await (await one.ask('/conta/seguranca/aplicativo')).text(), 'configuracao')
  const secret = configuracao.split('.')[0] ?? ''
  const enabled = await form(one, '/conta/seguranca/aplicativo', {
    configuracao,
    codigo: codeAt(secret, Date.now() - 30_000),
    senha: password,
  })
  const codes = [...new Set((await enabled.text()).match(/[a-z\d]{4}(-[a-z\d]{4}){3}/g) ?? [])]
  expect(codes).toHaveLength(10)
  const half = visitor(server.url)
  await half.login('recupera@exemplo.com')
  const cookie = half.cookie()
  const counts = await atOnce(() =>
    fetch(`${server.url}/api/login/second-factor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ codigo: codes[0] }),
    }),
  )
  console.log('recovery code', counts)
  expect(counts['200']).toBe(1)
})

test('what an identity provider sends back', async () => {
  const one = visitor(server.url)
  provider.signInAs('ana')
  const left = await one.ask('/entrar/provedor')
  const back = new URL(await provider.visit(left.headers.get('location') ?? ''))
  const cookie = one.cookie()
  const counts = await atOnce(() =>
    fetch(`${server.url}${back.pathname}${back.search}`, { headers: { cookie }, redirect: 'manual' }),
  )
  console.log('answer of a provider', counts)
  expect(counts['303']).toBe(1)
})

test('the first-access link makes one admin', async () => {
  const own = await startServer()
  try {
    const token = /primeiro-acesso\?codigo=(\S+)/.exec(own.log())?.[1] ?? ''
    const counts = await atOnce((n) =>
      fetch(`${own.url}/primeiro-acesso`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          codigo: token,
          nome: 'Dona',
          email: `dona${n}@vagas.example`,
          senha: 'maré alta 7',
        }),
      }),
    )
    console.log('first access', counts)
    expect(counts['303']).toBe(1)
  } finally {
    await own.stop()
  }
})
