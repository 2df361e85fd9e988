// A message to support: kept as an event, then mailed to the admins. What a crash or a full disk leaves unmailed is
// mailed with the next message or at the next start.
import { support } from '../domain/support'
import { accountStream, supportStream } from '../events/account'
import type { Subject } from '../events/vocabulary'
import { translator } from '../i18n'
import { emailsOfAdmins } from '../projections/account'
import { messagesToMail, type SupportMessage } from '../projections/support'
import type { Core } from './core'
import { isPlainAddress, toEml } from './mail'
import { putInOutbox } from './outbox'
import { supportBucket, supportTotalBucket } from './throttle'
import type { Visit } from './visit'

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
 * Keeps a message. One of a signed-in person lies in their account's stream, so that erasing the account erases it; any
 * other has a stream, and with it a key, of its own.
 */
export const sendToSupport = async (core: Core, letter: Letter, visit: Visit): Promise<Sent> => {
  const { person, now, language, correlation } = visit
  const buckets = [
    [`support ${visit.address}`, supportBucket],
    ['support', supportTotalBucket],
  ] as const
  const waitMs = Math.max(...buckets.map(([key, bucket]) => core.throttle.wait(key, bucket, now)))
  if (waitMs > 0) return { ok: false, code: 'throttled', waitMs }
  for (const [key, bucket] of buckets) core.throttle.take(key, bucket, now)

  const message = Bun.randomUUIDv7()
  const stream = person ? accountStream(person.account) : supportStream(message)
  const command = { kind: 'send', message, language, ...letter } as const
  const context = { at: now, actor: person?.account ?? null, correlation, causation: null }
  const kept = await core.handle(support, stream, command, context)
  if (!kept.ok) return { ok: false, code: 'busy' }
  await mailToAdmins(core)
  return { ok: true }
}

/** Messages mailed in one go; the rest waits for the next. */
const mailedAtOnce = 100

const under = new WeakMap<Core, Promise<number>>()

/** Mails what is not mailed yet, one run at a time; answers how many were. Never throws: a message is kept either way. */
export const mailToAdmins = (core: Core): Promise<number> => {
  const run = (under.get(core) ?? Promise.resolve(0)).then(() => mailAll(core))
  under.set(core, run)
  return run
}

const mailAll = async (core: Core): Promise<number> => {
  const to = emailsOfAdmins(core.views.db).filter(isPlainAddress)
  // Nobody to write to yet: the messages wait for the first admin.
  if (to.length === 0) return 0
  let done = 0
  for (const message of messagesToMail(core.views.db, mailedAtOnce)) {
    try {
      await mailOne(core, message, to)
      done++
    } catch (error) {
      // Not the message itself, and no address: only that it waits.
      const kind = error instanceof Error ? error.name : typeof error
      console.error(JSON.stringify({ at: 'mail failed', message: message.id, error: kind }))
    }
  }
  return done
}

const mailOne = async (core: Core, message: SupportMessage, to: readonly string[]): Promise<void> => {
  const { id, stream } = message
  // Where SMTP joins: with SMTP_URL set, nodemailer takes the same mail, and the event says 'smtp'. Decision 0111.
  await putInOutbox(
    core,
    stream.replace(/^account\//, '').replace(/^support\/.*/, 'visitor'),
    id,
    emlOf(core, message, to),
  )
  const context = { at: core.clock(), actor: null, correlation: id, causation: null }
  const told = await core.handle(support, stream, { kind: 'mailed', message: id, by: 'outbox' }, context)
  if (!told.ok) throw new Error('that it was mailed could not be kept')
}

const senderOf = ({ config }: Core): string => {
  const made = `nao-responda@${config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost'}`
  return config.mailFrom ?? (isPlainAddress(made) ? made : 'nao-responda@localhost')
}

const emlOf = (
  core: Core,
  { id, at, stream, subject, language, name, email, text }: SupportMessage,
  to: readonly string[],
) => {
  const t = translator(language)
  const about = t(`support.subjects.${subject}`)
  const account = stream.startsWith('account/') ? stream.slice('account/'.length) : t('support.mail.visitor')
  const head = [
    `${t('support.form.name')}: ${name}`,
    `${t('support.form.email')}: ${email}`,
    `${t('support.form.subject')}: ${about}`,
    `${t('support.mail.account')}: ${account}`,
  ]
  return toEml({
    id,
    at,
    to,
    from: { name: core.config.appName, address: senderOf(core) },
    replyTo: { name, address: email },
    subject: t('support.mail.subject', { app: core.config.appName, about }),
    text: `${head.join('\n')}\n\n${text}\n`,
  })
}
