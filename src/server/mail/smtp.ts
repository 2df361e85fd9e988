// Sends one mail to the operator's mail server; nodemailer speaks the protocol, the mail itself is ours (message.ts).
import type { Transporter } from 'nodemailer'
import type { SmtpSettings } from '../config/config'
import { logger } from '../runtime/logger'

/** `refused`: never. `later`: not now, but others may be sent. `down`: the server cannot be reached. */
type Handover = 'sent' | 'refused' | 'later' | 'down'

type Envelope = { readonly from: string; readonly to: readonly string[] }
export type Sender = (eml: string, envelope: Envelope) => Promise<Handover>

const smtpLimits = {
  /** Longest silence of the server while connecting, greeting or answering. */
  silenceMs: 10_000,
  /** Longest time for one mail, so that a very slow server holds nobody up. */
  mailMs: 30_000,
} as const

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/** A password is never sent unencrypted: without TLS it is not used, unless the server is this machine. */
const needsTls = ({ host, user }: SmtpSettings) => user !== null && !loopback.test(host)

const outcomeOf = (error: unknown): Handover => {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown }
  // A wrong password, certificate or sender is not the mail's fault: it waits until the operator has corrected it.
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || command === 'MAIL FROM') return 'down'
  return typeof responseCode === 'number' && responseCode >= 500 ? 'refused' : 'later'
}

/** Connects and signs in as for a mail, and sends none; null on success, otherwise the reason, without any secret. */
export const tryMailServer = async (settings: SmtpSettings): Promise<string | null> => {
  const transport = await openTransport(settings, smtpLimits)
  try {
    await transport.verify()
    return null
  } catch (error) {
    return reasonOf(error)
  } finally {
    transport.close()
  }
}

/** Classifies a failure of the mail server by its codes, because messages may quote a mail. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [typeof code === 'string' ? code : 'failed', ...(typeof responseCode === 'number' ? [responseCode] : [])].join(
    ' ',
  )
}

const openTransport = async (
  settings: SmtpSettings,
  { silenceMs }: { readonly silenceMs: number },
): Promise<Transporter> => {
  const { host, port, secure, user, password } = settings
  // Loaded with the first mail and not at start, because it takes 4 MB.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && needsTls(settings),
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

export const createSender = (
  settings: SmtpSettings,
  limits: { silenceMs: number; mailMs: number } = smtpLimits,
): Sender => {
  let transport: Promise<Transporter> | undefined
  return async (eml, { from, to }) => {
    try {
      const signal = AbortSignal.timeout(limits.mailMs)
      transport ??= openTransport(settings, limits)
      await (await transport).sendMail({ raw: eml, envelope: { from, to: [...to] }, signal })
      return 'sent'
    } catch (error) {
      const outcome = outcomeOf(error)
      logger.warn('mail.not_accepted', { outcome, reason: reasonOf(error) })
      return outcome
    }
  }
}
