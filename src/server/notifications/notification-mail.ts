// Sends notifications by mail while they are recent, unread and wanted.
import { notification } from '../../domain/notifications/notification'
import { accountStream, domainEvents } from '../../events/schema/events'
import { type Language, translator } from '../../i18n'
import { settingsOf } from '../../projections/accounts/settings'
import type { Unmailed } from '../../projections/notifications/notification-mail'
import { notificationView } from '../../texts/notifications/view'
import type { Core } from '../core/core'
import { mailHtml } from '../mail/mail-html'
import { senderOf, toEml } from '../mail/message'
import type { Sender } from '../mail/smtp'
import { nextToMail, recipientOf } from './notifications-to-send'

/** Rows for each query. */
const pageSize = 100

/** The language they chose, otherwise the one they registered in. */
export const mailLanguage = (core: Core, account: string): Language => {
  const chosen = settingsOf(core.views.db, account)?.language
  if (chosen) return chosen
  const [first] = domainEvents.history(core.events.read(accountStream(account), 0, 1))
  return first?.type === 'AccountRegistered' ? first.data.language : 'pt-BR'
}

/** The mail and its address; null if it is sent to nobody. */
const mailOf = async (
  core: Core,
  unmailed: Unmailed,
): Promise<{ readonly eml: string; readonly to: string } | null> => {
  const person = recipientOf(core, unmailed)
  if (person === null) return null
  const { config, clock } = core
  const language = mailLanguage(core, unmailed.account)
  const t = translator(language)
  const {
    title,
    text,
    link: page,
  } = notificationView(unmailed, {
    // The address is unconfirmed: the person who registered it chose the name, and with it what the mail would say.
    name: '',
    catalogue: core.catalogue,
    language,
    now: clock(),
  })
  const app = config.appName
  const link = `${config.publicUrl}${page ?? '/notificacoes'}`
  const settings = `${config.publicUrl}/configuracoes`
  const open = t('notification.mail.open', { app })
  const [why, off] = [t('notification.mail.why', { app }), t('notification.mail.off')]
  const eml = await toEml({
    id: unmailed.id,
    at: unmailed.at,
    from: { name: app, address: senderOf(config) },
    to: [person.email],
    subject: title,
    text: `${title}\n\n${text}\n\n${open}: ${link}\n\n-- \n${why}\n${off} ${settings}\n`,
    html: mailHtml({
      language,
      app,
      title,
      text: [text],
      action: { label: open, link },
      foot: [why, off, { label: t('notification.mail.settings'), link: settings }],
    }),
    unsubscribe: settings,
  })
  return { eml, to: person.email }
}

const recordMailed = async (core: Core, { id, account }: Unmailed, outcome: 'sent' | 'refused'): Promise<void> => {
  const metadata = { at: core.clock(), actor: null, correlation: id, causation: id }
  const command = { kind: 'mailed', notification: id, outcome } as const
  const recorded = await core.handle(notification, accountStream(account), command, metadata)
  // Missing if the account was erased while the mail was being sent.
  if (!recorded.ok && recorded.code !== 'account-missing')
    throw new Error('could not record that the notification was mailed')
}

/** Mails what came after a position and returns where to continue; `all` is false if something must be tried again. */
export const mailNotifications = async (
  core: Core,
  send: Sender,
  after: number,
): Promise<{ readonly all: boolean; readonly position: number }> => {
  let left: number | null = null
  let position = after
  for (;;) {
    const page = nextToMail(core, position, pageSize)
    if (page.length === 0) return { all: left === null, position: left ?? position }
    for (const notification of page) {
      const mail = await mailOf(core, notification)
      const outcome = mail ? await send(mail.eml, { from: senderOf(core.config), to: [mail.to] }) : null
      if (outcome === 'down') return { all: false, position: left ?? notification.position - 1 }
      if (outcome === 'later') left ??= notification.position - 1
      if (outcome === 'sent' || outcome === 'refused') await recordMailed(core, notification, outcome)
      position = notification.position
    }
  }
}
