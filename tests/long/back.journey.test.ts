// What Back shows, in a real browser, once from its HTTP cache and once with pages frozen whole (the back/forward cache).
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { visitor } from '../helpers/accounts/visitor'
import { launchBrowser } from '../helpers/browser'
import { type Server, startServer } from '../helpers/server'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
})

let people = 0
const signedIn = async (browser: Browser): Promise<Page> => {
  const person = visitor(server.url)
  await person.register(`volta${++people}@exemplo.com`)
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
  const cookies = person.cookie().split('; ')
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.split('=')[0] ?? '',
      value: pair.slice(pair.indexOf('=') + 1),
      url: server.url,
    })),
  )
  return context.newPage()
}
/** A frozen page loads nothing, so that nothing can be waited for but what it shows. */
const back = async (page: Page, steps: number, path: string, lang: string) => {
  await page.evaluate((by) => history.go(-by), steps)
  await page.waitForFunction(
    ([wanted, language]) => location.pathname === wanted && document.documentElement.lang === language,
    [path, lang],
  )
}

describe.each([
  ['from the HTTP cache', false],
  ['frozen whole', true],
])('pages %s', (_, frozen) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser(frozen)
  })
  afterAll(() => browser.close())

  test('after signing out Back shows nothing of the person', async () => {
    const page = await signedIn(browser)
    for (const path of ['/painel', '/curriculo', '/planos']) await page.goto(`${server.url}${path}`)
    await page.evaluate(() => document.body.setAttribute('data-mark', 'last'))
    await page.click('header summary:has-text("Joana")')
    await page.click('header form[action="/sair"] button')
    await page.waitForURL((url) => url.pathname === '/')
    for (let steps = 0; steps < 3; steps++) {
      await page.evaluate(() => history.back())
      // Long enough for a frozen page to have shown itself; a slow machine takes its time to leave it again.
      await page.waitForTimeout(400)
      await page.waitForFunction(
        () =>
          document.readyState === 'complete' &&
          location.pathname === '/' &&
          !document.body.textContent?.includes('Joana') &&
          document.body.dataset.mark === undefined,
      )
    }
    await page.context().close()
  }, 30_000)

  test('Back shows the page at once where it is still true, and otherwise as it is now', async () => {
    const page = await signedIn(browser)
    await page.goto(`${server.url}/painel`)
    await page.evaluate(() => document.body.setAttribute('data-mark', 'first'))
    await page.goto(`${server.url}/planos`)
    await back(page, 1, '/painel', 'pt-BR')
    // A frozen page is the very one that was left, marks and all.
    await page.waitForTimeout(300)
    expect(await page.getAttribute('body', 'data-mark')).toBe(frozen ? 'first' : null)

    await page.click('header a[href="/planos"]')
    await page.click('header button[name="idioma"]:visible')
    await page.waitForSelector('html[lang="en-US"]')
    await back(page, 2, '/painel', 'en-US')
    expect(await page.textContent('header nav')).toContain('Dashboard')
    await page.context().close()
  }, 30_000)

  test('a reload fetches headers and no body', async () => {
    const page = await signedIn(browser)
    await page.goto(`${server.url}/painel`)
    await page.goto(`${server.url}/painel`)
    await page.reload()
    const { transferSize, encodedBodySize } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return { transferSize: entry?.transferSize ?? 0, encodedBodySize: entry?.encodedBodySize ?? 0 }
    })
    expect(encodedBodySize).toBeGreaterThan(3_000)
    expect(transferSize).toBeLessThan(1_000)
    await page.context().close()
  }, 30_000)
})
