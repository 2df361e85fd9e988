// A small catalog and two projections, for tests and measurements of the machinery that no feature should bear.
import { eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { defineEvents, event } from '../../../src/events/schema/catalog'
import type { EventMetadata } from '../../../src/events/store/log'
import { projection, statement } from '../../../src/projections/engine/projection'

export const ledger = defineEvents({
  Opened: event({
    repeatable: false,
    data: () => z.object({ plan: z.string() }),
    personal: () => z.object({ name: z.string() }),
    golden: { data: { plan: 'free' }, personal: { name: 'Ana' } },
  }),
  Used: event({
    repeatable: false,
    data: () => z.object({ units: z.number().int() }),
    golden: { data: { units: 1 } },
  }),
  Erased: event({ repeatable: false, data: () => z.object({}), golden: { data: {} } }),
})

export const people = sqliteTable(
  'people',
  { stream: text().primaryKey(), name: text(), plan: text().notNull() },
  (table) => [index('people_by_plan').on(table.plan)],
)
export const usage = sqliteTable('usage', {
  stream: text().primaryKey(),
  units: integer().notNull(),
  last: integer().notNull(),
})

const at = sql.placeholder
const open = statement((db) =>
  db
    .insert(people)
    .values({ stream: at('stream'), name: at('name'), plan: at('plan') })
    .onConflictDoUpdate({ target: people.stream, set: { name: sql`excluded.name`, plan: sql`excluded.plan` } })
    .prepare(),
)
const erase = statement((db) =>
  db
    .delete(people)
    .where(eq(people.stream, at('stream')))
    .prepare(),
)
const use = statement((db) =>
  db
    .insert(usage)
    .values({ stream: at('stream'), units: at('units'), last: at('last') })
    .onConflictDoUpdate({
      target: usage.stream,
      set: { units: sql`${usage.units} + excluded.units`, last: sql`excluded.last` },
    })
    .prepare(),
)

export const peopleProjection = projection(ledger, {
  name: 'people',
  version: 1,
  tables: [people],
  on: {
    Opened: ({ data, personal, meta }, db) =>
      open(db).run({ stream: meta.stream, name: personal?.name ?? null, plan: data.plan }),
    Erased: ({ meta }, db) => erase(db).run({ stream: meta.stream }),
  },
})

export const usageProjection = projection(ledger, {
  name: 'usage',
  version: 1,
  tables: [usage],
  on: {
    Used: ({ data, meta }, db) => {
      use(db).run({ stream: meta.stream, units: data.units, last: meta.position })
      if (data.units < 0) throw new RangeError('units are never negative')
    },
  },
})

export const projections = [peopleProjection, usageProjection]
export const context: EventMetadata = { at: 1_700_000_000_000, actor: null, correlation: 'request', causation: null }
export const masterKey = new Uint8Array(32).fill(9)
