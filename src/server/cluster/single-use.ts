// Makes what works once work on one node only: the first to write its name into PostgreSQL has used it.
import type { Ask } from '../../events/store/postgres/ask'
import { minuteMs } from '../../time/units'
import type { SingleUse } from '../security/single-use'

/** Milliseconds between two looks for what has run out. */
const sweepMs = minuteMs

/**
 * `local` is this node's own memory, which refuses what was used here without asking. Rejects with LogError `unavailable`
 * without PostgreSQL. A connection lost between the use and its answer uses a code up: the person takes the next one.
 */
export function createSharedSingleUse(
  ask: Ask,
  local: SingleUse,
  nameOf: (key: string) => string,
  startedAt: number,
): SingleUse {
  let sweptAt = startedAt
  return {
    async use(key, until, now) {
      if (!(await local.use(key, until, now))) return false
      if (sweptAt + sweepMs <= now) {
        sweptAt = now
        await ask('DELETE FROM single_use WHERE until <= $1', [now])
      }
      const rows = await ask('INSERT INTO single_use VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name', [
        nameOf(key),
        until,
      ])
      return rows.length === 1
    },
  }
}
