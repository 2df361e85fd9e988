// Résumés in designs of their own, written before the reader saw them: what is found against what was marked by hand.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../browser'
import { type Aspect, aspects, judge, type Verdict } from './measure'
import { printed } from './printed'

/** Shares asked for: every contact, and 95 % of the rest; one miss in so few files is allowed for every field of every role. */
const ASKED: Readonly<Record<Aspect, number>> = {
  ...{ name: 0.98, email: 0.98, phone: 0.98 },
  ...{ roles: 0.95, experience: 0.9, education: 0.95, skills: 0.95 },
}

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
    for (const aspect of aspects) {
      const missed = verdicts.filter(({ misses }) => misses[aspect] !== undefined)
      for (const { name, misses } of missed) console.log(`missed ${aspect}: ${name}: ${misses[aspect]}`)
      const share = 1 - missed.length / verdicts.length
      console.log(`${folder}: ${aspect} ${(100 * share).toFixed(1)} % of ${verdicts.length}`)
      expect(share, aspect).toBeGreaterThanOrEqual(ASKED[aspect])
    }
    expect(verdicts.length).toBeGreaterThan(5)
  },
  60_000,
)
