// Declares a read model, and prepares its statements.
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
  /** The types of events that `apply` is given. */
  readonly handles: readonly string[]
  /** Relative cost of one of its events for `shares`, where a session's is 1; 1 by default. */
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

type EventNamed<C extends AnyCatalog, Type extends string> = Extract<EventOf<C>, { readonly type: Type }> & {
  readonly meta: Meta
}

/** What each type of event does; `Rest` is what a kind of projection gives besides. */
export type Handlers<C extends AnyCatalog, Rest extends unknown[] = []> = {
  readonly [Type in EventOf<C>['type']]?: (event: EventNamed<C, Type>, db: ViewsDb, ...rest: Rest) => void
}

export type Definition<C extends AnyCatalog> = {
  readonly name: string
  /** Incremented whenever a handler changes, so that the next release rebuilds its tables; changes of their shape are detected. */
  readonly version: number
  /** Each with a primary key, and only with what ddl.ts supports. */
  readonly tables: readonly SQLiteTable[]
  /** As measured (decision 0103): how `verify` distributes the projections. Nothing else depends on it. */
  readonly cost?: number
  /** A handler upserts only its own tables, from the event and those tables alone, also with `personal: null`; an exception parks the event. */
  readonly on: Handlers<C>
  readonly collected?: Collected | undefined
}

/** Declares a projection over a catalog's events. */
export function projection<C extends AnyCatalog>(_catalog: C, { on, ...definition }: Definition<C>): Projection {
  const handlers = on as Readonly<Record<string, Projection['apply']>>
  return {
    ...definition,
    handles: Object.keys(handlers),
    apply: (event, db) => handlers[event.type]?.(event, db),
  }
}

/** A query prepared once for each database it is used on, which come and go: 12 times faster. */
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

export type Values = Readonly<Record<string, unknown>>

/** Drizzle's `run` with the positions of the values looked up once (decision 0103). */
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

export type Bound = string | number | bigint | boolean | null | Uint8Array

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
