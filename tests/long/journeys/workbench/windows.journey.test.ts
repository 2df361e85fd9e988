// One person in two windows, and one without a connection: nothing typed is lost, and both windows say what happened.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { hydrated, journey, phone } from '../../../helpers/journey'

setDefaultTimeout(120_000)

const on = journey()
const home = '/curriculo/oficina'
const elsewhere = /[Aa]berto em outra janela/

const open = async (page: Page) => {
  await page.goto(home)
  await hydrated(page, '#partes')
}
const begin = async (page: Page) => {
  await page.goto(home)
  await page.locator('form:has(input[value=vazio]) button').click()
  await hydrated(page, '#partes')
}
const field = async (page: Page, part: string, label: string) => {
  const details = page.locator(`details:has(> summary:has-text("${part}"))`).first()
  if (!(await details.evaluate((one: HTMLDetailsElement) => one.open)))
    await details.locator('> summary').first().click()
  return details.getByLabel(label, { exact: true }).first()
}
const stored = async (page: Page, version = '') =>
  (await page.request.get(`${home}/curriculo.json${version && `?versao=${version}`}`)).text()
/** True once the server has each of these texts. */
const arrived = async (page: Page, ...texts: string[]) => {
  const end = Date.now() + 20_000
  for (;;) {
    const text = await stored(page)
    if (texts.every((one) => text.includes(one))) return
    if (Date.now() > end) throw new Error(`${texts.join(', ')} not in ${text}`)
    await page.waitForTimeout(200)
  }
}

test('two windows at work in different parts: both texts are in both, and both say so', async () => {
  const { page, context, complaints } = await on.member()
  await begin(page)
  const other = await context.newPage()
  await open(other)
  const mine = await field(page, 'Contato', 'Cidade e estado')
  const theirs = await field(other, 'Resumo', 'Quem você é e o que sabe fazer, em duas ou três frases')
  await Promise.all([
    mine.pressSequentially('Osasco, SP', { delay: 120 }),
    theirs.pressSequentially('Cozinho há dez anos para escolas', { delay: 60 }),
  ])
  await arrived(page, 'Osasco', 'Cozinho há dez anos para escolas')
  await Promise.all([page.getByText(elsewhere).waitFor(), other.getByText(elsewhere).waitFor()])
  expect(await (await field(other, 'Contato', 'Cidade e estado')).inputValue()).toBe('Osasco, SP')
  const here = await field(page, 'Resumo', 'Quem você é e o que sabe fazer, em duas ou três frases')
  expect(await here.inputValue()).toBe('Cozinho há dez anos para escolas')
  expect(complaints).toEqual([])
  await context.close()
})

test('two windows at work in the same field: the later words stand in both, the earlier ones in the history', async () => {
  const { page, context } = await on.member()
  await begin(page)
  const other = await context.newPage()
  await open(other)
  const mine = await field(page, 'Contato', 'Cargo que você quer')
  const theirs = await field(other, 'Contato', 'Cargo que você quer')
  await Promise.all([mine.fill('Cozinheira'), theirs.fill('Merendeira')])
  await Promise.all([page.getByText(elsewhere).waitFor(), other.getByText(elsewhere).waitFor()])
  await page.waitForTimeout(3_000)
  const last = await mine.inputValue()
  expect(['Cozinheira', 'Merendeira']).toContain(last)
  expect(await theirs.inputValue()).toBe(last)
  await arrived(page, last)
  // Both are somewhere in what the draft has been.
  const versions = await Promise.all(['1', '2', '3'].map((version) => stored(page, version)))
  for (const text of ['Cozinheira', 'Merendeira']) expect(versions.some((one) => one.includes(text))).toBe(true)
  await context.close()
})

test('reloaded without a connection, on a phone: our page says that nothing is lost, and goes back by itself', async () => {
  const { page, context } = await on.member({ viewport: phone })
  await begin(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.getByRole('button', { name: 'Partes' }).click()
  await page.locator('form[data-view=parts]').waitFor()
  const name = await field(page, 'Contato', 'Nome completo')
  await context.setOffline(true)
  await name.fill('Marina Duarte de Souza')
  await page.getByText('Sem internet: está guardado neste aparelho').waitFor()
  // The bar with the score and the notice of the device are both in sight.
  const places = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const strip = box('[data-offline]')
    const bar = box('section[aria-label="Nota e próximos passos"]')
    return strip && bar ? { notice: strip.height, covered: strip.bottom > bar.top && strip.top < bar.bottom } : null
  })
  expect(places?.covered).toBe(false)
  expect(places?.notice).toBeGreaterThan(20)
  await page.reload()
  await page.getByRole('heading', { name: 'Você está sem internet' }).waitFor()
  await context.setOffline(false)
  await hydrated(page, '#partes')
  await arrived(page, 'Marina Duarte de Souza')
  await context.close()
})

test('the offline page goes back by itself where the browser announced the connection before it listened', async () => {
  const { page, context } = await on.member()
  await begin(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Você está sem internet' }).waitFor()
  await context.setOffline(false)
  await hydrated(page, '#partes')
  await context.close()
})

test('a rewrite that drops a word the advert asks for is announced, until the word is back or that was meant', async () => {
  const { page, context } = await on.member()
  const data = { planId: 'premium', billingCycle: 'monthly' }
  const { url } = await (await page.request.post('/api/create-checkout-session', { data })).json()
  await page.goto(url)
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await page.waitForURL(/assinatura-sucesso/)
  const anuncio = `Auxiliar administrativo
Distribuidora com sede em Osasco contrata para o escritório.
Requisitos
- Ensino médio completo
- Excel
- Experiência com controle de estoque
- Atendimento ao cliente
Atividades
- Fazer planilhas e relatórios no Excel
- Organizar o arquivo e emitir notas fiscais
- Atender clientes por telefone e agendar visitas`
  const vacancy = await (
    await page.request.post('/api/vacancies', { data: { titulo: 'Auxiliar administrativo', anuncio } })
  ).json()
  await begin(page)
  await page.goto(`${home}?vaga=${vacancy.id}`)
  await hydrated(page, '#partes')
  await (await field(page, 'Experiência', 'Cargo')).fill('Auxiliar administrativo')
  const line = await field(page, 'Experiência', 'Linha 1')
  await line.fill('Fiz 20 relatórios por mês no Excel e o controle de estoque')
  await page.locator('a[href^="#linha-"]', { hasText: /^Excel$/ }).waitFor({ state: 'attached' })
  await line.fill('Fiz 20 relatórios por mês e o controle de estoque')
  const notice = page.getByText('Você tirou “Excel”, que a vaga pede.')
  await notice.waitFor()
  await line.fill('Fiz 20 relatórios por mês no Excel e o controle de estoque')
  await notice.waitFor({ state: 'detached' })
  await line.fill('Fiz 20 relatórios por mês e o controle de estoque')
  await page.getByRole('button', { name: 'Tirei por querer' }).click()
  await notice.waitFor({ state: 'detached' })
  await context.close()
})
