// The LinkedIn texts a person last saved, with which the form is prefilled.
import { sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountProjection } from '../account-projection'
import { statement, type ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'

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

export const linkedinProjection = accountProjection({
  name: 'linkedin',
  version: 1,
  owned: [linkedinDrafts],
  on: {
    LinkedinDraftSaved: ({ personal, meta }, db, account) => {
      const draft = personal ?? { headline: '', about: '', experience: '' }
      save(db).run({ account, savedAt: meta.at, ...draft })
    },
  },
})

const mine = selectWhere(linkedinDrafts, ['account'])

/** What the person last saved; undefined if there is nothing, or it was erased. */
export const linkedinDraft = (db: ViewsDb, account: string): LinkedinDraftRow | undefined => {
  const row = mine(db).get({ account })
  return row && (row.headline || row.about || row.experience) ? row : undefined
}
