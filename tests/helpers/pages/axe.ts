// axe-core in a page of the tests. The page's context bypasses the CSP for axe's own script.
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** What axe finds wrong, as one line each. Only colours differ between themes, so the second asks for nothing else. */
const violations = async (page: Page, theme: Theme): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source })
  return page.evaluate(async (dark) => {
    const run = (window as unknown as { axe: typeof axe }).axe.run
    const only = dark ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}
    const { violations: found } = await run(document, { resultTypes: ['violations'], ...only })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.slice(0, 300)}`),
    )
  }, theme === 'dark')
}

/** Looks in both themes and keeps what is wrong. */
export const looker = () => {
  const found: string[] = []
  const look = async (page: Page, state: string) => {
    for (const theme of themes)
      for (const one of await violations(page, theme)) found.push(`${state}, ${theme}: ${one}`)
  }
  return { found, look }
}
