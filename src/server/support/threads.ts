// The threads of a person, as their page and the call show them.

import type { ThreadJson } from '../../api/account/support'
import { threadMax } from '../../domain/support/support'
import { accountStream } from '../../events/schema/events'
import type { Subject } from '../../events/schema/vocabulary'
import { messagesOf, type SupportMessage } from '../../projections/support/support'
import { repliesOf } from '../../projections/support/support-thread'
import { isoTime } from '../../time/iso'
import type { Core } from '../core/core'

/** The newest so many threads are shown. */
const threadsShown = 10

type Thread = {
  readonly id: string
  readonly subject: Subject
  readonly waits: boolean
  /** By when an answer is promised (ms); null where none is. */
  readonly due: number | null
  readonly full: boolean
  /** Oldest first; times in ms. */
  readonly posts: readonly {
    readonly id: string
    readonly by: 'person' | 'admin'
    readonly at: number
    readonly text: string
  }[]
}

/** A message with all that was written about it since. */
export const threadOf = (core: Core, { id, subject, at, text, answered, due }: SupportMessage): Thread => {
  const replies = repliesOf(core.views.db, id)
  const posts = [
    { id, by: 'person' as const, at, text },
    ...replies.map(({ id, by, at, text }) => ({ id, by, at, text })),
  ]
  return { id, subject, waits: answered === 0, due, full: posts.length >= threadMax, posts }
}

/** The threads of an account, newest message first. */
export const threadsOf = (core: Core, account: string): Thread[] =>
  messagesOf(core.views.db, accountStream(account), threadsShown).map((message) => threadOf(core, message))

export const threadJson = ({ id, subject, waits, due, full, posts }: Thread): ThreadJson => ({
  id,
  assunto: subject,
  respondida: !waits,
  prazo: waits && due !== null ? isoTime(due) : null,
  aberta: !full,
  textos: posts.map(({ id, by, at, text }) => ({
    id,
    de: by === 'admin' ? 'suporte' : 'voce',
    em: isoTime(at),
    texto: text,
  })),
})
