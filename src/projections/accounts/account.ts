// Accounts as pages show them. The password's hash stays in the log, sealed with the account's key.
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { folded } from '../../domain/search'
import { accountEvents, accountOf } from '../../events/schema/account'
import type { Role } from '../../events/schema/vocabulary'
import { projection, statement, type ViewsDb } from '../engine/projection'

export const accounts = sqliteTable(
  'accounts',
  {
    id: text().primaryKey(),
    /** Empty once the account's key is destroyed. */
    name: text().notNull(),
    email: text().notNull(),
    /** Name and address, normalised for an admin's search (domain/search.ts). */
    search: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** False while deactivated by an admin: nobody can sign in. */
    active: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
    /** Id of the profile photo among the account's stored files. */
    photo: text(),
  },
  (table) => [index('accounts_by_role').on(table.role)],
)

/** Erased accounts: only that they were erased, so that an erasure interrupted by a crash can be completed. */
export const erasures = sqliteTable('erasures', { account: text().primaryKey(), position: integer().notNull() })

export type AccountRow = typeof accounts.$inferSelect
export type ErasureRow = typeof erasures.$inferSelect

const at = sql.placeholder
const mine = eq(accounts.id, at('id'))

const open = statement((db) =>
  db
    .insert(accounts)
    .values({
      id: at('id'),
      name: at('name'),
      email: at('email'),
      search: at('search'),
      role: at('role'),
      active: true,
      createdAt: at('createdAt'),
    })
    .onConflictDoNothing()
    .prepare(),
)
const setRole = statement((db) =>
  db
    .update(accounts)
    .set({ role: sql`${at('role')}` })
    .where(mine)
    .prepare(),
)

const setActive = statement((db) =>
  db
    .update(accounts)
    .set({ active: sql`${at('active')}` })
    .where(mine)
    .prepare(),
)

const setProfile = statement((db) =>
  db
    .update(accounts)
    .set({ name: sql`${at('name')}`, email: sql`${at('email')}`, search: sql`${at('search')}` })
    .where(mine)
    .prepare(),
)
const setPhoto = statement((db) =>
  db
    .update(accounts)
    .set({ photo: sql`${at('photo')}` })
    .where(mine)
    .prepare(),
)
const remove = statement((db) => db.delete(accounts).where(mine).prepare())
const remember = statement((db) =>
  db
    .insert(erasures)
    .values({ account: at('id'), position: at('position') })
    .onConflictDoNothing()
    .prepare(),
)

/** Empty once the account's key is destroyed. */
const named = (personal: { readonly name: string; readonly email: string } | null) => {
  const { name, email } = personal ?? { name: '', email: '' }
  return { name, email, search: folded(`${name} ${email}`) }
}

export const accountProjection = projection(accountEvents, {
  name: 'account',
  version: 4,
  cost: 4,
  tables: [accounts, erasures],
  handles: [
    'AccountRegistered',
    'RoleChanged',
    'ProfileChanged',
    'AvatarChanged',
    'AccountDeactivated',
    'AccountReactivated',
    'AccountErased',
  ],
  apply: (event, db) => {
    const id = accountOf(event.meta.stream)
    if (id === null) return
    switch (event.type) {
      case 'AccountRegistered':
        open(db).run({ id, ...named(event.personal), role: event.data.role, createdAt: event.meta.at })
        return
      case 'RoleChanged':
        setRole(db).run({ id, role: event.data.role })
        return
      case 'ProfileChanged':
        setProfile(db).run({ id, ...named(event.personal) })
        return
      case 'AvatarChanged':
        setPhoto(db).run({ id, photo: event.data.photo })
        return
      case 'AccountDeactivated':
      case 'AccountReactivated':
        setActive(db).run({ id, active: event.type === 'AccountReactivated' ? 1 : 0 })
        return
      case 'AccountErased':
        remove(db).run({ id })
        remember(db).run({ id, position: event.meta.position })
    }
  },
})

const byId = statement((db) => db.select().from(accounts).where(mine).prepare())

export const accountById = (db: ViewsDb, id: string): AccountRow | undefined => byId(db).get({ id })

const activeAdmin = and(eq(accounts.role, 'admin'), eq(accounts.active, true))

export const hasAdmin = (db: ViewsDb): boolean =>
  db.select({ id: accounts.id }).from(accounts).where(activeAdmin).limit(1).get() !== undefined

/** How many admins besides this account could sign in now. */
export const otherActiveAdmins = (db: ViewsDb, id: string): number =>
  db
    .select({ n: count() })
    .from(accounts)
    .where(and(activeAdmin, ne(accounts.id, id)))
    .get()?.n ?? 0

/** Most admins that receive a mail; nobody has more. */
const mailedMax = 20

const adminEmails = statement((db) =>
  db
    .select({ email: accounts.email })
    .from(accounts)
    .where(activeAdmin)
    .orderBy(accounts.id)
    .limit(mailedMax)
    .prepare(),
)

/** Addresses of the admins, oldest accounts first. */
export const emailsOfAdmins = (db: ViewsDb): string[] =>
  adminEmails(db)
    .all()
    .map(({ email }) => email)
    .filter(Boolean)

/** Most admins listed. */
const listedMax = 1_000

/** Who may sign in to the panel, by age of the account: for the operator's CLI only. */
export const adminsOf = (db: ViewsDb): { id: string; email: string; active: boolean; createdAt: number }[] =>
  db
    .select({ id: accounts.id, email: accounts.email, active: accounts.active, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.role, 'admin'))
    .orderBy(accounts.createdAt, accounts.id)
    .limit(listedMax)
    .all()

/** Erased accounts, latest first. */
export const erasedAccounts = (db: ViewsDb): ErasureRow[] =>
  db.select().from(erasures).orderBy(desc(erasures.position)).all()
