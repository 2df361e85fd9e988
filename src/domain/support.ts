// Messages to support: each is stored once, and mailed once.
import type { AccountEvent } from '../events/schema/account'
import { accept, type Decider, refuse } from './decider'

type Of<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>

export type SupportCommand =
  | ({ readonly kind: 'send' } & Of<'SupportMessageSent'>['data'] & NonNullable<Of<'SupportMessageSent'>['personal']>)
  | ({ readonly kind: 'mailed' } & Of<'SupportMessageMailed'>['data'])
  | ({ readonly kind: 'answered' } & Of<'SupportMessageAnswered'>['data'])
  /** Undoes `answered`. */
  | ({ readonly kind: 'reopened' } & Of<'SupportMessageReopened'>['data'])
  /** Permanent. Only for a visitor's message: those of an account are erased with it. */
  | ({ readonly kind: 'erase' } & Of<'SupportMessageErased'>['data'])

/** Each message of the stream by id: whether it is mailed, and whether an admin has marked it as answered. */
export type SupportState = ReadonlyMap<string, { readonly mailed: boolean; readonly answered: boolean }>

export type SupportRefusal = 'message-repeated' | 'message-missing'

export const support: Decider<SupportState, SupportCommand, AccountEvent, SupportRefusal> = {
  initial: new Map(),

  evolve: (state, event) => {
    const known = (message: string) => state.get(message) ?? { mailed: false, answered: false }
    switch (event.type) {
      case 'SupportMessageSent':
        return new Map(state).set(event.data.message, known(event.data.message))
      case 'SupportMessageMailed':
        return new Map(state).set(event.data.message, { ...known(event.data.message), mailed: true })
      case 'SupportMessageAnswered':
      case 'SupportMessageReopened': {
        const answered = event.type === 'SupportMessageAnswered'
        return new Map(state).set(event.data.message, { ...known(event.data.message), answered })
      }
      case 'SupportMessageErased': {
        const left = new Map(state)
        left.delete(event.data.message)
        return left
      }
      default:
        return state
    }
  },

  decide: (command, state) => {
    const { message } = command
    const known = state.get(message)
    if (command.kind === 'send') {
      if (known) return refuse('message-repeated')
      const { subject, language, name, email, text } = command
      return accept({
        type: 'SupportMessageSent',
        data: { message, subject, language },
        personal: { name, email, text },
      })
    }
    if (!known) return refuse('message-missing')
    // Mailing may be retried after a crash, and two admins may answer at once; each is recorded once.
    switch (command.kind) {
      case 'erase':
        return accept({ type: 'SupportMessageErased', data: { message, reason: command.reason }, personal: null })
      case 'mailed':
        return known.mailed
          ? accept()
          : accept({ type: 'SupportMessageMailed', data: { message, by: command.by }, personal: null })
      case 'answered':
        return known.answered ? accept() : accept({ type: 'SupportMessageAnswered', data: { message }, personal: null })
      case 'reopened':
        return known.answered ? accept({ type: 'SupportMessageReopened', data: { message }, personal: null }) : accept()
    }
  },
}
