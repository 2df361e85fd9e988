// One sign-in that is under way at the provider, in a signed cookie of its own: two tabs do not disturb each other, and what
// comes back is only accepted in the browser that left. Its secrets are derived from the cookie's id and are not in it.
import { randomBytes } from 'node:crypto'
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { safeNext } from '../../http/request/request-context'
import { cookie, hostCookie } from '../../http/response/cookies'
import { sameText } from '../../security/session-token'
import type { Flow } from './provider-port'

/** How long a person may take at the provider, in ms. */
export const flowMs = 10 * minuteMs
/** Sign-ins under way in one browser; the oldest is dropped. */
const flowsMax = 5

/** Why the browser left. */
export type Intent = {
  /** Where to go on to afterwards. */
  readonly next: string | null
  /** The session whose account the provider is linked to; null to sign in. */
  readonly link: string | null
  /** Whether the person has to sign in at the provider again, even with a session there. */
  readonly again: boolean
}

const prefix = 'provider-'
const cookieOf = (core: Core, state: string) => hostCookie(core, `${prefix}${state.slice(0, 8)}`)

const flowOf = (core: Core, id: string): Flow => ({
  state: core.secrets.link(`oidc state ${id}`),
  nonce: core.secrets.link(`oidc nonce ${id}`),
  verifier: core.secrets.link(`oidc verifier ${id}`),
})

const signature = (core: Core, content: string) => core.secrets.link(`oidc flow ${content}`)
const encode = (text: string) => Buffer.from(text).toString('base64url')
const decode = (text: string) => Buffer.from(text, 'base64url').toString()

/** Begins one; the cookies hold it and drop what is too old or too many. */
export const beginFlow = (
  core: Core,
  cookies: Bun.CookieMap,
  intent: Intent,
  now: number,
): { readonly flow: Flow; readonly cookies: string[] } => {
  const id = randomBytes(24).toString('base64url')
  const flow = flowOf(core, id)
  const content = [
    id,
    (now + flowMs).toString(36),
    encode(intent.next ?? ''),
    intent.link ?? '',
    intent.again ? '1' : '',
  ].join('.')
  const value = `${content}.${signature(core, content)}`
  const others = [...cookies.keys()].filter((name) => name.startsWith(hostCookie(core, prefix)))
  const dropped = others.slice(0, Math.max(0, others.length - flowsMax + 1))
  return {
    flow,
    cookies: [
      cookie(core, cookieOf(core, flow.state), value, { maxAgeS: flowMs / 1000, httpOnly: true }),
      ...dropped.map((name) => cookie(core, name, '', { maxAgeS: 0, httpOnly: true })),
    ],
  }
}

/** The one a state belongs to, in this browser and in time (ms); null for any other. */
export const readFlow = (
  core: Core,
  cookies: Bun.CookieMap,
  state: string,
  now: number,
): { readonly flow: Flow; readonly intent: Intent } | null => {
  const [id = '', until = '', next = '', link = '', again = '', givenSignature = ''] = (
    cookies.get(cookieOf(core, state)) ?? ''
  ).split('.', 6)
  if (!sameText(givenSignature, signature(core, [id, until, next, link, again].join('.')))) return null
  const flow = flowOf(core, id)
  if (!(Number.parseInt(until, 36) > now) || !sameText(state, flow.state)) return null
  return { flow, intent: { next: safeNext(decode(next)), link: link || null, again: again !== '' } }
}

/** Ends it: it is used once, whatever comes of it. */
export const endFlow = (core: Core, state: string): string =>
  cookie(core, cookieOf(core, state), '', { maxAgeS: 0, httpOnly: true })
