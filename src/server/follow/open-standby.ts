// Opens a standby: the log in its folder, filled from the primary. Loaded only by `trampolim follow`.
import { type FollowedLog, openFollowedLog } from '../../events/store/follow/followed-log'
import type { EventLog } from '../../events/store/log'
import { errorDetails, logger } from '../runtime/logger'
import { type Secrets, secretOf, secretsFrom } from '../security/secrets'
import { noteRelease } from '../storage/release'
import { createFollower } from './follower'
import type { Following, Standby } from './port'
import { createSource, FollowError } from './source'
import { takeOverRefusal } from './take-over'

type Settings = { readonly folder: string; readonly secret: string | null }
type Opened = { readonly secrets: Secrets; readonly log: EventLog; readonly standby: Standby }

/** Reads all that is there now; a primary that is away keeps only a new standby from starting. */
export async function openStandby(
  { primary, token, onPromote }: Following,
  { folder, secret }: Settings,
  clock: () => number,
  onProgress?: (position: number, head: number) => void,
): Promise<Opened> {
  const secrets = secretsFrom(secretOf(folder, secret))
  const report = (error: unknown) => logger.error('event_log.listener_failed', errorDetails(error))
  const followed: FollowedLog = openFollowedLog({ folder, masterKey: secrets.master, now: clock, report })
  const ending = new AbortController()
  const source = createSource(primary, token, ending.signal)
  const follower = createFollower({ primary, folder, followed, source, clock })
  const close = async () => {
    ending.abort()
    await follower.stop()
    await followed.log.close()
  }
  try {
    await follower.catchUp(onProgress).catch((error: unknown) => {
      if (!(error instanceof FollowError && error.code === 'away') || followed.head().position === 0) throw error
    })
  } catch (error) {
    await close()
    throw error
  }
  // The release that serves it, so that taking over needs no backup first: both are the same.
  noteRelease(folder)
  const { start, state } = follower
  const promote = async () => {
    const refusal = await takeOverRefusal({ folder, secret })
    if (refusal === null) onPromote()
    return refusal
  }
  return { secrets, log: { ...followed.log, close }, standby: { start, state, promote } }
}
