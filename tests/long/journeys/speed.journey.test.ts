// What a visit costs, in a real browser on the executable: scripts, layout shifts, the way from page to page, and that
// nothing shown is older than what was done.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page, Request } from 'playwright-core'
import { adminAccount, contextOf, type Everyone, everyone, pagesOf } from '../../helpers/accounts/sample-accounts'
import { journey } from '../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(120_000)

/** Bytes of scripts as they travel, without headers. */
const scriptsMax = 90_000
/** Files of scripts: six at a time over HTTP/1.1, and each waits for the line once. */
const filesMax = 10
const scriptsOfStaticPages = 6_000
const shiftMax = 0.02
/** From the click to the first paint of the next page, in ms, with the cache warm: the best of the tries. The
 * aim is 100 on a machine of one's own; this bound is for one that others use too, and still finds a page that waits. */
const paintMax = 200

let people: Everyone
const on = journey(adminAccount)
beforeAll(async () => {
  people = await everyone(on.server)
})

const pageOf = async (who: keyof Everyone, viewport = { width: 412, height: 823 }) => {
  const context = await contextOf(on.browser, on.server, people[who], { viewport })
  return { context, page: await context.newPage() }
}

/** Bytes and files of scripts a page has fetched when nothing moves any more, and how much its layout shifted. */
const costOf = async (page: Page, path: string) => {
  let scripts = 0
  const sizes: Promise<void>[] = []
  const count = (request: Request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        scripts += responseBodySize
      }),
    )
  }
  page.on('requestfinished', count)
  await page.goto(path)
  await page.waitForTimeout(600)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const one = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
            if (!one.hadRecentInput) sum += one.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 50)
      }),
  )
  page.off('requestfinished', count)
  await Promise.all(sizes)
  return { scripts, files: sizes.length, shift }
}

describe('scripts and layout', () => {
  test.each(['visitor', 'member', 'admin'] as const)('every page of a %s is light and stands still', async (who) => {
    for (const path of pagesOf(who)) {
      // A browser of its own each time: nothing is in its cache.
      const { context, page } = await pageOf(who)
      const { scripts, files, shift } = await costOf(page, path)
      expect([path, scripts <= scriptsMax, scripts]).toEqual([path, true, scripts])
      expect([path, files <= filesMax, files]).toEqual([path, true, files])
      expect([path, shift <= shiftMax, shift]).toEqual([path, true, shift])
      await context.close()
    }
  })

  test.each(['/termos', '/privacidade', '/templates', '/nada'])('%s fetches next to no script', async (path) => {
    const { context, page } = await pageOf('visitor')
    const { scripts } = await costOf(page, path)
    expect(scripts).toBeGreaterThan(0)
    expect([scripts <= scriptsOfStaticPages, scripts]).toEqual([true, scripts])
    await context.close()
  })

  test('a deferred island hydrates when it is used: the theme changes with the first click', async () => {
    const { context, page } = await pageOf('visitor', { width: 1440, height: 900 })
    await page.goto('/termos')
    const button = page.locator('header form[action="/preferencias"] button[name="tema"]:visible')
    await button.hover()
    await page.waitForSelector('x-island[data-hydrated] button[name="tema"]')
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await button.click()
    await page.waitForFunction(() => document.documentElement.classList.contains('light'))
    expect(await page.getAttribute('html', 'data-same-page')).toBe('')
    await context.close()
  })
})

const paintedAfterClick = () =>
  new Promise<number>((done) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint')
          done(performance.timeOrigin + startTime - Number(sessionStorage.getItem('clicked')))
    }).observe({ type: 'paint', buffered: true })
  })

describe('from page to page', () => {
  test('the next page is painted soon after the click, the cache warm', async () => {
    const { context, page } = await pageOf('member', { width: 1440, height: 900 })
    const paths = ['/planos', '/suporte', '/painel', '/termos', '/privacidade', '/painel']
    for (const path of paths) await page.goto(path)
    const times: number[] = []
    for (const path of paths) {
      const link = page.locator(`a[href="${path === '/painel' ? '/' : path}"]:visible`).first()
      await page.evaluate(() =>
        addEventListener('click', ({ timeStamp }) =>
          sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
        ),
      )
      // As a person does: points, and presses a moment later. By then the page has been fetched ahead.
      await link.hover()
      await page.waitForTimeout(300)
      await link.click()
      await page.waitForURL((url) => url.pathname === path)
      times.push(await page.evaluate(paintedAfterClick))
    }
    times.sort((a, b) => a - b)
    console.log('click to first paint, ms:', times.map(Math.round).join(' '))
    expect([(times[0] ?? 1e9) <= paintMax, times]).toEqual([true, times])
    await context.close()
  })

  test('no page is older than what was done, by a link or by the back button', async () => {
    const { context, page } = await pageOf('admin', { width: 1440, height: 900 })
    const greeting = () => page.textContent('h1')
    await page.goto('/painel')
    const before = await greeting()
    // Fetched ahead while it still says the old name.
    await page
      .locator('a[href="/conta"]')
      .first()
      .hover({ force: true })
      .catch(() => {})
    await page.goto('/editar-perfil')
    await page.fill('input[name="nome"]', 'Renata Lima')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await page.waitForURL('**/conta')
    expect(await page.textContent('main')).toContain('Renata')
    await page.goBack()
    expect(await page.inputValue('input[name="nome"]')).toBe('Renata Lima')
    await page.goBack()
    expect(page.url()).toEndWith('/painel')
    expect(await greeting()).not.toBe(before)
    expect(await greeting()).toContain('Renata')
    await context.close()
  })

  test('after leaving, back shows nobody’s page', async () => {
    const { context, page } = await pageOf('admin', { width: 1440, height: 900 })
    await page.goto('/conta')
    expect(await page.textContent('main')).toContain(adminAccount.ADMIN_EMAIL)
    await page.locator('header summary:visible').last().click()
    await page.locator('header form[action="/sair"] button:visible').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    expect(await page.textContent('body')).not.toContain(adminAccount.ADMIN_EMAIL)
    await context.close()
  })
})
