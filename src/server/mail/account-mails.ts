// Mails about an account that are not notifications: links that reset a password, prove an address or undo a change of it.
// Their texts are fixed: nothing a person typed is in them. The queue is in runtime.db without the links, which are made when
// a mail is sent, so neither an unreachable mail server nor a restart loses a mail.
import { proofMs } from '../../domain/accounts/address'
import { translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { accountById } from '../../projections/accounts/account'
import { dayMs } from '../../time/units'
import { accountState } from '../accounts/account-state'
import { type ProofLink, proofLink, proofPath } from '../accounts/address-proof/proof-links'
import { linkMs, resetCode, resetPath } from '../accounts/password-reset/reset-links'
import { factorMail } from '../accounts/second-factor/sign-in-change-mail'
import type { Core } from '../core/core'
import type { AccountMail } from '../core/ports'
import { mailHtml } from './mail-html'
import { isPlainAddress, senderOf, toEml } from './message'
import type { Sender } from './smtp'

/** How long the mail about a changed address is tried, in milliseconds. */
const movedMs = 3 * dayMs

/** What a mail says: paragraphs, a link with its button's words, and what comes after. */
type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: readonly string[]
  readonly action: { readonly label: string; readonly link: string }
  readonly after?: string
}

type Addressed = Pick<AccountMail, 'account' | 'address' | 'language'>

/** A mail's recipient and text; null when it would come too late, or nobody can use it. */
const letterOf = (core: Core, mail: AccountMail): Letter | null => {
  const { kind, account, language, at } = mail
  const inTime = at + movedMs > core.clock()
  if (kind === 'moved') return inTime ? movedLetter(core, mail) : null
  if (kind === 'erasing') return erasingLetter(core, mail)
  if (kind === 'called-off') return inTime ? calledOffLetter(core, mail) : null
  if (kind === 'prove' || kind === 'change') return proofLetter(core, { ...mail, kind })
  if (kind === 'reset') return resetLetter(core, mail)
  return factorMail(core, { kind, account, language, at })
}

const resetLetter = (core: Core, { account, language, at }: AccountMail): Letter | null => {
  const owner = accountById(core.views.db, account)
  if (at + linkMs.mail <= core.clock() || !owner?.active) return null
  const t = translator(language)
  const app = core.config.appName
  const link = `${core.config.publicUrl}${resetPath(resetCode(core, 'mail', account, at))}`
  return {
    ...{ to: owner.email, subject: t('account.forgotten.mail.subject', { app }) },
    text: [t('account.forgotten.mail.text', { app })],
    action: { label: t('account.forgotten.choose'), link },
    after: t('account.forgotten.mail.ignore'),
  }
}

const proofLetter = (core: Core, mail: AccountMail & { readonly kind: 'prove' | 'change' }): Letter | null => {
  const { kind, account, language } = mail
  const link = accountById(core.views.db, account)?.active ? linkToProve(core, mail) : null
  if (!link) return null
  const t = translator(language)
  const app = core.config.appName
  return {
    ...{ to: link.email, subject: t('account.proof.mail.subject', { app }) },
    text: [t(`account.proof.mail.${kind}`, { app })],
    action: { label: t('account.proof.title'), link: `${core.config.publicUrl}${proofPath(core, link)}` },
    after: t('account.proof.mail.ignore'),
  }
}

const movedLetter = (core: Core, { account, address, language }: Addressed): Letter => {
  const t = translator(language)
  const { appName: app, publicUrl } = core.config
  const undo = undoLink(core, account, address)
  return {
    ...{ to: address, subject: t('account.moved.subject', { app }) },
    text: [t('account.moved.text', { app }), undo ? t('account.moved.undo') : t('account.moved.hint')],
    action: undo
      ? { label: t('account.proof.undo'), link: undo }
      : { label: t('account.forgotten.support'), link: `${publicUrl}/suporte` },
  }
}

/** The address that a mail about an erasure goes to: the proved one, or a former one with its link to undo the change. */
const recipientOf = (core: Core, account: string, address: string) => {
  const { email, address: proven, erasure } = accountState(core, account)
  const undo = address && undoLink(core, account, address)
  return { erasure, undo, to: address === '' && proven.proved ? email : address }
}

/** Announces an erasure that waits: how to keep the account, or, to a former address, how to undo the change. */
const erasingLetter = (core: Core, { account, address, language }: Addressed): Letter | null => {
  const { erasure, undo, to } = recipientOf(core, account, address)
  if (erasure === null || !to || (address !== '' && !undo)) return null
  const { appName: app, publicUrl } = core.config
  const t = translator(language)
  const words = { app, date: formats(language).date(erasure, core.clock()) }
  return {
    ...{ to, subject: t('account.erase.mail.subject', words) },
    text: [undo ? t('account.erase.mail.former', words) : t('account.erase.mail.text', words)],
    action: undo
      ? { label: t('account.proof.undo'), link: undo }
      : { label: t('account.erase.keepAction'), link: `${publicUrl}/conta#dados` },
  }
}

/** Announces that an erasure was called off, to the account's address, or to a former one that can still undo its change. */
const calledOffLetter = (core: Core, { account, address, language }: Addressed): Letter | null => {
  const { erasure, undo, to } = recipientOf(core, account, address)
  // Requested again meanwhile: the mail about that request is the one that counts.
  if (erasure !== null || !to || (address !== '' && !undo)) return null
  const { appName: app, publicUrl } = core.config
  const t = translator(language)
  return {
    ...{ to, subject: t('account.erase.mail.calledOffSubject', { app }) },
    text: [undo ? t('account.erase.mail.calledOffFormer', { app }) : t('account.erase.mail.calledOff', { app })],
    action: undo
      ? { label: t('account.proof.undo'), link: undo }
      : { label: t('account.erase.mail.open'), link: `${publicUrl}/conta#dados` },
  }
}

/** The link for a mail of proof; null when nothing is left to prove or it would have expired. */
const linkToProve = (
  core: Core,
  {
    kind,
    account,
    address,
    at,
  }: Pick<AccountMail, 'account' | 'address' | 'at'> & { readonly kind: 'prove' | 'change' },
): ProofLink | null => {
  const state = accountState(core, account)
  const { pending } = state.address
  if (kind === 'change')
    return pending?.email === address && pending.until > core.clock()
      ? { kind, account, email: address, until: pending.until }
      : null
  if (state.email === null || state.address.proved || at + proofMs <= core.clock()) return null
  return proofLink(account, state.email, at)
}

/** Where a former address takes the change back; null if it cannot. */
const undoLink = (core: Core, account: string, email: string): string | null => {
  const former = accountState(core, account).address.former.findLast((one) => one.email === email)
  if (!former || former.until <= core.clock()) return null
  return `${core.config.publicUrl}${proofPath(core, { kind: 'undo', account, email, until: former.until })}`
}

/** The subject without the app's name, which stands above it. */
const titleOf = (subject: string, app: string): string => {
  const title = subject.replace(`${app}: `, '')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

const emlOf = async (core: Core, mail: AccountMail): Promise<{ readonly eml: string; readonly to: string } | null> => {
  const letter = letterOf(core, mail)
  if (!letter || !isPlainAddress(letter.to)) return null
  const { to, subject, text, action, after } = letter
  const app = core.config.appName
  const last = after === undefined ? [] : [after]
  const eml = await toEml({
    ...{ id: mail.id, at: core.clock(), from: { name: app, address: senderOf(core.config) }, to: [to], subject },
    text: `${[...text, action.link, ...last].join('\n\n')}\n`,
    html: mailHtml({
      ...{ language: mail.language, app, title: titleOf(subject, app), text, action, after: last },
      foot: [translator(mail.language)('account.mailCopy'), { label: action.link, link: action.link }],
    }),
  })
  return { to, eml }
}

/** Mails sent in one go. */
const atOnce = 100

/** Sends the waiting mails; false when something must be tried again later. */
export const sendAccountMails = async (core: Core, send: Sender): Promise<boolean> => {
  let all = true
  for (const mail of core.accountMails.waiting(atOnce)) {
    const eml = await emlOf(core, mail)
    const outcome = eml ? await send(eml.eml, { from: senderOf(core.config), to: [eml.to] }) : 'sent'
    if (outcome === 'down') return false
    if (outcome === 'later') all = false
    else core.accountMails.remove(mail.id)
  }
  return all
}
