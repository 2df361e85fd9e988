// A message to support, stored as an event; support-mail.ts then mails it to the admins.
import { support } from '../../domain/support'
import { accountStream, supportStream } from '../../events/schema/account'
import type { Subject } from '../../events/schema/vocabulary'
import type { Core } from '../core'
import type { RequestContext } from '../http/request/request-context'
import { supportBucket, supportTotalBucket } from '../runtime/throttle'
import { mailToAdmins } from './support-mail'

export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'busy' }
  | { readonly ok: false; readonly code: 'throttled'; readonly waitMs: number }

export type Letter = {
  readonly name: string
  readonly email: string
  readonly subject: Subject
  readonly text: string
}

/**
 * Stores a message. One of a signed-in person belongs to their account's stream, so that erasing the account erases it;
 * any other has a stream of its own, with its own key.
 */
export const sendToSupport = async (core: Core, letter: Letter, ctx: RequestContext): Promise<Sent> => {
  const { person, now, language, correlation } = ctx
  const buckets = [
    [`support ${ctx.address}`, supportBucket],
    ['support', supportTotalBucket],
  ] as const
  const waitMs = Math.max(...buckets.map(([key, bucket]) => core.throttle.wait(key, bucket, now)))
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  for (const [key, bucket] of buckets) core.throttle.take(key, bucket, now)

  const message = Bun.randomUUIDv7()
  const stream = person ? accountStream(person.account) : supportStream(message)
  const command = { kind: 'send', message, language, ...letter } as const
  const metadata = { at: now, actor: person?.account ?? null, correlation, causation: null }
  const stored = await core.handle(support, stream, command, metadata)
  if (!stored.ok) return { ok: false, code: 'busy' }
  // The mail server is notified by the event itself (mail-queue.ts); the outbox takes only a file's fsync.
  if (!core.config.smtp) await mailToAdmins(core)
  return { ok: true }
}
