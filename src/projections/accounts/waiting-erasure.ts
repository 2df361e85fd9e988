// Erasures that wait until a change of the account's address can no longer be undone.
import { eq, lte, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { erasureAfter } from '../../domain/accounts/erasure-wait'
import { accountProjection, onEach } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertOrUpdate, selectWhere } from '../engine/statements'

/** `due` in ms. */
const waitingErasures = sqliteTable('waiting_erasures', {
  account: text().primaryKey(),
  due: integer().notNull(),
})

const at = sql.placeholder
const mine = eq(waitingErasures.account, at('account'))

const put = insertOrUpdate(waitingErasures, ['account'], ['due'])
const remove = deleteWhere(waitingErasures, mine)

export const waitingErasureProjection = accountProjection({
  name: 'waiting-erasure',
  version: 1,
  owned: [waitingErasures],
  on: {
    ErasureRequested: ({ data }, db, account) => put(db).run({ account, due: data.due }),
    ...onEach(
      ['ErasureCancelled', 'AddressProved', 'PasswordChanged', 'PasswordReset', 'RoleChanged', 'AccountDeactivated'],
      (event, db, account) => {
        // Asked of any erasure: whether this event would end it.
        if (erasureAfter(0, event) === null) remove(db).run({ account })
      },
    ),
  },
})

const dueUntil = selectWhere(waitingErasures, lte(waitingErasures.due, at('now')), {
  columns: ['account'],
  order: [waitingErasures.due, waitingErasures.account],
  limit: 'limit',
})

/** Accounts whose erasure has waited long enough at `now` (ms), the longest first; at most `limit`. */
export const accountsToErase = (db: ViewsDb, now: number, limit: number): string[] =>
  dueUntil(db)
    .all({ now, limit })
    .map(({ account }) => account)
