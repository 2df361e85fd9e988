// Writing to support: a message is kept once, and mailed once.
import type { AccountEvent } from '../events/account'
import { accept, type Decider, refuse } from './decider'

type Of<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>

export type SupportCommand =
  | ({ readonly kind: 'send' } & Of<'SupportMessageSent'>['data'] & NonNullable<Of<'SupportMessageSent'>['personal']>)
  | ({ readonly kind: 'mailed' } & Of<'SupportMessageMailed'>['data'])

/** Each message of the stream by id; true once it is mailed. */
export type SupportState = ReadonlyMap<string, boolean>

export type SupportRefusal = 'message-repeated' | 'message-missing'

export const support: Decider<SupportState, SupportCommand, AccountEvent, SupportRefusal> = {
  initial: new Map(),

  evolve: (state, event) => {
    if (event.type !== 'SupportMessageSent' && event.type !== 'SupportMessageMailed') return state
    return new Map(state).set(event.data.message, event.type === 'SupportMessageMailed')
  },

  decide: (command, state) => {
    const { message } = command
    if (command.kind === 'mailed') {
      if (!state.has(message)) return refuse('message-missing')
      // Mailing may be tried again after a crash; that it was done is told once.
      if (state.get(message)) return accept()
      return accept({ type: 'SupportMessageMailed', data: { message, by: command.by }, personal: null })
    }
    if (state.has(message)) return refuse('message-repeated')
    const { subject, language, name, email, text } = command
    return accept({
      type: 'SupportMessageSent',
      data: { message, subject, language },
      personal: { name, email, text },
    })
  },
}
