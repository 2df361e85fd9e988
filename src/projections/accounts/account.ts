// Accounts as pages show them. The password's hash stays in the log, sealed with the account's key.
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isProvedAtRegistration, sameAddress } from '../../domain/accounts/address'
import { folded } from '../../domain/search'
import { accountOf, domainEvents } from '../../events/schema/events'
import type { Role } from '../../events/schema/vocabulary'
import { projection, statement, type ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

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
    /** When the address was proved (ms); null while it is not. */
    provedAt: integer('proved_at'),
    /** The address that replaces this one once it is proved, if that is before `pendingUntil` (ms). */
    pending: text(),
    pendingUntil: integer('pending_until'),
  },
  (table) => [index('accounts_by_role').on(table.role)],
)

/** Erased accounts: only that they were erased, so that an erasure interrupted by a crash can be completed. */
const erasures = sqliteTable('erasures', { account: text().primaryKey(), position: integer().notNull() })

export type AccountRow = typeof accounts.$inferSelect
export type ErasureRow = typeof erasures.$inferSelect

const at = sql.placeholder
const mine = eq(accounts.id, at('id'))

const open = insertNew(accounts, ['id', 'name', 'email', 'search', 'role', 'createdAt', 'provedAt'], { active: true })
const setRole = updateWhere(accounts, mine, ['role'])

const setActive = updateWhere(accounts, mine, ['active'])

const setProfile = updateWhere(accounts, mine, ['name', 'email', 'search', 'provedAt'])
const setPhoto = updateWhere(accounts, mine, ['photo'])
const setProved = updateWhere(accounts, mine, { provedAt: sql`coalesce(${accounts.provedAt}, ${at('provedAt')})` })
const setPending = updateWhere(accounts, mine, ['pending'], { pendingUntil: sql`${at('until')}` })
const remove = deleteWhere(accounts, mine)
const remember = insertNew(erasures, ['position'], { account: at('id') })

const byId = selectWhere(accounts, mine)

/** Empty once the account's key is destroyed. */
const nameColumns = (personal: { readonly name: string; readonly email: string } | null) => {
  const { name, email } = personal ?? { name: '', email: '' }
  return { name, email, search: folded(`${name} ${email}`) }
}

export const accountProjection = projection(domainEvents, {
  name: 'account',
  version: 5,
  cost: 4,
  tables: [accounts, erasures],
  handles: [
    'AccountRegistered',
    'RoleChanged',
    'ProfileChanged',
    'AddressProved',
    'AddressChangeRequested',
    'AddressChangeConfirmed',
    'AddressChangeCancelled',
    'PasswordChanged',
    'PasswordReset',
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
        open(db).run({
          id,
          ...nameColumns(event.personal),
          role: event.data.role,
          createdAt: event.meta.at,
          provedAt: isProvedAtRegistration(event.data) ? event.meta.at : null,
        })
        return
      case 'RoleChanged':
        setRole(db).run({ id, role: event.data.role })
        return
      case 'ProfileChanged': {
        const before = byId(db).get({ id })
        const same = before && sameAddress(before.email, event.personal?.email ?? null)
        setProfile(db).run({ id, ...nameColumns(event.personal), provedAt: same ? before.provedAt : null })
        return
      }
      case 'AddressProved':
        setProved(db).run({ id, provedAt: event.meta.at })
        return
      case 'AddressChangeRequested':
        setPending(db).run({ id, pending: event.personal?.email ?? null, until: event.data.until })
        return
      case 'AddressChangeConfirmed':
      case 'AddressChangeCancelled':
      case 'PasswordChanged':
      case 'PasswordReset':
        setPending(db).run({ id, pending: null, until: null })
        return
      case 'AvatarChanged':
        setPhoto(db).run({ id, photo: event.data.photo })
        return
      case 'AccountDeactivated':
      case 'AccountReactivated':
        setActive(db).run({ id, active: event.type === 'AccountReactivated' ? 1 : 0 })
        // As domain/accounts/address.ts: what a deactivated account asked for is not done later.
        if (event.type === 'AccountDeactivated') setPending(db).run({ id, pending: null, until: null })
        return
      case 'AccountErased':
        remove(db).run({ id })
        remember(db).run({ id, position: event.meta.position })
    }
  },
})

export const accountById = (db: ViewsDb, id: string): AccountRow | undefined => byId(db).get({ id })

const activeAdmin = and(eq(accounts.role, 'admin'), eq(accounts.active, true))

/** Whether any admin could sign in now. */
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
    .select({ email: accounts.email, provedAt: accounts.provedAt })
    .from(accounts)
    .where(activeAdmin)
    .orderBy(accounts.id)
    .limit(mailedMax)
    .prepare(),
)

/** Addresses of the admins, oldest accounts first; where mails are really sent only those that are proved. */
export const emailsOfAdmins = (db: ViewsDb, provedOnly: boolean): string[] =>
  adminEmails(db)
    .all()
    .filter(({ email, provedAt }) => email !== '' && (!provedOnly || provedAt !== null))
    .map(({ email }) => email)

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
