// Remembers what works once, such as a code of an authenticator app or a challenge to a passkey: what was used, until it would run
// out by itself. The answer comes from memory, so that two requests at once cannot both be first; runtime.db carries it over
// a restart.
import { minuteMs } from '../../../time/units'
import type { SingleUse } from '../../security/single-use'
import type { RuntimeDb } from './runtime-db'

/** Uses remembered at once; past it nothing is accepted until some have run out. Rate limits keep it far below. */
const usesMax = 50_000

/** `nameOf` hides what a key is about: keys hold accounts. */
export const createSingleUse = (
  { prepare }: RuntimeDb,
  nameOf: (key: string) => string,
  startedAt: number,
): SingleUse => {
  prepare<never, [number]>('DELETE FROM single_use WHERE until <= ?').run(startedAt)
  const stored = prepare<{ name: string; until: number }, []>('SELECT name, until FROM single_use').all()
  const insert = prepare<never, [string, number]>('INSERT OR REPLACE INTO single_use VALUES (?, ?)')
  const removePast = prepare<never, [number]>('DELETE FROM single_use WHERE until <= ?')
  const used = new Map(stored.map(({ name, until }) => [name, until]))
  /** Looking for what has run out at each use would cost more than it frees. */
  const sweepMs = minuteMs
  let sweptAt = startedAt

  const sweep = (now: number) => {
    sweptAt = now
    for (const [name, until] of used) if (until <= now) used.delete(name)
    removePast.run(now)
  }

  return {
    use: async (key, until, now) => {
      if (sweptAt + sweepMs <= now) sweep(now)
      const name = nameOf(key)
      if (until <= now || used.has(name) || used.size >= usesMax) return false
      used.set(name, until)
      insert.run(name, until)
      return true
    },
  }
}
