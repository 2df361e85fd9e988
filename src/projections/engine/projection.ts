// Declares a read model, and prepares its statements.
import type { Database } from 'bun:sqlite'
import { and, getTableColumns, getTableName, is, Param, Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import type { BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite'
import { type SQLiteColumn, SQLitePreparedQuery, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnyCatalog, AnyEvent, EventOf, Meta } from '../../events/schema/catalog'

/** The read models' database, for typed and synchronous queries. */
export type ViewsDb = BunSQLiteDatabase

/** A read model: its tables, and how each event changes them. */
export type Projection = {
  readonly name: string
  readonly version: number
  readonly tables: readonly SQLiteTable[]
  readonly handles: readonly string[]
  /**
   * Relative cost to read, fold and compare one of its events, where a session's is 1; 1 by default. Used only by
   * `shares`.
   */
  readonly cost?: number
  apply(event: AnyEvent & { readonly meta: Meta }, db: ViewsDb): void
  readonly collected?: Collected | undefined
}

/**
 * Changes that `apply` collects in memory instead of writing each, such as counts. `write` is called within the transaction once
 * all of its events are applied, or after each where one has failed; `drop` forgets what an undone change has collected. So
 * nothing is collected between two transactions, and at most what one batch of events gives.
 */
export type Collected = { write(db: ViewsDb): void; drop(db: ViewsDb): void }

export type Definition<C extends AnyCatalog, Type extends EventOf<C>['type']> = {
  readonly name: string
  /**
   * Incremented whenever `apply` changes, so that the next release rebuilds its tables. Changes of their shape are
   * detected automatically.
   */
  readonly version: number
  /** Each with a primary key, and only with what ddl.ts supports. */
  readonly tables: readonly SQLiteTable[]
  readonly handles: readonly Type[]
  /** As measured (decision 0103): how `verify` distributes the projections. Nothing else depends on it. */
  readonly cost?: number
  /**
   * Changes only its own tables, using only the event and those tables: no clock, randomness or I/O. Upserts, and
   * accepts `personal: null`. An exception parks the event for this projection and is not passed on.
   */
  apply(event: Extract<EventOf<C>, { readonly type: Type }> & { readonly meta: Meta }, db: ViewsDb): void
  readonly collected?: Collected | undefined
}

/** Declares a projection over a catalog's events. `apply` receives exactly the types it handles. */
export function projection<C extends AnyCatalog, const Type extends EventOf<C>['type']>(
  _catalog: C,
  definition: Definition<C, Type>,
): Projection {
  return definition
}

/**
 * A query or write prepared once for each database it is used on (12 times faster than building it at each call).
 * Databases come and go with rebuilds, hence the WeakMap.
 */
export function statement<Prepared>(build: (db: ViewsDb) => Prepared): (db: ViewsDb) => Prepared {
  const prepared = new WeakMap<ViewsDb, Prepared>()
  return (db) => {
    const cached = prepared.get(db)
    if (cached !== undefined) return cached
    const fresh = build(db)
    const statement = quick(db, fresh)
    prepared.set(db, statement)
    return statement
  }
}

/** A prepared query with the fast `run`; anything else unchanged. For several that are made by one `statement`. */
export function quick<Prepared>(db: ViewsDb, prepared: Prepared): Prepared {
  if (prepared instanceof SQLitePreparedQuery) Object.assign(prepared, { run: quickRun(prepared.getQuery(), db) })
  return prepared
}

type Values = Readonly<Record<string, unknown>>

/**
 * Drizzle's `run`, but with the positions of the values looked up once: a fold makes millions of calls, and drizzle's
 * own search for placeholders is a quarter of the cost of a light upsert (decision 0103).
 */
function quickRun({ sql: text, params }: Query, db: ViewsDb): (values?: Values) => void {
  const bind = params.map(binder)
  const prepared = clientOf(db).query<unknown, Bound[]>(text)
  // One list for all calls: the values are copied out before `run` returns.
  const bound: Bound[] = new Array(bind.length).fill(null)
  return (values = {}) => {
    for (let at = 0; at < bind.length; at++) bound[at] = bind[at]?.(values) ?? null
    prepared.run(...bound)
  }
}

type Bound = string | number | bigint | boolean | null | Uint8Array

/** The underlying connection; drizzle exposes it to the creator of the database. */
export const clientOf = (db: ViewsDb): Database => (db as ViewsDb & { readonly $client: Database }).$client

function binder(param: unknown): (values: Values) => Bound {
  if (is(param, Placeholder)) return pick(param)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const value = pick(param.value)
    const { encoder } = param
    return (values) => encoder.mapToDriverValue(value(values)) as Bound
  }
  return () => param as Bound
}

function pick({ name }: Placeholder): (values: Values) => Bound {
  return (values) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for placeholder "${name}" was provided`)
    return value as Bound
  }
}

// The four statements that most read models need of a table. A value is given by the name of its column.

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
type Reading<Row, Names extends string> = (db: ViewsDb) => {
  get(values: ValuesFor<Names>): Row | undefined
  all(...values: [Names] extends [never] ? [values?: Values] : [values: ValuesFor<Names>]): Row[]
}

const isNames = (some: unknown): some is readonly string[] => Array.isArray(some)

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
/** The order of the rows read, and how many at most: a number, or the name of the value given. */
type Part = { readonly order?: Order | readonly Order[]; readonly limit?: number | string }

/** Reads whole rows. */
export const selectWhere = <T extends SQLiteTable, const W extends Which<T>>(
  table: T,
  which: W,
  { order = [], limit }: Part = {},
): Reading<T['$inferSelect'], Listed<W>> =>
  statement((db) => {
    const rows = db.select().from<SQLiteTable>(table).where(conditionOf(table, which)).$dynamic()
    const ordered = rows.orderBy(...[order].flat())
    if (limit === undefined) return ordered.prepare()
    return ordered.limit(typeof limit === 'string' ? sql.placeholder(limit) : limit).prepare()
  })
