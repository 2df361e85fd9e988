// Writing to support: a message is kept once, and mailed once.
import type { AccountEvent } from '../events/account'
import { accept, type Decider, refuse } from './decider'

type Of<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>

export type SupportCommand =
  | ({ readonly kind: 'send' } & Of<'SupportMessageSent'>['data'] & NonNullable<Of<'SupportMessageSent'>['personal']>)
  | ({ readonly kind: 'mailed' } & Of<'SupportMessageMailed'>['data'])
  | ({ readonly kind: 'answered' } & Of<'SupportMessageAnswered'>['data'])

/** Each message of the stream by id: whether it is mailed, whether an admin has marked it as answered. */
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
        return new Map(state).set(event.data.message, { ...known(event.data.message), answered: true })
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
    // Mailing may be tried again after a crash, and two admins may answer at once; that it was done is told once.
    if (known[command.kind]) return accept()
    return command.kind === 'mailed'
      ? accept({ type: 'SupportMessageMailed', data: { message, by: command.by }, personal: null })
      : accept({ type: 'SupportMessageAnswered', data: { message }, personal: null })
  },
}
