// From the first version of a résumé to the next, in a real browser on the executable: download the optimised file,
// send it back, see what changed, open the earlier result. Then the same page without a script.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { screenshot } from '../../helpers/browser'
import { pdfResume } from '../../helpers/documents'
import { journey } from '../../helpers/journey'
import { executable } from '../../helpers/server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const email = 'joana@exemplo.com.br'
const fields = { nome: 'Joana Prado Siqueira', email, senha: 'segredo-1', aceitarTermos: true }

const on = journey()

const send = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
  await page.goto('/curriculo')
  await page.goto('/curriculo#enviar')
  await page.waitForSelector('x-island[data-hydrated] input[name="resume"]', { state: 'attached' })
  await page.setInputFiles('input[name="resume"]', { name, mimeType, buffer })
  await page.click('form[action="/curriculo"] button[type="submit"]')
  await page.locator('#historico-secao', { hasText: name }).waitFor()
}

test('a person downloads the optimised résumé, sends it back and sees what changed', async () => {
  const { context, page, complaints } = await on.openSession({ acceptDownloads: true })
  await context.request.post('/api/register', { data: fields })
  // The plan without limits is not sold: the command line gives it, while the server runs.
  const plan = Bun.spawn([executable, 'admin', 'plan', email, 'enterprise'], {
    env: { ...process.env, DATA_DIR: on.server.folder, NODE_ENV: 'production' },
    cwd: on.server.folder,
  })
  expect(await plan.exited).toBe(0)

  await send(page, 'primeira.pdf', 'application/pdf', Buffer.from(await pdfResume()))
  expect(await page.textContent('#historico-secao')).toContain('Quando você analisar de novo')
  const wanted = page.waitForEvent('download')
  await page.locator('summary', { hasText: 'Versão limpa para baixar' }).click()
  await page.getByRole('link', { name: 'Baixar em Word (DOCX)' }).click()
  const download = await wanted
  expect(download.suggestedFilename()).toMatch(/^joana-prado-siqueira-curriculo\.(docx|pdf)$/)
  const bytes = await Bun.file(await download.path()).arrayBuffer()

  await send(page, download.suggestedFilename(), 'application/octet-stream', Buffer.from(bytes))
  const history = page.locator('#historico-secao')
  await history.locator('summary').first().click()
  await history.getByRole('img').waitFor()
  expect(await history.getByRole('img').getAttribute('aria-label')).toMatch(/^Nota de 2 análises/)
  expect(await page.textContent('#mudou')).toContain('As regras são as mesmas')
  await screenshot(page, 'historico-1280-light')

  await history.getByRole('link', { name: 'primeira.pdf' }).click()
  await page.getByText('Esta é uma análise anterior').waitFor()
  await page.getByRole('link', { name: 'Ver a mais recente' }).click()
  await page.waitForURL('**/curriculo')
  expect(complaints).toEqual([])

  await send(page, 'terceira.pdf', 'application/pdf', Buffer.from(await pdfResume()))
  await context.storageState().then(async (state) => {
    const plain = await on.browser.newContext({
      baseURL: on.server.url,
      locale: 'en-US',
      javaScriptEnabled: false,
      storageState: state,
      viewport: { width: 360, height: 740 },
    })
    const still = await plain.newPage()
    await still.goto('/curriculo')
    const older = still.locator('select[name="com"] option')
    expect(await older.count()).toBe(2)
    await still.locator('#mudou > summary').click()
    await still.selectOption('select[name="com"]', { index: 1 })
    await still.getByRole('button', { name: /^(Comparar|Compare)$/ }).click()
    await still.waitForURL(/com=/)
    expect(await still.locator('select[name="com"] option[selected]').textContent()).toContain('primeira.pdf')
    // Nothing of the page is wider than a phone.
    expect(await still.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await plain.close()
  })
  await context.close()
})
