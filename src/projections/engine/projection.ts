import type { Database } from 'bun:sqlite'
import { is, Param, Placeholder, type Query } from 'drizzle-orm'
import type { BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite'
import { SQLitePreparedQuery, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnyCatalog, AnyEvent, EventOf, Meta } from '../../events/schema/catalog'

/** The read models' database, for typed and synchronous queries. */
export type ViewsDb = BunSQLiteDatabase

/** A read model: its tables, and how each event changes them. */
export type Projection = {
  readonly name: string
  readonly version: number
  readonly tables: readonly SQLiteTable[]
  readonly handles: readonly string[]
  /** What one of its events takes to read, fold and compare, next to one of a session's; 1 if not said. For `shares` alone. */
  readonly cost?: number
  apply(event: AnyEvent & { readonly meta: Meta }, db: ViewsDb): void
}

type Definition<C extends AnyCatalog, Type extends EventOf<C>['type']> = {
  readonly name: string
  /** Goes up whenever `apply` changes, so that the next release builds its tables anew. Their shape is seen by itself. */
  readonly version: number
  /** Each with a primary key, and of the kinds ddl.ts can express. */
  readonly tables: readonly SQLiteTable[]
  readonly handles: readonly Type[]
  /** As measured (decision 0103): how `verify` deals the projections out. No rule depends on it. */
  readonly cost?: number
  /**
   * Changes only its own tables, from nothing but the event and those tables: no clock, no chance, no I/O. Upserts,
   * and copes with `personal: null`. What it throws parks the event for this projection and goes no further.
   */
  apply(event: Extract<EventOf<C>, { readonly type: Type }> & { readonly meta: Meta }, db: ViewsDb): void
}

/** Declares a projection over a catalog's events. `apply` gets exactly the types it says it handles. */
export function projection<C extends AnyCatalog, const Type extends EventOf<C>['type']>(
  _catalog: C,
  definition: Definition<C, Type>,
): Projection {
  return definition
}

/**
 * A query or write prepared once for each database it is used on (12 times faster than building it at each call).
 * Databases come and go with rebuilds, hence the map; it holds none of them back.
 */
export function statement<Prepared>(build: (db: ViewsDb) => Prepared): (db: ViewsDb) => Prepared {
  const prepared = new WeakMap<ViewsDb, Prepared>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const fresh = build(db)
    const made = quick(db, fresh)
    prepared.set(db, made)
    return made
  }
}

/** A prepared query with the quick `run`; anything else as it is. For several that are made by one `statement`. */
export function quick<Prepared>(db: ViewsDb, prepared: Prepared): Prepared {
  if (prepared instanceof SQLitePreparedQuery) Object.assign(prepared, { run: quickRun(prepared.getQuery(), db) })
  return prepared
}

type Values = Readonly<Record<string, unknown>>

/**
 * `run` as drizzle has it, but with the places of the values looked up once: a fold makes millions of calls, and
 * drizzle's own search for placeholders is a quarter of what a light upsert costs (decision 0103).
 */
function quickRun({ sql, params }: Query, db: ViewsDb): (values?: Values) => void {
  const bind = params.map(binder)
  const prepared = clientOf(db).query<unknown, Bound[]>(sql)
  // One list for all calls: the values are copied out before `run` answers.
  const bound: Bound[] = new Array(bind.length).fill(null)
  return (values = {}) => {
    for (let at = 0; at < bind.length; at++) bound[at] = bind[at]?.(values) ?? null
    prepared.run(...bound)
  }
}

type Bound = string | number | bigint | boolean | null | Uint8Array

/** The connection below; drizzle gives it to whoever made the database with one. */
const clientOf = (db: ViewsDb): Database => (db as ViewsDb & { readonly $client: Database }).$client

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
