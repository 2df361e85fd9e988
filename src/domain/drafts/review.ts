// Links to a draft for somebody outside, and their comments. A link is for one person, ends by itself and can be ended at any
// time; what its reader may add is bounded, because a reader has no account.

import type { CommentState } from '../../events/schema/drafts/reviews'
import type { DomainEvent } from '../../events/schema/events'
import { dayMs, hourMs } from '../../time/units'
import { accept, type Decider, refuse } from '../decider'

/** Bounds of the links to one draft. Characters are UTF-16 units. */
export const reviewLimits = {
  /** Links that can be opened at a time, and links there may ever have been. */
  open: 5,
  shares: 100,
  /** Days a link can be opened: what is offered, of which the second is the usual one. */
  days: [3, 7, 30],
  label: 60,
  author: 60,
  text: 1_000,
  /** Of the line that is commented, as it is stored with the comment. */
  quote: 300,
  /** Comments of one link, and of all links of a draft together. */
  commentsOfOne: 40,
  comments: 200,
  /** Ms after which another comment of the same link is announced in the bell. */
  announceAfter: hourMs,
  /** Times one comment can be ticked off and opened again. */
  settled: 20,
} as const

export type ReviewCommand =
  | {
      readonly kind: 'share'
      readonly draft: string
      readonly share: string
      readonly hash: string
      readonly label: string
      /** Now, in ms, and for how many days it can be opened. */
      readonly at: number
      readonly days: number
      /** Links that ended with something that happened to the account. */
      readonly over: readonly string[]
    }
  | { readonly kind: 'revoke'; readonly draft: string; readonly share: string }
  | {
      readonly kind: 'comment'
      readonly draft: string
      readonly share: string
      readonly comment: string
      readonly part: string | null
      readonly line: string | null
      readonly author: string
      readonly text: string
      readonly quote: string
      /** Now, in ms. */
      readonly at: number
    }
  | { readonly kind: 'settle'; readonly draft: string; readonly comment: string; readonly state: CommentState }

type Share = {
  readonly until: number
  readonly revoked: boolean
  readonly comments: number
  /** When the bell last announced one of its comments, in ms; 0 before. */
  readonly announcedAt: number
}
type Comment = { readonly state: CommentState; readonly settled: number; readonly announced: boolean }
type ReviewState = {
  readonly shares: ReadonlyMap<string, Share>
  readonly comments: ReadonlyMap<string, Comment>
}
export type ReviewRefusal =
  | 'share-closed'
  | 'shares-open'
  | 'shares-full'
  | 'share-days'
  | 'comments-full'
  | 'comment-missing'
  | 'comment-text'

const withOne = <Value>(all: ReadonlyMap<string, Value>, id: string, value: Value): ReadonlyMap<string, Value> =>
  new Map(all).set(id, value)

/** Whether a link can be opened at `at` (ms). */
export const isOpenShare = (share: Pick<Share, 'until' | 'revoked'>, at: number): boolean =>
  !share.revoked && at < share.until

const revoked = (draft: string, share: string): DomainEvent => ({
  type: 'DraftShareRevoked',
  data: { draft, share },
  personal: null,
})

export const review: Decider<ReviewState, ReviewCommand, DomainEvent, ReviewRefusal> = {
  initial: { shares: new Map(), comments: new Map() },

  evolve: (state, event) => {
    switch (event.type) {
      case 'DraftShared': {
        const { share, until } = event.data
        const newShare = { until, revoked: false, comments: 0, announcedAt: 0 }
        return { ...state, shares: withOne(state.shares, share, newShare) }
      }
      case 'DraftShareRevoked': {
        const current = state.shares.get(event.data.share)
        if (!current) return state
        return { ...state, shares: withOne(state.shares, event.data.share, { ...current, revoked: true }) }
      }
      case 'DraftCommented': {
        const { share, comment, at, announced } = event.data
        const current = state.shares.get(share)
        if (!current) return state
        const announcedAt = announced ? at : current.announcedAt
        return {
          shares: withOne(state.shares, share, { ...current, comments: current.comments + 1, announcedAt }),
          comments: withOne(state.comments, comment, { state: 'open', settled: 0, announced }),
        }
      }
      case 'DraftCommentSettled': {
        const current = state.comments.get(event.data.comment)
        if (!current) return state
        const settled = { ...current, state: event.data.state, settled: current.settled + 1 }
        return { ...state, comments: withOne(state.comments, event.data.comment, settled) }
      }
      default:
        return state
    }
  },

  decide: (command, { shares, comments }) => {
    const { draft } = command
    switch (command.kind) {
      case 'share': {
        const { share, hash, label, at, days } = command
        const over = command.over.filter((id) => shares.get(id)?.revoked === false)
        if (!reviewLimits.days.some((offered) => offered === days)) return refuse('share-days')
        if (shares.size >= reviewLimits.shares) return refuse('shares-full')
        const open = [...shares].filter(([id, one]) => !over.includes(id) && isOpenShare(one, at)).length
        if (open >= reviewLimits.open) return refuse('shares-open')
        const personal = { label: label.trim().slice(0, reviewLimits.label) }
        return accept<DomainEvent>(...over.map((one) => revoked(draft, one)), {
          type: 'DraftShared',
          data: { draft, share, hash, until: at + days * dayMs },
          personal,
        })
      }
      case 'revoke': {
        const current = shares.get(command.share)
        if (!current) return refuse('share-closed')
        if (current.revoked) return accept()
        return accept(revoked(draft, command.share))
      }
      case 'comment': {
        const { share, comment, part, line, at } = command
        const [author, text] = [command.author.trim(), command.text.trim()]
        const current = shares.get(share)
        if (!current || !isOpenShare(current, at)) return refuse('share-closed')
        if (text === '' || text.length > reviewLimits.text || author === '' || author.length > reviewLimits.author)
          return refuse('comment-text')
        if (current.comments >= reviewLimits.commentsOfOne || comments.size >= reviewLimits.comments)
          return refuse('comments-full')
        const announced = current.announcedAt === 0 || at - current.announcedAt >= reviewLimits.announceAfter
        const personal = { author, text, quote: command.quote.slice(0, reviewLimits.quote) }
        return accept({ type: 'DraftCommented', data: { draft, share, comment, part, line, at, announced }, personal })
      }
      case 'settle': {
        const current = comments.get(command.comment)
        if (!current || current.state === 'removed') return refuse('comment-missing')
        if (current.state === command.state) return accept()
        if (command.state !== 'removed' && current.settled >= reviewLimits.settled) return refuse('comments-full')
        const data = { draft, comment: command.comment, state: command.state }
        return accept({ type: 'DraftCommentSettled', data, personal: null })
      }
    }
  },
}
