// Opens the log of a data folder, wherever it is, and says how far what comes before the first answer is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MakeRoom } from '../../events/store/log-error'
import type { Config } from '../config/config'
import type { Following } from '../follow/port'
import type { StartProgress } from '../start-progress'
import { openDamagedFolder, openFolder } from '../storage/open-folder'

/** Options of one start, not settings. */
export type StartOptions = {
  /** Serves a log that contains events this release cannot read. */
  readonly allowParked?: boolean
  /** Serves a damaged folder read-only. */
  readonly allowDamaged?: boolean
  /** Serves a standby of another server, read-only. */
  readonly following?: Following | undefined
  /** Called while what an older release left is brought up to date: a backup of it, its notifications, then the read models. */
  readonly onProgress?: (position: number, head: number) => void
  /** Free bytes on the disk; the system's answer by default. */
  readonly free?: () => number
}

const alone = { cluster: null, guards: null, feed: null, standby: null }

/** The log of the folder, or a copy of one that is elsewhere; what that takes is loaded only then. */
export const openLogOf = async (
  config: Config,
  clock: () => number,
  makeRoom: MakeRoom,
  { allowDamaged, following, onProgress }: StartOptions,
  progress: StartProgress,
) => {
  if (allowDamaged) return { ...alone, ...openDamagedFolder(config) }
  if (following) {
    const { openStandby } = await import('../follow/open-standby')
    return { ...alone, ...(await openStandby(following, config, clock, onProgress)) }
  }
  if (config.eventsUrl !== null) {
    const { openNode } = await import('../cluster/open-node')
    return { ...alone, ...(await openNode(config.eventsUrl, config, clock)) }
  }
  const opened = await openFolder(config, clock, onProgress && progress.step(2), makeRoom)
  if (progress.begun()) progress.done()
  if (config.followToken === null) return { ...alone, ...opened }
  const { withFeed } = await import('../follow/feed')
  return { ...alone, ...opened, ...withFeed(config.folder, opened.log, clock) }
}

/** When a folder that was a standby's took over; loaded only where there was one. */
export const tookOverAt = async (folder: string): Promise<number> => {
  if (!existsSync(join(folder, 'standby.json'))) return 0
  return (await import('../storage/standby')).standbyNote(folder)?.promoted?.at ?? 0
}

export type Opened = Awaited<ReturnType<typeof openLogOf>>
