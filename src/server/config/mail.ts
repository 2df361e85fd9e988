// Reads the settings of the mail server from the environment.
import type { SmtpSettings } from './config'

/** User and password are percent-encoded in the address; throws URIError for a wrong encoding. */
const smtpOf = (address: string): SmtpSettings => {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    user: username ? decodeURIComponent(username) : null,
    password: password ? decodeURIComponent(password) : null,
  }
}

export const smtpFrom = (
  { SMTP_URL, PUBLIC_URL }: { readonly SMTP_URL?: string | undefined; readonly PUBLIC_URL?: string | undefined },
  problems: string[],
): SmtpSettings | null => {
  if (!SMTP_URL) return null
  if (!PUBLIC_URL) problems.push('SMTP_URL needs PUBLIC_URL: mails hold links to this server')
  try {
    const settings = smtpOf(SMTP_URL)
    if (settings.host) return settings
    problems.push('SMTP_URL: names no host')
  } catch {
    // decodeURIComponent throws only for this.
    problems.push('SMTP_URL: a % in user or password is written %25')
  }
  return null
}
