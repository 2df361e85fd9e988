// A message to support and its thread: each text is recorded once and mailed once, and somebody waits until it is answered.
import type { DomainEvent } from '../../events/schema/events'
import { accept, type Decider, refuse } from '../decider'
import { emptyMap, type SharingMap } from '../sharing-map'

type Of<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>

export type SupportCommand =
  | ({ readonly kind: 'send' } & Of<'SupportMessageSent'>['data'] & NonNullable<Of<'SupportMessageSent'>['personal']>)
  | ({ readonly kind: 'mailed' } & Of<'SupportMessageMailed'>['data'])
  /** An admin's answers the message, the person's own makes it wait again. */
  | ({ readonly kind: 'reply' } & Of<'SupportReplySent'>['data'] & NonNullable<Of<'SupportReplySent'>['personal']>)
  | ({ readonly kind: 'reply-mailed' } & Of<'SupportReplyMailed'>['data'])
  /** Answered in another way, such as by telephone. */
  | ({ readonly kind: 'answered' } & Of<'SupportMessageAnswered'>['data'])
  /** Undoes `answered`. */
  | ({ readonly kind: 'reopened' } & Of<'SupportMessageReopened'>['data'])
  /** Permanent. Only for a visitor's message: those of an account are erased with it. */
  | ({ readonly kind: 'erase' } & Of<'SupportMessageErased'>['data'])

/** Texts of one thread at most, the first message among them: a new message starts another. */
export const threadMax = 50

type Thread = {
  readonly mailed: boolean
  readonly answered: boolean
  /** Each reply by id: whether it is mailed. */
  readonly replies: ReadonlyMap<string, boolean>
}

/** Each message of the stream by id. */
type SupportState = SharingMap<Thread>

type SupportRefusal = 'message-repeated' | 'message-missing' | 'thread-full'

const noThread: Thread = { mailed: false, answered: false, replies: new Map() }

export const support: Decider<SupportState, SupportCommand, DomainEvent, SupportRefusal> = {
  initial: emptyMap(),

  evolve: (state, event) => {
    const change = (message: string, to: (current: Thread) => Partial<Thread>): SupportState => {
      const thread = state.get(message) ?? noThread
      return state.with(message, { ...thread, ...to(thread) })
    }
    switch (event.type) {
      case 'SupportMessageSent':
        return change(event.data.message, () => ({}))
      case 'SupportMessageMailed':
        return change(event.data.message, () => ({ mailed: true }))
      case 'SupportReplySent':
        return change(event.data.message, ({ replies }) => ({ replies: new Map(replies).set(event.data.reply, false) }))
      case 'SupportReplyMailed':
        return change(event.data.message, ({ replies }) => ({ replies: new Map(replies).set(event.data.reply, true) }))
      case 'SupportMessageAnswered':
      case 'SupportMessageReopened':
        return change(event.data.message, () => ({ answered: event.type === 'SupportMessageAnswered' }))
      case 'SupportMessageErased':
        return state.without(event.data.message)
      default:
        return state
    }
  },

  decide: (command, state) => {
    const { message } = command
    const thread = state.get(message)
    if (command.kind === 'send') {
      if (thread) return refuse('message-repeated')
      const { subject, language, due, name, email, text } = command
      return accept({
        type: 'SupportMessageSent',
        data: { message, subject, language, due },
        personal: { name, email, text },
      })
    }
    if (!thread) return refuse('message-missing')
    // Mailing may be tried again after a crash, and two admins may answer at once: each outcome is recorded once.
    switch (command.kind) {
      case 'erase':
        return accept({ type: 'SupportMessageErased', data: { message, reason: command.reason }, personal: null })
      case 'mailed':
        return thread.mailed
          ? accept()
          : accept({ type: 'SupportMessageMailed', data: { message, by: command.by }, personal: null })
      case 'reply':
        return reply(thread, command)
      case 'reply-mailed': {
        const { reply, by } = command
        const mailed = thread.replies.get(reply)
        if (mailed === undefined) return refuse('message-missing')
        return mailed ? accept() : accept({ type: 'SupportReplyMailed', data: { message, reply, by }, personal: null })
      }
      case 'answered':
        return accept(...waiting(thread, message, false))
      case 'reopened':
        return accept(...waiting(thread, message, true))
    }
  },
}

const reply = (thread: Thread, command: Extract<SupportCommand, { kind: 'reply' }>) => {
  const { message, reply: id, by, due, text } = command
  if (thread.replies.has(id)) return accept<DomainEvent>()
  if (thread.replies.size + 1 >= threadMax) return refuse('thread-full' as const)
  const sent: DomainEvent = { type: 'SupportReplySent', data: { message, reply: id, by, due }, personal: { text } }
  return accept(sent, ...waiting(thread, message, by === 'person'))
}

/** Whether somebody waits for an answer from now on; nothing where that is so already. */
const waiting = ({ answered }: Thread, message: string, waits: boolean): DomainEvent[] => {
  if (answered !== waits) return []
  const type = waits ? 'SupportMessageReopened' : 'SupportMessageAnswered'
  return [{ type, data: { message }, personal: null }]
}
