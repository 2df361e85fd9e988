// The bell and /notificacoes as people use them, in a real browser on the executable: live, in step with each other,
// by keyboard, on a phone, and without JavaScript.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { screenshot } from '../../helpers/browser'
import { pdfResume } from '../../helpers/documents'
import { journey } from '../../helpers/journey'
import { startServer } from '../../helpers/server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

let pdf: { name: string; mimeType: string; buffer: Buffer }
const on = journey()
beforeAll(async () => {
  pdf = { name: 'joana-prado.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfResume()) }
})

/** A new account with an unread welcome. */
const newcomer = async (options: BrowserContextOptions = {}) => {
  const member = await on.member({ reducedMotion: 'reduce', ...options })
  member.page.setDefaultTimeout(10_000)
  return member
}

/** An analysis requested elsewhere, so that this page must be notified of it. */
const analyseElsewhere = async (page: Page) =>
  expect((await page.request.post('/api/resume/analyze', { multipart: { resume: pdf } })).status()).toBe(200)
const bell = (page: Page) => page.locator('header a[href="/notificacoes"]:is([title], [data-tip])')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' })
const bellShows = (page: Page, label: string) =>
  page.locator(`header a:is([title="${label}"], [data-tip="${label}"])`).waitFor()
const hydrated = (page: Page) => page.locator('header x-island[data-hydrated] a[aria-haspopup="dialog"]').waitFor()
const toast = (page: Page, text: string) => page.locator('section[tabindex="-1"]').getByText(text).waitFor()
const newBadges = (page: Page) => page.locator('main').getByText('Novo', { exact: true }).count()

/** Opens the panel; whether it has the focus in the moment in which it is in the page. */
const focusedAsItOpens = (link: Element): Promise<boolean> =>
  new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const box = document.querySelector('header [role="dialog"]')
      if (!box) return
      observer.disconnect()
      resolve(box === document.activeElement)
    }).observe(document.body, { childList: true, subtree: true })
    if (link instanceof HTMLElement) link.click()
  })

describe('the bell', () => {
  test('shows an analysis while another page is open, and links to it by keyboard alone', async () => {
    const { context, page, complaints } = await newcomer()
    await page.goto('/painel')
    await hydrated(page)
    await bellShows(page, 'Notificações, 1 não lida')
    await analyseElsewhere(page)
    await bellShows(page, 'Notificações, 2 não lidas')
    await page.getByRole('status').filter({ hasText: 'Notificações, 2 não lidas' }).waitFor({ state: 'attached' })

    await bell(page).focus()
    await page.keyboard.press('Space')
    await panel(page).getByText('Análise do currículo pronta').waitFor()
    expect(await panel(page).evaluate((box) => box === document.activeElement)).toBe(true)
    expect((await panel(page).boundingBox())?.height).toBeLessThanOrEqual(350)
    expect(await bell(page).getAttribute('aria-expanded')).toBe('true')
    await screenshot(page, 'sino-1440')
    await page.keyboard.press('Escape')
    expect(await panel(page).count()).toBe(0)
    expect(await bell(page).evaluate((link) => link === document.activeElement)).toBe(true)

    // Its list is still there: who goes on by keyboard at once must not start from the bell.
    expect(await bell(page).evaluate(focusedAsItOpens)).toBe(true)
    await panel(page).getByText('Análise do currículo pronta').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/curriculo')
    await bellShows(page, 'Notificações, 1 não lida')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('closes when the focus leaves, and is a link with a modifier key', async () => {
    const { context, page } = await newcomer()
    await page.goto('/painel')
    await hydrated(page)
    await bell(page).click()
    await panel(page).waitFor()
    await page.mouse.click(300, 700)
    expect(await panel(page).count()).toBe(0)
    await bell(page).click()
    await panel(page).getByText('Que bom ter você aqui, Marina').waitFor()
    for (let press = 0; press < 6; press++) await page.keyboard.press('Tab')
    expect(await panel(page).count()).toBe(0)
    const other = context.waitForEvent('page')
    await bell(page).click({ modifiers: ['ControlOrMeta'] })
    await (await other).waitForURL('**/notificacoes')
    await context.close()
  })

  test('a failure is shown with the specification’s text', async () => {
    const { context, page } = await newcomer()
    await page.goto('/painel')
    await hydrated(page)
    await page.route('**/api/notificacoes/**', (route) => route.abort())
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await toast(page, 'Não foi possível marcar todas as notificações como lidas.')
    await panel(page).getByText('Que bom ter você aqui, Marina').click()
    await page.waitForURL('**/painel')
    await toast(page, 'Não foi possível marcar a notificação como lida.')
    await context.close()
  })
})

describe('the page and the bell', () => {
  test('agree: live, read here, read there, cleared', async () => {
    const { context, page, complaints } = await newcomer()
    await page.goto('/notificacoes')
    await hydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await page.locator('button:has-text("Que bom ter você aqui, Marina")').focus()
    await analyseElsewhere(page)
    await page.locator('main').getByText('Análise do currículo pronta').waitFor()
    expect(await newBadges(page)).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Que bom ter você aqui, Marina')

    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await toast(page, 'Todas as notificações foram marcadas como lidas.')
    await page.locator('main a:has-text("Análise do currículo pronta")').waitFor()
    expect(await newBadges(page)).toBe(0)
    expect(await page.locator('main').getByText('Marcar todas como lidas').count()).toBe(0)
    expect(await panel(page).getByText('Novo', { exact: true }).count()).toBe(0)
    await page.keyboard.press('Escape')

    await page.getByText('Limpar notificações').first().click()
    await page.getByRole('button', { name: 'Manter' }).click()
    expect(await page.locator('dialog:modal').count()).toBe(0)
    await page.getByText('Limpar notificações').first().click()
    await page.locator('dialog:modal').getByRole('button', { name: 'Limpar notificações' }).click()
    await page.getByText('Nenhuma notificação por aqui', { exact: true }).waitFor()
    await toast(page, 'Todas as notificações foram removidas com sucesso.')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await bell(page).click()
    await panel(page).getByText('Nenhuma notificação por aqui.').waitFor()
    expect(await page.getAttribute('html', 'data-same-page')).toBe('')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('what the page reads, the bell knows at once; a failure stays on the page', async () => {
    const { context, page } = await newcomer()
    // Without the event stream: within a tab the two need no server to agree.
    await page.route('**/api/notificacoes/ao-vivo', (route) => route.abort())
    await page.goto('/notificacoes')
    await hydrated(page)
    await page.locator('main x-island[data-hydrated] span[hidden]').waitFor({ state: 'attached' })
    await page.route('**/notificacoes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await toast(page, 'Não foi possível marcar todas as notificações como lidas.')
    await page.unroute('**/notificacoes')
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await toast(page, 'Todas as notificações foram marcadas como lidas.')
    await bellShows(page, 'Notificações')
    expect(await newBadges(page)).toBe(0)
    await context.close()
  })

  test('a form’s answer replaces the list though it changed meanwhile', async () => {
    const { context, page } = await newcomer()
    await page.route('**/api/notificacoes/ao-vivo', (route) => route.abort())
    await page.goto('/notificacoes')
    await hydrated(page)
    await page.locator('main x-island[data-hydrated] dialog').waitFor({ state: 'attached' })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/notificacoes', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await page.getByText('Limpar notificações').first().click()
    await page.locator('dialog:modal').getByRole('button', { name: 'Limpar notificações' }).click()
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await page.locator('main a:has-text("Que bom ter você aqui, Marina")').waitFor()
    release()
    await toast(page, 'Todas as notificações foram removidas com sucesso.')
    await page.getByText('Nenhuma notificação por aqui', { exact: true }).waitFor()
    await context.close()
  })

  test('on a phone the panel fits and the tabs work, in English', async () => {
    const { context, page } = await newcomer({
      viewport: { width: 360, height: 740 },
      locale: 'en-US',
      colorScheme: 'dark',
    })
    await page.goto('/notificacoes')
    await hydrated(page)
    await screenshot(page, 'notificacoes-360-dark-en')
    await bell(page).click()
    const box = await page.getByRole('dialog', { name: 'Notifications' }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Read', exact: true }).click()
    await page.getByText('Nothing read yet').waitFor()
    expect(new URL(page.url()).search).toBe('?aba=lidas')
    await context.close()
  })
})

test('without JavaScript a link and forms do the same', async () => {
  const { context, page } = await newcomer({ javaScriptEnabled: false })
  await page.goto('/painel')
  await bell(page).click()
  expect(new URL(page.url()).pathname).toBe('/notificacoes')
  await page.click('button:has-text("Que bom ter você aqui, Marina")')
  expect(new URL(page.url()).pathname).toBe('/painel')
  expect(await bell(page).getAttribute('title')).toBe('Notificações')
  await analyseElsewhere(page)
  await page.goto('/notificacoes?aba=nao-lidas')
  await page.click('button:has-text("Marcar todas como lidas")')
  expect(new URL(page.url()).search).toBe('?aba=nao-lidas')
  expect(await page.textContent('body')).toContain('Todas as notificações foram marcadas como lidas.')
  expect(await page.textContent('main')).toContain('Tudo lido')
  await page.click('main a:has-text("Limpar notificações")')
  await page.click('dialog[open] button:has-text("Limpar notificações")')
  expect(await page.textContent('body')).toContain('Notificações limpas')
  await page.goto('/notificacoes')
  expect(await page.textContent('main')).toContain('Nenhuma notificação por aqui')
  await context.close()
})

test('an open page does not keep the server from stopping', async () => {
  const own = await startServer()
  const context = await on.browser.newContext({ baseURL: own.url })
  const page = await context.newPage()
  await page.request.post('/api/register', {
    data: { nome: 'Ana', email: 'ana@exemplo.com.br', senha: 'segredo-1', aceitarTermos: true },
  })
  const stream = page.waitForResponse('**/api/notificacoes/ao-vivo')
  await page.goto('/painel')
  expect((await stream).status()).toBe(200)
  const began = performance.now()
  expect(await own.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(5_000)
  await context.close()
})
