// How fast the log and its projections are, on this machine, through the port and nothing else.
// `bun bench/log.ts` prints the medians; `npm run bench` calls `benchLog`.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountEvents, accountStream } from '../src/events/account'
import type { NewEvent } from '../src/events/log'
import { openLog, type SqliteLog } from '../src/events/sqlite-log'
import { projections } from '../src/projections/all'
import { openViews, type Views } from '../src/projections/views'
import { secretsFrom } from '../src/server/secrets'
import { executable } from '../tests/server'

export type Measure = { readonly name: string; readonly value: number; readonly unit: string }

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const secret = 'a secret for measuring, known to all'
const context = { at: Date.UTC(2026, 10, 20), actor: 'bench', correlation: 'bench', causation: null }

/** Ten events of the product's own: somebody registers, signs in three times, and has two analyses, one of which fails. */
function life(): NewEvent[] {
  const { make } = accountEvents
  const [first, second, third, good, bad] = Array.from({ length: 5 }, () => Bun.randomUUIDv7())
  const started = (session = '') => make('SessionStarted', { session, token: `token of ${session}`, until: context.at })
  const ended = (session = '') => make('SessionEnded', { session, cause: 'logout' })
  const asked = (analysis = '') =>
    make(
      'AnalysisRequested',
      { analysis, tool: 'resume', bytes: 48_213, unit: { plan: 'free', source: 'free', cycle: 0 } },
      { file: 'ana-clara-prado.pdf' },
    )
  const who = {
    name: 'Ana Clara Prado',
    email: 'ana@exemplo.com.br',
    password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  }
  const failed = { analysis: bad ?? '', tool: 'resume', reason: 'damaged' } as const
  const done = { analysis: good ?? '', tool: 'resume', engine: 'builtin', rubric: 1, score: 76 } as const
  return [
    make('AccountRegistered', { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' }, who),
    started(first),
    ended(first),
    started(second),
    asked(bad),
    make('AnalysisFailed', failed),
    asked(good),
    make('AnalysisCompleted', done, { result: { score: 76, checks: [] } }),
    ended(second),
    started(third),
  ]
}

async function inFolder<Result>(run: (log: SqliteLog, folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-log-'))
  writeFileSync(join(folder, 'secret.key'), secret)
  const log = openLog({ folder, masterKey: secretsFrom(secret).master })
  try {
    return await run(log, folder)
  } finally {
    await log.close()
    rmSync(folder, { recursive: true })
  }
}

async function append(log: SqliteLog, stream: string, expected: number, events: NewEvent[]): Promise<void> {
  const answer = await log.append([{ stream, expected, events }], context)
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
}

const viewsOf = (log: SqliteLog, folder: string): Promise<Views> =>
  openViews({ folder, log, projections, catalog: accountEvents })

/** Events a second with so many writers at once, each waiting for its answer, projections applied. Median of `runs`. */
export async function appendRate(writers: number, events = 20_000, runs = 3): Promise<number> {
  const rates: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await inFolder(async (log, folder) => {
      const views = await viewsOf(log, folder)
      const started = performance.now()
      await Promise.all(
        Array.from({ length: writers }, async (_, writer) => {
          const each = Math.floor(events / writers)
          const signedIn = () =>
            accountEvents.make('SessionStarted', { session: Bun.randomUUIDv7(), token: `${writer} ${n}`, until: 0 })
          let n = 0
          for (; n < each; n += 1) await append(log, `account/${writer}`, n, [signedIn()])
        }),
      )
      rates.push((Math.floor(events / writers) * writers * 1000) / (performance.now() - started))
      views.close()
    })
  }
  return median(rates)
}

export type VerifyTimes = {
  readonly events: number
  readonly bytes: number
  readonly generateSeconds: number
  readonly catchUpSeconds: number
  readonly verifySeconds: number
}

/** Fills a log through the port (accounts of ten events each, four of them with personal data), then catches up and verifies. */
export async function verifyTimes(events = 1_000_000, runs = 3): Promise<VerifyTimes> {
  return inFolder(async (log, folder) => {
    const started = performance.now()
    const accounts = Math.ceil(events / life().length)
    for (let first = 0; first < accounts; first += 64) {
      const streams = Array.from({ length: Math.min(64, accounts - first) }, () => accountStream(Bun.randomUUIDv7()))
      await Promise.all(streams.map((stream) => append(log, stream, 0, life())))
    }
    const generated = performance.now()
    const views = await viewsOf(log, folder)
    const caughtUp = performance.now()
    const seconds: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      // As an operator runs it, beside a server that holds the folder.
      const { exitCode, stdout } = Bun.spawnSync([executable, 'verify'], { env: { DATA_DIR: folder } })
      seconds.push((performance.now() - start) / 1000)
      if (exitCode !== 0 || !stdout.toString().startsWith(`${log.position()} events`))
        throw new Error('verify found differences')
    }
    views.close()
    return {
      events: log.position(),
      bytes: statSync(join(folder, 'events.db')).size,
      generateSeconds: (generated - started) / 1000,
      catchUpSeconds: (caughtUp - generated) / 1000,
      verifySeconds: median(seconds),
    }
  })
}

/** All measures of this file. `events` is the size of the log that verify folds. */
export async function benchLog(events = 1_000_000): Promise<Measure[]> {
  const alone = await appendRate(1, 5_000)
  const together = await appendRate(64, 60_000)
  const times = await verifyTimes(events)
  return [
    { name: 'append, 1 writer, projected', value: Math.round(alone), unit: 'events/s' },
    { name: 'append, 64 writers, projected', value: Math.round(together), unit: 'events/s' },
    { name: `fill a log of ${times.events} events`, value: times.generateSeconds, unit: 's' },
    { name: 'its size', value: Math.round(times.bytes / 1e6), unit: 'MB' },
    { name: 'views catch up with it', value: times.catchUpSeconds, unit: 's' },
    { name: 'verify it', value: times.verifySeconds, unit: 's' },
  ]
}

if (import.meta.main) {
  for (const { name, value, unit } of await benchLog(Number(process.argv[2] ?? 1_000_000))) {
    console.log(
      `${name.padEnd(40)} ${value.toLocaleString('en-US', { maximumFractionDigits: 2 }).padStart(12)} ${unit}`,
    )
  }
}
