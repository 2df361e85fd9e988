// Links to a draft: made and ended by its person, opened by anybody with one. The token is in the link alone; the log has its hash.

import { createHash, randomBytes } from 'node:crypto'
import { prefixWithin } from '../../../analysis/bounded'
import { commentNews } from '../../../domain/drafts/comment-news'
import {
  isOpenShare,
  type ReviewCommand,
  type ReviewRefusal,
  review,
  reviewLimits,
} from '../../../domain/drafts/review'
import { reviewStream } from '../../../events/schema/drafts/reviews'
import { accountStream } from '../../../events/schema/events'
import { accountById } from '../../../projections/accounts/account'
import { type DraftRow, draftById } from '../../../projections/drafts/draft'
import { type CommentRow, commentsOf, type ShareRow, shareByHash, sharesOf } from '../../../projections/drafts/reviews'
import type { Core } from '../../core/core'
import { line, paragraphs } from '../../http/request/body/typed-text'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { type Refused, refusalsOf, throttleChange, throttled } from '../../http/response/refusals'
import { logger } from '../../runtime/logger'
import { draftCommentBuckets } from '../../security/buckets'
import { forgetDraft } from '../forget'

/** Bytes of a token: no number of guesses finds one. */
const tokenBytes = 32
const tokenForm = /^[\w-]{43}$/
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const refusedWith = refusalsOf<ReviewRefusal>({
  'share-closed': 410,
  'share-days': 422,
  'comment-text': 422,
  'shares-open': 409,
  'shares-full': 409,
  'comments-full': 409,
  'comment-missing': 404,
})

/** `actor` is null for a reader, who has no account here. */
const decide = async (
  core: Core,
  ctx: RequestContext,
  { account, id }: Pick<DraftRow, 'account' | 'id'>,
  actor: string | null,
  command: ReviewCommand,
): Promise<Refused | null> => {
  const metadata = { at: ctx.now, actor, correlation: ctx.correlation, causation: null }
  const outcome = await core.handle(review, reviewStream(account, id), command, metadata)
  if (!outcome.ok) return refusedWith(ctx, outcome.code)
  // A draft or an account that was erased meanwhile has looked for its streams already.
  if (!draftById(core.views.db, account, id) || !accountById(core.views.db, account))
    await forgetDraft(core, account, id)
  return null
}

/** Makes a link and answers with its token, which nothing stores. */
export const makeShare = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  { label, days }: { readonly label: string; readonly days: number },
): Promise<Refused | { readonly token: string; readonly until: number }> => {
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const token = randomBytes(tokenBytes).toString('base64url')
  const share = Bun.randomUUIDv7()
  const command = {
    kind: 'share',
    draft: row.id,
    share,
    hash: hashOf(token),
    // Cut here between characters: the decider, which cuts again, knows only their number.
    label: prefixWithin(line(label), reviewLimits.label),
    at: ctx.now,
    days,
    over: sharesOf(core.views.db, row.account, row.id).flatMap(({ id, revoked }) => (revoked ? id : [])),
  } as const
  const refused = await decide(core, ctx, row, row.account, command)
  return refused ?? { token, until: shareByHash(core.views.db, hashOf(token))?.until ?? ctx.now }
}

export const revokeShare = async (core: Core, ctx: RequestContext, row: DraftRow, share: string) =>
  throttleChange(core, ctx) ?? decide(core, ctx, row, row.account, { kind: 'revoke', draft: row.id, share })

export const settleComment = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow,
  comment: string,
  state: CommentRow['state'],
) => throttleChange(core, ctx) ?? decide(core, ctx, row, row.account, { kind: 'settle', draft: row.id, comment, state })

export type OpenedShare = { readonly share: ShareRow; readonly draft: DraftRow }

/** What a link opens now; null for one that was never made, has ended, or whose draft or account is gone or closed. */
export const openShare = (core: Core, ctx: RequestContext, token: string): OpenedShare | null => {
  const { db } = core.views
  const share = tokenForm.test(token) ? shareByHash(db, hashOf(token)) : undefined
  if (!share || !isOpenShare(share, ctx.now) || !accountById(db, share.account)?.active) return null
  const draft = draftById(db, share.account, share.draft)
  return draft ? { share, draft } : null
}

/** The comments of this link alone: one reader does not see another's. */
export const commentsOfShare = (core: Core, { share, draft }: OpenedShare): CommentRow[] =>
  commentsOf(core.views.db, draft.account, draft.id).filter((one) => one.share === share.id)

/** `place`: `<part>.<line>`, `<part>`, or '' for a comment about all of it. */
type Comment = { readonly place: string; readonly author: string; readonly text: string }

/** Without signs that turn the direction of what follows, and would show other words than were written. */
const plain = (text: string): string => paragraphs(text).replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')

const placeIn = ({ content }: DraftRow, place: string) => {
  const [partId, id] = place.split('.')
  const part = content.parts.find((one) => one.id === partId && one.kind !== 'contact')
  if (!part) return { part: null, line: null, quote: '' }
  const commentedLine = part.lines.find((one) => one.id === id)
  const quoted = commentedLine?.text ?? Object.values(part.fields).filter(Boolean).join(', ')
  return { part: part.id, line: commentedLine?.id ?? null, quote: prefixWithin(line(quoted), reviewLimits.quote) }
}

/** Records what a reader wrote beside a line. Who may is settled by the link alone. */
export const writeComment = async (
  core: Core,
  ctx: RequestContext,
  { share, draft }: OpenedShare,
  { place, author, text }: Comment,
): Promise<Refused | null> => {
  const refusal =
    throttled(core, ctx, `comment ${networkOf(ctx.address)}`, draftCommentBuckets.network) ??
    throttled(core, ctx, `comment of ${share.id}`, draftCommentBuckets.share)
  if (refusal) return refusal
  const comment = Bun.randomUUIDv7()
  const refused = await decide(core, ctx, draft, null, {
    kind: 'comment',
    draft: draft.id,
    share: share.id,
    comment,
    author: line(author),
    text: plain(text),
    ...placeIn(draft, place),
    at: ctx.now,
  })
  return refused ?? announce(core, ctx, draft, comment)
}

/** The bell: for the first comment of a link, then at most once an hour. Without it the comment stands beside its line all the same. */
const announce = async (core: Core, ctx: RequestContext, draft: DraftRow, comment: string): Promise<null> => {
  const stream = reviewStream(draft.account, draft.id)
  if (!core.states.of(review, stream).state.comments.get(comment)?.announced) return null
  const metadata = { at: ctx.now, actor: null, correlation: ctx.correlation, causation: null }
  const news = { kind: 'received', draft: draft.id, comment } as const
  const outcome = await core.handle(commentNews, accountStream(draft.account), news, metadata)
  if (!outcome.ok) logger.warn('draft.comment_unannounced', { code: outcome.code })
  return null
}

/** Days that a form may ask for; anything else is refused by the rules. */
export const daysIn = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0)
export const usualDays = reviewLimits.days[1] ?? 7
