import { Database } from 'bun:sqlite'
import type { AnyCatalog } from '../events/catalog'
import type { EventLog } from '../events/log'
import { type Shape, shape } from './ddl'
import { comparedTables, createTables, openFold } from './fold'
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
  readonly log: Pick<EventLog, 'readAll'>
  readonly projections: readonly Projection[]
  readonly catalog: AnyCatalog
  readonly views: { readonly file: string }
}
export type Verified = {
  /** The position the views had come to, and up to which the log was folded. */
  readonly position: number
  readonly events: number
  /** Rows compared, over all tables. */
  readonly rows: number
  readonly differences: readonly Difference[]
}

/**
 * Folds the log afresh into memory, up to where the views are, and compares every row of every table, parked events
 * included. The views are read as of one moment, so a server may go on writing them. Synchronous: for the command
 * line and tests. Memory holds one copy of the read models.
 */
export function verify({ log, projections, catalog, views }: Verify): Verified {
  const raw = new Database(':memory:')
  try {
    createTables(raw, projections)
    raw.run('ATTACH ? AS live', [views.file])
    raw.run('BEGIN')
    const live = raw.query<{ position: number }, []>('SELECT position FROM live.engine_checkpoint').get()
    const position = live?.position ?? 0
    const fold = openFold(raw, projections, catalog)
    const events = foldUpTo(position, log, fold)
    const shapes = comparedTables(projections).map(shape)
    const rows = shapes.reduce((sum, { table }) => sum + count(raw, table), 0)
    const differences: Difference[] = []
    for (const one of shapes) differences.push(...compare(raw, one, differencesMax - differences.length))
    raw.run('ROLLBACK')
    return { position, events, rows, differences }
  } finally {
    raw.close()
  }
}

function foldUpTo(position: number, log: Verify['log'], fold: ReturnType<typeof openFold>): number {
  let events = 0
  while (fold.last().position < position) {
    const read = log.readAll(fold.last().position, Math.min(slice, position - fold.last().position))
    if (read.length === 0) break
    fold.apply(read)
    events += read.length
  }
  return events
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

function count(raw: Database, table: string): number {
  return raw.query<{ n: number }, []>(`SELECT count(*) AS n FROM main.${quote(table)}`).get()?.n ?? 0
}

/** Rows on one side only, or with any column that differs, in order of their key. */
function compare(raw: Database, { table, columns, key }: Shape, limit: number): Difference[] {
  if (limit <= 0) return []
  const pairs = columns.map((name, index) => `e.${quote(name)} AS e${index}, a.${quote(name)} AS a${index}`)
  const on = key.map((name) => `e.${quote(name)} = a.${quote(name)}`).join(' AND ')
  const differs = columns.map((name) => `e.${quote(name)} IS NOT a.${quote(name)}`).join(' OR ')
  const order = key.map((name) => `coalesce(e.${quote(name)}, a.${quote(name)})`).join(', ')
  const found = raw
    .query<Row, [number]>(
      `SELECT ${pairs.join(', ')} FROM main.${quote(table)} AS e FULL JOIN live.${quote(table)} AS a ON ${on}
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
