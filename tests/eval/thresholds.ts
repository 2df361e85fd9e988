// The shares that a small set of files requires: nearly every fact must be read.
import { expect } from 'bun:test'
import { type Aspect, aspects, type Verdict } from './measure'

/** `experience`, every field of every role, is lower so that one miss in few files is allowed. */
const ASKED: Readonly<Record<Aspect, number>> = {
  ...{ name: 0.98, email: 0.98, phone: 0.98 },
  ...{ roles: 0.95, experience: 0.9, education: 0.95, skills: 0.95 },
}

/** Prints each miss by name and the share of each aspect; fails below the required share. */
export const expectShares = (folder: string, verdicts: readonly Verdict[], asked: Partial<typeof ASKED> = {}): void => {
  for (const aspect of aspects) {
    const missed = verdicts.filter(({ misses }) => misses[aspect] !== undefined)
    for (const { name, misses } of missed) console.log(`missed ${aspect}: ${name}: ${misses[aspect]}`)
    const share = 1 - missed.length / verdicts.length
    console.log(`${folder}: ${aspect} ${(100 * share).toFixed(1)} % of ${verdicts.length}`)
    expect(share, aspect).toBeGreaterThanOrEqual(asked[aspect] ?? ASKED[aspect])
  }
}
