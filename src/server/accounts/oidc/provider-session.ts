// Sessions that began at the identity provider are noted in a cookie: on signing out the person can sign out there too.
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { cookie, cookieNames } from '../../http/response/cookies'

export const providerSessionCookie = (core: Core, session: string, maxAgeS: number): string =>
  cookie(core, cookieNames.providerSession, session, { maxAgeS, httpOnly: true })

/** Whether the session that a request ends began at the provider. Only what is shown next depends on it. */
export const leftByProvider = ({ headers }: Request, { person }: RequestContext): boolean =>
  person !== null && new Bun.CookieMap(headers.get('cookie') ?? '').get(cookieNames.providerSession) === person.session
