// Support, templates and legal texts in a real browser on the executable: what only a browser can show.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { screenshot } from '../../helpers/browser'
import { desk, hydrated, journey, phone } from '../../helpers/journey'

setDefaultTimeout(60_000)

const paths = ['/suporte', '/templates', '/termos', '/privacidade'] as const

const on = journey({ ADMIN_EMAIL: 'dona@vagas.example', ADMIN_PASSWORD: 'segredo1' })

const outbox = () => readdirSync(join(on.server.folder, 'outbox')).filter((name) => name.endsWith('.eml'))

const write = async (page: Page) => {
  await page.fill('input[name="name"]', 'Rui Sá')
  await page.fill('input[name="email"]', 'rui@exemplo.com.br')
  await page.selectOption('select[name="subject"]', 'duvida-planos')
  await page.fill('textarea[name="message"]', 'Quanto custa?')
}
const fields = (page: Page) =>
  Promise.all(['name', 'email', 'subject', 'message'].map((name) => page.inputValue(`[name="${name}"]`)))
const typed = ['Rui Sá', 'rui@exemplo.com.br', 'duvida-planos', 'Quanto custa?']

describe('a message', () => {
  test('is sent without leaving the page, confirmed in a toast, and the fields are empty', async () => {
    const { context, page, complaints } = await on.openSession()
    await page.goto('/suporte')
    await hydrated(page, 'textarea')
    await write(page)
    await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
    await page.getByText('Mensagem enviada').waitFor()
    await page.getByText('Obrigado por entrar em contato. Responderemos em breve!').waitFor()
    expect(await fields(page)).toEqual(['', '', '', ''])
    expect(outbox()).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('stays in its fields when it cannot be sent, and the button says so meanwhile', async () => {
    const { context, page } = await on.openSession()
    await page.goto('/suporte')
    await hydrated(page, 'textarea')
    await write(page)
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/api/support/contact', async (route) => {
      await held
      await route.abort()
    })
    await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
    await page.getByRole('button', { name: 'Enviando...' }).waitFor()
    release()
    await page.getByText('Não foi possível enviar sua mensagem. Tente novamente mais tarde.').waitFor()
    expect(await page.locator('[role="alert"] p').first().textContent()).toBe('Erro')
    expect(await fields(page)).toEqual(typed)
    await context.close()
  })

  test('is sent without JavaScript too', async () => {
    const { context, page } = await on.openSession({ javaScriptEnabled: false })
    await page.goto('/suporte')
    await write(page)
    await page.click('button[type="submit"]:has-text("Enviar Mensagem")')
    expect(await page.textContent('body')).toContain('Mensagem enviada')
    await context.close()
  })
})

test('of the answers one is open at a time, by keyboard as well', async () => {
  const { context, page } = await on.openSession()
  await page.goto('/suporte')
  const answers = page.locator('details[name="faq"]')
  await answers.nth(0).locator('summary').click()
  await answers.nth(3).locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await answers.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
  await context.close()
})

describe('a template', () => {
  test('is saved under its name, with and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { context, page } = await on.openSession({ javaScriptEnabled })
      await page.goto('/templates')
      // It sleeps until somebody points at it.
      if (javaScriptEnabled) {
        await page.locator('a[download]').first().hover()
        await hydrated(page, 'a[download]')
      }
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /Technology Resume/ }).click(),
      ])
      expect(download.suggestedFilename()).toBe('Technology Resume.docx')
      const saved = await Bun.file(await download.path()).bytes()
      expect(new TextDecoder().decode(saved.subarray(0, 2))).toBe('PK')
      await context.close()
    }
  })

  test('a failed download is shown in a toast', async () => {
    const { context, page } = await on.openSession()
    await page.goto('/templates')
    await page.locator('a[download]').first().hover()
    await hydrated(page, 'a[download]')
    await page.route('**/*.docx', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('link', { name: /Cover Letter/ }).click()
    await page.getByText('Erro no download').waitFor()
    await page.getByText('Não foi possível baixar o template. Tente novamente mais tarde.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/templates')
    await context.close()
  })
})

/** The narrowest screen is in tests/long/journeys/accessibility/everywhere.journey.test.ts; a theme changes colours alone, which only the pictures show. */
const fitted = process.env.LONG ? (['pt-BR', 'en-US'] as const) : (['en-US'] as const)
const themes = process.env.LONG ? (['light', 'dark'] as const) : (['light'] as const)
test.each(fitted)('in %s every page fits phone and desk', async (locale) => {
  const { context, page, complaints } = await on.openSession({ locale })
  for (const [size, viewport] of Object.entries({ phone, desk }))
    for (const colorScheme of themes)
      for (const path of paths) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        const widths = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ])
        expect([path, size, widths[0]]).toEqual([path, size, widths[1]])
        expect((await page.textContent('body')) ?? '').not.toMatch(/\{\{|undefined|\[object/)
        await screenshot(page, `${path.slice(1)}-${locale}-${size}-${colorScheme}`)
      }
  expect(complaints).toEqual([])
  await context.close()
})

test('the terms print without menus, and the component page is not there in production', async () => {
  const { context, page } = await on.openSession({ colorScheme: 'dark' })
  await page.goto('/termos')
  await page.emulateMedia({ media: 'print' })
  expect(await page.isVisible('header nav')).toBe(false)
  expect(await page.isVisible('nav[aria-labelledby="nesta-pagina"]')).toBe(false)
  await page.pdf({ path: 'test-artifacts/termos.pdf', format: 'A4' })
  expect((await page.goto('/dev/ui'))?.status()).toBe(404)
  await context.close()
})
