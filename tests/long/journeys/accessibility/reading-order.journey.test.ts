// What a screen reader reads one after the other also stands so on a phone, where a page is one column: in the order of the
// document no text is above the one before it in its column. And each page's headings begin with one of the first level and skip none.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { adminAccount, contextOf, type Everyone, everyone, pagesOf } from '../../../helpers/accounts/sample-accounts'
import { journey, phone } from '../../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(240_000)

let people: Everyone
const on = journey(adminAccount)
beforeAll(async () => {
  people = await everyone(on.server)
})

/** What stands above the text before it, and headings that skip a level. */
const outOfOrder = (): string[] => {
  const wrong: string[] = []
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((one) => one.checkVisibility())
    .map((one) => Number(one.tagName[1]))
  if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1) wrong.push(`headings: ${levels}`)
  for (const [index, level] of levels.entries())
    if (index > 0 && level > (levels[index - 1] ?? 0) + 1) wrong.push(`headings: ${levels}`)
  // What is placed by itself or for screen readers alone has no place in the column.
  const isPlaced = (element: Element | null): boolean => {
    if (!element || element.tagName === 'MAIN') return false
    const { position, overflowX } = getComputedStyle(element)
    return position !== 'static' && position !== 'relative'
      ? true
      : overflowX === 'auto' || isPlaced(element.parentElement)
  }
  const main = document.querySelector('main')
  const walker = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let before: { text: string; top: number; right: number } | null = null
  while (walker?.nextNode()) {
    const { currentNode: node } = walker
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility() || parent.closest('svg, script, option, x-hydrate') || isPlaced(parent))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { top, bottom, left, right, height } = range.getBoundingClientRect()
    if (height === 0) continue
    // Beside it, in the next column of a row, it may begin further up.
    if (before && bottom <= before.top && left < before.right)
      wrong.push(`“${text.slice(0, 40)}” above “${before.text.slice(0, 40)}”`)
    before = { text, top, right }
  }
  return wrong
}

test.each(['visitor', 'member', 'admin'] as const)('every page of a %s', async (who) => {
  const context = await contextOf(on.browser, on.server, people[who], { viewport: phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const found: string[] = []
  for (const path of [...pagesOf(who), ...(who === 'visitor' ? ['/nada', '/?tab=registrar'] : [])]) {
    await page.goto(path)
    for (const one of await page.evaluate(outOfOrder)) found.push(`${path}: ${one}`)
  }
  expect(found).toEqual([])
  await context.close()
})
