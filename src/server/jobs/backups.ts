// Scheduled backups: once a day into BACKUP_DIR, made and verified by a process of its own so that nobody waits for it;
// only the newest few are retained. With BACKUP_S3_* set that process also sends it to the store; if that fails, the copy
// stays and the log says why. Backups made before upgrades are deleted when they expire.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { erasedAccounts } from '../../projections/accounts/account'
import { dayMs, hourMs, minuteMs } from '../../time/units'
import type { Core } from '../core/core'
import { selfCommand } from '../runtime/executable'
import { errorDetails, logger } from '../runtime/logger'
import { noteErased } from '../storage/backups/erasure-ledger'
import { removeOldUpgradeBackups } from '../storage/release'

/** Time between two checks whether a backup is due. */
const lookMs = 10 * minuteMs
/** Longest time a backup may take. */
const limitMs = hourMs

const name = /^trampolim-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(\.part)?$/

/** The oldest first; of `partial` ones those that are being made, or were when their process ended. */
const backupsIn = (folder: string, partial = false): { readonly name: string; readonly at: number }[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((each) => {
          const [, day, hours, minutes, seconds, part] = name.exec(each) ?? []
          return day === undefined || (part !== undefined) !== partial
            ? []
            : [{ name: each, at: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }]
        })
        .sort((a, b) => a.at - b.at)
    : []

/** When the newest scheduled backup was started, in ms since 1970; null if there is none. */
export const lastBackupAt = (folder: string): number | null => backupsIn(folder).at(-1)?.at ?? null

/** Part of a copy that its process did not live to complete: it would hold the keys of people who are erased later. */
function removePartial(folder: string, now: number): void {
  for (const { name: part, at } of backupsIn(folder, true))
    if (now - at > limitMs) rmSync(join(folder, part), { recursive: true, force: true })
}

const nameAt = (ms: number): string => `trampolim-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Makes a backup if the newest is a day old, and removes the surplus ones; returns its folder. */
export async function backUpIfDue(
  core: Core,
  command: readonly string[] = selfCommand('backup'),
): Promise<string | null> {
  const { backups, folder } = core.config
  const now = core.clock()
  removeOldUpgradeBackups(backups?.folder ?? join(folder, 'backups'), now)
  // Of an empty site it would hold nothing, and the next would be due a day after.
  if (!backups || core.events.position() === 0) return null
  removePartial(backups.folder, now)
  const last = lastBackupAt(backups.folder)
  // A clock that was ahead must not postpone them forever.
  if (last !== null && last <= now && now - last < dayMs) return null
  const target = join(backups.folder, nameAt(now))
  const begun = performance.now()
  const pushed = core.config.remoteBackups ? ['--push'] : []
  const child = Bun.spawn([...command, target, ...pushed], {
    stdout: 'ignore',
    stderr: 'pipe',
    env: { ...process.env, DATA_DIR: folder },
    timeout: limitMs,
  })
  const why = await new Response(child.stderr).text()
  const code = await child.exited
  if (!existsSync(target)) {
    logger.error('backup.failed', { code, why: why.trim().slice(0, 500) })
    return null
  }
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  if (code === 0) logger.info('backup.made', { folder: target, seconds })
  else logger.error('backup.made_with_problems', { folder: target, seconds, why: why.trim().slice(0, 500) })
  for (const { name: old } of backupsIn(backups.folder).slice(0, -backups.keep))
    rmSync(join(backups.folder, old), { recursive: true, force: true })
  return target
}

/** Checks now and every ten minutes, one at a time, until it is stopped. */
export function startBackups(core: Core): { stop(): Promise<void> } {
  let last: Promise<unknown> = Promise.resolve()
  let idle = true
  const { backups } = core.config
  // Beside the backups, so that restoring one erases these people again.
  const note = () => {
    if (!backups || !existsSync(backups.folder)) return
    try {
      const others = noteErased(
        backups.folder,
        erasedAccounts(core.views.db).map(({ account }) => account),
        core.secrets.link,
      )
      if (others > 0) logger.warn('erasure.set_aside', { file: 'erased.json', accounts: others })
    } catch (error) {
      logger.error('backup.ledger_failed', errorDetails(error))
    }
  }
  core.events.onCommit('effects', (events) => {
    if (events.some(({ type }) => type === 'AccountErased')) note()
  })
  const look = () => {
    if (!idle) return
    note()
    idle = false
    last = backUpIfDue(core)
      .catch((error: unknown) => logger.error('backup.failed', errorDetails(error)))
      .finally(() => {
        idle = true
      })
  }
  const timer = setInterval(look, lookMs)
  timer.unref()
  look()
  return {
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}
