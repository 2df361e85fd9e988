// API tokens that were not revoked, by which a call's token is looked up. Their names stay in the log.
import { and, eq, lte, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { endsTokens } from '../../domain/accounts/api-tokens/state'
import { accountEvents, requireAccount } from '../../events/schema/accounts/account'
import type { TokenScope } from '../../events/schema/vocabulary'
import { projection, statement, type ViewsDb } from '../engine/projection'

const apiTokenRows = sqliteTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    /** Hash of the token. */
    token: text().notNull(),
    until: integer().notNull(),
  },
  (table) => [index('api_tokens_by_account').on(table.account)],
)

const at = sql.placeholder
const mine = eq(apiTokenRows.account, at('account'))
const make = statement((db) =>
  db
    .insert(apiTokenRows)
    .values({ id: at('id'), account: at('account'), scope: at('scope'), token: at('token'), until: at('until') })
    .onConflictDoNothing()
    .prepare(),
)
const remove = statement((db) =>
  db
    .delete(apiTokenRows)
    .where(eq(apiTokenRows.id, at('id')))
    .prepare(),
)
const removeExpired = statement((db) =>
  db
    .delete(apiTokenRows)
    .where(and(mine, lte(apiTokenRows.until, at('now'))))
    .prepare(),
)
const removeAll = statement((db) => db.delete(apiTokenRows).where(mine).prepare())

export const apiTokenProjection = projection(accountEvents, {
  name: 'api-token',
  version: 1,
  tables: [apiTokenRows],
  handles: ['ApiTokenMade', 'ApiTokenRevoked', ...endsTokens],
  apply: (event, db) => {
    const account = requireAccount(event.meta.stream)
    switch (event.type) {
      case 'ApiTokenMade': {
        const { apiToken: id, scope, token, made, until } = event.data
        removeExpired(db).run({ account, now: made })
        make(db).run({ id, account, scope, token, until })
        return
      }
      case 'ApiTokenRevoked':
        remove(db).run({ id: event.data.apiToken })
        return
      default:
        removeAll(db).run({ account })
    }
  },
})

const byId = statement((db) =>
  db
    .select()
    .from(apiTokenRows)
    .where(eq(apiTokenRows.id, at('id')))
    .prepare(),
)

/** A token that was not revoked. The caller checks the token itself and when it ends. */
export const apiTokenById = (db: ViewsDb, id: string): typeof apiTokenRows.$inferSelect | undefined =>
  byId(db).get({ id })
