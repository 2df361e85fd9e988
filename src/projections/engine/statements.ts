// Prepared statements that the compiler checks: each insert, update, delete and select names its columns, and takes a value for each.
import { and, type GetColumnData, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Bound, statement, type Values, type ViewsDb } from './projection'

// The five statements that most read models need of a table. A value is given by the name of its column.

type Name<T extends SQLiteTable> = keyof T['$inferSelect'] & string
/** The rows whose columns have the values given, or those of a condition. */
type Which<T extends SQLiteTable> = readonly Name<T>[] | SQL | undefined
/** Columns whose values are given; or constants, and values calculated or given under another name. */
type Columns<T extends SQLiteTable> = readonly Name<T>[] | { readonly [N in Name<T>]?: unknown }
/** The names in lists of columns. */
type Listed<C> = C extends readonly (infer N extends string)[] ? N : never
/** The columns that a statement writes, by either way of naming them. */
type Written<C> = C extends readonly (infer N)[] ? N : keyof C
/** The columns that a new row needs a value of. */
type Needed<Row> = { [N in keyof Row]-?: object extends Pick<Row, N> ? never : N }[keyof Row]
/** `unknown` if `columns` write all that a new row needs; otherwise a type that names those left out. */
type WholeRow<T extends SQLiteTable, C> =
  Needed<T['$inferInsert']> extends Written<C> ? unknown : { leftOut: Exclude<Needed<T['$inferInsert']>, Written<C>> }

/** What a statement is called with: a value for each column listed, and those that its conditions name. */
type ValuesFor<Names extends string> = Values & Readonly<Record<Names, Bound>>
/** The same for a new row, whose values are of its columns' types. */
type GivenRow<T extends SQLiteTable, Names> = Values & {
  readonly [N in keyof T['$inferInsert'] & Names]-?: Exclude<T['$inferInsert'][N], undefined>
}

type Write<Input> = (db: ViewsDb) => { run(values: Input): void }
type ReadValues<Names extends string> = [Names] extends [never] ? [values?: Values] : [values: ValuesFor<Names>]
type Reading<Row, Names extends string> = (db: ViewsDb) => {
  get(...values: ReadValues<Names>): Row | undefined
  all(...values: ReadValues<Names>): Row[]
}

const isNames = (some: object | undefined): some is readonly string[] => Array.isArray(some)

function conditionOf(table: SQLiteTable, which: readonly string[] | SQL | undefined): SQL | undefined {
  if (!isNames(which)) return which
  const columns = getTableColumns(table)
  return and(...which.map((name) => sql`${columns[name]} = ${sql.placeholder(name)}`))
}

/** A change of every row at once is no statement of a read model: an empty condition is a mistake. */
function someOf(table: SQLiteTable, which: readonly string[] | SQL | undefined): SQL {
  const condition = conditionOf(table, which)
  if (!condition) throw new Error(`${getTableName(table)}: rows to change need a condition`)
  return condition
}

const valuesOf = (columns: readonly object[], made: (name: string) => unknown): Record<string, SQL> =>
  Object.assign(
    {},
    ...columns.map((some) => (isNames(some) ? Object.fromEntries(some.map((name) => [name, made(name)])) : some)),
  )

/** Inserts a row; one that has its key already stays. Values are encoded by their columns. */
export const insertNew = <T extends SQLiteTable, const C extends readonly Columns<T>[]>(
  table: T,
  ...columns: C & WholeRow<T, C[number]>
): Write<GivenRow<T, Listed<C[number]>>> =>
  statement((db) => {
    const values = valuesOf(columns, sql.placeholder)
    return db.insert<SQLiteTable>(table).values(values).onConflictDoNothing().prepare()
  })

/** The same, but of a row that has its key already the other columns take the new values. */
export const insertOrUpdate = <
  T extends SQLiteTable,
  const K extends readonly Name<T>[],
  const C extends readonly Columns<T>[],
>(
  table: T,
  key: K,
  ...columns: C & WholeRow<T, C[number] | K>
): Write<GivenRow<T, Listed<C[number] | K>>> =>
  statement((db) => {
    const all = getTableColumns(table)
    const values = valuesOf([key, ...columns], sql.placeholder)
    const set = valuesOf(columns, () => '')
    for (const name of Object.keys(set)) set[name] = sql`excluded.${sql.identifier(all[name]?.name ?? name)}`
    const target = key.flatMap((name) => all[name] ?? [])
    return db.insert<SQLiteTable>(table).values(values).onConflictDoUpdate({ target, set }).prepare()
  })

/** Changes columns of rows. Values given are stored as they are: JSON as text, a truth value as 0 or 1. */
export const updateWhere = <T extends SQLiteTable, const W extends Which<T>, const C extends readonly Columns<T>[]>(
  table: T,
  which: W,
  ...columns: C
): Write<ValuesFor<Listed<W | C[number]>>> =>
  statement((db) => {
    const values = valuesOf(columns, (name) => sql`${sql.placeholder(name)}`)
    return db.update<SQLiteTable>(table).set(values).where(someOf(table, which)).prepare()
  })

export const deleteWhere = <T extends SQLiteTable, const W extends Which<T>>(
  table: T,
  which: W,
): Write<ValuesFor<Listed<W>>> => statement((db) => db.delete(table).where(someOf(table, which)).prepare())

type Order = SQL | SQLiteColumn
type Fields = Readonly<Record<string, SQL | SQLiteColumn>>
/** The columns read, or names for what is; all by default. The order of the rows, and how many at most: a number, or the name of the value given. */
type Part<F> = {
  readonly columns?: F
  readonly order?: Order | readonly Order[]
  readonly limit?: number | string
}
const fieldsOf = (all: Fields, columns: readonly string[] | Fields | undefined): Fields =>
  isNames(columns) ? Object.fromEntries(columns.map((name) => [name, all[name]!])) : (columns ?? all)
/** A row of the columns read. */
type RowOf<T extends SQLiteTable, F> = F extends readonly (infer N extends Name<T>)[]
  ? Pick<T['$inferSelect'], N>
  : {
      [N in keyof F]: F[N] extends SQL<infer Value> ? Value : F[N] extends SQLiteColumn ? GetColumnData<F[N]> : never
    }

/** Reads rows. */
export const selectWhere = <
  T extends SQLiteTable,
  const W extends Which<T>,
  const F extends readonly Name<T>[] | Fields = readonly Name<T>[],
>(
  table: T,
  which: W,
  { columns, order = [], limit }: Part<F> = {},
): Reading<RowOf<T, F>, Listed<W>> =>
  statement((db) => {
    const fields = fieldsOf(getTableColumns(table), columns)
    const rows = db.select(fields).from<SQLiteTable>(table).where(conditionOf(table, which)).$dynamic()
    const ordered = rows.orderBy(...[order].flat())
    if (limit === undefined) return ordered.prepare()
    return ordered.limit(typeof limit === 'string' ? sql.placeholder(limit) : limit).prepare()
  }) as unknown as Reading<RowOf<T, F>, Listed<W>>
