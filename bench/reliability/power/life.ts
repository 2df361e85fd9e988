// What happens on the recorded disk: a server's first start, people at work, accounts that are erased, backups beside it; then, with the
// server stopped, an upgrade, restores, another secret. A journal beside the disk has when each was asked for and answered.
import { Database } from 'bun:sqlite'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { accountStream } from '../../../src/events/schema/events'
import { visitor } from '../../../tests/helpers/accounts/visitor'
import { docxResume } from '../../../tests/helpers/documents'
import { executable, startServer } from '../../../tests/helpers/server'
import { newPerson, type Person, work } from '../people'
import { now } from './record'
import { run } from './recorded-disk'

/** When something was asked for and answered, in milliseconds of the machine's clock. */
export type Span = { readonly begun: number; readonly ended: number }
/** An account that was erased, with its keys as they lay wrapped in keys.db. */
export type Erased = { readonly email: string; readonly id: string; readonly keys: readonly Uint8Array[] } & Span
export type Command = { readonly words: readonly string[]; readonly folder: string } & Span

export type Journal = {
  readonly people: { readonly person: Person; readonly readyAt: number }[]
  /** Accounts that were answered, and when. */
  readonly registered: { readonly email: string; readonly at: number }[]
  readonly erased: Erased[]
  readonly commands: Command[]
}

const workers = 6
const erasers = 2
const release = join(import.meta.dir, '../../../tests/operations/upgrade/release-0.1.0.zip')

/** Runs a command of the executable to its end, and notes when. */
export async function command(journal: Journal | null, folder: string, ...words: string[]): Promise<void> {
  const begun = now()
  const env = { ...process.env, DATA_DIR: folder, ALLOW_TEST_CHECKOUT: 'yes', LC_ALL: 'C' }
  const child = Bun.spawn([executable, ...words], { env, stdout: 'pipe', stderr: 'pipe' })
  const [code, out, errors] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  if (code !== 0) throw new Error(`${words.join(' ')} exited ${code}: ${out}${errors}`)
  journal?.commands.push({ words, folder, begun, ended: now() })
}

function keysOf(folder: string, id: string): Uint8Array[] {
  const db = new Database(join(folder, 'keys.db'), { readonly: true })
  try {
    db.run('PRAGMA busy_timeout = 5000')
    const rows = db.query<{ wrapped: Uint8Array | null }, [string]>('SELECT wrapped FROM keys WHERE stream = ?')
    return rows.all(accountStream(id)).flatMap(({ wrapped }) => (wrapped ? [wrapped] : []))
  } finally {
    db.close()
  }
}

/** Registers somebody, uploads, and has the account erased by its owner. */
async function comeAndGo(journal: Journal, url: string, folder: string, email: string): Promise<void> {
  const one = visitor(url)
  const registered = await one.register(email)
  // More sign-ups at once than the queue of hashes takes are refused.
  if (!registered.ok) return
  await one.upload('curriculo.docx', await docxResume())
  const { id } = (await (await one.ask('/api/user')).json()) as { id: string }
  const keys = keysOf(folder, id)
  const begun = now()
  const body = new URLSearchParams({ senha: 'trampolim-teste-1' })
  const gone = await one.ask('/conta/apagar', { method: 'POST', body })
  if (gone.status !== 303 || keys.length === 0) throw new Error(`erasing answered ${gone.status}, ${keys.length} keys`)
  journal.erased.push({ email, id, keys, begun, ended: now() })
}

async function served(journal: Journal, disk: string, ms: number): Promise<void> {
  const folder = join(disk, 'data')
  mkdirSync(folder)
  const server = await startServer({ folder, verified: false })
  try {
    await atWork(journal, disk, server.url, ms)
  } finally {
    // Also after a failure, for a server that runs holds the disk.
    await server.stop()
  }
}

/** People who change what is theirs, accounts that come and go, and backups beside them. */
async function atWork(journal: Journal, disk: string, url: string, ms: number): Promise<void> {
  const folder = join(disk, 'data')
  const unlimited = async (email: string) => {
    journal.registered.push({ email, at: now() })
    await command(null, folder, 'admin', 'plan', email, 'enterprise')
  }
  for (let n = 0; n < workers; n++) {
    const person = await newPerson(url, `pessoa${n}@exemplo.com.br`, unlimited)
    journal.people.push({ person, readyAt: now() })
  }
  let over = false
  const working = journal.people.map(({ person }) =>
    work(
      person,
      () => over,
      () => undefined,
    ),
  )
  const leaving = Array.from({ length: erasers }, async (_, n) => {
    for (let turn = 0; !over; turn++) await comeAndGo(journal, url, folder, `saida${n}-${turn}@exemplo.com.br`)
  })
  const until = now() + ms
  mkdirSync(join(disk, 'backups'))
  for (let n = 0; now() < until; n++) {
    await Bun.sleep(ms / 6)
    await command(journal, folder, 'backup', join(disk, `backups/${n}`), '--with-secret')
  }
  over = true
  await Promise.all([...working, ...leaving])
}

/** Everything, in this order; returns when the disk is at rest. */
export async function live(journal: Journal, disk: string, ms: number): Promise<void> {
  await served(journal, disk, ms)
  const data = join(disk, 'data')
  const old = join(disk, 'old')
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(release)))) {
    mkdirSync(dirname(join(old, name)), { recursive: true })
    writeFileSync(join(old, name), bytes)
  }
  cpSync(data, join(disk, 'full'), { recursive: true })
  run('sync', '-f', disk)
  await Bun.sleep(100)
  await command(journal, old, 'migrate')
  await command(journal, data, 'backup', join(disk, 'last'), '--with-secret')
  await command(journal, join(disk, 'empty'), 'restore', join(disk, 'last'))
  await command(journal, join(disk, 'full'), 'restore', join(disk, 'last'), '--force')
  await command(journal, data, 'rotate-secret', join(disk, 'rotated'))
}
