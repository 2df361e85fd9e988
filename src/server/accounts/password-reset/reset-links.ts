// The link with which a person chooses a new password. It is signed and not stored. The signature covers the account's
// epoch, which every new password increases, and the address it was mailed to: so a link works once, and no link survives a
// change of password, nor a mailed one a change of address.
import { accountById } from '../../../projections/accounts/account'
import { dayMs, minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { sameText } from '../../security/session-token'
import { accountState } from '../account-state'

/** How long a link is valid (ms): one that was mailed, and one an admin made. */
export const linkMs = { mail: 30 * minuteMs, admin: dayMs } as const
type LinkKind = keyof typeof linkMs

const letters = { mail: 'm', admin: 'a' } as const
const form = /^([ma])\.([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/

const signature = (core: Core, kind: LinkKind, account: string, until: number): string => {
  const { epoch, email } = accountState(core, account)
  const to = kind === 'mail' ? ` ${core.secrets.emailClaim(email ?? '')}` : ''
  return core.secrets.link(`reset ${kind} ${account} ${until} ${epoch}${to}`)
}

/** The code of a link whose time starts at `from` (ms). */
export const resetCode = (core: Core, kind: LinkKind, account: string, from: number): string => {
  const until = from + linkMs[kind]
  return [letters[kind], account, until.toString(36), signature(core, kind, account, until)].join('.')
}

/** The account of a link and its epoch; null for a code that was never made, was used, or has expired. */
export const readResetCode = (
  core: Core,
  code: string,
  now: number,
): { readonly account: string; readonly epoch: number } | null => {
  const [, letter, account = '', time = '', givenSignature = ''] = form.exec(code) ?? []
  const kind = letter === letters.mail ? 'mail' : 'admin'
  const until = Number.parseInt(time, 36)
  // The read models are asked first: an invented id must not evict the cached states of real accounts.
  if (!letter || !(until > now) || !accountById(core.views.db, account)?.active) return null
  const { epoch } = accountState(core, account)
  return sameText(givenSignature, signature(core, kind, account, until)) ? { account, epoch } : null
}

export const resetPath = (code: string): string => `/redefinir-senha?codigo=${code}`
