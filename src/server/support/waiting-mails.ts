// Mails of support that wait to be sent: messages and replies to the admins, and the admins' answers to visitors.
import { support } from '../../domain/support/support'
import { accountOf } from '../../events/schema/events'
import { translator } from '../../i18n'
import { emailsOfAdmins } from '../../projections/accounts/account'
import { messagesToMail, type SupportMessage, supportMessageById } from '../../projections/support/support'
import { repliesToMail, type SupportReply } from '../../projections/support/support-thread'
import type { Core } from '../core/core'
import { mailHtml } from '../mail/mail-html'
import { isPlainAddress, type Mail, senderOf } from '../mail/message'

type MailedBy = 'outbox' | 'smtp'

/** One mail that waits. `mailed` records that it is sent or left in the outbox. */
export type WaitingMail = {
  readonly id: string
  readonly stream: string
  readonly to: readonly string[]
  readonly mail: Mail
  readonly mailed: (by: MailedBy) => Promise<void>
}

/** Mails made in one go; the rest waits for the next. */
const mailsAtOnce = 100

const record = async (
  core: Core,
  stream: string,
  id: string,
  command: { readonly message: string; readonly reply?: string; readonly by: MailedBy },
): Promise<void> => {
  const { message, reply, by } = command
  const metadata = { at: core.clock(), actor: null, correlation: id, causation: null }
  const recorded = await core.handle(
    support,
    stream,
    reply === undefined ? { kind: 'mailed', message, by } : { kind: 'reply-mailed', message, reply, by },
    metadata,
  )
  // Missing: the account was erased while its mail was on the way.
  if (!recorded.ok && recorded.code !== 'message-missing') throw new Error('that it was mailed could not be recorded')
}

/** Empty while there is no admin: what is written to them then waits for the first one. */
const admins = (core: Core): string[] => emailsOfAdmins(core.views.db, core.config.smtp !== null).filter(isPlainAddress)

type MessageText = Pick<SupportMessage, 'id' | 'at' | 'text'>

const toAdmins = (core: Core, message: SupportMessage, { id, at, text }: MessageText, to: readonly string[]): Mail => {
  const { stream, subject, language, name, email, due } = message
  const t = translator(language)
  const about = t(`support.subjects.${subject}`)
  const head = [
    `${t('support.form.name')}: ${name}`,
    `${t('support.form.email')}: ${email}`,
    `${t('support.form.subject')}: ${about}`,
    `${t('support.mail.account')}: ${accountOf(stream) ?? t('support.mail.visitor')}`,
    ...(due === null
      ? []
      : [t('support.mail.promised', { date: new Date(due).toISOString().slice(0, 16).replace('T', ' ') })]),
  ]
  const words = { app: core.config.appName, about }
  return {
    id,
    at,
    to,
    from: { name: core.config.appName, address: senderOf(core.config) },
    replyTo: { name, address: email },
    subject: t(due === null ? 'support.mail.subject' : 'support.mail.subjectPriority', words),
    text: `${head.join('\n')}\n\n${text}\n`,
  }
}

/** Does not quote the visitor: one can type somebody else's address, who would then get a mail in a stranger's words. */
const toVisitor = (core: Core, { subject, language, email }: SupportMessage, { id, at, text }: MessageText): Mail => {
  const t = translator(language)
  const app = core.config.appName
  const words = { app, about: t(`support.subjects.${subject}`) }
  const { publicUrl } = core.config
  const intro = t('support.mail.answerIntro', words)
  const action = publicUrl ? { label: t('support.threads.reply'), link: `${publicUrl}/suporte` } : undefined
  return {
    id,
    at,
    to: [email],
    from: { name: app, address: senderOf(core.config) },
    subject: t('support.mail.answerSubject', words),
    text: [intro, text, ...(action ? [t('support.mail.answerMore', { link: action.link })] : [])].join('\n\n'),
    html: mailHtml({
      ...{ language, app, title: t('support.mail.answerTitle'), text: [intro, text] },
      ...(action && { action }),
      foot: [],
    }),
  }
}

/** Mails of one page, and the position of the last text looked at; null when there is none left. */
type MailPage = { readonly mails: readonly WaitingMail[]; readonly last: number | null }

const messageMails = (core: Core, after: number): MailPage => {
  const to = admins(core)
  const page = to.length === 0 ? [] : messagesToMail(core.views.db, mailsAtOnce, after)
  const mails = page.map((message) => ({
    ...{ id: message.id, stream: message.stream, to },
    mail: toAdmins(core, message, message, to),
    mailed: (by: MailedBy) => record(core, message.stream, message.id, { message: message.id, by }),
  }))
  return { mails, last: page.at(-1)?.position ?? null }
}

/** Null where there is no address to mail it to: then it is read in the panel, or in the person's own thread. */
const replyMail = (core: Core, reply: SupportReply, staff: readonly string[]): WaitingMail | null => {
  const message = supportMessageById(core.views.db, reply.message)
  const isAnswer = reply.by === 'admin'
  if (!message || (isAnswer ? !isPlainAddress(message.email) : staff.length === 0)) return null
  return {
    ...{ id: reply.id, stream: reply.stream },
    to: isAnswer ? [message.email] : staff,
    mail: isAnswer ? toVisitor(core, message, reply) : toAdmins(core, message, reply, staff),
    mailed: (by) => record(core, reply.stream, reply.id, { message: reply.message, reply: reply.id, by }),
  }
}

const replyMails = (core: Core, after: number): MailPage => {
  const staff = admins(core)
  const page = repliesToMail(core.views.db, mailsAtOnce, after)
  return {
    mails: page.flatMap((reply) => replyMail(core, reply, staff) ?? []),
    last: page.at(-1)?.position ?? null,
  }
}

/** Every mail that waits, a page at a time, those of each kind in order. */
export function* waitingMails(core: Core): Generator<WaitingMail> {
  for (const pageAfter of [messageMails, replyMails])
    for (let after: number | null = 0; after !== null; ) {
      const { mails, last }: MailPage = pageAfter(core, after)
      yield* mails
      after = last
    }
}
