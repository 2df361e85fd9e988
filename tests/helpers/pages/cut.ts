// Finds text on a page that its own box cuts off: what is cut off is lost. What ends in an ellipsis on purpose says so.
import type { Page } from 'playwright-core'

/** The beginnings of what is cut off. */
export const cutTexts = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, label, button, summary, main a')]
      .filter((one) => {
        const { overflow, overflowX, textOverflow } = getComputedStyle(one)
        const hides = [overflow, overflowX].some((value) => value === 'hidden' || value === 'clip')
        return hides && textOverflow !== 'ellipsis' && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1
      })
      .map((one) => one.textContent?.slice(0, 40)),
  )
