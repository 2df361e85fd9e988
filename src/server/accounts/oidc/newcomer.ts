// Somebody the provider has identified and no account knows yet: stored in a signed cookie of their browser until they create
// an account, link one, or ten minutes pass. Nothing of them is stored here before they agree to the terms.
import { z } from 'zod'
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import { cookie, hostCookie } from '../../http/response/cookies'
import { sameText } from '../../security/session-token'
import type { ProviderPerson } from './provider-port'

export const newcomerPath = '/entrar/provedor/conta'

/** In ms. */
export const newcomerMs = 10 * minuteMs

const newcomerState = z.object({
  issuer: z.string().max(500),
  subject: z.string().min(1).max(255),
  email: z.string().max(254),
  verified: z.boolean(),
  name: z.string().max(200),
  /** The session that asked to be linked; null for somebody who signs in. */
  session: z.string().max(40).nullable(),
  until: z.number(),
})

const nameOf = (core: Core) => hostCookie(core, 'newcomer')
const signature = (core: Core, content: string) => core.secrets.link(`oidc newcomer ${content}`)

export const holdNewcomer = (core: Core, person: ProviderPerson, session: string | null, now: number): string => {
  const content = Buffer.from(JSON.stringify({ ...person, session, until: now + newcomerMs })).toString('base64url')
  const options = { maxAgeS: newcomerMs / 1000, httpOnly: true }
  return cookie(core, nameOf(core), `${content}.${signature(core, content)}`, options)
}

/** Who was identified in this browser within the last ten minutes (now in ms), to sign in or to be linked to a session's account. */
export const newcomerOf = (
  core: Core,
  cookies: Bun.CookieMap,
  session: string | null,
  now: number,
): ProviderPerson | null => {
  const [content = '', givenSignature = ''] = (cookies.get(nameOf(core)) ?? '').split('.', 2)
  if (!content || !sameText(givenSignature, signature(core, content))) return null
  const parsed = newcomerState.safeParse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  if (!parsed.success || parsed.data.until <= now || parsed.data.session !== session) return null
  const { until: _, session: __, ...person } = parsed.data
  return person
}

export const dropNewcomer = (core: Core): string => cookie(core, nameOf(core), '', { maxAgeS: 0, httpOnly: true })
