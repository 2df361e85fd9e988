// The outcome for the optimised files of a résumé, recorded once for each reading of it: an analysis, and each correction of it.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'

type OptimisedFacts = NonNullable<Extract<DomainEvent, { type: 'OptimisedResumeChecked' }>['personal']>['facts']

/** `facts` is null where no file is offered. */
type OptimisedCommand = {
  readonly kind: 'check'
  readonly analysis: string
  /** How many changes of its corrections there had been when it was read. */
  readonly reading: number
  readonly facts: OptimisedFacts
}

type OptimisedState = { readonly registered: boolean; readonly checked: readonly string[] }

type OptimisedRefusal = 'account-missing' | 'already-checked'

/** The newest readings remembered as checked: a check follows its analysis within seconds. */
const remembered = 20

/** A reading of an analysis: the file's own, or the one after so many changes of its corrections. */
const keyOf = (analysis: string, reading: number): string => `${analysis} ${reading}`

export const optimised: Decider<OptimisedState, OptimisedCommand, DomainEvent, OptimisedRefusal> = {
  initial: { registered: false, checked: [] },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return { ...state, registered: false }
      case 'OptimisedResumeChecked':
        return {
          ...state,
          checked: [...state.checked, keyOf(event.data.analysis, event.data.reading)].slice(-remembered),
        }
      default:
        return state
    }
  },

  decide: ({ analysis, reading, facts }, { registered, checked }) => {
    if (!registered) return refuse('account-missing')
    if (checked.includes(keyOf(analysis, reading))) return refuse('already-checked')
    return accept({ type: 'OptimisedResumeChecked', data: { analysis, reading }, personal: { facts } })
  },
}
