// Every page and state of tests/gallery/states.ts on the narrowest screens: nothing is wider than the window. 320 px is
// what 1280 px become at 400 % zoom (WCAG 1.4.10), and 720 px what 1440 px become at 200 %.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { eachState } from '../../../gallery/each-state'
import { type Cast, cast } from '../../../gallery/people'
import { adminAccount } from '../../../helpers/accounts/sample-accounts'
import { journey } from '../../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(240_000)

let people: Cast
const on = journey(adminAccount)
beforeAll(async () => {
  people = await cast(on.server)
})

const widths = [320, 360, 720, 768, 1024, 1440]

/** By how much the page is too wide, and what sticks out. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const scrolls = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement))
    const out = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5 && !scrolls(one.parentElement),
    )
    const named = out.slice(-3).map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`)
    return `${scrollWidth - clientWidth} px: ${named.join(' | ')}`
  })

test.each(['pt-BR', 'en-US'] as const)(`in %s nothing scrolls sideways at ${widths.join(', ')} px`, async (locale) => {
  const wrong: string[] = []
  await eachState({ ...on, people }, { locale, viewport: { width: 320, height: 740 } }, async (page, name) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      const found = await tooWide(page)
      if (found) wrong.push(`${name} at ${width}: ${found}`)
    }
  })
  expect(wrong).toEqual([])
})
