// Rounds of `kill -9` under mixed load: each starts the server on what the killed one left, compares what it has with the
// journal, works on, and kills it at a random moment.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executable, startServer } from '../../tests/helpers/server'
import { compared, type Loss, movedTo, newPerson, type Person, work } from './people'

const people = 8
/** Rounds on one folder; then it is checked whole, and the next begins empty. */
const roundsPerFolder = 50
const longestMs = 400

const command = (folder: string, ...words: string[]) => {
  const env = { ...process.env, DATA_DIR: folder, ALLOW_TEST_CHECKOUT: 'yes' }
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, ...words], { env })
  if (exitCode !== 0) throw new Error(`${words.join(' ')} exited ${exitCode}: ${stdout}${stderr}`)
}

export type Kills = {
  rounds: number
  acknowledged: number
  losses: Loss[]
  /** Kills by which something was left undecided. */
  interrupted: number
  restartMs: number[]
  folders: number
}

const round = async (folder: string, workers: Person[], sum: Kills): Promise<void> => {
  const begun = performance.now()
  const server = await startServer({ folder, verified: false })
  sum.restartMs.push(performance.now() - begun)
  for (const person of workers) movedTo(person, server.url)
  for (const person of workers) sum.losses.push(...(await compared(person)))
  let killed = false
  // From the first acknowledgement on, so that there is something to lose.
  const { promise: begunWork, resolve: begins } = Promise.withResolvers<void>()
  const working = workers.map((person) => work(person, () => killed, begins))
  await begunWork
  await Bun.sleep(Math.random() * longestMs)
  killed = true
  await server.stop('SIGKILL')
  for (const count of await Promise.all(working)) sum.acknowledged += count
  const undecided = workers.some(
    ({ facts }) => facts.name.sent > facts.name.acknowledged || facts.note.sent > facts.note.acknowledged,
  )
  if (undecided) sum.interrupted++
  sum.rounds++
}

const oneFolder = async (rounds: number, sum: Kills): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  try {
    const first = await startServer({ folder, verified: false })
    const unlimited = async (email: string) => command(folder, 'admin', 'plan', email, 'enterprise')
    const workers: Person[] = []
    for (let n = 0; n < people; n++) workers.push(await newPerson(first.url, `pessoa${n}@exemplo.com.br`, unlimited))
    await first.stop('SIGKILL')
    for (let n = 0; n < rounds; n++) await round(folder, workers, sum)
    const last = await startServer({ folder, verified: false })
    for (const person of workers) movedTo(person, last.url)
    for (const person of workers) sum.losses.push(...(await compared(person)))
    await last.stop()
    command(folder, 'check', '--deep')
    command(folder, 'verify')
    sum.folders++
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** At least so many rounds, in whole folders, unless `deadline` (ms since 1970) comes first. `report` is called after each. */
export const kills = async (rounds: number, deadline: number, report: (sum: Kills) => void): Promise<Kills> => {
  const sum: Kills = { rounds: 0, acknowledged: 0, losses: [], interrupted: 0, restartMs: [], folders: 0 }
  while (sum.rounds < rounds && Date.now() < deadline) {
    await oneFolder(Math.min(roundsPerFolder, rounds - sum.rounds), sum)
    report(sum)
  }
  return sum
}
