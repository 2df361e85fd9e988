// A mail as the bytes of RFC 5322, made by nodemailer. What was typed reaches a header on one line and bounded, an address is
// used only if it is a plain one, and the text is base64.

import { prefixWithin } from '../../analysis/bounded'
import type { Config } from '../config/config'

type Mailbox = { readonly name?: string | undefined; readonly address: string }

export type Mail = {
  readonly from: Mailbox
  readonly to: readonly string[]
  /** Left out of the mail when it is not a plain address. */
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly text: string
  /** The same content for programs that show HTML. */
  readonly html?: string
  /** For automatic mail: the address on this site where it can be switched off. */
  readonly unsubscribe?: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Unique; becomes the Message-ID. */
  readonly id: string
}

/** Longest subject or name: a header without spaces is not folded, and a line has at most 998 bytes (RFC 5322). */
const headerCharacters = 200

const plainAddress = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i

/** Whether an address can be put in a header as it is: one @, ASCII, no quotes, at most 254 characters. */
export const isPlainAddress = (address: string): boolean => address.length <= 254 && plainAddress.test(address)

/** Text for a header, without control characters and without the beginning of an encoded word, which could hold some. */
const flat = (text: string) =>
  prefixWithin(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .replace(/=(?=\?)/g, '= ')
      .trim(),
    headerCharacters,
  )

const mailbox = ({ name = '', address }: Mailbox) => ({ name: flat(name), address })

const lines = (text: string) => text.toWellFormed().replace(/\r\n?|\n/g, '\r\n')

/** The complete mail. Throws without a valid sender and recipient. */
export const toEml = async (mail: Mail): Promise<string> => {
  const { from, to, replyTo, subject, text, html, unsubscribe, at, id } = mail
  const safeId = id.replace(/[^\w-]/g, '')
  const recipients = to.filter(isPlainAddress)
  if (!isPlainAddress(from.address) || recipients.length === 0) throw new Error('a mail needs a sender and a recipient')
  // Loaded with the first mail, as the transport is (smtp.ts).
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from: mailbox(from),
    to: recipients,
    ...(replyTo && isPlainAddress(replyTo.address) && { replyTo: mailbox(replyTo) }),
    subject: flat(subject),
    date: new Date(at),
    messageId: `<${safeId}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${new URL(unsubscribe).href}>`, 'Auto-Submitted': 'auto-generated' },
    }),
    text: lines(text),
    ...(html !== undefined && { html: lines(html) }),
    encoding: 'base64',
    textEncoding: 'base64',
    // The same mail has the same bytes, and base64 contains neither - nor _, so no part can contain the boundary.
    baseBoundary: safeId,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (await composer.compile().build()).toString()
}

/** The sender of our mails: the operator's setting, otherwise derived from the public address. */
export const senderOf = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string => {
  const defaultSender = `nao-responda@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`
  return mailFrom ?? (isPlainAddress(defaultSender) ? defaultSender : 'nao-responda@localhost')
}
