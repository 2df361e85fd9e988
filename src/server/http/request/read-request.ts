// Reads a request once, before any route: cookies, language, theme, address, session.
import type { Server } from 'bun'
import { accountById } from '../../../projections/accounts/account'
import { sessionById } from '../../../projections/accounts/session'
import { tokenFits } from '../../accounts/sign-in'
import type { Core } from '../../core'
import type { AddressOf } from './client-address'
import { languageOf, type Person, type ToastName, themeOf, toastName, type Visit } from './request-context'

export const cookieNames = { theme: 'ui-theme', language: 'ui-language', device: 'devices', toast: 'toast' } as const

/** Under https the browser itself holds the session cookie to this host and to secure connections. */
export const sessionCookie = (https: boolean): string => (https ? '__Host-session' : 'session')

/** Accounts one browser is remembered for; the oldest is dropped. */
const devicesMax = 5

/** Who the session cookie says this is; null for nobody, an ended session or one that has run out. */
export const personFrom = (core: Core, request: Request, now: number): Person | null => {
  const cookies = new Bun.CookieMap(request.headers.get('cookie') ?? '')
  const [id = '', token = '', ...rest] = (cookies.get(sessionCookie(isHttps(core))) ?? '').split('.', 3)
  if (!id || !token || id.length > 40 || token.length > 60 || rest.length > 0) return null
  const db = core.views.db
  const session = sessionById(db, id)
  if (!session || session.until <= now || !tokenFits(token, session.token)) return null
  const account = accountById(db, session.account)
  if (!account?.active) return null
  const { name, email, role, photo } = account
  return { account: account.id, session: session.id, name, email, role, photo }
}

export const isHttps = (core: Core): boolean => core.config.publicUrl?.startsWith('https:') ?? false

/** Everything of a request for `url` but the person, who takes a look at the read models. */
export const visitOf = (
  core: Core,
  addressOf: AddressOf,
  url: URL,
  request: Request,
  server: Server<undefined> | null,
): Visit => {
  const { headers } = request
  const cookies = new Bun.CookieMap(headers.get('cookie') ?? '')
  const now = core.clock()
  return {
    language: languageOf(cookies.get(cookieNames.language), headers.get('accept-language')),
    theme: themeOf(cookies.get(cookieNames.theme)),
    address: addressOf(server?.requestIP(request)?.address ?? null, headers.get('x-forwarded-for')),
    correlation: Bun.randomUUIDv7(),
    person: null,
    devices: (cookies.get(cookieNames.device) ?? '').split('.').filter(Boolean).slice(0, devicesMax),
    now,
    toast: toastName(cookies.get(cookieNames.toast)),
    url,
    wantsPage: !url.pathname.startsWith('/api/'),
  }
}

type CookieOptions = { readonly maxAgeS: number; readonly httpOnly: boolean }

/** A cookie of ours: this site only, whole site, Secure under https. */
export const cookie = (core: Core, name: string, value: string, { maxAgeS, httpOnly }: CookieOptions): string =>
  new Bun.Cookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure: isHttps(core),
    maxAge: maxAgeS,
  }).toString()

/** Signed in: the session, and the mark by which this browser is known to the account later on. */
export const signInCookies = (
  core: Core,
  visit: Visit,
  account: string,
  session: string,
  maxAgeS: number,
): string[] => {
  const own = core.secrets.device(account)
  const devices = [own, ...visit.devices.filter((device) => device !== own)].slice(0, devicesMax)
  return [
    cookie(core, sessionCookie(isHttps(core)), session, { maxAgeS, httpOnly: true }),
    cookie(core, cookieNames.device, devices.join('.'), { maxAgeS: 400 * 24 * 3600, httpOnly: true }),
  ]
}

/** Left by a form for the page it leads to; long enough for one redirect. */
export const leaveToast = (core: Core, name: ToastName): string =>
  cookie(core, cookieNames.toast, name, { maxAgeS: 30, httpOnly: true })
export const takeToast = (core: Core): string => cookie(core, cookieNames.toast, '', { maxAgeS: 0, httpOnly: true })

export const signOutCookie = (core: Core): string =>
  cookie(core, sessionCookie(isHttps(core)), '', { maxAgeS: 0, httpOnly: true })
