// Read models built from nothing by several processes: no projection reads another's tables, so each process folds some of
// them into a file of its own, and the files are copied together.
import { Database } from 'bun:sqlite'
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { unknownKinds } from '../../events/schema/kinds'
import type { EventLog, Kind, LogReader } from '../../events/store/log'
import { fingerprint, quote, shape } from './ddl'
import { checkpoint, comparedTables, createTables } from './engine-tables'
import { openFold } from './fold'
import type { FoldParts, Part } from './part'
import type { Projection } from './projection'
import { shares } from './shares'
import { foldUpTo, typesOf } from './verify'
import { openBuilt, removeViews, type ViewsContext, type ViewsFile } from './views-file'

/** As the name of a views file, but of no release: one that a crash leaves is never opened, and the next start removes it. */
const unfinished = '0'.repeat(16)

/** Nothing in it must survive a crash before it has its name, so nothing is synced and no journal is on the disk. */
function openUnfinished(path: string): Database {
  closeSync(openSync(path, 'ax', 0o600))
  const raw = new Database(path, { readwrite: true })
  for (const pragma of [
    'journal_mode = MEMORY',
    'synchronous = OFF',
    'secure_delete = ON',
    'trusted_schema = OFF',
    'temp_store = MEMORY',
    'cache_size = -65536',
  ])
    raw.run(`PRAGMA ${pragma}`)
  return raw
}

/** What one process does: folds the events of some projections, up to a position, into a new file. */
export function foldPart(
  { file, projections: names, until }: Part,
  {
    log,
    projections,
    catalog,
  }: Pick<ViewsContext, 'projections' | 'catalog'> & { readonly log: Pick<LogReader, 'readOfTypes'> },
  onProgress: (position: number) => void = () => {},
): void {
  const chosen = projections.filter(({ name }) => names.includes(name))
  const raw = openUnfinished(file)
  try {
    createTables(raw, chosen)
    const fold = openFold(raw, chosen, catalog)
    raw.run('BEGIN')
    foldUpTo(until, typesOf(chosen), log, fold, onProgress)
    raw.run('COMMIT')
  } finally {
    raw.close()
  }
}

/** Copies the tables as they are, between two of which the event loop turns. */
async function copyTogether(raw: Database, parts: readonly Part[], projections: readonly Projection[]): Promise<void> {
  for (const { file, projections: names } of parts) {
    raw.run('ATTACH ? AS part', [file])
    for (const table of comparedTables(projections.filter(({ name }) => names.includes(name)))) {
      const name = quote(shape(table).table)
      raw.run(`INSERT INTO main.${name} SELECT * FROM part.${name}`)
      await setImmediate()
    }
    raw.run('DETACH part')
  }
}

const namesOf = (projections: readonly Projection[]): string[] => projections.map(({ name }) => name)

type Building = {
  readonly log: Pick<EventLog, 'position' | 'readAll'>
  /** Of all its events. */
  readonly kinds: readonly Kind[]
  readonly parts: FoldParts
  readonly onProgress?: ((position: number, head: number) => void) | undefined
}

/** Undefined where one process builds them as well or has to: only it parks events that nothing can read. */
export async function openInParts(building: Building, context: ViewsContext): Promise<ViewsFile | undefined> {
  if (building.parts.most < 2 || unknownKinds(context.catalog, building.kinds).length > 0) return undefined
  try {
    return openBuilt(await buildInParts(building, context), context)
  } catch (error) {
    building.parts.onFailure(error)
    return undefined
  }
}

/** The read models of all events so far, in a file that is on the disk. */
async function buildInParts(
  { log, kinds, parts: { most, fold }, onProgress }: Building,
  { folder, projections, catalog }: ViewsContext,
): Promise<string> {
  const until = log.position()
  const fileOf = (print: string) => join(folder, `views-${print}-${Bun.randomUUIDv7()}.db`)
  const parts = shares(projections, kinds, most).map((chosen) => ({
    file: fileOf(unfinished),
    projections: namesOf(chosen),
    until,
  }))
  const joinedFile = fileOf(unfinished)
  try {
    await fold(parts, (position) => onProgress?.(position, until))
    const raw = openUnfinished(joinedFile)
    try {
      createTables(raw, projections)
      await copyTogether(raw, parts, projections)
      const [last] = log.readAll(until - 1, 1)
      raw.run(`INSERT INTO ${quote(shape(checkpoint).table)} (only, position, event) VALUES (1, ?, ?)`, [
        until,
        last?.id ?? '',
      ])
    } finally {
      raw.close()
    }
    return named(joinedFile, fileOf(fingerprint(projections, catalog)))
  } finally {
    for (const { file } of [...parts, { file: joinedFile }]) removeViews(file)
  }
}

/** Its name makes it one of the read models, so it gets it once it is on the disk. */
function named(whole: string, path: string): string {
  const file = openSync(whole, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(whole, path)
  return path
}
