// How fast the log and its projections are, on this machine, through the port and nothing else.
// `bun bench/log.ts` prints the medians; `npm run bench` calls `benchLog`.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountOf, accountStream, domainEvents } from '../src/events/schema/events'
import type { EventLog, NewEvent } from '../src/events/store/log'
import { openLog } from '../src/events/store/sqlite/sqlite-log'
import { projections } from '../src/projections/all'
import { openViews, type Views } from '../src/projections/engine/views'
import { secretsFrom } from '../src/server/security/secrets'
import { visitor } from '../tests/helpers/accounts/visitor'
import { life, lifeAt } from '../tests/helpers/events/life'
import { executable, servedByExecutable, startServer } from '../tests/helpers/server'
import { dashboardBeside } from './dashboard-under-load'

export type Measure = { readonly name: string; readonly value: number; readonly unit: string }

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const secret = 'a secret for measuring, known to all'
const context = { at: lifeAt, actor: 'bench', correlation: 'bench', causation: null }

async function inFolder<Result>(run: (log: EventLog, folder: string) => Promise<Result>): Promise<Result> {
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

async function append(log: EventLog, stream: string, expected: number, events: NewEvent[]): Promise<void> {
  const answer = await log.append([{ stream, expected, events }], context)
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
}

const viewsOf = (log: EventLog, folder: string): Promise<Views> =>
  openViews({ folder, log, projections, catalog: domainEvents })

/** Writes of 4 kB a second, each of them synced, over the same 4 MB: what the disk can do. */
function syncRate(writes = 1_500): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-disk-'))
  const file = openSync(join(folder, 'file'), 'w')
  const page = new Uint8Array(4096)
  const started = performance.now()
  for (let at = 0; at < writes; at += 1) {
    writeSync(file, page, 0, page.length, (at % 1024) * page.length)
    fdatasyncSync(file)
  }
  const rate = (writes * 1000) / (performance.now() - started)
  closeSync(file)
  rmSync(folder, { recursive: true })
  return rate
}

/** Events a second with so many writers at once, each waiting for its answer, projections applied. */
async function appendRate(writers: number, events: number): Promise<number> {
  return inFolder(async (log, folder) => {
    const views = await viewsOf(log, folder)
    const started = performance.now()
    const each = Math.floor(events / writers)
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const signedIn = () =>
          domainEvents.make('SessionStarted', {
            session: Bun.randomUUIDv7(),
            token: `${writer} ${n}`,
            account: null,
            epoch: null,
            until: 0,
          })
        let n = 0
        for (; n < each; n += 1) await append(log, `account/${writer}`, n, [signedIn()])
      }),
    )
    const rate = (each * writers * 1000) / (performance.now() - started)
    views.close()
    return rate
  })
}

/** The disk, one writer and 64, in turn. */
async function benchAppend(runs = 5): Promise<Measure[]> {
  const rounds: { readonly disk: number; readonly alone: number; readonly together: number }[] = []
  for (let run = 0; run < runs; run += 1)
    rounds.push({ disk: syncRate(), alone: await appendRate(1, 3_000), together: await appendRate(64, 19_200) })
  const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value))
  return [
    { name: `4 kB written and synced by the disk, median of ${runs}`, value: of(({ disk }) => disk), unit: 'writes/s' },
    { name: 'append, 1 writer, projected', value: of(({ alone }) => alone), unit: 'events/s' },
    { name: 'append, 1 writer, times the disk', value: of(({ disk, alone }) => alone / disk), unit: '×' },
    { name: 'append, 64 writers, projected', value: of(({ together }) => together), unit: 'events/s' },
    { name: 'append, 64 writers, times the disk', value: of(({ disk, together }) => together / disk), unit: '×' },
  ]
}

export type VerifyTimes = {
  readonly events: number
  readonly bytes: number
  readonly generateSeconds: number
  readonly catchUpSeconds: number
  /** A start that raises the notifications this past lacks: its first answer, and when it serves. */
  readonly answerSeconds: number
  readonly readySeconds: number
  readonly verifySeconds: number
  /** `explain quota` of one account, median. */
  readonly explainMs: number
  /** 99 of 100 answers of /painel within, while verify runs. */
  readonly painelMs: number
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
    views.close()
    // Otherwise the server takes it for an earlier release's, and copies and checks it before it serves it.
    servedByExecutable(folder)
    const total = log.position()
    const bytes = statSync(join(folder, 'events.db')).size
    const [someone] = log.readAll(Math.floor(total / 2), 1)
    await log.close()
    return {
      explainMs: await explainTimes(folder, accountOf(someone?.stream ?? '') ?? ''),
      events: total,
      bytes,
      generateSeconds: (generated - started) / 1000,
      catchUpSeconds: (caughtUp - generated) / 1000,
      ...(await verifyBesideServer(folder, runs)),
    }
  })
}

/** Of an account in a long log, from a shell: the program's start included. */
async function explainTimes(folder: string, account: string, runs = 9): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const child = Bun.spawn([executable, 'explain', 'quota', account], { env: { DATA_DIR: folder }, stdout: 'ignore' })
    if ((await child.exited) !== 0) throw new Error('explain failed')
    times.push(performance.now() - start)
  }
  return median(times)
}

/** As an operator runs it: beside a server that holds the folder and is being looked at. */
async function verifyBesideServer(folder: string, runs: number) {
  const seconds: number[] = []
  const painel: number[] = []
  let first = { answerSeconds: 0, readySeconds: 0 }
  const begun = performance.now()
  const server = await startServer({ folder, verified: false })
  const answered = performance.now()
  try {
    // Its first start also raises the notifications that this past lacks; the port is open meanwhile.
    while ((await fetch(`${server.url}/readyz`)).status === 503) await Bun.sleep(50)
    first = { answerSeconds: (answered - begun) / 1000, readySeconds: (performance.now() - begun) / 1000 }
    const watcher = visitor(server.url)
    await watcher.register('verify@example.com')
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      const child = Bun.spawn([executable, 'verify'], { env: { DATA_DIR: folder } })
      painel.push(...(await dashboardBeside(watcher, child.exited)))
      seconds.push((performance.now() - start) / 1000)
      if (child.exitCode !== 0) throw new Error('verify found differences')
    }
  } finally {
    await server.stop()
  }
  painel.sort((a, b) => a - b)
  return { ...first, verifySeconds: median(seconds), painelMs: painel[Math.floor(painel.length * 0.99)] ?? 0 }
}

/** All measures of this file. `events` is the size of the log that verify folds. */
export async function benchLog(events = 1_000_000): Promise<Measure[]> {
  const appends = await benchAppend()
  const times = await verifyTimes(events)
  return [
    ...appends,
    { name: `fill a log of ${times.events} events`, value: times.generateSeconds, unit: 's' },
    { name: 'its size', value: Math.round(times.bytes / 1e6), unit: 'MB' },
    { name: 'views catch up with it', value: times.catchUpSeconds, unit: 's' },
    { name: 'first start on it, notifications raised: first answer', value: times.answerSeconds, unit: 's' },
    { name: 'first start on it, notifications raised: ready', value: times.readySeconds, unit: 's' },
    { name: 'verify it beside a server, median of 3', value: times.verifySeconds, unit: 's' },
    { name: 'explain quota of one account in it, median of 9', value: times.explainMs, unit: 'ms' },
    { name: '/painel beside verify, 99 of 100 answers within', value: times.painelMs, unit: 'ms' },
  ]
}

if (import.meta.main) {
  for (const { name, value, unit } of await benchLog(Number(process.argv[2] ?? 1_000_000))) {
    console.log(
      `${name.padEnd(40)} ${value.toLocaleString('en-US', { maximumFractionDigits: 2 }).padStart(12)} ${unit}`,
    )
  }
}
