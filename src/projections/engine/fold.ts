// Folds events into the tables of one file: a commit whole or not at all, with an event at fault parked instead of stopping it.

import type { Database } from 'bun:sqlite'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { errorCode } from '../../events/error-code'
import type { AnyCatalog } from '../../events/schema/catalog'
import { knows } from '../../events/schema/kinds'
import { Unreadable } from '../../events/schema/parts'
import type { RecordedEvent } from '../../events/store/log'
import { savepoints } from '../../events/store/sqlite/savepoint'
import { checkpoint, type Parked, parkedEvents } from './engine-tables'
import { type Projection, statement, type ViewsDb } from './projection'

/** Used as the projection's name for an event of an unknown kind. */
const unhandled = '(none)'
const at = sql.placeholder
const saveCheckpoint = statement((db) =>
  db
    .insert(checkpoint)
    .values({ only: 1, position: at('position'), event: at('event') })
    .onConflictDoUpdate({
      target: checkpoint.only,
      set: { position: sql`excluded.position`, event: sql`excluded.event` },
    })
    .prepare(),
)

export type Fold = {
  readonly db: ViewsDb
  /** Position and id of the last event applied; 0 and '' before the first. */
  last(): { readonly position: number; readonly event: string }
  /** Applies events and checkpoint in one transaction. Throws only if the file itself fails, and then changes nothing. */
  commit(events: readonly RecordedEvent[]): void
  /** As `commit`, but within the caller's own transaction. */
  apply(events: readonly RecordedEvent[]): void
}

/** Applies a change; returns the kind of error if it throws one that may be skipped. */
type Attempt = (change: () => void) => string | undefined

/** Folds events, in order of position, into the tables of `raw`. An event already applied is skipped. */
export function openFold(
  raw: Database,
  projections: readonly Projection[],
  catalog: AnyCatalog,
  onParked: (parked: Parked) => void = () => {},
): Fold {
  const db = drizzle({ client: raw })
  const handlers = new Map<string, Projection[]>()
  for (const projection of projections) {
    for (const type of projection.handles) handlers.set(type, [...(handlers.get(type) ?? []), projection])
  }
  const collected = projections.flatMap((projection) => projection.collected ?? [])
  const savepoint = savepoints(raw)
  /** A change with what it collected, or neither. */
  const within = <Result>(change: () => Result): Result => {
    try {
      return savepoint(() => {
        const result = change()
        for (const { write } of collected) write(db)
        return result
      })
    } catch (error) {
      for (const { drop } of collected) drop(db)
      throw error
    }
  }
  let last = db.select().from(checkpoint).where(eq(checkpoint.only, 1)).get() ?? { position: 0, event: '' }

  /** All at once first; only if that fails again with a savepoint for each event, which costs twice (decision 0012). */
  function apply(events: readonly RecordedEvent[]): Parked[] {
    const fresh = events.filter(({ position }) => position > last.position)
    const newest = fresh.at(-1)
    if (!newest) return []
    let parked: Parked[]
    try {
      parked = within(() => applyAll(fresh, plainly))
    } catch (error) {
      if (fileFailed(error) || !raw.inTransaction) throw error
      parked = applyAll(fresh, carefully)
    }
    saveCheckpoint(db).run({ position: newest.position, event: newest.id })
    return parked
  }

  /** Hands each event to every projection that handles it. */
  function applyAll(events: readonly RecordedEvent[], attempt: Attempt): Parked[] {
    const parked: Parked[] = []
    for (const recorded of events) {
      const projections = handlers.get(recorded.type)
      if (!projections && !knows(catalog, recorded)) parked.push(park(recorded, unhandled, 'unknown kind'))
      const opened = projections && catalog.open(recorded)
      if (!projections || !opened) continue
      for (const projection of projections) {
        const error = opened.ok ? attempt(() => projection.apply(opened.event, db)) : opened.failure.problem
        if (error !== undefined) parked.push(park(recorded, projection.name, error))
      }
    }
    return parked
  }

  function plainly(change: () => void): undefined {
    change()
  }

  function carefully(change: () => void): string | undefined {
    try {
      within(change)
      return undefined
    } catch (error) {
      if (fileFailed(error) || !raw.inTransaction) throw error
      if (error instanceof Unreadable) return error.problem
      return sqliteCode(error) ?? (error instanceof Error ? error.name : typeof error)
    }
  }

  function park({ position, type, schema }: RecordedEvent, projection: string, error: string): Parked {
    const row = { position, projection, type, schema, error }
    db.insert(parkedEvents).values(row).onConflictDoNothing().run()
    return row
  }

  const advance = (events: readonly RecordedEvent[], parked: readonly Parked[]): void => {
    const newest = events.at(-1)
    if (newest && newest.position > last.position) last = { only: 1, position: newest.position, event: newest.id }
    for (const parkedEvent of parked) onParked(parkedEvent)
  }

  return {
    db,
    last: () => last,
    commit(events) {
      raw.run('BEGIN IMMEDIATE')
      let parked: Parked[]
      try {
        parked = apply(events)
        raw.run('COMMIT')
      } catch (error) {
        if (raw.inTransaction) raw.run('ROLLBACK')
        throw error
      }
      advance(events, parked)
    },
    apply: (events) => advance(events, apply(events)),
  }
}

/** SQLite's name for an error, such as SQLITE_CONSTRAINT_NOTNULL, also when drizzle has wrapped it. */
function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (errorCode(error).startsWith('SQLITE_')) return errorCode(error)
  return sqliteCode(error.cause)
}

/** The file or the machine failed, not the event: parking would blame every event that follows. */
const fileFailed = (error: unknown): boolean =>
  /^SQLITE_(FULL|IOERR|CORRUPT|NOTADB|NOMEM|READONLY|CANTOPEN|BUSY|LOCKED|PROTOCOL|INTERRUPT)/.test(
    sqliteCode(error) ?? '',
  )
