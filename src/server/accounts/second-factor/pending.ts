// A sign-in that has shown its first factor and not yet the second one: a signed note in a cookie of the browser that
// showed it. Nothing of it is stored. It ends by itself, and with any change of the account's password or factors, since
// what is signed holds the account's epoch.
import { sessionMs } from '../../../domain/accounts/session'
import { accountById } from '../../../projections/accounts/account'
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { cookie, hostCookie } from '../../http/response/cookies'
import { sameText } from '../../security/session-token'
import { accountState } from '../account-state'
import { providerSessionCookie } from '../oidc/provider-session'

/** How long somebody may take to show the second factor (ms). */
const pendingMs = 10 * minuteMs

/** What the first factor was. */
type FirstFactor = 'password' | 'provider'

export type Pending = {
  readonly account: string
  readonly epoch: number
  readonly first: FirstFactor
}

const letters = { password: 'p', provider: 'o' } as const satisfies Record<FirstFactor, string>
const firstFactors = ['password', 'provider'] as const
const form = /^([po])\.([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/
const cookieName = (core: Core): string => hostCookie(core, 'pending')

const signature = (core: Core, first: FirstFactor, account: string, until: number, epoch: number): string =>
  core.secrets.link(`pending ${first} ${account} ${until} ${epoch}`)

/** The note for an account whose first factor was right in `epoch`. */
export const pendingNote = (
  core: Core,
  account: string,
  epoch: number,
  now: number,
  first: FirstFactor = 'password',
): string => {
  const until = now + pendingMs
  return [letters[first], account, until.toString(36), signature(core, first, account, until, epoch)].join('.')
}

export const pendingCookie = (core: Core, note: string): string =>
  cookie(core, cookieName(core), note, { maxAgeS: pendingMs / 1000, httpOnly: true })
export const clearPending = (core: Core): string => cookie(core, cookieName(core), '', { maxAgeS: 0, httpOnly: true })

/** Whose sign-in waits in this browser; null for a note that is not ours, has run out or whose account has changed. */
export const pendingOf = (core: Core, headers: Headers, now: number): Pending | null => {
  const note = new Bun.CookieMap(headers.get('cookie') ?? '').get(cookieName(core)) ?? ''
  const [, letter, account = '', time = '', givenSignature = ''] = form.exec(note) ?? []
  const first = firstFactors.find((one) => letters[one] === letter)
  const until = Number.parseInt(time, 36)
  // The read models first: a made-up id must not push the states of real accounts out of memory.
  if (!first || !(until > now) || !accountById(core.views.db, account)?.active) return null
  const { epoch, active } = accountState(core, account)
  if (!active || !sameText(givenSignature, signature(core, first, account, until, epoch))) return null
  return { account, epoch, first }
}

/** The cookie of a session whose first factor was the provider's; `cookie`: the session's own. */
export const providerCookies = (core: Core, { first }: Pick<Pending, 'first'>, cookie: string): string[] => {
  const [session = ''] = cookie.split('.')
  return first === 'provider' ? [providerSessionCookie(core, session, sessionMs / 1000)] : []
}
