// Compares the facts read from résumés of individual designs, written before the reader saw them, with marks made by hand.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../helpers/browser'
import { judge, type Verdict } from './measure'
import { printed } from './printed'
import { expectShares } from './thresholds'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each(['printed', 'printed-2'])(
  '%s: read as marked',
  async (folder) => {
    const verdicts: Verdict[] = []
    for (const marked of printed(join(import.meta.dir, folder), browser)) verdicts.push(await judge(marked))
    expect(verdicts.length).toBeGreaterThan(5)
    expectShares(folder, verdicts)
  },
  60_000,
)
