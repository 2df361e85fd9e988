// A read model never changes all rows of a table by an empty condition.
import { expect, test } from 'bun:test'
import { and } from 'drizzle-orm'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ViewsDb } from './projection'
import { deleteWhere, updateWhere } from './projection'

const table = sqliteTable('rows', { id: text().primaryKey(), name: text() })
const db = {
  update: () => ({ set: () => ({ where: () => ({ prepare: () => ({}) }) }) }),
  delete: () => ({ where: () => ({}) }),
}

test.each([[undefined], [[]], [and()]])('a change of every row (%p) is refused', (which) => {
  for (const write of [deleteWhere(table, which), updateWhere(table, which, ['name'])])
    expect(() => write(db as unknown as ViewsDb).run({})).toThrow('rows: rows to change need a condition')
})
