// Accounts as pages show them. The password's hash stays in the log, under the account's key.
import { eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents } from '../events/account'
import type { Plan, Role } from '../events/vocabulary'
import { projection, statement, type ViewsDb } from './projection'

export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    /** Empty once the account's key is destroyed. */
    name: text().notNull(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    plan: text().$type<Plan>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('accounts_by_role').on(table.role)],
)

export type AccountRow = typeof accounts.$inferSelect

export const accountProjection = projection(accountEvents, {
  name: 'account',
  version: 1,
  tables: [accounts],
  handles: ['AccountRegistered', 'RoleChanged', 'PlanAssigned'],
  apply: (event, db) => {
    const id = event.meta.stream.slice('account/'.length)
    switch (event.type) {
      case 'AccountRegistered': {
        const { name, email } = event.personal ?? { name: '', email: '' }
        db.insert(accounts)
          .values({ id, name, email, role: event.data.role, plan: 'free', createdAt: event.meta.at })
          .onConflictDoNothing()
          .run()
        break
      }
      case 'RoleChanged':
        db.update(accounts).set({ role: event.data.role }).where(eq(accounts.id, id)).run()
        break
      case 'PlanAssigned':
        db.update(accounts).set({ plan: event.data.plan }).where(eq(accounts.id, id)).run()
        break
    }
  },
})

const byId = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(),
)

export const accountById = (db: ViewsDb, id: string): AccountRow | undefined => byId(db).get({ id })

export const hasAdmin = (db: ViewsDb): boolean =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'admin')).limit(1).get() !== undefined
