// Statements of a read model: what is refused when they are built, and what does not compile.
import { expect, test } from 'bun:test'
import { and } from 'drizzle-orm'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ViewsDb } from './projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from './statements'

const table = sqliteTable('rows', { id: text().primaryKey(), name: text() })
const db = {
  update: () => ({ set: () => ({ where: () => ({ prepare: () => ({}) }) }) }),
  delete: () => ({ where: () => ({}) }),
}

test.each([[undefined], [[]], [and()]])('a change of every row (%p) is refused', (which) => {
  for (const write of [deleteWhere(table, which), updateWhere(table, which, ['name'])])
    expect(() => write(db as unknown as ViewsDb).run({ name: '' })).toThrow('rows: rows to change need a condition')
})

// Compiled and never run: the type checker refuses each line below its mark, and a mark without an error.
const written = (views: ViewsDb) => {
  insertNew(table, ['id'], { name: 'Ana' })(views).run({ id: '1' })
  // @ts-expect-error: no such column
  insertNew(table, ['id', 'nome'])
  // @ts-expect-error: a new row needs an id
  insertNew(table, ['name'])
  // @ts-expect-error: a number is no text
  insertNew(table, ['id'])(views).run({ id: 1 })
  // @ts-expect-error: no such column to find rows by
  updateWhere(table, ['key'], ['name'])
  // @ts-expect-error: a value of each column listed, here also of the name
  updateWhere(table, ['id'], ['name'])(views).run({ id: '1' })
  // @ts-expect-error: read without a value of the id
  selectWhere(table, ['id'])(views).all()
}
void written
