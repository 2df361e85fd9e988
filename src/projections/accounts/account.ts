// Accounts as pages show them. The password's hash stays in the log, sealed with the account's key.
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { isProvedAtRegistration, sameAddress } from '../../domain/accounts/address'
import { folded } from '../../domain/search'
import type { Role } from '../../events/schema/vocabulary'
import { accountProjection, onEach } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
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
const dropPending = (db: ViewsDb, id: string) => setPending(db).run({ id, pending: null, until: null })
const remove = deleteWhere(accounts, mine)
const remember = insertNew(erasures, ['position'], { account: at('id') })

const byId = selectWhere(accounts, mine)

/** Empty once the account's key is destroyed. */
const nameColumns = (personal: { readonly name: string; readonly email: string } | null) => {
  const { name, email } = personal ?? { name: '', email: '' }
  return { name, email, search: folded(`${name} ${email}`) }
}

export const accountsProjection = accountProjection({
  name: 'account',
  version: 5,
  cost: 4,
  owned: [],
  tables: [accounts, erasures],
  on: {
    AccountRegistered: ({ data, personal, meta }, db, id) =>
      open(db).run({
        id,
        ...nameColumns(personal),
        role: data.role,
        createdAt: meta.at,
        provedAt: isProvedAtRegistration(data) ? meta.at : null,
      }),
    RoleChanged: ({ data }, db, id) => setRole(db).run({ id, role: data.role }),
    ProfileChanged: ({ personal }, db, id) => {
      const before = byId(db).get({ id })
      const same = before && sameAddress(before.email, personal?.email ?? null)
      setProfile(db).run({ id, ...nameColumns(personal), provedAt: same ? before.provedAt : null })
    },
    AddressProved: ({ meta }, db, id) => setProved(db).run({ id, provedAt: meta.at }),
    AddressChangeRequested: ({ data, personal }, db, id) =>
      setPending(db).run({ id, pending: personal?.email ?? null, until: data.until }),
    ...onEach(
      ['AddressChangeConfirmed', 'AddressChangeCancelled', 'PasswordChanged', 'PasswordReset'],
      (_event, db, id) => dropPending(db, id),
    ),
    AvatarChanged: ({ data }, db, id) => setPhoto(db).run({ id, photo: data.photo }),
    AccountDeactivated: (_event, db, id) => {
      setActive(db).run({ id, active: 0 })
      // As domain/accounts/address.ts: what a deactivated account asked for is not done later.
      dropPending(db, id)
    },
    AccountReactivated: (_event, db, id) => setActive(db).run({ id, active: 1 }),
    AccountErased: ({ meta }, db, id) => {
      remove(db).run({ id })
      remember(db).run({ id, position: meta.position })
    },
  },
})

export const accountById = (db: ViewsDb, id: string): AccountRow | undefined => byId(db).get({ id })

const activeAdmin = and(eq(accounts.role, 'admin'), eq(accounts.active, true))

/** Whether this account is an admin who could sign in now. */
export const isActiveAdmin = (db: ViewsDb, id: string): boolean => {
  const row = accountById(db, id)
  return row?.role === 'admin' && row.active
}

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

const adminEmails = selectWhere(accounts, activeAdmin, {
  columns: ['email', 'provedAt'],
  order: accounts.id,
  limit: mailedMax,
})

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
