// Compares a table of the main database with the same table of another.
import type { Database } from 'bun:sqlite'
import { quote, type Shape } from './ddl'

/** Most differences reported, all tables together: enough to see the problem. */
export const differencesMax = 100

type Value = string | number | null | Uint8Array
type Row = Readonly<Record<string, Value>>

/** A row that differs from what the log folds to; the values may be personal, so print table and key only. */
export type Difference = {
  readonly table: string
  readonly key: Row
  /** What the log folds to; null if there should be no such row. */
  readonly expected: Row | null
  /** What the views contain; null if the row is missing. */
  readonly actual: Row | null
}

/** How many rows a table of the main database has. */
export const count = (raw: Database, table: string): number => countOf(raw, `main.${quote(table)}`)

export const countOf = (raw: Database, rows: string): number =>
  raw.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${rows}`).get()?.n ?? 0

/** Whether both sides have the same rows, for about half of what the full join takes. */
function areEqual(raw: Database, { table, columns, key }: Shape, live: string): boolean {
  const where = (names: readonly string[], is: string) =>
    names.map((name) => `e.${quote(name)} ${is} a.${quote(name)}`).join(' AND ')
  const equal = `EXISTS (SELECT 1 FROM ${live} AS a WHERE ${where(key, '=')} AND ${where(columns, 'IS')})`
  const rows = count(raw, table)
  const others = live.startsWith('(') ? live : `${live} NOT INDEXED`
  return countOf(raw, others) === rows && countOf(raw, `main.${quote(table)} AS e WHERE ${equal}`) === rows
}

/** The join of a table's rows, expected and actual, by their key, and the condition that they differ in a column. */
export const joinOf = ({ table, columns, key }: Shape, live: string): string => {
  const on = key.map((name) => `e.${quote(name)} = a.${quote(name)}`).join(' AND ')
  const differs = columns.map((name) => `e.${quote(name)} IS NOT a.${quote(name)}`).join(' OR ')
  return `main.${quote(table)} AS e FULL JOIN ${live} AS a ON ${on} WHERE ${differs}`
}

/** Rows on one side only, or with a different column, by their key, at most `limit`; `live` is a table or a query in parentheses. */
export function compare(raw: Database, shape: Shape, live: string, limit: number): Difference[] {
  if (limit <= 0 || areEqual(raw, shape, live)) return []
  const { table, columns, key } = shape
  const pairs = columns.map((name, index) => `e.${quote(name)} AS e${index}, a.${quote(name)} AS a${index}`)
  const order = key.map((name) => `coalesce(e.${quote(name)}, a.${quote(name)})`).join(', ')
  const rows = raw
    .query<Row, [number]>(`SELECT ${pairs.join(', ')} FROM ${joinOf(shape, live)} ORDER BY ${order} LIMIT ?`)
    .all(limit)
  return rows.map((row) => {
    const expected = side(row, 'e', columns, key)
    const actual = side(row, 'a', columns, key)
    const keyed = expected ?? actual ?? {}
    return { table, key: Object.fromEntries(key.map((name) => [name, keyed[name] ?? null])), expected, actual }
  })
}

/** One side of a joined row; null if its key is null, which a real row's never is. */
function side(row: Row, prefix: 'e' | 'a', columns: readonly string[], key: readonly string[]): Row | null {
  const values = Object.fromEntries(columns.map((name, index) => [name, row[`${prefix}${index}`] ?? null]))
  return key.every((name) => values[name] === null) ? null : values
}
