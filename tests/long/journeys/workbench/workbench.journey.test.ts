// Further ways through the workbench: from nothing to a file on a phone, without a script, by the keyboard alone with undo, and
// with the line cut every second while somebody types.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { readDocument } from '../../../../src/analysis/documents'
import { desk, hydrated, journey, phone, picture } from '../../../helpers/journey'

setDefaultTimeout(240_000)

const on = journey()

const linesOf = async (page: Page): Promise<string[]> => {
  const file = await (await page.context().request.get('/curriculo/oficina/curriculo.docx')).body()
  const reading = await readDocument(new Uint8Array(file))
  return reading.ok ? reading.document.lines.map(({ text }) => text) : []
}

/** The page says so once the server has every sign, and not from a key until then. */
const saved = (page: Page) => page.getByText(/Guardado às/).waitFor()

const blank = async (page: Page) => {
  await page.goto('/curriculo/oficina')
  await page.locator('form:has(input[value=vazio]) button').click()
}

test('from nothing: six questions on a phone lead to a file with the answers', async () => {
  const { page, complaints } = await on.member({ viewport: phone }, 'Davi Nogueira')
  await page.goto('/curriculo')
  await page.getByRole('link', { name: 'Comece na Oficina' }).click()
  await page.getByRole('button', { name: 'Começar pelas perguntas' }).click()
  const next = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
    await page.locator('button[type=submit]', { hasText: /Continuar|Ver o meu/ }).click()
  }
  await next({ 'Telefone com DDD': '(11) 90000-0199', 'Cidade e estado': 'Osasco, SP' })
  await next({ 'Cargo que você quer': 'Ajudante de cozinha' })
  await page.getByLabel('Ainda não trabalhei').check()
  await next({})
  await next({ 'Linha 1': 'Organizei a rifa da formatura, com 300 números vendidos' })
  await next({ 'Curso ou série': 'Ensino médio, cursando' })
  await next({})
  await hydrated(page, '#partes')
  const lines = await linesOf(page)
  expect(lines).toContain('Organizei a rifa da formatura, com 300 números vendidos')
  expect(lines).toContain('Ajudante de cozinha')
  expect(complaints).toEqual([])
})

test('without a script: fields, "Medir", one line more, and back to an earlier version', async () => {
  const { page } = await on.member({ viewport: desk, javaScriptEnabled: false })
  await blank(page)
  const job = page.locator('details:has(> summary:has-text("Experiência"))')
  await job.locator('> summary').click()
  await job.getByLabel('Cargo', { exact: true }).fill('Cozinheira')
  await job.getByLabel('Linha 1', { exact: true }).fill('Preparei 180 refeições por dia')
  await page.getByRole('button', { name: 'Medir' }).click()
  expect(await linesOf(page)).toContain('Preparei 180 refeições por dia')
  await job.locator('> summary').click()
  await job.getByRole('button', { name: 'Mais uma linha' }).click()
  await job.locator('> summary').click()
  expect(await job.locator('textarea').count()).toBe(2)
  await page.getByRole('link', { name: 'Histórico' }).click()
  await page.getByRole('button', { name: 'Voltar para cá' }).last().click()
  expect(await linesOf(page)).not.toContain('Preparei 180 refeições por dia')
})

test('by the keyboard alone: typed, taken back, and typed again', async () => {
  const { page } = await on.member({ viewport: desk })
  await blank(page)
  await hydrated(page, '#partes')
  const name = page.getByLabel('Nome completo')
  await page.locator('summary', { hasText: 'Contato' }).focus()
  if (!(await name.isVisible())) await page.keyboard.press('Enter')
  await name.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' de Souza')
  await saved(page)
  await page.getByRole('button', { name: 'Desfazer' }).focus()
  await page.keyboard.press('Enter')
  expect(await name.inputValue()).toBe('Marina Duarte')
  await saved(page)
  expect((await linesOf(page))[0]).toBe('Marina Duarte')
  await page.getByRole('button', { name: 'Refazer' }).focus()
  await page.keyboard.press('Enter')
  await saved(page)
  expect((await linesOf(page))[0]).toBe('Marina Duarte de Souza')
})

test('what was typed before a reload is taken back step by step, and done again', async () => {
  const { page, complaints } = await on.member({ viewport: desk })
  await blank(page)
  await hydrated(page, '#partes')
  const name = page.getByLabel('Nome completo')
  if (!(await name.isVisible())) await page.locator('summary', { hasText: 'Contato' }).click()
  for (const text of ['Marina Alves', 'Marina Prado']) {
    await name.fill(text)
    await saved(page)
    await page.reload()
    await hydrated(page, '#partes')
    if (!(await name.isVisible())) await page.locator('summary', { hasText: 'Contato' }).click()
  }
  const undo = page.getByRole('button', { name: 'Desfazer' })
  await undo.click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name$=_name]')?.value === 'Marina Alves')
  await undo.click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name$=_name]')?.value === 'Marina Duarte')
  await saved(page)
  expect((await linesOf(page))[0]).toBe('Marina Duarte')
  const redo = page.getByRole('button', { name: 'Refazer' })
  await redo.click()
  await redo.click()
  expect(await name.inputValue()).toBe('Marina Prado')
  await saved(page)
  expect((await linesOf(page))[0]).toBe('Marina Prado')
  expect(complaints).toEqual([])
})

test('one page that becomes two is noticed beside what is typed, also on a phone, until it is read', async () => {
  const { page, complaints } = await on.member({ viewport: phone })
  await blank(page)
  await hydrated(page, '#partes')
  const jobs = Array.from({ length: 5 }, (_, at) => ({
    id: `j${at}`,
    kind: 'job',
    fields: { title: 'Cozinheira', employer: `Restaurante ${at}`, start: `01/201${at}`, end: `12/201${at}` },
    lines: Array.from({ length: 5 }, (_, line) => ({
      id: `l${line}`,
      text: `Preparei o almoço do salão ${at}${line}`,
    })),
  }))
  const parts = [{ id: 'c', kind: 'contact', fields: { name: 'Célia Ramos' }, lines: [] }, ...jobs]
  const base = Number(await page.locator('input[name=base]').first().inputValue())
  const answer = await page.request.post('/api/draft/save', { data: { base, content: { parts, skipped: [] } } })
  expect(answer.status()).toBe(200)
  await page.goto('/curriculo/oficina?medida=espera')
  await hydrated(page, '#partes')
  const notice = page.locator('[data-grown]')
  expect(await notice.count()).toBe(0)
  await page.getByRole('button', { name: 'Partes' }).click()
  const job = page.locator('#parte-j0')
  if (!(await job.evaluate((one: HTMLDetailsElement) => one.open))) await job.locator('> summary').click()
  await page
    .locator('#l-j0-l0')
    .fill('Preparei o almoço e o jantar de cada dia para o salão e para a festa. '.repeat(28))
  await notice.waitFor()
  expect(await notice.textContent()).toContain('O PDF tem 2 páginas neste modelo')
  await picture(page, 'workbench-two-pages-phone')
  await notice.getByRole('button', { name: 'Entendi' }).click()
  expect(await notice.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('with the line cut every second while somebody types for half a minute, each sign arrives', async () => {
  const { page, context } = await on.member({ viewport: desk })
  await blank(page)
  await hydrated(page, '#partes')
  const name = page.getByLabel('Nome completo')
  if (!(await name.isVisible())) await page.locator('summary', { hasText: 'Contato' }).click()
  await name.fill('')
  let cut = false
  const end = Date.now() + 30_000
  let text = ''
  for (let at = 0; Date.now() < end; at++) {
    if (at % 8 === 0) {
      cut = !cut
      await context.setOffline(cut)
    }
    const sign = String.fromCharCode(97 + (at % 26))
    text += sign
    await name.press(sign)
    await page.waitForTimeout(120)
  }
  await context.setOffline(false)
  await saved(page)
  expect((await linesOf(page))[0]).toBe(text)
})
