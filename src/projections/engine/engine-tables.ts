// Makes the tables of a views file: those of the projections, and the engine's own for its position and for events it could not apply.
import type { Database } from 'bun:sqlite'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { shape } from './ddl'
import type { Projection } from './projection'

/** The position of the views, and the event's id: a restored log may have another event at that position. */
export const checkpoint = sqliteTable('engine_checkpoint', {
  only: integer().primaryKey(),
  position: integer().notNull(),
  event: text().notNull(),
})

/** Events that a projection could not apply, or nothing can read; `error` is a class or a rule, because messages quote data. */
export const parkedEvents = sqliteTable(
  'engine_parked',
  {
    position: integer().notNull(),
    projection: text().notNull(),
    type: text().notNull(),
    schema: integer().notNull(),
    error: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.position, table.projection] })],
)
export type Parked = typeof parkedEvents.$inferSelect

const engineTables = [checkpoint, parkedEvents]

/** Creates the tables of the projections, and the engine's own, in an empty database. */
export function createTables(raw: Database, projections: readonly Projection[]): void {
  raw.transaction(() => {
    for (const table of [...engineTables, ...projections.flatMap(({ tables }) => tables)]) {
      for (const statement of shape(table).sql) raw.run(statement)
    }
  })()
}

/** The tables that `verify` compares: all except the checkpoint. */
export const comparedTables = (projections: readonly Projection[]) => [
  parkedEvents,
  ...projections.flatMap(({ tables }) => tables),
]
