// Mails about an account that are no notification: a link to choose a new password. What waits lies in runtime.db, without
// the link, which is made when the mail is; so a silent mail server or a restart loses none, and a disk shows none.
import type { EventLog } from '../../events/store/log'
import { translator } from '../../i18n'
import type { Language } from '../../i18n/locale'
import { accountById } from '../../projections/accounts/account'
import { linkMs, resetCode, resetPath } from '../accounts/reset-links'
import type { Core } from '../core'
import type { RuntimeDb } from '../storage/runtime-db'
import { isPlainAddress, senderOf, toEml } from './message'
import type { Sender } from './smtp'

export type AccountMail = {
  readonly id: string
  readonly kind: 'reset'
  readonly account: string
  readonly language: Language
  /** When it was asked for (ms). */
  readonly at: number
}

export type AccountMails = {
  queue(mail: Omit<AccountMail, 'id'>): void
  /** The oldest, at most `limit`. */
  waiting(limit: number): AccountMail[]
  remove(id: string): void
  /** Called whenever one is queued. */
  onQueued(listener: () => void): void
}

/** Mails that may wait; past it the oldest goes. */
const waitingMax = 10_000

export const createAccountMails = ({ prepare }: RuntimeDb, log: Pick<EventLog, 'onCommit'>): AccountMails => {
  const insert = prepare<never, [string, string, string, string, number]>('INSERT INTO mails VALUES (?, ?, ?, ?, ?)')
  const oldest = prepare<AccountMail, [number]>('SELECT * FROM mails ORDER BY at, id LIMIT ?')
  const remove = prepare<never, [string]>('DELETE FROM mails WHERE id = ?')
  const removeOf = prepare<never, [string]>('DELETE FROM mails WHERE account = ?')
  const trim = prepare<never, [number]>(
    'DELETE FROM mails WHERE id IN (SELECT id FROM mails ORDER BY at DESC, id DESC LIMIT -1 OFFSET ?)',
  )
  const listeners: (() => void)[] = []
  log.onCommit((events) => {
    for (const { type, stream } of events) if (type === 'AccountErased') removeOf.run(stream.slice('account/'.length))
  })
  return {
    queue: ({ kind, account, language, at }) => {
      insert.run(Bun.randomUUIDv7(), kind, account, language, at)
      trim.run(waitingMax)
      for (const listener of listeners) listener()
    },
    waiting: (limit) => oldest.all(limit),
    remove: (id) => void remove.run(id),
    onQueued: (listener) => void listeners.push(listener),
  }
}

/** The mail and its address; null when its link would have run out, or nobody can use it. */
const emlOf = (core: Core, { id, account, language, at }: AccountMail): { eml: string; to: string } | null => {
  const { config } = core
  const owner = accountById(core.views.db, account)
  if (at + linkMs.mail <= core.clock() || !owner?.active || !isPlainAddress(owner.email)) return null
  const t = translator(language)
  const app = config.appName
  const link = `${config.publicUrl}${resetPath(resetCode(core, 'mail', account, at))}`
  const text = [t('account.forgotten.mail.text', { app }), link, t('account.forgotten.mail.ignore')].join('\n\n')
  const eml = toEml({
    id,
    at: core.clock(),
    from: { name: app, address: senderOf(config) },
    to: [owner.email],
    subject: t('account.forgotten.mail.subject', { app }),
    text: `${text}\n`,
  })
  return { eml, to: owner.email }
}

/** Mails sent in one go. */
const atOnce = 100

/** Hands what waits to the mail server; false when something has to be tried again later. */
export const sendAccountMails = async (core: Core, send: Sender): Promise<boolean> => {
  let all = true
  for (const mail of core.accountMails.waiting(atOnce)) {
    const made = emlOf(core, mail)
    const outcome = made ? await send(made.eml, { from: senderOf(core.config), to: [made.to] }) : 'sent'
    if (outcome === 'down') return false
    if (outcome === 'later') all = false
    else core.accountMails.remove(mail.id)
  }
  return all
}
