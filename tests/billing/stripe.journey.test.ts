// Buying through Stripe on the executable, in a real browser that pays on the double's page; and a kill between keeping
// one of Stripe's events and applying it.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { readCatalogue } from '../../src/billing/catalogue-file'
import { stripeClient } from '../../src/server/billing/stripe/client'
import { setUpStripe } from '../../src/server/billing/stripe/setup'
import { launchBrowser } from '../helpers/browser'
import { eventually } from '../helpers/eventually'
import { executable, type Server, startServer } from '../helpers/server'
import { pay } from './fake-stripe/checkout'
import { type FakeStripe, startFakeStripe } from './fake-stripe/server'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'stripe-journey-'))
let fake: FakeStripe
let env: Record<string, string>
let server: Server
let browser: Browser
beforeAll(async () => {
  fake = startFakeStripe(Math.floor(Date.now() / 1000))
  const settings = { secretKey: 'sk_test_double', webhookSecret: fake.secret, apiBase: fake.url }
  env = {
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_API_BASE: settings.apiBase,
  }
  const read = readCatalogue('{}')
  if (!('catalogue' in read)) throw new Error('the defaults are a catalogue')
  await setUpStripe(await stripeClient(settings), read.catalogue)
  ;[server, browser] = await Promise.all([startServer({ folder, env }), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  fake?.close()
  rmSync(folder, { recursive: true, force: true })
})

const deliver = async (from: number): Promise<void> => {
  for (const event of fake.world.events.slice(from)) {
    const { body, header } = await fake.signed(event, Math.floor(Date.now() / 1000))
    const headers = { 'stripe-signature': header, 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}/api/stripe/webhook`, { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
  }
}

let people = 0
const openSession = async (javaScriptEnabled = true) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', javaScriptEnabled })
  const data = { nome: 'Rui Sá', email: `rui${++people}@exemplo.com`, senha: 'segredo-1', aceitarTermos: true }
  await context.request.post('/api/register', { data })
  const page = await context.newPage()
  return { context, page }
}
const choose = (page: Page, name: string) =>
  page
    .locator('article', { has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('button', { name: 'Assinar Plano' })
    .click()
const planOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${server.url}/api/user`)).json()) as { status_assinatura: string }).status_assinatura

test.each([
  ['with', true],
  ['without', false],
])('%s JavaScript: to the page that takes the money, and back to a plan', async (_, script) => {
  const { context, page } = await openSession(script)
  await page.goto('/planos')
  if (script) await page.waitForSelector('x-island[data-hydrated] button[formaction="/planos/assinar"]')
  await choose(page, 'Pro')
  await page.getByText('Isto é um dublê dos testes').waitFor()
  const from = fake.world.events.length
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.getByText('Assinatura Confirmada!').waitFor()
  await deliver(from)
  expect(await planOf(page)).toBe('professional')

  await page.goto('/planos')
  if (script) await page.waitForSelector('x-island[data-hydrated] form[action="/planos/gerenciar"]')
  await page.getByRole('button', { name: 'Gerenciar Assinatura' }).click()
  await page.getByText('Dublê do portal').first().waitFor()
  const before = fake.world.events.length
  await page.getByRole('button', { name: 'Cancelar no fim do período' }).click()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await deliver(before)
  expect(await planOf(page)).toBe('professional')
  await context.close()
})

test('killed between storing an event and applying it, the next start applies it, once', async () => {
  const { context, page } = await openSession()
  const made = await page.request.post('/api/create-checkout-session', { data: { planId: 'basico' } })
  const session = ((await made.json()) as { url: string }).url.split('/').at(-1) ?? ''
  const from = fake.world.events.length
  pay(fake.world, session)
  // Stripe does not answer from here on: the event is stored but cannot be applied before the end.
  fake.faults.push(...Array.from({ length: 100 }, () => 'error' as const))
  await deliver(from)
  expect(await server.stop('SIGKILL')).not.toBe(0)
  fake.faults.splice(0)
  server = await startServer({ folder, env })
  const replay = () =>
    Bun.spawnSync([executable, 'replay', '--json'], { env: { ...process.env, DATA_DIR: folder } }).stdout.toString()
  await eventually(async () => (await planOf(page)) === 'basico')
  // The plan is open before the message is marked as settled.
  await eventually(() => replay().includes('WebhookSettled'))
  const replayed = replay()
  expect(
    replayed.split('\n').filter((line) => line.includes('PaymentReceived') && line.includes('basico')),
  ).toHaveLength(1)
  await context.close()
})
