// A person's settings: each event holds all of them, so the last one alone is needed.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'

export type Settings = Extract<DomainEvent, { type: 'SettingsChanged' }>['data']

type SettingsCommand = { readonly kind: 'save'; readonly settings: Settings }

/** `saved` is null until a person has set anything. */
type SettingsState = { readonly registered: boolean; readonly saved: Settings | null }

export const settings: Decider<SettingsState, SettingsCommand, DomainEvent, 'account-missing'> = {
  initial: { registered: false, saved: null },

  evolve: (state, event) => {
    if (event.type === 'AccountRegistered') return { ...state, registered: true }
    if (event.type === 'SettingsChanged') return { ...state, saved: event.data }
    return event.type === 'AccountErased' ? settings.initial : state
  },

  decide: ({ settings: { theme, language, emails } }, { registered, saved }) => {
    if (!registered) return refuse('account-missing')
    const same = saved?.theme === theme && saved.language === language && saved.emails === emails
    return same ? accept() : accept({ type: 'SettingsChanged', data: { theme, language, emails }, personal: null })
  },
}
