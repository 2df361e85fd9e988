// Logs in memory with views over them, each in a folder of its own, closed and removed after each test of the file that asks.
import { afterEach } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventLog, NewEvent } from '../../src/events/store/log'
import { openMemoryLog } from '../../src/events/store/memory/memory-log'
import type { OpenLog } from '../../src/events/store/sqlite/sqlite-log'
import type { Parked } from '../../src/projections/engine/engine-tables'
import type { Projection } from '../../src/projections/engine/projection'
import { verify } from '../../src/projections/engine/verify'
import { openViews, type Views } from '../../src/projections/engine/views'
import { context, ledger, masterKey, projections, usage } from './events/ledger'

export type Place = { readonly folder: string; readonly log: EventLog; readonly reported: unknown[] }

export const ana = ledger.make('Opened', { plan: 'free' }, { name: 'Ana Clara' })
export const used = (units: number): NewEvent => ledger.make('Used', { units })

export async function append({ log }: Place, stream: string, ...events: NewEvent[]): Promise<void> {
  const answer = await log.append([{ stream, expected: log.read(stream).length, events }], context)
  if (!answer.ok) throw new Error('refused')
}

/** [stream, units] of each row, in order of the key. */
export const units = ({ db }: Views) =>
  db
    .select()
    .from(usage)
    .all()
    .map(({ stream, units }) => [stream, units])

export const differences = ({ log }: Place, views: { file: string }) =>
  verify({ log, projections, catalog: ledger, views }).differences

export function temporaryPlaces() {
  const open: { close(): unknown }[] = []
  const folders: string[] = []
  const opened = <Closable extends { close(): unknown }>(one: Closable): Closable => {
    open.push(one)
    return one
  }
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  return {
    opened,
    place(open: (options: OpenLog) => EventLog = openMemoryLog): Place {
      const folder = mkdtempSync(join(tmpdir(), 'views-'))
      folders.push(folder)
      const reported: unknown[] = []
      return { folder, log: opened(open({ folder, masterKey, report: (error) => reported.push(error) })), reported }
    },
    viewsOf: async (
      { folder, log }: Place,
      own: readonly Projection[] = projections,
      onParked?: (one: Parked) => void,
    ) => opened(await openViews({ folder, log, projections: own, catalog: ledger, onParked })),
  }
}
