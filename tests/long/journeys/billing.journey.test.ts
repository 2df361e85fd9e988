// Buying in a real browser: from free to Basic with a coupon, to Pro by the year, the portal, the cancellation, and the
// end of what was paid for; failure and abandonment; both languages; without JavaScript.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { readConfig } from '../../../src/server/config/read'
import { type Running, serve } from '../../../src/server/serve'
import { launchBrowser, screenshot } from '../../helpers/browser'
import { desk, hydrated, phone } from '../../helpers/journey'
import { freePort } from '../../helpers/server'

setDefaultTimeout(90_000)

const boss = { ADMIN_EMAIL: 'dona@planos.example', ADMIN_PASSWORD: 'segredo1' }
const folder = mkdtempSync(join(tmpdir(), 'billing-'))

let server: Running
let browser: Browser
/** How far the server's clock is ahead: a month goes by in a test. */
let ahead = 0
beforeAll(async () => {
  const read = readConfig({ PORT: String(await freePort()), DATA_DIR: folder, RATE_LIMIT: 'off', ...boss }, '/')
  if (!read.ok) throw new Error(read.problems.join())
  ;[server, browser] = await Promise.all([serve(read.config, () => Date.now() + ahead), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let people = 0
const openSession = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: desk, locale: 'pt-BR', baseURL: server.url, ...options })
  people += 1
  const email = `planos${people}@exemplo.com`
  const person = { nome: 'Marina Duarte', email, senha: 'segredo1', aceitarTermos: true }
  await context.request.post('/api/register', { data: person })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints, email }
}
const coupon = async (desconto: number): Promise<string> => {
  const context = await browser.newContext({ baseURL: server.url })
  await context.request.post('/api/login', { data: { email: boss.ADMIN_EMAIL, senha: boss.ADMIN_PASSWORD } })
  const made = await context.request.post('/api/admin/create-beta-coupons', { data: { quantidade: 1, desconto } })
  const { coupons } = (await made.json()) as { coupons: { codigo: string }[] }
  await context.close()
  return coupons[0]?.codigo ?? ''
}
const card = (page: Page, name: string) =>
  page.locator('article', { has: page.getByRole('heading', { name, exact: true }) })
const subscribe = async (page: Page, name: string, button = 'Assinar Plano') => {
  await hydrated(page, 'button[formaction="/planos/assinar"]')
  await card(page, name)
    .getByRole('button', { name: new RegExp(button) })
    .click()
}
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('a whole life of plans', () => {
  test('free → Basic with a coupon → Pro by the year → portal → cancelled → the end', async () => {
    const code = await coupon(50)
    const { context, page, complaints, email } = await openSession()
    await page.goto('/planos')
    await hydrated(page, 'input[name="cupom"]')
    const apply = page.getByRole('button', { name: 'Aplicar' })
    await page.getByRole('button', { name: 'Aplicar', disabled: true }).waitFor()
    await page.fill('input[name="cupom"]', code.toLowerCase())
    await apply.click()
    await page.getByText('Cupom válido!').waitFor()
    await page.getByText('Preço sem o cupom: R$ 29,90').waitFor()
    expect(await card(page, 'Basic').innerText()).toContain('R$ 14,95')
    await screenshot(page, 'planos-cupom')
    await subscribe(page, 'Basic')

    await page.getByRole('heading', { name: 'Pagamento de teste' }).waitFor()
    expect(await page.locator('main').innerText()).toContain('R$ 14,95')
    await screenshot(page, 'pagamento-teste')
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await page.getByRole('heading', { name: 'Assinatura Confirmada!' }).waitFor()
    await page.getByText('Assinatura realizada com sucesso!').waitFor()
    expect(await page.locator('main li').count()).toBe(5)
    expect(new URL(page.url()).search).toBe('')
    await screenshot(page, 'assinatura-sucesso')

    await page.goto('/planos')
    await page.getByText('Você está no Plano Basic').waitFor()
    await hydrated(page, 'input[name="cupom"]')
    await page.locator('input[name="cupom"]').fill('AINDA-NAO')
    await page.getByRole('link', { name: /Anual/ }).click()
    await page.getByText('R$ 863').waitFor()
    await hydrated(page, 'input[name="cupom"]')
    expect(await page.locator('input[name="cupom"]').inputValue()).toBe('AINDA-NAO')
    await page.goto('/planos')
    expect(await card(page, 'Basic').getByRole('button').innerText()).toBe('Plano Atual')
    await page.getByRole('link', { name: /Anual/ }).click()
    await page.getByText('R$ 863').waitFor()
    await screenshot(page, 'planos-anual')
    await subscribe(page, 'Pro')
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await page.getByRole('heading', { name: 'Assinatura Confirmada!' }).waitFor()

    await page.goto('/planos')
    await page.getByText('Você está no Plano Pro').waitFor()
    await hydrated(page, 'form[action="/planos/gerenciar"]')
    await page.getByRole('button', { name: 'Gerenciar Assinatura' }).click()
    await page.getByRole('heading', { name: 'Portal de teste' }).waitFor()
    await page.getByText('R$ 863,04').waitFor()
    await screenshot(page, 'portal-teste')

    await page.goto('/planos')
    await hydrated(page, 'form[action="/planos/gerenciar"]')
    await page.getByRole('link', { name: 'Cancelar Assinatura' }).click()
    await page.getByText('Cancelar a assinatura?').waitFor()
    await screenshot(page, 'planos-cancelar')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar Assinatura' }).click()
    await page.getByText('Assinatura cancelada').waitFor()
    await page
      .getByText(/Você usa o plano até .*Depois, nada é cobrado\./)
      .first()
      .waitFor()
    expect(complaints).toEqual([])

    ahead += 366 * 24 * 3600 * 1000
    await context.request.post('/api/login', { data: { email, senha: 'segredo1' } })
    await page.goto('/planos')
    await page.getByRole('heading', { name: 'Escolha o tamanho do salto' }).waitFor()
    expect(await page.getByText('Você está no').count()).toBe(0)
    const user = (await (await context.request.get('/api/user')).json()) as { status_assinatura: string }
    expect(user.status_assinatura).toBe('free')
    await context.close()
  })
})

describe('what does not work out', () => {
  test('refused, then left: nothing is charged and the way stays open', async () => {
    const { context, page } = await openSession()
    await page.goto('/planos')
    await subscribe(page, 'Premium')
    await page.getByRole('button', { name: 'Recusar pagamento' }).click()
    await page.getByText('O pagamento foi recusado. Nada foi cobrado.').waitFor()
    await page.getByRole('link', { name: 'Voltar aos planos' }).click()
    await subscribe(page, 'Premium')
    await page.getByRole('button', { name: 'Desistir' }).click()
    await page.getByRole('heading', { name: 'Escolha o tamanho do salto' }).waitFor()
    const user = (await (await context.request.get('/api/user')).json()) as { status_assinatura: string }
    expect(user.status_assinatura).toBe('free')
    await context.close()
  })
  test('a bad code is reported at its field, and the discount is taken away', async () => {
    const code = await coupon(30)
    const { context, page } = await openSession()
    await page.goto('/planos')
    await hydrated(page, 'input[name="cupom"]')
    const field = page.getByLabel('Cupom de desconto')
    await field.fill(code)
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await page.getByText('Desconto de 30% aplicado').first().waitFor()
    await hydrated(page, `input[name="cupom"][value="${code}"]`)
    await field.fill('BETA-2222-2222')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    const refused = page.locator('form', { has: field }).getByText('Erro ao validar cupom. Este cupom não existe')
    await refused.waitFor()
    await page.getByText('Preço sem o cupom').first().waitFor({ state: 'detached' })
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['BETA-2222-2222', 'true'])
    await hydrated(page, 'input[value="BETA-2222-2222"]')
    await field.fill('BETA-3333-3333')
    expect(await refused.count()).toBe(0)
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await refused.waitFor()
    expect(await page.getByRole('status').filter({ hasText: 'Erro ao validar cupom' }).count()).toBe(0)
    await context.close()
  })
  test('a typed coupon goes with the subscription; a wrong one stays, reported at its field', async () => {
    const code = await coupon(50)
    const { context, page } = await openSession()
    await page.goto('/planos')
    await hydrated(page, 'input[name="cupom"]')
    await page.fill('input[name="cupom"]', 'BETA-2222-2222')
    await subscribe(page, 'Premium')
    await page.waitForSelector('input[name="cupom"][aria-invalid="true"]')
    expect(await page.inputValue('input[name="cupom"]')).toBe('BETA-2222-2222')
    await hydrated(page, 'input[name="cupom"]')
    await page.fill('input[name="cupom"]', code)
    await subscribe(page, 'Premium')
    await page.waitForURL('**/pagamento-teste**')
    expect(await page.locator('main').innerText()).toContain('59,95')
    await context.close()
  })
  test('Pix: waits, says so, and opens when it lands', async () => {
    const { context, page } = await openSession()
    await page.goto('/planos')
    await subscribe(page, 'Basic')
    await page.getByRole('button', { name: 'Pagar depois (Pix)' }).click()
    await page.getByRole('heading', { name: 'Processando sua assinatura' }).waitFor()
    await screenshot(page, 'assinatura-pix')
    await page.getByRole('link', { name: 'Ver o pagamento' }).click()
    await page.getByRole('button', { name: 'O Pix foi pago' }).click()
    await page.getByRole('heading', { name: 'Assinatura Confirmada!' }).waitFor()
    await context.close()
  })
})

test('in English, on a telephone, in the dark', async () => {
  const { context, page, complaints } = await openSession({
    locale: 'en-US',
    viewport: phone,
    colorScheme: 'dark',
    hasTouch: true,
  })
  await page.goto('/planos')
  await page.getByRole('heading', { name: 'Choose the size of your leap' }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await screenshot(page, 'planos-en-360-dark')
  await subscribe(page, 'Premium', 'Choose plan')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { name: 'Subscription confirmed!' }).waitFor()
  expect(await page.locator('main li').count()).toBe(7)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await screenshot(page, 'sucesso-en-360-dark')
  expect(complaints).toEqual([])
  await context.close()
})

test('without JavaScript: coupon, payment, cancellation', async () => {
  const code = await coupon(20)
  const { context, page } = await openSession({ javaScriptEnabled: false })
  await page.goto('/planos')
  // What is typed and not applied goes along to the other period; Enter applies and stays.
  await page.getByLabel('Cupom de desconto').fill('AINDA-NAO')
  await page.getByRole('button', { name: /Anual/ }).click()
  await page.getByText('R$ 863').waitFor()
  expect(await page.inputValue('input[name="cupom"]')).toBe('AINDA-NAO')
  await page.getByRole('button', { name: /Mensal/ }).click()
  await page.getByLabel('Cupom de desconto').fill(code)
  await page.keyboard.press('Enter')
  await page.getByText('Desconto de 20% aplicado').waitFor()
  await page.getByText('Preço sem o cupom: R$ 89,90').waitFor()
  await page.getByRole('button', { name: /Anual/ }).click()
  await page.getByText('Preço sem o cupom: R$ 863,04').waitFor()
  await card(page, 'Pro').getByRole('button').click()
  await page.getByText('R$ 690,43').waitFor()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await page.getByRole('heading', { name: 'Assinatura Confirmada!' }).waitFor()
  await page.getByRole('link', { name: 'Ver planos' }).click()
  await page.getByRole('link', { name: 'Cancelar Assinatura' }).click()
  await page.getByRole('button', { name: 'Cancelar Assinatura' }).click()
  await page.getByText('Assinatura cancelada').waitFor()
  await page.getByText(/Você usa o plano até \d.*nada é cobrado/).waitFor()
  await context.close()
})

describe('the admin’s coupons', () => {
  const admin = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: desk, locale: 'pt-BR', baseURL: server.url, ...options })
    await context.request.post('/api/login', { data: { email: boss.ADMIN_EMAIL, senha: boss.ADMIN_PASSWORD } })
    const page = await context.newPage()
    await page.goto('/admin')
    return { context, page }
  }
  test('made, listed and copied without leaving the page', async () => {
    const { context, page } = await admin({ permissions: ['clipboard-read', 'clipboard-write'] })
    await hydrated(page, 'input[name="quantidade"]')
    await page.fill('input[name="quantidade"]', '3')
    await page.fill('input[name="desconto"]', '25')
    await page.getByRole('button', { name: 'Gerar cupons' }).click()
    await page.getByText('Cupons gerados').waitFor()
    await page.getByText('3 cupons novos').waitFor()
    const row = page.locator('[data-region="cupons"] tbody tr', { hasText: '25%' })
    await row.nth(2).waitFor()
    expect(await row.count()).toBe(3)
    const code = await row.first().locator('code').innerText()
    await row.first().scrollIntoViewIfNeeded()
    await row.first().getByRole('button', { name: 'Copiar' }).click()
    await page.getByText('Código copiado').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await screenshot(page, 'admin-cupons')
    await context.close()
  })
  test('without JavaScript too', async () => {
    const { context, page } = await admin({ javaScriptEnabled: false, viewport: phone })
    await page.fill('input[name="desconto"]', '35')
    await page.getByRole('button', { name: 'Gerar cupons' }).click()
    await page.getByText('Cupons gerados').waitFor()
    expect(await page.locator('[data-region="cupons"] tbody tr', { hasText: '35%' }).count()).toBe(10)
    await context.close()
  })
})

test('at every width, in both themes, nothing sticks out', async () => {
  const { context, page } = await openSession()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/planos')
    expect([width, await overflow(page)]).toEqual([width, 0])
    await screenshot(page, `planos-${width}-light`)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await screenshot(page, 'planos-1440-dark')
  await context.close()
})
