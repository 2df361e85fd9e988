// A draft is begun once, changed as often as its person likes, and deleted for good. Whoever saves says which version they wrote
// from: one that is not the latest is merged, so that two windows lose neither's text.
import type { AccountEvent } from '../../events/schema/account'
import type { draftCauses, draftOrigins } from '../../events/schema/drafts'
import { accept, type Decider, refuse } from '../decider'
import {
  applied,
  type DraftContent,
  differenceOf,
  draftLimits,
  emptyContent,
  fits,
  wholeEvery,
  wholeOf,
} from './content'
import { merge } from './merge'

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
    }
  | {
      readonly kind: 'change'
      readonly draft: string
      readonly cause: (typeof draftCauses)[number]
      /** What the draft said in the version this was written from; null when that is the latest. */
      readonly base: DraftContent | null
      readonly content: DraftContent
    }
  | { readonly kind: 'erase'; readonly draft: string }

export type DraftState = {
  readonly started: boolean
  readonly erased: boolean
  readonly changes: number
  readonly content: DraftContent
}
export type DraftRefusal = 'draft-exists' | 'draft-missing' | 'draft-too-large' | 'draft-full'

export const draft: Decider<DraftState, DraftCommand, AccountEvent, DraftRefusal> = {
  initial: { started: false, erased: false, changes: 0, content: emptyContent },

  evolve: (state, event) => {
    switch (event.type) {
      case 'DraftStarted':
        return { ...state, started: true, content: event.personal ?? emptyContent }
      case 'DraftChanged':
        return {
          ...state,
          changes: state.changes + 1,
          content: event.personal ? applied(state.content, event.personal) : state.content,
        }
      case 'DraftErased':
        return { ...state, erased: true, content: emptyContent }
      default:
        return state
    }
  },

  decide: (command, state) => {
    if (command.kind === 'start') {
      if (state.started) return refuse('draft-exists')
      const { draft: id, origin, analysis, score, name, content } = command
      if (!fits(content) || name.length > draftLimits.field) return refuse('draft-too-large')
      const personal = { name, parts: [...content.parts], skipped: [...content.skipped] }
      return accept({ type: 'DraftStarted', data: { draft: id, origin, analysis, score }, personal } as AccountEvent)
    }
    if (!state.started || state.erased) return refuse('draft-missing')
    if (command.kind === 'erase') return accept({ type: 'DraftErased', data: { draft: command.draft }, personal: null })
    const { base, content, cause } = command
    if (!fits(content)) return refuse('draft-too-large')
    const wanted = base ? merge(base, content, state.content) : content
    // Two windows together may pass a bound that each keeps.
    if (!fits(wanted)) return refuse('draft-too-large')
    const delta = differenceOf(state.content, wanted)
    if (!delta) return accept()
    if (state.changes >= draftLimits.changes) return refuse('draft-full')
    const personal = (state.changes + 1) % wholeEvery === 0 ? wholeOf(wanted) : delta
    return accept({ type: 'DraftChanged', data: { draft: command.draft, cause }, personal } as AccountEvent)
  },
}
