// The texts of a LinkedIn profile, stored as the person last left them, with or without an analysis.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'

export type LinkedinDraft = NonNullable<Extract<DomainEvent, { type: 'LinkedinDraftSaved' }>['personal']>

type LinkedinCommand = { readonly kind: 'save-draft'; readonly draft: LinkedinDraft }

type LinkedinState = { readonly registered: boolean; readonly draft: LinkedinDraft }

type LinkedinRefusal = 'account-missing'

const empty: LinkedinDraft = { headline: '', about: '', experience: '' }

const same = (a: LinkedinDraft, b: LinkedinDraft): boolean =>
  a.headline === b.headline && a.about === b.about && a.experience === b.experience

/** Saving the same text again makes no event, so that the log grows only when the text changes. */
export const linkedin: Decider<LinkedinState, LinkedinCommand, DomainEvent, LinkedinRefusal> = {
  initial: { registered: false, draft: empty },

  evolve: (state, event) => {
    if (event.type === 'AccountRegistered') return { ...state, registered: true }
    return event.type === 'LinkedinDraftSaved' ? { ...state, draft: event.personal ?? empty } : state
  },

  decide: ({ draft }, state) => {
    if (!state.registered) return refuse('account-missing')
    return same(draft, state.draft) ? accept() : accept({ type: 'LinkedinDraftSaved', data: {}, personal: draft })
  },
}
