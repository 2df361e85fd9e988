// A sign-in that has shown a right password and still owes a second factor: a signed note in a cookie of the browser that
// showed it. Nothing of it is stored. It ends by itself, and with any change of the account's password or factors, since
// what is signed holds the account's epoch.
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core'
import { cookie, isHttps } from '../../http/response/cookies'
import { sameText } from '../../runtime/session-token'
import { accountState } from '../account-state'

/** How long somebody may take to show the second factor (ms). */
export const pendingMs = 10 * 60_000

export type Pending = { readonly account: string; readonly epoch: number }

const form = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/
const cookieName = (core: Core): string => (isHttps(core) ? '__Host-pending' : 'pending')

const signature = (core: Core, account: string, until: number, epoch: number): string =>
  core.secrets.link(`pending ${account} ${until} ${epoch}`)

/** The note for an account whose password was right in `epoch`. */
export const pendingNote = (core: Core, account: string, epoch: number, now: number): string => {
  const until = now + pendingMs
  return [account, until.toString(36), signature(core, account, until, epoch)].join('.')
}

export const pendingCookie = (core: Core, note: string): string =>
  cookie(core, cookieName(core), note, { maxAgeS: pendingMs / 1000, httpOnly: true })
export const clearPending = (core: Core): string => cookie(core, cookieName(core), '', { maxAgeS: 0, httpOnly: true })

/** Whose sign-in waits in this browser; null for a note that is not ours, has run out or whose account has changed. */
export const pendingOf = (core: Core, headers: Headers, now: number): Pending | null => {
  const note = new Bun.CookieMap(headers.get('cookie') ?? '').get(cookieName(core)) ?? ''
  const [, account = '', time = '', shown = ''] = form.exec(note) ?? []
  const until = Number.parseInt(time, 36)
  // The signature is checked with the epoch of now, so the account is looked up first: a cheap look in the read models.
  if (!(until > now) || !accountById(core.views.db, account)?.active) return null
  const { epoch, active } = accountState(core, account)
  return active && sameText(shown, signature(core, account, until, epoch)) ? { account, epoch } : null
}
