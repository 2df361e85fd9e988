// Each draft as it says now: what the workbench opens, and what is exported.
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LeftOut } from '../../domain/drafts/commands'
import { applied, type Delta, type DraftContent, emptyContent } from '../../domain/drafts/content'
import type { Meta } from '../../events/schema/catalog'
import type { DraftLayout, draftOrigins } from '../../events/schema/drafts/drafts'
import { accountProjection, onEach } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

const drafts = sqliteTable(
  'drafts',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    name: text().notNull(),
    /** `version`, a vacancy copy: copied from the draft `of` for `vacancy`, and taken over from it up to its version `followed`. */
    origin: text().$type<(typeof draftOrigins)[number] | 'version'>().notNull(),
    of: text(),
    vacancy: text(),
    followed: integer(),
    /** The analysis its text came from, its score, and what was not taken over from its file. */
    analysis: text(),
    score: integer(),
    left: text({ mode: 'json' }).$type<LeftOut[]>().notNull(),
    /** Position in the log of the event that last took text from its file. */
    takenAt: integer('taken_at').notNull(),
    /** Version of the stream whose text "since the beginning" is reckoned from. */
    begun: integer().notNull(),
    content: text({ mode: 'json' }).$type<DraftContent>().notNull(),
    layout: text().$type<DraftLayout>().notNull(),
    /** The day (`2026-11-22`) it was last sent to its vacancy, and the version of the stream that says what was sent. */
    sentOn: text('sent_on'),
    sentVersion: integer('sent_version'),
    /** Version of the draft's stream: what a save says it was written from. */
    version: integer().notNull(),
    startedAt: integer('started_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** When its person last changed its words; null where only a layout was chosen, or a correction came from the result. */
    writtenAt: integer('written_at'),
  },
  (table) => [index('drafts_by_account').on(table.account)],
)

export type DraftRow = typeof drafts.$inferSelect

const at = sql.placeholder
const begin = insertNew(
  drafts,
  ['id', 'account', 'name', 'origin', 'analysis', 'score', 'of', 'vacancy', 'followed', 'version', 'takenAt'],
  {
    left: sql`${at('left')}`,
    begun: at('version'),
    layout: 'simple',
    content: sql`${at('content')}`,
    startedAt: at('at'),
    changedAt: at('at'),
  },
)
const save = updateWhere(drafts, ['id', 'account'], ['content', 'version'], { changedAt: sql`${at('at')}` })
const write = updateWhere(drafts, ['id', 'account'], [], { writtenAt: sql`${at('at')}` })
const thisDraft = and(eq(drafts.id, at('id')), eq(drafts.account, at('account')))
const follow = updateWhere(drafts, thisDraft, ['followed'])
const markSent = updateWhere(drafts, thisDraft, { sentOn: sql`${at('on')}`, sentVersion: sql`${at('version')}` })
const replace = updateWhere(drafts, thisDraft, ['analysis', 'left', 'takenAt'], {
  score: null,
  begun: sql`${at('version')}`,
})
/** A draft that its person had changed began where it did: what was reached since counts. */
const correct = updateWhere(drafts, thisDraft, ['takenAt'], {
  begun: sql`case when ${drafts.version} = ${drafts.begun} then ${at('version')} else ${drafts.begun} end`,
})
const restart = updateWhere(drafts, thisDraft, { begun: sql`${at('version')}` })
const layOut = updateWhere(drafts, thisDraft, ['layout'])
const remove = deleteWhere(drafts, ['id', 'account'])
const byId = selectWhere(drafts, ['id', 'account'])

type DraftEvent = { readonly data: { readonly draft: string }; readonly meta: Meta }

const rowOf = ({ data, meta }: DraftEvent, account: string) => ({
  id: data.draft,
  account,
  version: meta.version,
  at: meta.at,
})

/** The draft's text after a change, in its newest version. */
const put = (db: ViewsDb, event: DraftEvent & { readonly personal: Delta | null }, account: string) => {
  const row = rowOf(event, account)
  const before = byId(db).get({ id: row.id, account })?.content ?? emptyContent
  save(db).run({ ...row, content: JSON.stringify(event.personal ? applied(before, event.personal) : before) })
}

export const draftProjection = accountProjection({
  name: 'draft',
  version: 5,
  owned: [drafts],
  on: {
    ...onEach(['DraftStarted', 'DraftVersionStarted'], (event, db, account) => {
      const { name = '', parts = [], skipped = [] } = event.personal ?? {}
      const left = event.type === 'DraftStarted' ? (event.personal?.left ?? []) : []
      const from =
        event.type === 'DraftStarted'
          ? { ...event.data, of: null, vacancy: null, followed: null }
          : { ...event.data, origin: 'version' as const, analysis: null, score: null }
      begin(db).run({
        ...from,
        ...rowOf(event, account),
        takenAt: event.meta.position,
        name,
        content: JSON.stringify({ parts, skipped }),
        left: JSON.stringify(left),
      })
    }),
    DraftReplaced: (event, db, account) => {
      const { draft: id, analysis } = event.data
      const { version, position: takenAt } = event.meta
      const left = JSON.stringify(event.personal?.left ?? [])
      replace(db).run({ id, account, analysis, version, takenAt, left })
      put(db, event, account)
    },
    DraftChanged: (event, db, account) => {
      const { draft: id, cause } = event.data
      const { version, position: takenAt } = event.meta
      if (cause === 'corrected') correct(db).run({ id, account, version, takenAt })
      else write(db).run({ id, account, at: event.meta.at })
      // Of before DraftReplaced: another file's text, and no word of which.
      if (cause === 'replaced') restart(db).run({ id, account, version })
      put(db, event, account)
    },
    DraftVersionFollowed: (event, db, account) => {
      follow(db).run({ id: event.data.draft, account, followed: event.data.followed })
      put(db, event, account)
    },
    DraftVersionSent: (event, db, account) => {
      markSent(db).run({ id: event.data.draft, account, on: event.data.on, version: event.meta.version })
      put(db, event, account)
    },
    DraftLayoutChosen: (event, db, account) => {
      layOut(db).run({ id: event.data.draft, account, layout: event.data.layout })
      put(db, event, account)
    },
    DraftErased: ({ data }, db, account) => remove(db).run({ id: data.draft, account }),
  },
})

/** A person's own draft; undefined for somebody else's. */
export const draftById = (db: ViewsDb, account: string, id: string): DraftRow | undefined =>
  byId(db).get({ id, account })

const ofAccount = selectWhere(drafts, ['account'], { order: [desc(drafts.startedAt), desc(drafts.id)] })

/** All drafts of an account, the newest first; server/drafts/drafts.ts bounds how many there can be. */
export const draftsOf = (db: ViewsDb, account: string): DraftRow[] => ofAccount(db).all({ account })

const latestChange = selectWhere(drafts, and(eq(drafts.account, at('account')), ne(drafts.origin, 'version')), {
  columns: { at: sql<number | null>`max(${drafts.writtenAt})` },
})

/** When the person last changed the words of a draft of their own résumé, in ms; null if never. Reads no text. */
export const lastDraftChange = (db: ViewsDb, account: string): number | null =>
  latestChange(db).get({ account })?.at ?? null

const changed = selectWhere(
  drafts,
  and(
    eq(drafts.account, at('account')),
    eq(drafts.analysis, at('analysis')),
    ne(drafts.origin, 'version'),
    gt(drafts.version, 1),
  ),
  { columns: ['id', 'version'], order: [desc(drafts.startedAt), desc(drafts.id)], limit: 1 },
)

/** The person's newest draft of an analysis, if they changed it. Reads no text. */
export const changedDraftOf = (
  db: ViewsDb,
  account: string,
  analysis: string,
): Pick<DraftRow, 'id' | 'version'> | undefined => changed(db).get({ account, analysis })
