// Reads a request once, before any route: cookies, language, theme, address, session.

import type { Server } from 'bun'
import { hasSecondFactor } from '../../../domain/accounts/second-factor/state'
import { idleMs } from '../../../domain/accounts/session'
import { accountById } from '../../../projections/accounts/account'
import { sessionById } from '../../../projections/accounts/session'
import { inOneRead } from '../../../projections/engine/one-read'
import { toastName } from '../../../texts/toasts'
import { accountState } from '../../accounts/account-state'
import { bearerToken, tokenFrom } from '../../api-tokens/bearer'
import type { Core } from '../../core/core'
import { tokenFits } from '../../security/session-token'
import { useStepMs } from '../../storage/runtime-db/session-use'
import { cookieNames, deviceCookie, devicesMax, isHttps, sessionCookie } from '../response/cookies'
import type { AddressOf } from './client/client-address'
import { deviceName } from './client/device-name'
import { type Person, pageLanguage, type RequestContext, themeOf } from './request-context'

/** The person of a call's token or else of the session cookie; null without either, or for one that is over. */
export const personFrom = (core: Core, request: Request, now: number): Person | null =>
  inOneRead(core.views.db, () => readPerson(core, request, now))

const readPerson = (core: Core, request: Request, now: number): Person | null => {
  const bearer = bearerToken(request.headers)
  const person = bearer === null ? sessionFrom(core, request, now) : tokenFrom(core, bearer, now)
  const account = person && accountById(core.views.db, person.account)
  if (!person || !account?.active) return null
  const { name, email, role, photo, provedAt, pending, pendingUntil } = account
  const newEmail = (pendingUntil ?? 0) > now ? pending : null
  const proved = provedAt !== null
  const needsSecondFactor =
    core.config.adminMfa && role === 'admin' && !hasSecondFactor(accountState(core, account.id).secondFactor)
  return { ...person, name, email, role, photo, proved, newEmail, needsSecondFactor }
}

const sessionFrom = (core: Core, request: Request, now: number): Pick<Person, 'account' | 'session'> | null => {
  const cookies = new Bun.CookieMap(request.headers.get('cookie') ?? '')
  const [id = '', token = '', ...rest] = (cookies.get(sessionCookie(isHttps(core))) ?? '').split('.', 3)
  if (!id || !token || id.length > 40 || token.length > 60 || rest.length > 0) return null
  const session = sessionById(core.views.db, id)
  if (!session || session.until <= now || !tokenFits(token, session.token)) return null
  return inUse(core, session.id, session.account, now) ? { account: session.account, session: session.id } : null
}

/** Whether a session was used recently; marks it as used now. An unknown session starts to be tracked. */
const inUse = ({ sessionUses }: Core, session: string, account: string, now: number): boolean => {
  const use = sessionUses.of(session)
  if (use && use.lastUsed + idleMs <= now) return false
  if (!use) sessionUses.begin(session, account, { device: '', network: '', lastUsed: now })
  else if (use.lastUsed + useStepMs <= now) sessionUses.touch(session, now)
  return true
}

/** Everything about a request for `url` except the person, who is read from the read models. */
export const readRequest = (
  core: Core,
  addressOf: AddressOf,
  url: URL,
  request: Request,
  server: Server<undefined> | null,
): RequestContext => {
  const { headers } = request
  const cookies = new Bun.CookieMap(headers.get('cookie') ?? '')
  const now = core.clock()
  const peer = server?.requestIP(request)?.address ?? null
  if (peer !== null && headers.has('x-forwarded-for'))
    core.proxySigns.look(peer, headers.get('x-forwarded-proto') === 'https', now)
  return {
    language: pageLanguage(cookies.get(cookieNames.language), headers.get('accept-language')),
    theme: themeOf(cookies.get(cookieNames.theme)),
    address: addressOf(peer, headers.get('x-forwarded-for')),
    correlation: Bun.randomUUIDv7(),
    person: null,
    device: deviceName(headers.get('user-agent')),
    devices: (cookies.get(deviceCookie(isHttps(core))) ?? '').split('.').filter(Boolean).slice(0, devicesMax),
    now,
    addressBannerPutAway: cookies.get(cookieNames.addressBannerPutAway) ?? null,
    providerProof: cookies.get(cookieNames.providerProof) ?? null,
    toast: toastName(cookies.get(cookieNames.toast)),
    url,
    wantsPage: !url.pathname.startsWith('/api/'),
  }
}

/** Whether the person of a request that waited for its turn is still signed in: neither deactivated nor signed out meanwhile. */
export const isStillSignedIn = (core: Core, { account, session, token }: Person): boolean =>
  accountById(core.views.db, account)?.active === true &&
  (token !== undefined || sessionById(core.views.db, session) !== undefined)
