// Checks a standby for `doctor`, on the standby and on the server it follows.
import { z } from 'zod'
import type { Config } from '../../server/config/config'
import { primaryOf, standbyNote } from '../../server/storage/standby'
import { askRunning } from '../control-client'
import { reading } from '../open-log'
import type { Say } from '../say'
import type { Check } from './cluster'

/** A standby asks every two seconds at least, and notes its last contact every five. In ms. */
const silentMax = 30_000

const answer = z.object({
  seen: z.object({ at: z.number(), position: z.number() }).nullable(),
  position: z.number(),
})

const secondsOf = (ms: number): number => Math.max(0, Math.round(ms / 1000))

const followedBy = (folder: string): string | null => {
  try {
    return primaryOf(folder)
  } catch {
    // The checks of the folder report a log that does not open.
    return null
  }
}

/** Empty where nobody follows and nobody may. `now` in ms since 1970. */
export async function standbyChecks(config: Config, now: number, say: Say): Promise<Check[]> {
  const primary = followedBy(config.folder)
  if (primary !== null) return [following(config, primary, await reading(config, (log) => log.position()), now, say)]
  return config.followToken === null ? [] : checkFollowing(config, now, say)
}

function following({ folder }: Config, primary: string, position: number, now: number, say: Say): Check {
  const name = say('standby')
  const { contactAt = null, head = 0 } = standbyNote(folder) ?? {}
  if (contactAt === null)
    return { name, state: 'warn', message: say('of {{primary}}, which has not answered yet', { primary }) }
  const message = say('of {{primary}}: {{count}} events behind when it last answered, {{seconds}} s ago', {
    primary,
    count: Math.max(0, head - position),
    seconds: secondsOf(now - contactAt),
  })
  return { name, state: now - contactAt > silentMax ? 'fail' : 'ok', message }
}

async function checkFollowing(config: Config, now: number, say: Say): Promise<Check[]> {
  const name = say('standby')
  // A server that does not run is followed by nobody; the other checks say whether it should.
  const reply = await askRunning(config, { kind: 'standby-seen' }).catch(() => null)
  if (reply === null) return []
  const { seen, position } = answer.parse(JSON.parse(reply))
  if (!seen)
    return [
      { name, state: 'warn', message: say('FOLLOW_TOKEN is set, and no standby has asked since this server started') },
    ]
  const message = say('one asked {{seconds}} s ago, {{count}} events behind', {
    seconds: secondsOf(now - seen.at),
    count: Math.max(0, position - seen.position),
  })
  return [{ name, state: now - seen.at > silentMax ? 'fail' : 'ok', message }]
}
