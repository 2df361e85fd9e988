// An upgrade, a backup and a restore, each killed at a random moment and then repeated: what was there is still there, and the
// repetition ends as if nothing had happened.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { visitor } from '../../tests/helpers/accounts/visitor'
import { docxResume } from '../../tests/helpers/documents'
import { executable, startServer } from '../../tests/helpers/server'
import { type Compared, compareFolders } from './compare-folders'

export type Interruptions = Compared & {
  rounds: number
  /** Of them, those in which the command was still running when it was killed. */
  killed: { upgrade: number; backup: number; restore: number }
  /** Backups that had their name although they were killed: each is checked. */
  whole: number
}

const release = join(import.meta.dir, '../../tests/operations/upgrade/release-0.1.0.zip')
const people = 4

const spawn = (folder: string, words: readonly string[]) =>
  Bun.spawn([executable, ...words], {
    env: { ...process.env, DATA_DIR: folder, ALLOW_TEST_CHECKOUT: 'yes', LC_ALL: 'C' },
    stdout: 'pipe',
    stderr: 'pipe',
  })

/** Runs a command to its end; how long it took, in milliseconds. */
const run = async (folder: string, ...words: string[]): Promise<number> => {
  const begun = performance.now()
  const child = spawn(folder, words)
  const [code, out, err] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  if (code !== 0) throw new Error(`${words.join(' ')} exited ${code}: ${out}${err}`)
  return performance.now() - begun
}

/** Kills a command at a random moment of its usual time, and whether it was still running. */
const interrupt = async (folder: string, usualMs: number, ...words: string[]): Promise<boolean> => {
  const child = spawn(folder, words)
  await Promise.race([Bun.sleep(Math.random() * usualMs), child.exited])
  const running = child.exitCode === null
  child.kill('SIGKILL')
  await child.exited
  return running
}

const unpack = (folder: string): void => {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(release)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
}

const lived = async (folder: string): Promise<void> => {
  const server = await startServer({ folder, verified: false })
  const resume = await docxResume()
  for (let n = 0; n < people; n++) {
    const person = visitor(server.url)
    await person.register(`pessoa${n}@exemplo.com.br`)
    await person.upload('curriculo.docx', resume)
  }
  await server.stop()
}

const partsOf = (place: string): string[] => readdirSync(place).filter((name) => name.includes('.part'))

type Usual = { migrate: number; backup: number; restore: number }
/** `upgraded`: the folder of release 0.1.0 brought to this one without an interruption. */
type World = { root: string; data: string; copy: string; upgraded: string; usual: Usual }

const upgrade = async ({ root, upgraded, usual }: World, sum: Interruptions): Promise<void> => {
  const old = join(root, 'old')
  unpack(old)
  if (await interrupt(old, usual.migrate, 'migrate')) sum.killed.upgrade++
  await run(old, 'migrate')
  await run(old, 'check', '--deep')
  compareFolders(upgraded, old, sum)
  rmSync(old, { recursive: true })
}

const backup = async ({ root, data, copy, usual }: World, sum: Interruptions): Promise<void> => {
  const place = join(root, 'backups')
  const made = join(place, 'made')
  mkdirSync(place)
  if (await interrupt(data, usual.backup, 'backup', made, '--with-secret')) sum.killed.backup++
  compareFolders(copy, data, sum)
  if (existsSync(made)) {
    sum.whole++
    await run(data, 'backup', '--verify', made)
  } else await run(data, 'backup', made, '--with-secret')
  compareFolders(data, made, sum)
  if (partsOf(place).length > 0) sum.differences.push('a part of a killed backup stayed')
  rmSync(place, { recursive: true })
}

const restore = async ({ root, data, usual }: World, over: boolean, sum: Interruptions): Promise<void> => {
  const made = join(root, 'restored-from')
  const target = join(root, 'target')
  await run(data, 'backup', made, '--with-secret')
  if (over) cpSync(data, target, { recursive: true })
  const words = ['restore', made, ...(over ? ['--force'] : [])]
  if (await interrupt(target, usual.restore, ...words)) sum.killed.restore++
  await run(target, 'restore', made, '--force')
  await run(target, 'check', '--deep')
  compareFolders(data, target, sum)
  for (const folder of [made, target]) rmSync(folder, { recursive: true })
}

/** So many rounds of all three. Stops at `deadline` (ms since 1970). */
export const interruptions = async (count: number, deadline: number): Promise<Interruptions> => {
  const killed = { upgrade: 0, backup: 0, restore: 0 }
  const sum: Interruptions = { rounds: 0, rows: 0, files: 0, differences: [], killed, whole: 0 }
  const root = mkdtempSync(join(tmpdir(), 'interruptions-'))
  const [data, copy, upgraded] = [join(root, 'data'), join(root, 'copy'), join(root, 'upgraded')]
  try {
    for (const folder of [data, upgraded]) mkdirSync(folder)
    await lived(data)
    cpSync(data, copy, { recursive: true })
    unpack(upgraded)
    const usual: Usual = {
      migrate: await run(upgraded, 'migrate'),
      backup: await run(data, 'backup', join(root, 'first'), '--with-secret'),
      restore: await run(join(root, 'there'), 'restore', join(root, 'first')),
    }
    const world = { root, data, copy, upgraded, usual }
    for (; sum.rounds < count && Date.now() < deadline; sum.rounds++) {
      await upgrade(world, sum)
      await backup(world, sum)
      await restore(world, sum.rounds % 2 === 0, sum)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  return sum
}
