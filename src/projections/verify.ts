import { Database } from 'bun:sqlite'
import type { AnyCatalog } from '../events/catalog'
import type { SqliteLog } from '../events/sqlite-log'
import { type Shape, shape } from './ddl'
import { comparedTables, createTables, openFold, parkedEvents } from './fold'
import type { Projection } from './projection'

/** Events read at a time. */
const slice = 5_000
/** Differences told of at most, all tables together: enough to see what is wrong. */
export const differencesMax = 100

type Value = string | number | null | Uint8Array
export type Row = Readonly<Record<string, Value>>

/** A row that is not as the log says. `expected` and `actual` may hold personal data: print table and key only. */
export type Difference = {
  readonly table: string
  readonly key: Row
  /** What the log folds to; null if there should be no such row. */
  readonly expected: Row | null
  /** What the views hold; null if they lack the row. */
  readonly actual: Row | null
}

export type Verify = {
  readonly log: Pick<SqliteLog, 'readOfTypes'>
  readonly projections: readonly Projection[]
  readonly catalog: AnyCatalog
  readonly views: { readonly file: string }
}
export type Verified = {
  /** The position the views had come to, and up to which the log was folded. */
  readonly position: number
  /** Events these projections handle; the others were not read. */
  readonly events: number
  /** Rows compared, over all tables. */
  readonly rows: number
  readonly differences: readonly Difference[]
}

/**
 * Folds the log afresh into memory, up to where the views are, and compares every row of every table, parked events
 * included. The views are read as of one moment, so a server may go on writing them. Synchronous: for the command
 * line and tests. Memory holds one copy of the read models. A part of the projections is verified as well as all of
 * them, since none sees another's tables.
 */
export function verify({ log, projections, catalog, views }: Verify): Verified {
  const raw = new Database(':memory:')
  try {
    createTables(raw, projections)
    raw.run('ATTACH ? AS live', [views.file])
    raw.run('BEGIN')
    const checkpoint = raw.query<{ position: number }, []>('SELECT position FROM live.engine_checkpoint').get()
    const position = checkpoint?.position ?? 0
    const fold = openFold(raw, projections, catalog)
    const events = foldUpTo(position, typesOf(projections), log, fold)
    const shapes = comparedTables(projections).map(shape)
    const rows = shapes.reduce((sum, { table }) => sum + count(raw, table), 0)
    const differences: Difference[] = []
    const live = liveTable(projections)
    for (const one of shapes) differences.push(...compare(raw, one, live(one), differencesMax - differences.length))
    raw.run('ROLLBACK')
    return { position, events, rows, differences }
  } finally {
    raw.close()
  }
}

const typesOf = (projections: readonly Projection[]) => [...new Set(projections.flatMap(({ handles }) => handles))]

function foldUpTo(
  position: number,
  types: readonly string[],
  log: Verify['log'],
  fold: ReturnType<typeof openFold>,
): number {
  for (let events = 0; ; ) {
    const read = log.readOfTypes(types, fold.last().position, position, slice)
    if (read.length === 0) return events
    fold.apply(read)
    events += read.length
  }
}

/** What a table is compared with: itself, but of the parked events only those of the projections that are verified. */
function liveTable(projections: readonly Projection[]): (one: Shape) => string {
  const names = projections.map(({ name }) => `'${name.replaceAll("'", "''")}'`).join(', ')
  const parked = shape(parkedEvents).table
  return ({ table }) =>
    table === parked ? `(SELECT * FROM live.${quote(table)} WHERE projection IN (${names}))` : `live.${quote(table)}`
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

function count(raw: Database, table: string): number {
  return raw.query<{ n: number }, []>(`SELECT count(*) AS n FROM main.${quote(table)}`).get()?.n ?? 0
}

/** Rows on one side only, or with any column that differs, in order of their key. */
function compare(raw: Database, { table, columns, key }: Shape, live: string, limit: number): Difference[] {
  if (limit <= 0) return []
  const pairs = columns.map((name, index) => `e.${quote(name)} AS e${index}, a.${quote(name)} AS a${index}`)
  const on = key.map((name) => `e.${quote(name)} = a.${quote(name)}`).join(' AND ')
  const differs = columns.map((name) => `e.${quote(name)} IS NOT a.${quote(name)}`).join(' OR ')
  const order = key.map((name) => `coalesce(e.${quote(name)}, a.${quote(name)})`).join(', ')
  const found = raw
    .query<Row, [number]>(
      `SELECT ${pairs.join(', ')} FROM main.${quote(table)} AS e FULL JOIN ${live} AS a ON ${on}
       WHERE ${differs} ORDER BY ${order} LIMIT ?`,
    )
    .all(limit)
  return found.map((row) => {
    const expected = side(row, 'e', columns, key)
    const actual = side(row, 'a', columns, key)
    const keyed = expected ?? actual ?? {}
    return { table, key: Object.fromEntries(key.map((name) => [name, keyed[name] ?? null])), expected, actual }
  })
}

/** One side of a joined row; null if its key is, which a real row's never is. */
function side(row: Row, prefix: 'e' | 'a', columns: readonly string[], key: readonly string[]): Row | null {
  const values = Object.fromEntries(columns.map((name, index) => [name, row[`${prefix}${index}`] ?? null]))
  return key.every((name) => values[name] === null) ? null : values
}
