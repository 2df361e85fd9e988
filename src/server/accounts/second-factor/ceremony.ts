// Challenges to passkeys. A challenge is made from a note in a cookie and a secret of the server's, so nothing is stored
// until one is answered rightly: asking for a million of them fills no memory and pushes nobody else's out.
import { randomBytes } from 'node:crypto'
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { cookie, hostCookie } from '../../http/response/cookies'

/** How long a challenge may be answered (ms). */
export const challengeMs = 5 * minuteMs

/** What an answer is for: `enter` signs in; `add` makes a passkey of an account, in a session of it. */
type Purpose = { readonly kind: 'enter' } | { readonly kind: 'add'; readonly account: string; readonly session: string }

export type Challenge = {
  /** 32 bytes in base64url. */
  readonly value: string
  /** Uses it up; true for the first who does. */
  readonly use: () => Promise<boolean>
}

const form = /^([\w-]{22})\.([0-9a-z]{1,11})$/
const cookieName = (core: Core): string => hostCookie(core, 'challenge')

const challengeValue = (core: Core, purpose: Purpose, nonce: string, until: number): string =>
  core.secrets.link(
    `challenge ${nonce} ${until} ${purpose.kind === 'add' ? `add ${purpose.account} ${purpose.session}` : 'enter'}`,
  )

export const newChallenge = (
  core: Core,
  purpose: Purpose,
  now: number,
): { readonly value: string; readonly cookie: string } => {
  const nonce = randomBytes(16).toString('base64url')
  const until = now + challengeMs
  const note = `${nonce}.${until.toString(36)}`
  return {
    value: challengeValue(core, purpose, nonce, until),
    cookie: cookie(core, cookieName(core), note, { maxAgeS: challengeMs / 1000, httpOnly: true }),
  }
}

export const clearChallenge = (core: Core): string => cookie(core, cookieName(core), '', { maxAgeS: 0, httpOnly: true })

/** The challenge this browser was given for a purpose; null when it has run out or is another server's. */
export const challengeOf = (core: Core, headers: Headers, purpose: Purpose, now: number): Challenge | null => {
  const note = new Bun.CookieMap(headers.get('cookie') ?? '').get(cookieName(core)) ?? ''
  const [, nonce = '', time = ''] = form.exec(note) ?? []
  const until = Number.parseInt(time, 36)
  if (!(until > now && until <= now + challengeMs) || until <= core.tookOverAt + challengeMs) return null
  const value = challengeValue(core, purpose, nonce, until)
  return { value, use: () => core.singleUse.use(`challenge ${value}`, until, now) }
}

export type RelyingParty = { readonly id: string; readonly origin: string }

const isAddress = (hostname: string): boolean => /^\[|^\d+\.\d+\.\d+\.\d+$/.test(hostname)
const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')

/** The site as authenticators know it: that of PUBLIC_URL, or localhost; null where browsers offer no passkeys. */
export const relyingParty = (core: Pick<Core, 'config'>, ctx: Pick<RequestContext, 'url'>): RelyingParty | null => {
  const { publicUrl } = core.config
  const { origin, protocol, hostname, host } = publicUrl === null ? ctx.url : new URL(publicUrl)
  if (host !== ctx.url.host || isAddress(hostname)) return null
  return protocol === 'https:' || isLocal(hostname) ? { id: hostname, origin } : null
}
