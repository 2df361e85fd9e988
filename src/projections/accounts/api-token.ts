// API tokens that were not revoked, by which a call's token is looked up. Their names stay in the log.
import { and, eq, lte, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { endsTokens } from '../../domain/accounts/api-tokens/state'
import type { TokenScope } from '../../events/schema/vocabulary'
import { accountProjection, onEach } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere } from '../engine/statements'

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
const make = insertNew(apiTokenRows, ['id', 'account', 'scope', 'token', 'until'])
const remove = deleteWhere(apiTokenRows, ['id'])
const removeExpired = deleteWhere(apiTokenRows, and(mine, lte(apiTokenRows.until, at('now'))))
const removeAll = deleteWhere(apiTokenRows, mine)

export const apiTokenProjection = accountProjection({
  name: 'api-token',
  version: 1,
  owned: [apiTokenRows],
  on: {
    ...onEach(endsTokens, (_event, db, account) => removeAll(db).run({ account })),
    ApiTokenMade: ({ data }, db, account) => {
      const { apiToken: id, scope, token, made, until } = data
      removeExpired(db).run({ account, now: made })
      make(db).run({ id, account, scope, token, until })
    },
    ApiTokenRevoked: ({ data }, db) => remove(db).run({ id: data.apiToken }),
  },
})

const byId = selectWhere(apiTokenRows, ['id'])

/** A token that was not revoked. The caller checks the token itself and when it ends. */
export const apiTokenById = (db: ViewsDb, id: string): typeof apiTokenRows.$inferSelect | undefined =>
  byId(db).get({ id })
