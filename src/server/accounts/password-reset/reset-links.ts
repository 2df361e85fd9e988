// The link with which a person chooses a new password. It is signed and not stored. The signature covers the account's
// epoch, which every new password increases, and the address it was mailed to: so a link works once, and no link survives a
// change of password, nor a mailed one a change of address. An admin's link names the admin, and is good while they are one.
import { accountById, isActiveAdmin } from '../../../projections/accounts/account'
import { dayMs, minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { sameText } from '../../security/session-token'
import { accountState } from '../account-state'

/** How long a link is valid (ms): one that was mailed, and one an admin made. */
export const linkMs = { mail: 30 * minuteMs, admin: dayMs } as const
const letters = { mail: 'm', admin: 'a' } as const
const form = /^([ma])\.([0-9a-f-]{36})\.([0-9a-z]{1,11})(?:\.([0-9a-f-]{36}))?\.([\w-]{43})$/

/** Who made a link: the account's own person, by mail, or an admin, whose link ends with their office, password or factor. */
type Maker = 'mail' | { readonly admin: string }

const signature = (core: Core, by: Maker, account: string, until: number): string => {
  const { epoch, email } = accountState(core, account)
  const maker =
    by === 'mail' ? core.secrets.emailClaim(email ?? '') : `${by.admin} ${accountState(core, by.admin).epoch}`
  return core.secrets.link(`reset ${by === 'mail' ? by : 'admin'} ${account} ${until} ${epoch} ${maker}`)
}

/** The code of a link whose time starts at `from` (ms). */
export const resetCode = (core: Core, by: Maker, account: string, from: number): string => {
  const kind = by === 'mail' ? by : 'admin'
  const until = from + linkMs[kind]
  const maker = by === 'mail' ? [] : [by.admin]
  return [letters[kind], account, until.toString(36), ...maker, signature(core, by, account, until)].join('.')
}

/** The account of a link and its epoch; null for a code that was never made, was used, or has ended. */
export const readResetCode = (
  core: Core,
  code: string,
  now: number,
): { readonly account: string; readonly epoch: number } | null => {
  const [, letter, account = '', time = '', admin, givenSignature = ''] = form.exec(code) ?? []
  const until = Number.parseInt(time, 36)
  // The read models are asked first: an invented id must not evict the cached states of real accounts.
  if (!letter || !(until > now) || !accountById(core.views.db, account)?.active) return null
  if (admin === undefined ? letter !== letters.mail : !isActiveAdmin(core.views.db, admin)) return null
  const { epoch } = accountState(core, account)
  const by = admin === undefined ? 'mail' : { admin }
  return sameText(givenSignature, signature(core, by, account, until)) ? { account, epoch } : null
}

export const resetPath = (code: string): string => `/redefinir-senha?codigo=${code}`
