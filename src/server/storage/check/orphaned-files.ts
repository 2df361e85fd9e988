// Orphaned files: uploads that no event needs, such as a crash leaves between a file and its event. They are moved to
// files/strays/<account>/<day>.<name>, put back if an event needs them after all, and deleted after 30 days.

import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileNeeds } from '../../../domain/analyses/files'
import { errorCode } from '../../../events/error-code'
import type { LogReader } from '../../../events/store/log'
import { dayMs, hourMs } from '../../../time/units'
import { needsOf } from '../file-needs'

/** Days an orphan is retained after it was moved. */
const orphanDays = 30
/** A younger file may have an event that is about to be appended. */
const youngMs = hourMs

export type Tally = {
  /** Files moved to the orphans, put back, deleted after their time, and waiting now. */
  moved: number
  back: number
  removed: number
  waiting: number
  /** Files that could not be moved or deleted, accounts that could not be checked or erased; the system's last reason. */
  failed: number
  why: string
  /** Accounts skipped because not all their events can be read. */
  unread: number
}

export const newTally = (): Tally => ({ moved: 0, back: 0, removed: 0, waiting: 0, failed: 0, why: '', unread: 0 })

/** Milliseconds since 1970: by this computer's clock, and the time of the log's latest event. */
export type Times = { readonly clock: number; readonly log: number }

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const accountName = new RegExp(`^${uuid}$`)
const fileName = new RegExp(`^(${uuid})\\.sealed(\\.part)?$`)
const orphanName = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})\\.((${uuid})\\.sealed(\\.part)?)$`)

/** The names in a folder; empty if it does not exist. */
const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return []
    throw error
  }
}

export const orphansFolder = (files: string): string => join(files, 'strays')

/** The accounts that have files or orphans. Other content of the folder is ignored. */
export async function* accountsIn(files: string): AsyncGenerator<{ account: string; orphans: boolean }, void> {
  const orphans = new Set((await namesIn(orphansFolder(files))).filter((name) => accountName.test(name)))
  for (const account of await namesIn(files))
    if (accountName.test(account)) yield { account, orphans: orphans.delete(account) }
  for (const account of orphans) yield { account, orphans: true }
}

/** One account's folders, and their content before its events were read. */
type AccountFolders = {
  readonly place: string
  readonly orphanFolder: string
  readonly stored: readonly string[]
  readonly orphans: readonly string[]
}

export const filesOf = async (files: string, account: string, orphans: boolean): Promise<AccountFolders> => {
  const [place, orphanFolder] = [join(files, account), join(orphansFolder(files), account)]
  return { place, orphanFolder, stored: await namesIn(place), orphans: orphans ? await namesIn(orphanFolder) : [] }
}

export function countFailure(tally: Tally, error: unknown): void {
  tally.failed++
  tally.why = errorCode(error)
}

/** Runs one step; a file that disappeared meanwhile is ignored, any other failure is counted and tried again later. */
function attempt(tally: Tally, step: () => void): void {
  try {
    step()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') countFailure(tally, error)
  }
}

/** A move is a single rename, so a crash leaves the file in one place or the other. Nothing is overwritten. */
function move(from: string, folder: string, name: string): boolean {
  const to = join(folder, name)
  if (existsSync(to)) return false
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  renameSync(from, to)
  return true
}

const isUnneeded = (name: string, needed: FileNeeds['needed']): boolean => {
  const [, id, part] = fileName.exec(name) ?? []
  return id !== undefined && (part !== undefined || !needed.has(id))
}

const isYoung = (path: string, now: number): boolean => now - statSync(path).mtimeMs < youngMs

/** Files of all accounts that no event needs, as paths in the data folder; `now` in ms. One that disappears meanwhile is left out. */
export async function unneededFiles(folder: string, log: Pick<LogReader, 'readPlain'>, now: number): Promise<string[]> {
  const [files, found]: [string, string[]] = [join(folder, 'files'), []]
  const tally = newTally()
  for await (const { account } of accountsIn(files)) {
    const needs = needsOf(log, account)
    if (needs === null || needs.erased) continue
    for (const name of await namesIn(join(files, account)))
      attempt(tally, () => {
        if (isUnneeded(name, needs.needed) && !isYoung(join(files, account, name), now))
          found.push(`files/${account}/${name}`)
      })
  }
  return found
}

/** Moves unneeded files out of an account's folder, dated by the later of clock and log. */
export function setAside(
  { place, orphanFolder, stored }: AccountFolders,
  { needed }: FileNeeds,
  times: Times,
  tally: Tally,
): void {
  const day = new Date(Math.max(times.clock, times.log)).toISOString().slice(0, 10)
  for (const name of stored) {
    if (!isUnneeded(name, needed)) continue
    attempt(tally, () => {
      if (isYoung(join(place, name), times.clock)) return
      if (!move(join(place, name), orphanFolder, `${day}.${name}`)) return
      tally.moved++
      tally.waiting++
    })
  }
}

/** Puts back what an event names after all, and deletes what waited long enough by the earlier of clock and log. */
export function lookAgain(found: AccountFolders, { needed }: FileNeeds, times: Times, tally: Tally): void {
  const { place, orphanFolder, orphans } = found
  const now = Math.min(times.clock, times.log)
  for (const orphan of orphans) {
    const [, day, name, id, part] = orphanName.exec(orphan) ?? []
    if (day === undefined || name === undefined || id === undefined) continue
    attempt(tally, () => {
      const path = join(orphanFolder, orphan)
      if (part === undefined && needed.has(id) && move(path, place, name)) tally.back++
      else if (now >= Date.parse(day) + (1 + orphanDays) * dayMs) {
        rmSync(path)
        tally.removed++
      } else tally.waiting++
    })
  }
  if (orphans.length > 0) removeEmpty(orphanFolder)
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // The folder is not empty or may not be changed: it stays.
  }
}
