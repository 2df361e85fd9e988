// How fast the panel reads: statistics over a million events spread over three years, and the list of a hundred thousand
// people. Through the read models and the pages' own functions. `bun bench/admin.ts` prints; `npm run bench` calls `benchAdmin`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayOf } from '../src/domain/day'
import { accountStream, domainEvents } from '../src/events/schema/events'
import type { NewEvent } from '../src/events/store/log'
import { openLog } from '../src/events/store/sqlite/sqlite-log'
import { accountPage } from '../src/projections/accounts/account-page'
import { projections } from '../src/projections/all'
import { openViews } from '../src/projections/engine/views'
import { daysOf, figuresOf, totalsAt } from '../src/projections/statistics/figures'
import { secretsFrom } from '../src/server/security/secrets'
import { dayMs } from '../src/time/units'
import type { Measure } from './log'

const secret = 'a secret for measuring, known to all'
const first = Date.UTC(2024, 0, 1, 12)
const span = 3 * 365
const given = ['Ana', 'Davi', 'José', 'Marina', 'Rui', 'Ximena', 'Luísa', 'Caio']
const family = ['Lima', 'Nogueira', 'Évora', 'Duarte', 'Tavares', 'Prado', 'Conceição', 'Sá']
const tools = ['photo', 'linkedin', 'resume', 'job'] as const

/** Ten events of one person, on two days. */
function life(n: number): readonly (readonly NewEvent[])[] {
  const { make } = domainEvents
  const name = `${given[n % 8]} ${family[(n >> 3) % 8]} ${n}`
  const tool = tools[n % 4] ?? 'resume'
  const asked = (analysis: string) =>
    make('AnalysisRequested', { analysis, tool, bytes: 1, unit: null }, { file: 'cv.pdf' })
  const [good = '', bad = '', session = ''] = Array.from({ length: 3 }, () => Bun.randomUUIDv7())
  const started = () =>
    make('SessionStarted', { session: Bun.randomUUIDv7(), token: `${n}`, account: null, epoch: null, until: 0 })
  const done = { analysis: good, tool, engine: 'builtin', rubric: 1, score: 76 } as const
  return [
    [
      make(
        'AccountRegistered',
        { role: 'usuario', language: 'pt-BR', terms: null },
        { name, email: `pessoa${n}@exemplo.com.br`, password: '$argon2id$' },
      ),
      make('SessionStarted', { session, token: `${n}`, account: null, epoch: null, until: 0 }),
      asked(bad),
      make('AnalysisFailed', { analysis: bad, tool, reason: 'damaged' }),
      asked(good),
    ],
    [
      make('AnalysisCompleted', done, { result: { score: 76 } }),
      make('SessionEnded', { session, cause: 'logout' }),
      started(),
      make('PlanAssigned', { plan: n % 10 === 0 ? 'premium' : 'free', from: 0, reason: 'unspecified' }),
      started(),
    ],
  ]
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const timed = (runs: number, run: (n: number) => unknown): number =>
  median(
    Array.from({ length: runs }, (_, n) => {
      const started = performance.now()
      run(n)
      return performance.now() - started
    }),
  )

export async function benchAdmin(accounts = 100_000): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-admin-'))
  writeFileSync(join(folder, 'secret.key'), secret)
  const log = openLog({ folder, masterKey: secretsFrom(secret).master })
  try {
    for (let from = 0; from < accounts; from += 64) {
      const at = first + Math.floor((from / accounts) * span) * dayMs
      const append = async (n: number) => {
        const stream = accountStream(Bun.randomUUIDv7())
        let expected = 0
        for (const [part, events] of life(n).entries()) {
          const context = { at: at + part * dayMs, actor: null, correlation: 'bench', causation: null }
          const appended = await log.append([{ stream, expected, events }], context)
          if (!appended.ok) throw new Error(appended.reason)
          expected += events.length
        }
      }
      await Promise.all(Array.from({ length: Math.min(64, accounts - from) }, (_, n) => append(from + n)))
    }
    const views = await openViews({ folder, log, projections, catalog: domainEvents })
    const { db } = views
    const last = dayOf(first) + span
    const overview = (day: number, days: number) => [
      totalsAt(db, day),
      figuresOf(db, day - days + 1, day),
      daysOf(db, day - days + 1, day),
    ]
    const of = `over ${log.position()} events`
    const people = `of ${accounts} people`
    const measures: Measure[] = [
      { name: `statistics of today, 30 days, ${of}`, value: timed(21, () => overview(last, 30)), unit: 'ms' },
      {
        name: `statistics as of a past day, 365 days, ${of}`,
        value: timed(21, (n) => overview(last - n * 30, 365)),
        unit: 'ms',
      },
      { name: `first page ${people}`, value: timed(21, () => accountPage(db, '', 1)), unit: 'ms' },
      { name: `last page ${people}`, value: timed(21, () => accountPage(db, '', 1e9)), unit: 'ms' },
      {
        name: `search by two words ${people}`,
        value: timed(21, (n) => accountPage(db, `${family[n % 8]} ${given[n % 8]}`, 1)),
        unit: 'ms',
      },
      {
        name: `search that finds nobody ${people}`,
        value: timed(21, (n) => accountPage(db, `ninguem${n}`, 1)),
        unit: 'ms',
      },
    ]
    views.close()
    return measures
  } finally {
    await log.close()
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) {
  for (const { name, value, unit } of await benchAdmin(Number(process.argv[2] ?? 100_000)))
    console.log(
      `${name.padEnd(64)} ${value.toLocaleString('en-US', { maximumFractionDigits: 2 }).padStart(10)} ${unit}`,
    )
}
