// Reads a request once, before any route: cookies, language, theme, address, session.

import type { Server } from 'bun'
import { hasSecondFactor } from '../../../domain/accounts/second-factor/state'
import { idleMs } from '../../../domain/accounts/session'
import { accountById } from '../../../projections/accounts/account'
import { sessionById } from '../../../projections/accounts/session'
import { accountState } from '../../accounts/account-state'
import type { Core } from '../../core'
import { tokenFits } from '../../runtime/session-token'
import { useStepMs } from '../../storage/session-use'
import { cookieNames, deviceCookie, devicesMax, isHttps, sessionCookie } from '../response/cookies'
import type { AddressOf } from './client-address'
import { deviceName } from './device-name'
import { languageOf, type Person, type RequestContext, themeOf, toastName } from './request-context'

/** Who the session cookie says this is; null for nobody, an ended session or one that has run out. */
export const personFrom = (core: Core, request: Request, now: number): Person | null => {
  const cookies = new Bun.CookieMap(request.headers.get('cookie') ?? '')
  const [id = '', token = '', ...rest] = (cookies.get(sessionCookie(isHttps(core))) ?? '').split('.', 3)
  if (!id || !token || id.length > 40 || token.length > 60 || rest.length > 0) return null
  const db = core.views.db
  const session = sessionById(db, id)
  if (!session || session.until <= now || !tokenFits(token, session.token)) return null
  const account = accountById(db, session.account)
  if (!account?.active || !inUse(core, session.id, account.id, now)) return null
  const { name, email, role, photo } = account
  const needsSecondFactor =
    core.config.adminMfa && role === 'admin' && !hasSecondFactor(accountState(core, account.id).secondFactor)
  return { account: account.id, session: session.id, name, email, role, photo, needsSecondFactor }
}

/** Whether a session was used of late, and that it is now. One of which nothing is known begins to be known. */
const inUse = ({ sessionUses }: Core, session: string, account: string, now: number): boolean => {
  const use = sessionUses.of(session)
  if (use && use.lastUsed + idleMs <= now) return false
  if (!use) sessionUses.begin(session, account, { device: '', network: '', lastUsed: now })
  else if (use.lastUsed + useStepMs <= now) sessionUses.touch(session, now)
  return true
}

/** Everything of a request for `url` but the person, who takes a look at the read models. */
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
  return {
    language: languageOf(cookies.get(cookieNames.language), headers.get('accept-language')),
    theme: themeOf(cookies.get(cookieNames.theme)),
    address: addressOf(server?.requestIP(request)?.address ?? null, headers.get('x-forwarded-for')),
    correlation: Bun.randomUUIDv7(),
    person: null,
    device: deviceName(headers.get('user-agent')),
    devices: (cookies.get(deviceCookie(isHttps(core))) ?? '').split('.').filter(Boolean).slice(0, devicesMax),
    now,
    toast: toastName(cookies.get(cookieNames.toast)),
    url,
    wantsPage: !url.pathname.startsWith('/api/'),
  }
}
