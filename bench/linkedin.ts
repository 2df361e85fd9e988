// How long the LinkedIn rubric takes, in this process. `bun bench/linkedin.ts` prints it; `npm run bench` calls it.
import { analyseLinkedin } from '../src/analysis/linkedin'
import { LIMITS } from '../src/analysis/linkedin/limits'
import { profiles } from '../tests/fixtures/profiles'
import type { Measure } from './log'

const runs = 400
const ordinary = Object.values(profiles)
/** A profile that fills every field to its bound with ordinary text. */
const largest = {
  headline: profiles.analistaDados.headline.repeat(4).slice(0, LIMITS.headline),
  about: Array.from({ length: 6 }, () => ordinary.map(({ about }) => about).join('\n'))
    .join('\n')
    .slice(0, LIMITS.about),
  experience: Array.from({ length: 20 }, (_, at) =>
    ordinary.map(({ experience }) => experience.replaceAll('a ', `a ${at} `)).join('\n\n'),
  )
    .join('\n\n')
    .slice(0, LIMITS.experience),
}

const times = (count: number, run: (at: number) => void): number[] =>
  Array.from({ length: count }, (_, at) => {
    const started = performance.now()
    run(at)
    return performance.now() - started
  }).toSorted((a, b) => a - b)

export function benchLinkedin(): Measure[] {
  const usual = times(runs, (at) => analyseLinkedin(ordinary[at % ordinary.length] ?? largest))
  const most = times(runs / 10, () => analyseLinkedin(largest))
  const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0
  return [
    { name: `LinkedIn, ordinary profile, median of ${usual.length}`, value: middle(usual), unit: 'ms' },
    { name: `LinkedIn, every field full, median of ${most.length}`, value: middle(most), unit: 'ms' },
  ]
}

if (import.meta.main) for (const { name, value, unit } of benchLinkedin()) console.log(name, value.toFixed(2), unit)
