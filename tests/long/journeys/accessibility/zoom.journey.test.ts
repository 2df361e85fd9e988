// 1280 by 1024 px at 400 % zoom are 320 by 256 px (WCAG 1.4.10): nothing scrolls sideways, what stays in place leaves room to read,
// and each question can be answered without seeing all of it at once.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { eachState } from '../../../gallery/each-state'
import { type Cast, cast } from '../../../gallery/people'
import { adminAccount } from '../../../helpers/accounts/sample-accounts'
import { screenshot } from '../../../helpers/browser'
import { journey } from '../../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(600_000)

let people: Cast
const on = journey(adminAccount)
beforeAll(async () => {
  people = await cast(on.server)
})

const viewport = { width: 320, height: 256 }

/** What keeps a reader with so little height from reading. */
const hindrances = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wrong.push(`${scrollWidth - clientWidth} px too wide`)
    const dialog = document.querySelector('dialog:modal')
    if (dialog) {
      const last = [...dialog.querySelectorAll('a, button')].at(-1)
      last?.scrollIntoView({ block: 'nearest' })
      const { top = 0, bottom = 0 } = last?.getBoundingClientRect() ?? {}
      if (top < 0 || bottom > innerHeight) wrong.push(`“${last?.textContent}” of the question is out of reach`)
      return wrong
    }
    scrollTo(0, document.documentElement.scrollHeight / 2)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // How much of the middle column is page, of 32 points from top to bottom.
    const held = Array.from({ length: 32 }, (_, index) => document.elementFromPoint(160, index * 8 + 4)).filter(
      (one) => {
        for (let at: Element | null = one; at && at !== document.body; at = at.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
        return false
      },
    )
    if (held.length > 12) wrong.push(`${held.length * 8} of 256 px stay in place over the page: ${held[0]?.tagName}`)
    return wrong
  })

test.each(['pt-BR', 'en-US'] as const)('at 400 % in %s', async (locale) => {
  const wrong: string[] = []
  await eachState({ ...on, people }, { viewport, locale }, async (page, name) => {
    for (const one of await hindrances(page)) wrong.push(`${name}: ${one}`)
    if (name.startsWith('payer cancelling')) await screenshot(page, `zoom-${name.replaceAll(' ', '-')}-${locale}`)
  })
  expect(wrong).toEqual([])
})
