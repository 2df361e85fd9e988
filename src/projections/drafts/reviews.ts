// Links to drafts and the comments their readers wrote.
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { endsOutsideAccess } from '../../domain/accounts/outside-access'
import type { CommentState } from '../../events/schema/drafts/reviews'
import { accountProjection, onEach } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

const draftShares = sqliteTable(
  'draft_shares',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    draft: text().notNull(),
    /** SHA-256 of the link's token, hexadecimal. */
    hash: text().notNull(),
    label: text().notNull(),
    madeAt: integer('made_at').notNull(),
    until: integer().notNull(),
    /** Its person ended it, or the account got another password. */
    revoked: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [uniqueIndex('draft_shares_by_hash').on(table.hash), index('draft_shares_by_account').on(table.account)],
)

const draftComments = sqliteTable(
  'draft_comments',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    draft: text().notNull(),
    share: text().notNull(),
    part: text(),
    line: text(),
    author: text().notNull(),
    text: text().notNull(),
    /** The line as it was when it was commented; '' for a comment about a part or all of it. */
    quote: text().notNull(),
    at: integer().notNull(),
    state: text().$type<CommentState>().notNull(),
  },
  (table) => [index('draft_comments_by_account').on(table.account, table.draft)],
)

export type ShareRow = typeof draftShares.$inferSelect
export type CommentRow = typeof draftComments.$inferSelect

const at = sql.placeholder
const share = insertNew(draftShares, ['id', 'account', 'draft', 'hash', 'label', 'until'], {
  madeAt: at('at'),
  revoked: false,
})
const revoke = updateWhere(draftShares, ['id', 'account'], { revoked: true })
const revokeAll = updateWhere(draftShares, ['account'], { revoked: true })
const comment = insertNew(
  draftComments,
  ['id', 'account', 'draft', 'share', 'part', 'line', 'author', 'text', 'quote', 'at'],
  { state: 'open' },
)
const settle = updateWhere(draftComments, ['id', 'account'], ['state'])
const ofDraft = [draftShares, draftComments].map((table) => deleteWhere(table, ['account', 'draft']))

export const draftReviewProjection = accountProjection({
  name: 'draft-review',
  version: 2,
  owned: [draftShares, draftComments],
  on: {
    DraftShared: (event, db, account) => {
      const { share: id, draft, hash, until } = event.data
      share(db).run({ id, account, draft, hash, until, at: event.meta.at, label: event.personal?.label ?? '' })
    },
    DraftShareRevoked: (event, db, account) => revoke(db).run({ id: event.data.share, account }),
    ...onEach(endsOutsideAccess, (_event, db, account) => revokeAll(db).run({ account })),
    DraftCommented: (event, db, account) => {
      const { author = '', text: words = '', quote = '' } = event.personal ?? {}
      comment(db).run({ ...event.data, id: event.data.comment, account, author, text: words, quote })
    },
    DraftCommentSettled: (event, db, account) =>
      settle(db).run({ id: event.data.comment, account, state: event.data.state }),
    DraftErased: (event, db, account) => {
      for (const remove of ofDraft) remove(db).run({ account, draft: event.data.draft })
    },
  },
})

const byHash = selectWhere(draftShares, ['hash'])
const sharesOfDraft = selectWhere(draftShares, ['account', 'draft'], { order: sql`${draftShares.madeAt} desc` })
const commentsOfDraft = selectWhere(draftComments, ['account', 'draft'], {
  order: [draftComments.at, draftComments.id],
})

/** The link with this token's hash, ended or not. */
export const shareByHash = (db: ViewsDb, hash: string): ShareRow | undefined => byHash(db).get({ hash })

/** The links to a draft, newest first; domain/drafts/review.ts bounds how many there are. */
export const sharesOf = (db: ViewsDb, account: string, draft: string): ShareRow[] =>
  sharesOfDraft(db).all({ account, draft })

/** The comments on a draft, oldest first, without those that were taken away. */
export const commentsOf = (db: ViewsDb, account: string, draft: string): CommentRow[] =>
  commentsOfDraft(db)
    .all({ account, draft })
    .filter(({ state }) => state !== 'removed')
