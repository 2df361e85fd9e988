// The backup before an upgrade. That of a long log is made by a process of its own: copying and checking take many seconds in
// which the server has to answer how far it is. The process holds the folder, so that no other can begin one meanwhile.
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabaseReadOnly } from '../../../events/store/sqlite/database'
import { hasEvents } from '../../../events/store/sqlite/incomplete-folder'
import { lockFolder } from '../../../events/store/sqlite/lock'
import { openLogReadOnly } from '../../../events/store/sqlite/sqlite-log'
import { hourMs } from '../../../time/units'
import { selfCommand } from '../../runtime/executable'
import { secretOf, secretsFrom } from '../../security/secrets'
import { isThis, nameOf, type Place, type Served, self, servedBy } from '../release'
import { backUp } from './backup'

/** What main.ts runs for it. */
export const upgradeBackupCommand = 'upgrade-backup'
/** Longest time it may take. */
const limitMs = hourMs
/** Time between two looks at how much is copied. */
const lookMs = 250
/** Copying and checking take about as long as each other. */
const copyingShare = 0.5

const task = z.object({
  folder: z.string(),
  backup: z.string(),
  secret: z.string().nullable(),
  withSecret: z.boolean(),
})
type UpgradeBackup = z.infer<typeof task>

/** The child: the task comes on standard input, how much is checked goes to standard output, a line each. */
export async function runUpgradeBackup(): Promise<0 | 1> {
  try {
    const { folder, backup, secret, ...options } = task.parse(await Bun.stdin.json())
    const unlock = lockFolder(folder)
    try {
      const onChecked = (share: number) => console.log(share.toFixed(3))
      await backUp(folder, backup, secret, { link: true, ...options, onChecked })
    } finally {
      unlock()
    }
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'the backup failed')
    return 1
  }
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0)

/** The parent. `onShare` gets how much is done, from 0 to 1. Throws with the child's reason if there is no backup afterwards. */
export async function backUpApart(
  one: UpgradeBackup,
  onShare: (share: number) => void,
  command: readonly string[] = selfCommand(upgradeBackupCommand),
): Promise<void> {
  const child = Bun.spawn([...command], { stdin: 'pipe', stdout: 'pipe', stderr: 'pipe', timeout: limitMs })
  child.stdin.write(JSON.stringify(one))
  child.stdin.end()
  const totalBytes = sizeOf(join(one.folder, 'events.db'))
  const look = () => {
    const copied = sizeOf(join(`${one.backup}.part`, 'events.db'))
    onShare(Math.min(1, totalBytes === 0 ? 1 : copied / totalBytes) * copyingShare)
  }
  look()
  const timer = setInterval(look, lookMs)
  const why = new Response(child.stderr).text()
  try {
    const decoder = new TextDecoder()
    for await (const part of child.stdout) {
      const checked = Number(decoder.decode(part).trim().split('\n').at(-1))
      if (Number.isNaN(checked)) continue
      clearInterval(timer)
      onShare(copyingShare + checked * (1 - copyingShare))
    }
    if ((await child.exited) !== 0) throw new Error((await why).trim() || 'the backup before the upgrade failed')
  } finally {
    clearInterval(timer)
  }
}

type Upgrade = { readonly from: string; readonly to: string; readonly backup: string }

/** With at least so many events, copying and checking a log takes longer than a second or two: the server then answers how far it is. */
const longLog = 20_000
/** Free bytes required besides the copy. */
const spareBytes = 64 * 1024 * 1024

/** Begins the name of a backup between two builds of one release, and how many of them are retained: a developer makes many builds. */
const betweenBuilds = `before-${self.release}-build-`
const betweenBuildsMax = 3

/** The folder of the backup; one between two builds is named by the last event, too. */
function placeOf(root: string, from: Served | null, { position, id }: LastEvent): string {
  if (from?.release !== self.release) return join(root, `before-${self.release}-at-${position}`)
  const end = `-at-${position}-${id.slice(-8)}`
  const names = existsSync(root) ? readdirSync(root) : []
  const same = names.find((name) => name.startsWith(betweenBuilds) && name.endsWith(end))
  return join(root, same ?? `${betweenBuilds}${self.build}${end}`)
}

/** Removes all but the newest of those between builds. */
function removeOlderBuilds(root: string): void {
  const folders = readdirSync(root)
    .filter((name) => name.startsWith(betweenBuilds) && !name.endsWith('.part'))
    .map((name) => ({ path: join(root, name), at: statSync(join(root, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at)
  for (const { path } of folders.slice(betweenBuildsMax)) rmSync(path, { recursive: true, force: true })
}

/**
 * Makes and checks a backup if another or an unknown release, or another build of this one, served the folder last; null if none
 * was needed. Uploads are linked, so it needs space only for the databases. Of those between builds the newest three are retained.
 * Throws if there is too little space, or if the folder is damaged: then nothing has been changed.
 */
export async function backUpBeforeUpgrade(
  { folder, secret, backups: to }: Place,
  onProgress: ((done: number, of: number) => void) | undefined,
): Promise<Upgrade | null> {
  const databases = ['events.db', 'keys.db'].map((name) => join(folder, name))
  const from = servedBy(folder)
  if (isThis(from) || databases.some((path) => sizeOf(path) === 0) || !holdsEvents(folder)) return null
  const last = await lastEventOf(folder, secret)
  const root = to?.folder ?? join(folder, 'backups')
  const backup = placeOf(root, from, last)
  const upgrade = { from: from ? nameOf(from, self) : 'an earlier release', to: nameOf(self, from), backup }
  // An earlier start that was refused afterwards has already made it.
  if (existsSync(backup)) return upgrade
  const needed = databases.reduce((sum, path) => sum + sizeOf(path) + sizeOf(`${path}-wal`), spareBytes)
  const { bavail, bsize } = statfsSync(existsSync(root) ? root : folder)
  if (bavail * bsize < needed)
    throw new Error(
      `There is no room for the backup that is taken before release ${upgrade.to} serves this folder: it needs ` +
        `${Math.ceil(needed / 1e6)} MB, ${Math.floor((bavail * bsize) / 1e6)} MB are free. Nothing was changed.`,
    )
  // Inside the folder the copy is beside the secret anyway, and an older release cannot restore a copy without it.
  await takeBackup({ folder, backup, secret, withSecret: to === null }, last.position, onProgress)
  removeOlderBuilds(root)
  return upgrade
}

async function takeBackup(
  one: UpgradeBackup,
  position: number,
  onProgress: ((done: number, of: number) => void) | undefined,
): Promise<void> {
  if (onProgress && position >= longLog) return backUpApart(one, (share) => onProgress(share * position, position))
  const { folder, backup, secret, ...options } = one
  const unlock = lockFolder(folder)
  try {
    await backUp(folder, backup, secret, { link: true, ...options })
  } finally {
    unlock()
  }
}

/** False for what an interrupted first start leaves: nothing in it needs a backup, and it has no tables to make one from. */
function holdsEvents(folder: string): boolean {
  const { db, close } = openDatabaseReadOnly(join(folder, 'events.db'))
  try {
    return hasEvents(db)
  } finally {
    close()
  }
}

type LastEvent = { readonly position: number; readonly id: string }

async function lastEventOf(folder: string, secret: string | null): Promise<LastEvent> {
  const log = openLogReadOnly(folder, secretsFrom(secretOf(folder, secret)).master)
  try {
    const position = log.position()
    return { position, id: log.readAll(position - 1, 1)[0]?.id ?? '' }
  } finally {
    await log.close()
  }
}
