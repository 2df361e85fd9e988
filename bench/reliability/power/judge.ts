// What a cut has left, compared with the journal: nothing acknowledged is missing, nothing that was not sent is there, nothing is damaged,
// who was erased stays erased.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visitor } from '../../../tests/helpers/accounts/visitor'
import { executable, startServer } from '../../../tests/helpers/server'
import { type Compared, compareFolders } from '../compare-folders'
import { compared, movedTo, personAt } from '../people'
import { type Command, command, type Journal } from './life'

/** What the machine holds at a moment, mounted at `disk`. */
type Cut = { readonly journal: Journal; readonly disk: string; readonly at: number }
export type Judgement = { readonly faults: string[]; acknowledged: number; erased: number }

const outcome = (folder: string, ...words: string[]): string | null => {
  const env = { ...process.env, DATA_DIR: folder, ALLOW_TEST_CHECKOUT: 'yes', LC_ALL: 'C' }
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, ...words], { env })
  return exitCode === 0 ? null : `${words.join(' ')} exited ${exitCode}: ${stdout}${stderr}`.trim()
}

/** The files of a folder, and below it, that contain any of these bytes. */
function holding(folder: string, parts: readonly Uint8Array[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return parts.some((part) => bytes.includes(part))
    })
}

/** Before anything is opened: the keys of accounts whose erasure was answered are in no file of the data folder. */
function keysGone({ journal, disk, at }: Cut, judgement: Judgement): void {
  const gone = journal.erased.filter(({ ended }) => ended <= at)
  judgement.erased += gone.length
  const found = holding(
    join(disk, 'data'),
    gone.flatMap(({ keys }) => keys),
  )
  for (const path of found) judgement.faults.push(`a key that was destroyed is in ${path}`)
}

async function serverGoesOn({ journal, disk, at }: Cut, judgement: Judgement): Promise<void> {
  const folder = join(disk, 'data')
  const server = await startServer({ folder, verified: false, startMs: 60_000 })
  try {
    for (const { email, at: since } of journal.registered.filter((one) => one.at <= at)) {
      const { status } = await visitor(server.url).login(email)
      if (status !== 200) judgement.faults.push(`${email}, registered ${Math.round(at - since)} ms before: ${status}`)
    }
    for (const { person, readyAt } of journal.people) {
      if (readyAt > at) continue
      const then = personAt(person, at)
      movedTo(then, server.url)
      judgement.acknowledged += Object.values(then.facts).reduce((sum, { acknowledged }) => sum + acknowledged, 0)
      for (const loss of await compared(then)) judgement.faults.push(`lost: ${JSON.stringify(loss)}`)
    }
    for (const { email, id } of journal.erased.filter(({ ended }) => ended <= at)) {
      if ((await visitor(server.url).login(email)).status === 200) judgement.faults.push(`${email} is back`)
      if (existsSync(join(folder, 'files', id))) judgement.faults.push(`files of ${email} are back`)
    }
  } finally {
    await server.stop()
  }
  const emails = journal.erased.filter(({ ended }) => ended <= at).map(({ email }) => Buffer.from(email))
  for (const path of holding(folder, emails)) judgement.faults.push(`the address of an erased account is in ${path}`)
  for (const words of [['check', '--deep'], ['verify']]) {
    const fault = outcome(folder, ...words)
    if (fault) judgement.faults.push(fault)
  }
}

function backupsWhole({ journal, disk, at }: Cut, judgement: Judgement): void {
  const done = journal.commands.filter(({ words, ended }) => words[0] === 'backup' && ended <= at)
  for (const { words } of done) {
    const place = words[1]?.replace(/^.*\/(backups\/\d+|last)$/, '$1') ?? ''
    if (!existsSync(join(disk, place))) judgement.faults.push(`the backup ${place} is gone`)
  }
  const made = existsSync(join(disk, 'backups')) ? readdirSync(join(disk, 'backups')) : []
  for (const name of made.filter((each) => !each.endsWith('.part'))) {
    const fault = outcome(join(disk, 'data'), 'backup', '--verify', join(disk, 'backups', name))
    if (fault) judgement.faults.push(fault)
  }
}

/** A command that was under way is repeated, one that was acknowledged is not; then the folders are as they should be. */
async function repeated(cut: Cut, one: Command, folder: string, like: string, judgement: Judgement): Promise<void> {
  if (one.begun > cut.at) return
  const words = one.words.map((word) => word.replace(/^.*\/(last|rotated)$/, `${cut.disk}/$1`))
  if (one.ended > cut.at) {
    if (words[0] === 'restore' && !words.includes('--force')) words.push('--force')
    await command(null, folder, ...words)
  }
  const fault = outcome(folder, 'check', '--deep')
  if (fault) judgement.faults.push(fault)
  const sum: Compared = { rows: 0, files: 0, differences: [] }
  compareFolders(like, folder, sum)
  for (const difference of sum.differences) judgement.faults.push(`${words.join(' ')}: ${difference}`)
}

async function commandsFinish(cut: Cut, upgraded: string, judgement: Judgement): Promise<void> {
  const { disk, journal, at } = cut
  const named = (name: string, text = '') =>
    journal.commands.find(({ words, folder }) => words[0] === name && folder.endsWith(text))
  const [migrate, empty, full] = [named('migrate'), named('restore', 'empty'), named('restore', 'full')]
  if (migrate) await repeated(cut, migrate, join(disk, 'old'), upgraded, judgement)
  for (const [one, name] of [
    [empty, 'empty'],
    [full, 'full'],
  ] as const)
    if (one) await repeated(cut, one, join(disk, name), join(disk, 'last'), judgement)
  const rotation = named('rotate-secret')
  const rotated = join(disk, 'rotated')
  if (!rotation || rotation.begun > at) return
  if (rotation.ended <= at && !existsSync(rotated)) judgement.faults.push('the folder with another secret is gone')
  const fault = existsSync(rotated) ? outcome(rotated, 'check', '--deep') : null
  if (fault) judgement.faults.push(fault)
}

/** `upgraded`: the folder of release 0.1.0 as `migrate` leaves it when nothing interrupts it. */
export async function judge(cut: Cut, upgraded: string): Promise<Judgement> {
  const judgement: Judgement = { faults: [], acknowledged: 0, erased: 0 }
  try {
    if (existsSync(join(cut.disk, 'data'))) {
      keysGone(cut, judgement)
      backupsWhole(cut, judgement)
      await commandsFinish(cut, upgraded, judgement)
      await serverGoesOn(cut, judgement)
    }
  } catch (error) {
    judgement.faults.push(error instanceof Error ? error.message : String(error))
  }
  return judgement
}
