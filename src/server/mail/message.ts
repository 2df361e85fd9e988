// A mail as the bytes of RFC 5322. No typed text reaches a header unencoded: names and subjects become encoded words
// (RFC 2047), an address is used only if it is a plain one, and the text is base64.

import type { Config } from '../config/config'

export type Mailbox = { readonly name?: string | undefined; readonly address: string }

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

/** Bytes of an encoded word's text: 48 characters of base64, so that a header's name and the word fit in 76. */
const wordBytes = 36
const lineBytes = 57

const plainAddress = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i

/** Whether an address can be put in a header as it is: one @, ASCII, no quotes, at most 254 characters. */
export const isPlainAddress = (address: string): boolean => address.length <= 254 && plainAddress.test(address)

/** Text for a header, without control characters, with which a header would end and another begin. */
const flat = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

const encoded = (text: string): string => {
  const words: string[] = []
  let word = ''
  for (const character of flat(text)) {
    if (Buffer.byteLength(word + character) > wordBytes) {
      words.push(word)
      word = ''
    }
    word += character
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ')
}

const mailbox = ({ name, address }: Mailbox) => (name && flat(name) ? `${encoded(name)}\r\n <${address}>` : address)

const base64Lines = (text: string): string => {
  const bytes = Buffer.from(text.toWellFormed().replace(/\r\n?|\n/g, '\r\n'))
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += lineBytes) lines.push(bytes.subarray(at, at + lineBytes).toString('base64'))
  return lines.join('\r\n')
}

const part = (type: 'plain' | 'html', text: string) =>
  `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64Lines(text)}\r\n`

/** Base64 contains neither - nor _, so no part can contain the boundary. */
const alternatives = (id: string, text: string, html: string) => {
  const boundary = `_-${id}`
  const parts = [part('plain', text), part('html', html)].map((one) => `--${boundary}\r\n${one}`)
  return `Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n${parts.join('')}--${boundary}--\r\n`
}

/** The complete mail. Throws without a valid sender and recipient. */
export const toEml = ({ from, to, replyTo, subject, text, html, unsubscribe, at, id }: Mail): string => {
  const own = id.replace(/[^\w-]/g, '')
  const recipients = to.filter(isPlainAddress)
  if (!isPlainAddress(from.address) || recipients.length === 0) throw new Error('a mail needs a sender and a recipient')
  const headers = [
    `From: ${mailbox(from)}`,
    `To: ${recipients.join(',\r\n ')}`,
    ...(replyTo && isPlainAddress(replyTo.address) ? [`Reply-To: ${mailbox(replyTo)}`] : []),
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${own}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    ...(unsubscribe ? [`List-Unsubscribe: <${new URL(unsubscribe).href}>`, 'Auto-Submitted: auto-generated'] : []),
    'MIME-Version: 1.0',
  ]
  return `${headers.join('\r\n')}\r\n${html === undefined ? part('plain', text) : alternatives(own, text, html)}`
}

/** The sender of our mails: the operator's setting, otherwise derived from the public address. */
export const senderOf = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string => {
  const made = `nao-responda@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`
  return mailFrom ?? (isPlainAddress(made) ? made : 'nao-responda@localhost')
}
