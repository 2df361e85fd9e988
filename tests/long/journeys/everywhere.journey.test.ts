// Every page and state of tests/gallery/states.ts on the narrowest screens: nothing is wider than the window. 320 px is
// what 1280 px become at 400 % zoom (WCAG 1.4.10), and 720 px what 1440 px become at 200 %.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContext, Page } from 'playwright-core'
import { type Cast, cast } from '../../gallery/people'
import { everyState, pageStates } from '../../gallery/states'
import { journey } from '../../helpers/journey'
import { adminAccount, contextOf } from '../../helpers/sample-accounts'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(240_000)

let people: Cast
const on = journey(adminAccount)
beforeAll(async () => {
  people = await cast(on.server)
})

/** In the gate the pages as they arrive, on the narrowest screen; in the long tier every state, with its scripts. */
const long = Boolean(process.env.LONG)
const widths = long ? [320, 360, 720, 768, 1024, 1440] : [320]
const locales = long ? (['pt-BR', 'en-US'] as const) : (['pt-BR'] as const)
const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1)
const others = new Set(pageStates.filter(({ who }) => who !== 'member').map(({ name }) => pathOf(name)))
/** The gate leaves out what a member sees as somebody else does. */
const looked = long ? everyState : pageStates.filter(({ who, name }) => who !== 'member' || !others.has(pathOf(name)))

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

describe.each(locales)('in %s', (locale) => {
  test(`nothing scrolls sideways at ${widths.join(', ')} px`, async () => {
    const wrong: string[] = []
    const viewport = { width: widths[0] ?? 320, height: 740 }
    const options = { viewport, locale, reducedMotion: 'reduce', javaScriptEnabled: long } as const
    const contexts = new Map<string, BrowserContext>()
    for (const { name, who, open } of looked) {
      const context = contexts.get(who) ?? (await contextOf(on.browser, on.server, people.cookies[who], options))
      contexts.set(who, context)
      // A state may leave its page busy; pages without a script may follow each other.
      const page = (long ? undefined : context.pages()[0]) ?? (await context.newPage())
      page.setDefaultTimeout(10_000)
      await open(page, people.person)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const found = await tooWide(page)
        if (found) wrong.push(`${name} at ${width}: ${found}`)
      }
      if (long) await page.close()
    }
    for (const context of contexts.values()) await context.close()
    expect(wrong).toEqual([])
  })
})
