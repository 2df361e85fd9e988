// Events of the stream draft/<account>/<draft>/review: links to a résumé's draft for a mentor or a relative, and what they
// wrote beside its lines. Apart from the draft's own stream, so that a reader's comment never comes between two saves.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id } from '../fields'
import { draftStream } from './drafts'

/** What the person did with a comment: ticked it off, opened it again, or took it away. */
const commentStates = ['done', 'open', 'removed'] as const
export type CommentState = (typeof commentStates)[number]

export const draftReviewEvents = {
  /** `hash` is the SHA-256 of the link's token, which is stored nowhere; `until` in ms. */
  DraftShared: event({
    repeatable: true,
    data: () =>
      z.object({
        draft: id,
        share: id,
        hash: z.string().regex(/^[0-9a-f]{64}$/),
        until: z.number().int().min(1),
      }),
    personal: () => z.object({ label: z.string() }),
    golden: {
      data: { draft: exampleId(1), share: exampleId(1), hash: 'ab'.repeat(32), until: 1_795_000_000_000 },
      personal: { label: 'Tia Rosa' },
    },
  }),
  DraftShareRevoked: event({
    repeatable: false,
    data: () => z.object({ draft: id, share: id }),
    golden: { data: { draft: exampleId(1), share: exampleId(1) } },
  }),
  /** A reader of the link wrote beside a line, a part, or about all of it, at this time (ms). `announced`: the bell announces it. */
  DraftCommented: event({
    repeatable: true,
    data: () =>
      z.object({
        draft: id,
        share: id,
        comment: id,
        part: z.string().nullable(),
        line: z.string().nullable(),
        at: z.number().int().min(0),
        announced: z.boolean(),
      }),
    personal: () => z.object({ author: z.string(), text: z.string(), quote: z.string() }),
    golden: {
      data: {
        draft: exampleId(1),
        share: exampleId(1),
        comment: exampleId(1),
        part: 'p2',
        line: 'l1',
        at: 1_794_900_000_000,
        announced: true,
      },
      personal: {
        author: 'Rosa',
        text: 'Aqui você pode dizer quantas pessoas havia na cozinha.',
        quote: 'Preparei 180 refeições por dia.',
      },
    },
  }),
  /** In the stream of the account: a comment that is announced to it. */
  DraftCommentReceived: event({
    repeatable: true,
    data: () => z.object({ draft: id, comment: id }),
    golden: { data: { draft: exampleId(1), comment: exampleId(1) } },
  }),
  DraftCommentSettled: event({
    repeatable: true,
    data: () => z.object({ draft: id, comment: id, state: z.enum(commentStates) }),
    golden: { data: { draft: exampleId(1), comment: exampleId(1), state: 'done' } },
  }),
} as const

export const reviewEnding = '/review'
/** It begins as the draft's own stream does, so that what erases an account's drafts erases it too. */
export const reviewStream = (account: string, draft: string): string => `${draftStream(account, draft)}${reviewEnding}`

/** The stream of the draft that a review stream is about; null for a stream of another kind. */
export const draftOfReview = (stream: string): string | null =>
  stream.startsWith('draft/') && stream.endsWith(reviewEnding) ? stream.slice(0, -reviewEnding.length) : null
