// Rounds in which a primary ends under mixed load, killed or asked to, and a standby takes over: what was acknowledged and is not there
// afterwards is counted, because a standby is behind by what was on its way.
import { Database } from 'bun:sqlite'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standbyNote } from '../../src/server/storage/standby'
import { minuteMs } from '../../src/time/units'
import { executable, startServer } from '../../tests/helpers/server'
import { compared, movedTo, newPerson, type Person, work } from './people'

const people = 8
/** How long they work before the kill: at least, and at random more. */
const workMs = { least: 1_500, more: 2_500 }
const token = 'the-token-of-this-measurement-alone'

export type TakeOvers = {
  rounds: number
  acknowledged: number
  /** Acknowledged changes that the standby does not have. */
  lostChanges: number
  /** Events of the primary that the standby does not have, and rounds in which there was any. */
  lostEvents: number
  roundsWithLoss: number
  missingUploads: number
  /** From the kill to the first change that the standby accepted. */
  awayMs: number[]
  /** Pages read on the standby while it followed. */
  pageMs: number[]
  problems: string[]
}

const settings = (folder: string) => ({ DATA_DIR: folder, ALLOW_TEST_CHECKOUT: 'yes', FOLLOW_TOKEN: token })

async function command(folder: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...settings(folder) }
  const child = Bun.spawn([executable, ...words], { env, stdout: 'pipe', stderr: 'pipe' })
  const [out, problem, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`${words.join(' ')} exited ${code}: ${out}${problem}`)
  return out
}

const positionIn = (folder: string): number => {
  const db = new Database(join(folder, 'events.db'), { readonly: true })
  const [{ position } = { position: 0 }] = db
    .query<{ position: number }, []>('SELECT max(position) AS position FROM events')
    .all()
  db.close()
  return position
}

async function reads(url: string, { visitor }: Person, until: () => boolean, times: number[]): Promise<void> {
  while (!until()) {
    const begun = performance.now()
    const answer = await fetch(`${url}/painel`, { headers: { cookie: visitor.cookie(), accept: 'text/html' } })
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('cópia de reserva')) throw new Error(`a page answered ${answer.status}`)
    times.push(performance.now() - begun)
    await Bun.sleep(50)
  }
}

/** Tries to write until the standby accepts it. */
async function firstChange(url: string, { visitor }: Person): Promise<void> {
  for (const until = Date.now() + minuteMs; Date.now() < until; await Bun.sleep(10)) {
    const headers = { cookie: visitor.cookie(), 'content-type': 'application/json' }
    const body = JSON.stringify({ headline: 'Analista de Dados', about: '', experience: '' })
    const answer = await fetch(`${url}/api/linkedin/draft`, { method: 'POST', headers, body }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new Error('the standby accepted no change within a minute')
}

async function round(place: string, sum: TakeOvers, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const [one, two] = [join(place, 'one'), join(place, 'two')]
  for (const folder of [one, two]) mkdirSync(folder, { mode: 0o700 })
  const primary = await startServer({ folder: one, verified: false, env: settings(one) })
  copyFileSync(join(one, 'secret.key'), join(two, 'secret.key'))
  const standby = await startServer({
    folder: two,
    verified: false,
    env: settings(two),
    command: [executable, 'follow', primary.url],
  })
  const unlimited = async (email: string) => void (await command(one, 'admin', 'plan', email, 'enterprise'))
  const workers: Person[] = []
  for (let n = 0; n < people; n++) workers.push(await newPerson(primary.url, `pessoa${n}@exemplo.com.br`, unlimited))
  const [first] = workers
  if (!first) throw new Error('nobody works')
  for (const until = Date.now() + 10_000; positionIn(two) < positionIn(one) && Date.now() < until; ) await Bun.sleep(50)

  let killed = false
  const working = workers.map((person) =>
    work(
      person,
      () => killed,
      () => {},
    ),
  )
  const reading = reads(standby.url, first, () => killed, sum.pageMs)
  await Bun.sleep(workMs.least + Math.random() * workMs.more)
  killed = true
  const killedAt = performance.now()
  await primary.stop(signal)
  const promoted = command(two, 'promote')
  await firstChange(standby.url, first)
  sum.awayMs.push(performance.now() - killedAt)
  await promoted
  await reading
  for (const count of await Promise.all(working)) sum.acknowledged += count

  const events = standbyNote(two)?.promoted?.events ?? 0
  const lost = positionIn(one) - events
  sum.lostEvents += lost
  if (lost > 0) sum.roundsWithLoss++
  for (const person of workers) movedTo(person, standby.url)
  for (const person of workers)
    for (const { fact, found, email, kind } of await compared(person))
      if (found > fact.sent) sum.problems.push(`${email} has ${kind} ${found}, and ${fact.sent} was sent`)
      else sum.lostChanges += fact.acknowledged - found
  await standby.stop()
  const { missing, problems } = JSON.parse(await checked(two))
  sum.missingUploads += missing.length
  sum.problems.push(...problems.filter((text: string) => !text.includes('that the log needs')))
  await command(two, 'verify')
  sum.rounds++
}

/** `check` exits 1 for a missing upload, which is counted and no fault here. */
async function checked(folder: string): Promise<string> {
  const env = { ...process.env, ...settings(folder) }
  const child = Bun.spawn([executable, 'check', '--deep', '--json'], { env, stdout: 'pipe', stderr: 'inherit' })
  return new Response(child.stdout).text()
}

/** So many rounds unless `deadline` (ms since 1970) comes first. `signal` ends the primary: killed, or asked to. */
export const takeOvers = async (
  rounds: number,
  deadline: number,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<TakeOvers> => {
  const sum: TakeOvers = {
    ...{ rounds: 0, acknowledged: 0, lostChanges: 0, lostEvents: 0, roundsWithLoss: 0, missingUploads: 0 },
    ...{ awayMs: [], pageMs: [], problems: [] },
  }
  while (sum.rounds < rounds && Date.now() < deadline) {
    const place = mkdtempSync(join(tmpdir(), 'takeover-'))
    try {
      await round(place, sum, signal)
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  }
  return sum
}
