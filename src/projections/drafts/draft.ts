// Each draft as it says now: what the workbench opens, and what is exported.
import { and, desc, eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { applied, type DraftContent, emptyContent } from '../../domain/drafts/content'
import { accountEvents } from '../../events/schema/account'
import { accountOfDraft, type draftOrigins } from '../../events/schema/drafts'
import { projection, statement, type ViewsDb } from '../engine/projection'

export const drafts = sqliteTable(
  'drafts',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    name: text().notNull(),
    origin: text().$type<(typeof draftOrigins)[number]>().notNull(),
    /** The analysis it was made from, and its score. */
    analysis: text(),
    score: integer(),
    content: text({ mode: 'json' }).$type<DraftContent>().notNull(),
    /** Version of the draft's stream: what a save says it was written from. */
    version: integer().notNull(),
    startedAt: integer('started_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [index('drafts_by_account').on(table.account)],
)

export type DraftRow = typeof drafts.$inferSelect

const at = sql.placeholder
const begin = statement((db) =>
  db
    .insert(drafts)
    .values({
      id: at('id'),
      account: at('account'),
      name: at('name'),
      origin: at('origin'),
      analysis: at('analysis'),
      score: at('score'),
      content: sql`${at('content')}`,
      version: at('version'),
      startedAt: at('at'),
      changedAt: at('at'),
    })
    .onConflictDoNothing()
    .prepare(),
)
const save = statement((db) =>
  db
    .update(drafts)
    .set({ content: sql`${at('content')}`, version: sql`${at('version')}`, changedAt: sql`${at('at')}` })
    .where(and(eq(drafts.id, at('id')), eq(drafts.account, at('account'))))
    .prepare(),
)
const remove = statement((db) =>
  db
    .delete(drafts)
    .where(and(eq(drafts.id, at('id')), eq(drafts.account, at('account'))))
    .prepare(),
)
const removeAll = statement((db) =>
  db
    .delete(drafts)
    .where(eq(drafts.account, at('account')))
    .prepare(),
)
const one = statement((db) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, at('id')), eq(drafts.account, at('account'))))
    .prepare(),
)

export const draftProjection = projection(accountEvents, {
  name: 'draft',
  version: 1,
  tables: [drafts],
  handles: ['DraftStarted', 'DraftChanged', 'DraftErased', 'AccountErased'],
  apply: (event, db) => {
    const account = accountOfDraft(event.meta.stream)
    if (account === null) return
    const { version, at: when } = event.meta
    switch (event.type) {
      case 'DraftStarted': {
        const { draft: id, origin, analysis, score } = event.data
        const { name = '', parts = [], skipped = [] } = event.personal ?? {}
        const content = JSON.stringify({ parts, skipped })
        begin(db).run({ id, account, name, origin, analysis, score, content, version, at: when })
        return
      }
      case 'DraftChanged': {
        const id = event.data.draft
        const before = one(db).get({ id, account })?.content ?? emptyContent
        const content = JSON.stringify(event.personal ? applied(before, event.personal) : before)
        save(db).run({ id, account, content, version, at: when })
        return
      }
      case 'DraftErased':
        remove(db).run({ id: event.data.draft, account })
        return
      case 'AccountErased':
        removeAll(db).run({ account })
    }
  },
})

/** A person's own draft; undefined for somebody else's. */
export const draftById = (db: ViewsDb, account: string, id: string): DraftRow | undefined =>
  one(db).get({ id, account })

const ofAccount = statement((db) =>
  db
    .select()
    .from(drafts)
    .where(eq(drafts.account, at('account')))
    .orderBy(desc(drafts.startedAt), desc(drafts.id))
    .prepare(),
)

/** All drafts of an account, the newest first; server/drafts/drafts.ts bounds how many there can be. */
export const draftsOf = (db: ViewsDb, account: string): DraftRow[] => ofAccount(db).all({ account })
