// The LinkedIn texts a person last saved, with which the form is prefilled.
import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountEvents, accountOf } from '../../events/schema/accounts/account'
import { projection, statement, type ViewsDb } from '../engine/projection'

const linkedinDrafts = sqliteTable('linkedin_drafts', {
  account: text().primaryKey(),
  /** All three empty once the account's key is destroyed. */
  headline: text().notNull(),
  about: text().notNull(),
  experience: text().notNull(),
  savedAt: integer('saved_at').notNull(),
})

export type LinkedinDraftRow = typeof linkedinDrafts.$inferSelect

const at = sql.placeholder
const fields = {
  headline: sql`${at('headline')}`,
  about: sql`${at('about')}`,
  experience: sql`${at('experience')}`,
  savedAt: sql`${at('savedAt')}`,
}

const save = statement((db) =>
  db
    .insert(linkedinDrafts)
    .values({ account: at('account'), ...fields })
    .onConflictDoUpdate({ target: linkedinDrafts.account, set: fields })
    .prepare(),
)

const forget = statement((db) =>
  db
    .delete(linkedinDrafts)
    .where(eq(linkedinDrafts.account, at('account')))
    .prepare(),
)

export const linkedinProjection = projection(accountEvents, {
  name: 'linkedin',
  version: 1,
  tables: [linkedinDrafts],
  handles: ['LinkedinDraftSaved', 'AccountErased'],
  apply: (event, db) => {
    const account = accountOf(event.meta.stream)
    if (account === null) return
    if (event.type === 'AccountErased') {
      forget(db).run({ account })
      return
    }
    const draft = event.personal ?? { headline: '', about: '', experience: '' }
    save(db).run({ account, savedAt: event.meta.at, ...draft })
  },
})

const mine = statement((db) =>
  db
    .select()
    .from(linkedinDrafts)
    .where(eq(linkedinDrafts.account, at('account')))
    .prepare(),
)

/** What the person last saved; undefined if there is nothing, or it was erased. */
export const linkedinDraft = (db: ViewsDb, account: string): LinkedinDraftRow | undefined => {
  const row = mine(db).get({ account })
  return row && (row.headline || row.about || row.experience) ? row : undefined
}
