// The commands of a draft, and the reasons why one is refused.
import type { DraftLayout, draftCauses, draftOrigins, leftOutKinds } from '../../events/schema/drafts/drafts'
import type { DraftContent } from './content'

/** What was not taken over from the file a draft is made from. */
export type LeftOut = (typeof leftOutKinds)[number]

export type DraftCommand =
  | {
      readonly kind: 'start'
      readonly draft: string
      readonly origin: (typeof draftOrigins)[number]
      readonly analysis: string | null
      /** 0 to 100: that of the file it is made from. */
      readonly score: number | null
      readonly name: string
      readonly content: DraftContent
      readonly left: readonly LeftOut[]
    }
  /** The text of another analysed file in the place of its own. */
  | {
      readonly kind: 'replace'
      readonly draft: string
      readonly analysis: string
      readonly content: DraftContent
      readonly left: readonly LeftOut[]
    }
  | {
      readonly kind: 'change'
      readonly draft: string
      readonly cause: (typeof draftCauses)[number]
      /** The content of the version this was written from; null when that is the latest. */
      readonly base: DraftContent | null
      readonly content: DraftContent
    }
  | {
      readonly kind: 'start-vacancy-copy'
      readonly draft: string
      /** The draft it is a copy of, and the version of its stream that the content is from. */
      readonly of: string
      readonly followed: number
      readonly vacancy: string
      readonly name: string
      readonly content: DraftContent
    }
  | {
      readonly kind: 'follow'
      readonly draft: string
      /** The text of the draft it is a copy of: when it was last followed, and now, with its version. */
      readonly before: DraftContent
      readonly now: DraftContent
      readonly followed: number
    }
  /** `on` is a day as `2026-11-22`. */
  | { readonly kind: 'sent'; readonly draft: string; readonly on: string }
  | { readonly kind: 'lay-out'; readonly draft: string; readonly layout: DraftLayout }
  | { readonly kind: 'erase'; readonly draft: string }
export type DraftRefusal = 'draft-exists' | 'draft-missing' | 'draft-too-large' | 'draft-full' | 'draft-no-vacancy-copy'
