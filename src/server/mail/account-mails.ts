// Mails about an account that are not notifications: links that reset a password, prove an address or undo a change of it.
// Their texts are fixed: nothing a person typed is in them. The queue is in runtime.db without the links, which are made when
// a mail is sent, so neither an unreachable mail server nor a restart loses a mail.
import { proofMs } from '../../domain/accounts/address'
import { translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { accountById } from '../../projections/accounts/account'
import { accountState } from '../accounts/account-state'
import { type ProofLink, proofLink, proofPath } from '../accounts/address-proof/proof-links'
import { linkMs, resetCode, resetPath } from '../accounts/password-reset/reset-links'
import { factorMail } from '../accounts/second-factor/announce'
import type { AccountMail, Core } from '../core'
import { isPlainAddress, senderOf, toEml } from './message'
import type { Sender } from './smtp'

/** How long the mail about a changed address is tried, in milliseconds. */
const movedMs = 3 * 24 * 60 * 60_000

/** A mail's recipient and text; null when it would come too late, or nobody can use it. */
const contentOf = (core: Core, { kind, account, address, language, at }: AccountMail) => {
  const { config } = core
  const t = translator(language)
  const app = config.appName
  if (kind === 'moved') {
    if (at + movedMs <= core.clock()) return null
    const undo = undoLink(core, account, address)
    const text = undo
      ? [t('account.moved.text', { app }), t('account.moved.undo'), undo]
      : [t('account.moved.text', { app }), t('account.moved.hint'), `${config.publicUrl}/suporte`]
    return { to: address, subject: t('account.moved.subject', { app }), text }
  }
  if (kind === 'erasing') return erasingMail(core, { account, address, language })
  if (kind === 'called-off')
    return at + movedMs <= core.clock() ? null : calledOffMail(core, { account, address, language })
  const owner = accountById(core.views.db, account)
  if (kind === 'prove' || kind === 'change') {
    const link = owner?.active ? linkToProve(core, { kind, account, address, at }) : null
    if (!link) return null
    const page = `${config.publicUrl}${proofPath(core, link)}`
    const text = [t(`account.proof.mail.${kind}`, { app }), page, t('account.proof.mail.ignore')]
    return { to: link.email, subject: t('account.proof.mail.subject', { app }), text }
  }
  if (kind !== 'reset') return factorMail(core, { kind, account, language, at })
  if (at + linkMs.mail <= core.clock() || !owner?.active) return null
  const link = `${config.publicUrl}${resetPath(resetCode(core, 'mail', account, at))}`
  const text = [t('account.forgotten.mail.text', { app }), link, t('account.forgotten.mail.ignore')]
  return { to: owner.email, subject: t('account.forgotten.mail.subject', { app }), text }
}

/** The address that a mail about an erasure goes to: the proved one, or a former one with its link to undo the change. */
const recipientOf = (core: Core, account: string, address: string) => {
  const { email, address: known, erasure } = accountState(core, account)
  const undo = address && undoLink(core, account, address)
  return { erasure, undo, to: address === '' && known.proved ? email : address }
}

/** Word of an erasure that waits: how to keep the account, or to a former address how to undo the change. */
const erasingMail = (
  core: Core,
  { account, address, language }: Pick<AccountMail, 'account' | 'address' | 'language'>,
) => {
  const { erasure, undo, to } = recipientOf(core, account, address)
  if (erasure === null || !to || (address !== '' && !undo)) return null
  const { appName: app, publicUrl } = core.config
  const t = translator(language)
  const words = { app, date: formats(language).date(erasure, core.clock()) }
  const text = undo
    ? [t('account.erase.mail.former', words), undo]
    : [t('account.erase.mail.text', words), `${publicUrl}/conta#dados`]
  return { to, subject: t('account.erase.mail.subject', words), text }
}

/** Word that an erasure was called off, to the account's address, or to a former one that can still undo its change. */
const calledOffMail = (
  core: Core,
  { account, address, language }: Pick<AccountMail, 'account' | 'address' | 'language'>,
) => {
  const { erasure, undo, to } = recipientOf(core, account, address)
  // Asked for again meanwhile: the mail about that says what holds.
  if (erasure !== null || !to || (address !== '' && !undo)) return null
  const { appName: app, publicUrl } = core.config
  const t = translator(language)
  const text = undo
    ? [t('account.erase.mail.calledOffFormer', { app }), undo]
    : [t('account.erase.mail.calledOff', { app }), `${publicUrl}/conta#dados`]
  return { to, subject: t('account.erase.mail.calledOffSubject', { app }), text }
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

const emlOf = (core: Core, mail: AccountMail): { readonly eml: string; readonly to: string } | null => {
  const content = contentOf(core, mail)
  if (!content || !isPlainAddress(content.to)) return null
  const { to, subject, text } = content
  const from = { name: core.config.appName, address: senderOf(core.config) }
  return {
    to,
    eml: toEml({ id: mail.id, at: core.clock(), from, to: [to], subject, text: `${text.join('\n\n')}\n` }),
  }
}

/** Mails sent in one go. */
const atOnce = 100

/** Sends the waiting mails; false when something must be tried again later. */
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
