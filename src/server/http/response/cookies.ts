// The site's cookies and how each is written; those of a second factor and of a provider's answer are in their own features.
import { sessionMs } from '../../../domain/accounts/session'
import type { ToastName } from '../../../texts/toasts'
import { daySeconds } from '../../../time/units'
import { accountState } from '../../accounts/account-state'
import type { Config } from '../../config/config'
import type { Core } from '../../core/core'
import type { RequestContext } from '../request/request-context'

export const cookieNames = {
  theme: 'ui-theme',
  language: 'ui-language',
  toast: 'toast',
  lastChange: 'changed',
  /** The session in which the person put away the banner that asks them to confirm their address. */
  addressBannerPutAway: 'later',
  /** Proof that the person has just signed in again at the provider. */
  providerProof: 'fresh',
  providerSession: 'provider-session',
} as const

/** Over https the browser binds the session cookie to this host and to secure connections. */
export const sessionCookie = (https: boolean): string => (https ? '__Host-session' : 'session')

/** Recognises a browser that an account has used before; bound to this host in the same way. */
export const deviceCookie = (https: boolean): string => (https ? '__Host-devices' : 'devices')

/** Accounts that one browser is recognised for; the oldest is dropped. */
export const devicesMax = 5

export const isHttps = (core: Pick<Core, 'config'>): boolean => core.config.publicUrl?.startsWith('https:') ?? false

/** A further cookie's name: under https held to this host, like the session's. */
export const hostCookie = (core: Core, name: string): string => (isHttps(core) ? `__Host-${name}` : name)

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Browsers honour Clear-Site-Data only over https and from the machine itself. */
export const heedsClearSiteData =
  ({ publicUrl }: Config) =>
  ({ hostname }: URL): boolean =>
    publicUrl?.startsWith('https:') ? true : loopback.test(hostname)

type CookieOptions = { readonly maxAgeS: number; readonly httpOnly: boolean }

/** A cookie for this site only, all paths, Secure over https. */
export const cookie = (core: Core, name: string, value: string, { maxAgeS, httpOnly }: CookieOptions): string =>
  new Bun.Cookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure: isHttps(core),
    maxAge: maxAgeS,
  }).toString()

/** The value by which an account later recognises this browser, until it has another password. */
export const recognised = (core: Core, ctx: Pick<RequestContext, 'devices'>, account: string): string => {
  const { passwords } = accountState(core, account)
  const deviceId = core.secrets.device(account, passwords)
  const earlier = [deviceId, core.secrets.device(account, Math.max(0, passwords - 1))]
  const devices = [deviceId, ...ctx.devices.filter((device) => !earlier.includes(device))].slice(0, devicesMax)
  return cookie(core, deviceCookie(isHttps(core)), devices.join('.'), { maxAgeS: 400 * daySeconds, httpOnly: true })
}

/** The cookies of a sign-in: the session, and that by which the account later recognises this browser. */
export const signInCookies = (core: Core, ctx: RequestContext, account: string, sessionValue: string): string[] => [
  cookie(core, sessionCookie(isHttps(core)), sessionValue, { maxAgeS: sessionMs / 1000, httpOnly: true }),
  recognised(core, ctx, account),
]

/** Changes with every change a person makes, so that a browser revalidates stored pages, also on Back (decision 0211). */
export const changedCookie = (core: Core, now: number): string =>
  cookie(core, cookieNames.lastChange, now.toString(36), { maxAgeS: 30 * daySeconds, httpOnly: false })

/** Set by a form for the page it redirects to; lives long enough for one redirect. */
export const leaveToast = (core: Core, name: ToastName): string =>
  cookie(core, cookieNames.toast, name, { maxAgeS: 30, httpOnly: true })
export const takeToast = (core: Core): string => cookie(core, cookieNames.toast, '', { maxAgeS: 0, httpOnly: true })

export const signOutCookie = (core: Core): string =>
  cookie(core, sessionCookie(isHttps(core)), '', { maxAgeS: 0, httpOnly: true })
