// axe-core on every page of the route table, in both themes, on a phone and on a desk: no violation. Every state is in
// tests/long/journeys/accessibility/axe-acts.journey.test.ts.
// And what axe cannot see: menus that Escape closes, and where the focus is then.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { adminAccount, contextOf, type Everyone, everyone, pagesOf } from '../../../helpers/accounts/sample-accounts'
import { desk, journey, phone } from '../../../helpers/journey'
import { looker } from '../../../helpers/pages/axe'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(240_000)

const sizes = { phone, desk }
/** Both in the long tier: each takes half a minute. */
const looked = Object.entries(sizes).filter(([size]) => size === 'phone' || process.env.LONG)

let people: Everyone
const on = journey(adminAccount)
beforeAll(async () => {
  people = await everyone(on.server)
})

/** The CSP is bypassed for axe's own script alone; that the pages keep it is for the other journeys to see. */
const pageOf = async (who: keyof Everyone, viewport: typeof phone) => {
  const options = { bypassCSP: true, viewport, reducedMotion: 'reduce' } as const
  const context = await contextOf(on.browser, on.server, people[who], options)
  return { context, page: await context.newPage() }
}

describe.each(looked)('on a %s', (_, viewport) => {
  test.each(['visitor', 'member', 'admin'] as const)('no violation on any page of a %s', async (who) => {
    const { context, page } = await pageOf(who, viewport)
    const { found, look } = looker()
    // A page takes a second: in the gate every third one is looked at, in the long tier all of them.
    const pages = pagesOf(who).filter((_, index) => process.env.LONG || index % 3 === 0)
    expect(pages.length).toBeGreaterThan(0)
    for (const path of [...pages, ...(who === 'visitor' ? ['/nada', '/?tab=registrar'] : [])]) {
      await page.goto(path)
      await look(page, path)
    }
    expect(found).toEqual([])
    await context.close()
  })
})

describe('the header’s menus', () => {
  test.each(['desk', 'phone'] as const)('close by Escape and by a click beside, on a %s', async (size) => {
    const { context, page } = await pageOf('member', sizes[size])
    await page.goto('/painel')
    const summaries = await page.locator('header summary:visible').all()
    expect(summaries.length).toBe(size === 'desk' ? 2 : 1)
    const open = page.locator('header details[open]')
    for (const summary of summaries) {
      await summary.focus()
      await page.keyboard.press('Enter')
      expect(await open.count()).toBe(1)
      await page.keyboard.press('Tab')
      expect(await summary.evaluate((one) => one === document.activeElement)).toBe(false)
      await page.keyboard.press('Escape')
      expect(await open.count()).toBe(0)
      expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true)
      await summary.click()
      expect(await open.count()).toBe(1)
      await page.mouse.click(4, sizes[size].height - 4)
      expect(await open.count()).toBe(0)
    }
    await context.close()
  })

  test('close when the focus leaves them', async () => {
    const { context, page } = await pageOf('member', desk)
    await page.goto('/painel')
    await page.locator('header summary:visible').first().focus()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
    expect(await page.locator('header details[open]').count()).toBe(0)
    await context.close()
  })
})
