// Compares the facts read from résumés of individual designs, written before the reader saw them, with marks made by hand.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { judge, type Verdict } from '../../eval/measure'
import { printed } from '../../eval/printed'
import { expectShares } from '../../eval/thresholds'
import { launchBrowser } from '../../helpers/browser'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each(['printed', 'printed-2'])(
  '%s: read as marked',
  async (folder) => {
    const verdicts: Verdict[] = []
    for (const marked of printed(join(import.meta.dir, '../..', 'eval', folder), browser))
      verdicts.push(await judge(marked))
    expect(verdicts.length).toBeGreaterThan(5)
    expectShares(folder, verdicts)
  },
  60_000,
)
