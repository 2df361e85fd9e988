// A line that reads as a job of its own: the workbench asks, and two clicks settle it.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { desk, hydrated, journey } from '../../../helpers/journey'

setDefaultTimeout(120_000)

const on = journey()
const asked = 'Esta linha é outro emprego?'

/** A draft whose only job has another one among its lines. */
const careless = async (page: Page) => {
  await page.goto('/curriculo/oficina')
  await page.locator('form:has(input[value=vazio]) button').click()
  await hydrated(page, '#partes')
  const job = page.locator('details:has(> summary:has-text("Experiência"))').first()
  if (!(await job.getByLabel('Cargo', { exact: true }).isVisible())) await job.locator('> summary').click()
  await job.getByLabel('Cargo', { exact: true }).fill('Camareira')
  await job.getByLabel('Linha 1', { exact: true }).fill('Arrumadeira na Pousada Serrana de 2006 a 2010')
  await page.getByText(asked).first().click()
}

test('yes: the line is a job of its own', async () => {
  const { page, complaints } = await on.member({ viewport: desk })
  await careless(page)
  await page.getByRole('button', { name: 'Sim, é outro emprego' }).click()
  await page.getByText(/Guardado às/).waitFor()
  expect(await page.locator('details:has(> summary:has-text("Pousada Serrana"))').count()).toBe(1)
  expect(await page.getByText(asked).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('no: the line stays, and is not asked about again', async () => {
  const { page } = await on.member({ viewport: desk })
  await careless(page)
  await page.getByRole('button', { name: 'Não, deixar assim' }).click()
  await page.getByText(/Guardado às/).waitFor()
  await page.reload()
  await hydrated(page, '#partes')
  expect(await page.getByText(asked).count()).toBe(0)
  // As the page beside it says: the fields of a closed part are not drawn.
  expect(await page.locator('[role=img] li', { hasText: 'Pousada Serrana' }).count()).toBe(1)
})
