// Each person's settings; no row until they change something.
import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Settings } from '../../domain/accounts/settings'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { insertOrUpdate, selectWhere } from '../engine/statements'

const settings = sqliteTable('settings', {
  account: text().primaryKey(),
  theme: text().$type<Settings['theme']>().notNull(),
  language: text().$type<Settings['language']>().notNull(),
  emails: integer({ mode: 'boolean' }).notNull(),
})

const at = sql.placeholder
const mine = eq(settings.account, at('account'))
const save = insertOrUpdate(settings, ['account'], ['theme', 'language', 'emails'])

export const settingsProjection = accountProjection({
  name: 'settings',
  version: 1,
  owned: [settings],
  on: { SettingsChanged: ({ data }, db, account) => save(db).run({ account, ...data }) },
})

const byAccount = selectWhere(settings, mine)

/** A person's settings; undefined until they change something. The default sends mails (see `emailsWanted`). */
export const settingsOf = (db: ViewsDb, account: string): Settings | undefined => {
  const row = byAccount(db).get({ account })
  return row && { theme: row.theme, language: row.language, emails: row.emails }
}

/** Whether notifications are also mailed to a person; true until they switch it off. */
export const emailsWanted = (db: ViewsDb, account: string): boolean => settingsOf(db, account)?.emails ?? true
