// A shared computer: the person who leaves, by either button, leaves no text of the workbench in the browser, and no page to go back to.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { hydrated, journey } from '../../helpers/journey'

setDefaultTimeout(120_000)

const on = journey()
const home = '/curriculo/oficina'

/** Types a line that never reaches the server, and answers what the device has of it. */
const leftUnsent = async (page: Page): Promise<void> => {
  await page.goto(home)
  await page.locator('form:has(input[value=vazio]) button').click()
  await hydrated(page, '#partes')
  await page.route('**/api/draft/save**', (route) => route.abort())
  const details = page.locator('details:has(> summary:has-text("Contato"))').first()
  if (!(await details.evaluate((one: HTMLDetailsElement) => one.open))) await details.locator('> summary').click()
  await details.getByLabel('Cidade e estado', { exact: true }).fill('Osasco, SP')
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Osasco'))
}
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const pages: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) pages.push(request.url)
    return JSON.stringify([{ ...localStorage }, pages])
  })

test('signing out on the account page', async () => {
  const { page, context, email } = await on.member()
  await leftUnsent(page)
  await page.goto('/conta')
  await page.waitForLoadState('networkidle')
  await page.locator('main form[action="/sair"] button').click()
  await page.waitForURL((url) => url.pathname === '/')
  const left = await onDevice(page)
  expect(left).not.toContain('Osasco')
  // The page without a connection alone, which is everybody's.
  expect(left.match(/https?:[^"]+/g)?.every((url) => url.includes('/sem-internet')) ?? true).toBe(true)
  // The button back shows nothing of it either.
  await page.goBack().catch(() => null)
  await page.getByText('Você precisa estar logado').first().waitFor()
  expect(await page.content()).not.toContain(email)
  await context.close()
})

test('erasing the account', async () => {
  const { page, context } = await on.member()
  await leftUnsent(page)
  await page.goto('/conta')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('link', { name: /apagar/i })
    .first()
    .click()
  const box = page.locator('dialog[open]')
  await box.locator('input[type=password]').fill('segredo-1')
  await box.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await onDevice(page)).not.toContain('Osasco')
  await context.close()
})
