// Shared files that no event needs: what a crash left between a file and its event, or a removal that failed.
import { setImmediate } from 'node:timers/promises'
import { dayMs } from '../../time/units'
import type { Core } from '../core/core'
import { needsOf } from '../storage/file-needs'
import type { SharedFiles } from './port'

/** Days without an event after which a shared file is removed, as for those of a folder (orphaned-files.ts). */
const orphanDays = 30

/** Removes them; returns how many. The log alone decides. */
export async function tidySharedFiles(
  core: Pick<Core, 'events' | 'clock'>,
  files: SharedFiles,
  stopped: () => boolean,
): Promise<number> {
  let removed = 0
  for await (const key of files.names(core.clock() - orphanDays * dayMs)) {
    if (stopped()) break
    const [account = '', name = ''] = key.split('/')
    const needs = needsOf(core.events, account)
    if (!needs || needs.needed.has(name.replace(/\.sealed$/, ''))) continue
    await files.remove(account, name)
    removed += 1
    if (removed % 50 === 0) await setImmediate()
  }
  return removed
}
