// Erasing a visitor's message: the event first, then its key and its mails, as for an account (accounts/data/erase.ts).
import { support } from '../../domain/support/support'
import type { AdminReason } from '../../events/schema/vocabulary'
import type { EventMetadata } from '../../events/store/log'
import type { Core } from '../core/core'
import { removeFromOutbox } from '../mail/outbox'
import { attemptStep } from '../runtime/attempt-step'
import { scrubViews } from '../runtime/scrub-views'
import { outboxOwner } from './support-mail'

type Message = { readonly id: string; readonly stream: string }

const forget = async (core: Core, { id, stream }: Message): Promise<void> => {
  await core.events.forget(stream)
  const replies = core.events.read(stream).filter(({ type }) => type === 'SupportReplySent')
  for (const mail of [id, ...replies.map(({ data }) => String(data.reply))])
    removeFromOutbox(core, outboxOwner(stream), mail)
}

/** `not-a-visitor`: it belongs to an account's stream and is erased with that. */
export const eraseMessage = async (
  core: Core,
  message: Message,
  reason: AdminReason,
  metadata: EventMetadata,
): Promise<'erased' | 'not-a-visitor' | 'busy'> => {
  if (!message.stream.startsWith('support/')) return 'not-a-visitor'
  const outcome = await core.handle(support, message.stream, { kind: 'erase', message: message.id, reason }, metadata)
  if (!outcome.ok && outcome.code !== 'message-missing') return 'busy'
  await forget(core, message)
  await scrubViews(core)
  return 'erased'
}

/** Messages read at a time. */
const pageSize = 1_000

/** Completes earlier erasures that a crash interrupted; idempotent. How many failed again, which keeps no other from being tried. */
export const finishMessageErasures = async (core: Core): Promise<number> => {
  const until = core.events.position()
  let after = 0
  let failed = 0
  for (;;) {
    const page = core.events.readOfTypes(['SupportMessageErased'], after, until, pageSize)
    for (const { data, stream } of page)
      if (!(await attemptStep('message', () => forget(core, { id: String(data.message), stream })))) failed++
    if (page.length < pageSize) return failed
    after = page.at(-1)?.position ?? until
  }
}
