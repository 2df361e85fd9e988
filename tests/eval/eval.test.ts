// Measures how well résumés are read: invented people in the layouts of real files, compared with marks made by hand.
import { describe, expect, test } from 'bun:test'
import { drawn } from './documents'
import { aspects, judge, type Verdict } from './measure'

/** Required shares; `roles` is the right number of roles, `experience` also every field of every role. */
const ASKED = { name: 0.98, email: 0.98, phone: 0.98, roles: 0.95, experience: 0.95, education: 0.95, skills: 0.95 }

/** `npm test` reads every other document, which still covers each person, layout and style of dates. */
const looked = process.env.LONG ? drawn : drawn.filter((_, at) => at % 2 === 0)

describe('invented people in many layouts', () => {
  test('are read as they were marked', async () => {
    const verdicts: Verdict[] = []
    for (const marked of looked) verdicts.push(await judge(marked))
    expect(verdicts.length).toBeGreaterThan(process.env.LONG ? 300 : 150)
    const shares = aspects.map((aspect) => {
      const missed = verdicts.filter(({ misses }) => misses[aspect] !== undefined)
      for (const { name, misses } of missed) console.log(`missed ${aspect}: ${name}: ${misses[aspect]}`)
      return [aspect, 1 - missed.length / verdicts.length] as const
    })
    console.log(shares.map(([aspect, share]) => `${aspect} ${(100 * share).toFixed(1)} %`).join(', '))
    for (const [aspect, share] of shares) expect(share, aspect).toBeGreaterThanOrEqual(ASKED[aspect])
  }, 60_000)
})
