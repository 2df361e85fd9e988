// Writing to support: each text is recorded as an event, and thereby safe; mailing it follows (support-mail.ts).
import { support } from '../../domain/support/support'
import { accountStream, supportStream } from '../../events/schema/events'
import type { Subject, SupportAuthor } from '../../events/schema/vocabulary'
import { messagesOf, supportMessageById } from '../../projections/support/support'
import { hourMs, minuteMs } from '../../time/units'
import { planIncludes } from '../billing/allowance'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { supportBucket, supportTotalBucket } from '../security/buckets'
import { fillOutbox } from './support-mail'

export type SupportOutcome =
  /** `due`: by when an answer was promised (ms). */
  | { readonly ok: true; readonly due: number | null }
  | { readonly ok: false; readonly code: 'busy' | 'message-missing' | 'thread-full' }
  | { readonly ok: false; readonly code: 'throttled'; readonly waitMs: number }

type Letter = {
  readonly name: string
  readonly email: string
  readonly subject: Subject
  readonly text: string
}

/** By when an answer is promised to somebody who writes now (ms); null where the person's plan does not include it. */
export const dueFor = (core: Core, { person, now }: RequestContext): number | null =>
  person && planIncludes(core, person.account, now, 'suporte_prioritario')
    ? now + core.catalogue.supportHours * hourMs
    : null

const throttled = (core: Core, { address, now }: RequestContext): Exclude<SupportOutcome, { ok: true }> | null => {
  const buckets = [
    [`support ${address}`, supportBucket],
    ['support', supportTotalBucket],
  ] as const
  const waitMs = core.throttle.takeAll(buckets, now)
  return waitMs === 0 ? null : { ok: false, code: 'throttled', waitMs }
}

/** For how long the same text about the same subject is taken for a second press of the button. */
const repeatMs = minuteMs
/** So many of an account's newest messages are looked through for it. */
const repeatsRead = 20

/** The message that this one repeats, if its account has just sent it. */
const messageRepeatedBy = (core: Core, { subject, text }: Letter, { person, now }: RequestContext) =>
  person &&
  messagesOf(core.views.db, accountStream(person.account), repeatsRead).find(
    (message) => message.subject === subject && message.text === text && now - message.at < repeatMs,
  )

/**
 * Records a message, once however often it is sent within a minute. One of a signed-in person lies in their account's stream, so that erasing the account erases it; any
 * other has a stream, and with it a key, of its own.
 */
export const sendToSupport = async (core: Core, letter: Letter, ctx: RequestContext): Promise<SupportOutcome> => {
  const { person, now, language, correlation } = ctx
  const refusal = throttled(core, ctx)
  if (refusal) return refusal
  const repeatedMessage = messageRepeatedBy(core, letter, ctx)
  if (repeatedMessage) return { ok: true, due: repeatedMessage.due }
  const message = Bun.randomUUIDv7()
  const stream = person ? accountStream(person.account) : supportStream(message)
  const due = dueFor(core, ctx)
  const command = { kind: 'send', message, language, due, ...letter } as const
  const metadata = { at: now, actor: person?.account ?? null, correlation, causation: null }
  const stored = await core.handle(support, stream, command, metadata)
  if (!stored.ok) return { ok: false, code: 'busy' }
  // A mail server may take its time, and is started by the event itself (jobs/mail-queue.ts); the folder is a file's fsync away.
  if (!core.config.smtp) await fillOutbox(core)
  return { ok: true, due }
}

/** Records one more text of a thread. Who may write in it is for the caller to know. */
export const replyToMessage = async (
  core: Core,
  ctx: RequestContext,
  { message, text, by }: { readonly message: string; readonly text: string; readonly by: SupportAuthor },
): Promise<SupportOutcome> => {
  const original = supportMessageById(core.views.db, message)
  if (!original) return { ok: false, code: 'message-missing' }
  const due = by === 'person' ? dueFor(core, ctx) : null
  const metadata = { at: ctx.now, actor: ctx.person?.account ?? null, correlation: ctx.correlation, causation: null }
  const command = { kind: 'reply', message, reply: Bun.randomUUIDv7(), by, due, text } as const
  const stored = await core.handle(support, original.stream, command, metadata)
  if (!stored.ok)
    return {
      ok: false,
      code: stored.code === 'message-missing' || stored.code === 'thread-full' ? stored.code : 'busy',
    }
  if (!core.config.smtp) await fillOutbox(core)
  return { ok: true, due }
}

/** The same by the person who wrote the message: only in a thread of their own account, and no faster than messages. */
export const replyAsPerson = async (
  core: Core,
  ctx: RequestContext,
  message: string,
  text: string,
): Promise<SupportOutcome> => {
  const original = supportMessageById(core.views.db, message)
  if (!ctx.person || original?.stream !== accountStream(ctx.person.account))
    return { ok: false, code: 'message-missing' }
  return throttled(core, ctx) ?? replyToMessage(core, ctx, { message, text, by: 'person' })
}
