// The keyboard alone: every stop of the Tab key on every page shows where it is, is not hidden under the header, and can
// be left again; and the two tools that take words are used from the first key to the result.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Cast, cast } from '../../../gallery/people'
import { pageStates } from '../../../gallery/states'
import { adminAccount, advert, contextOf, linkedin, offlinePage } from '../../../helpers/accounts/sample-accounts'
import { journey } from '../../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(600_000)

let people: Cast
const on = journey(adminAccount)
beforeAll(async () => {
  people = await cast(on.server)
})

/** More stops than any page has. */
const most = 250

/** What is wrong with where the focus is; null at the page's end. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!(one instanceof HTMLElement) || one === document.body) return null
    const name = `${one.tagName} ${one.getAttribute('name') ?? one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30)}`
    const marked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || /3px|4px/.test(boxShadow)
    }
    // A box drawn in place of a native control may show the focus on its label.
    // The browser's own button in a date or a time is a stop of its own and wears the browser's ring; the field then has none.
    const native = one.matches('input:is([type="date"], [type="time"]):not(:focus-visible)')
    const shows =
      native ||
      marked(one) ||
      [one.nextElementSibling, one.parentElement, one.closest('label')].some((near) => near && marked(near))
    const { top, bottom } = one.getBoundingClientRect()
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    // The way past the header lies over it.
    const hidden = !one.closest('header, a[href="#conteudo"]') && bottom <= head
    const away = top >= innerHeight || bottom <= 0
    return { name, wrong: !shows ? 'no focus to be seen' : hidden ? 'under the header' : away ? 'out of sight' : null }
  })

test('every stop is seen, and Tab leads out of every page', async () => {
  const wrong: string[] = []
  const context = new Map<string, Page>()
  for (const { name, who, open } of pageStates) {
    if (who === 'member') continue
    const page =
      context.get(who) ??
      (await (
        await contextOf(on.browser, on.server, people.cookies[who], {
          viewport: { width: 1280, height: 800 },
          reducedMotion: 'reduce',
        })
      ).newPage())
    context.set(who, page)
    await open(page, people.person)
    let stops = 0
    for (; stops < most; stops++) {
      await page.keyboard.press('Tab')
      const at = await stop(page)
      if (at === null) break
      if (at.wrong) wrong.push(`${name}, stop ${stops + 1}, ${at.name}: ${at.wrong}`)
    }
    // The page without a connection has one button, and no header.
    const least = name.endsWith(offlinePage) ? 1 : 2
    if (stops < least || stops === most) wrong.push(`${name}: ${stops} stops`)
  }
  expect(wrong).toEqual([])
})

/** Presses Tab until the focus is on this. */
const tabTo = async (page: Page, selector: string) => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab never came to ${selector}`)
}

test('LinkedIn and the scanner from the first key to the result', async () => {
  const context = await contextOf(on.browser, on.server, people.cookies.payer, {
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/linkedin')
  await page.waitForSelector('x-island[data-hydrated] input[name="headline"]', { state: 'attached' })
  // On a wide screen the form stands open beside an earlier result.
  for (const [field, words] of [
    ['input[name="headline"]', linkedin.headline],
    ['textarea[name="about"]', linkedin.about],
    ['textarea[name="experience"]', linkedin.experience],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(words)
  }
  await tabTo(page, 'form[action="/linkedin"] button[type="submit"]')
  await page.keyboard.press('Enter')
  await page.getByText('Análise concluída').first().waitFor()

  await page.goto('/scanner-vagas#enviar')
  await page.waitForSelector('x-island[data-hydrated] textarea')
  await tabTo(page, 'textarea[name="description"]')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(advert)
  await tabTo(page, 'form[action="/scanner-vagas"] button[type="submit"]')
  await page.keyboard.press('Space')
  await page.getByText('Análise concluída').first().waitFor()
  await context.close()
})
