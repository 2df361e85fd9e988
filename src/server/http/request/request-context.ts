// The type of what is known of a request before any route runs: who, in which language and theme, from where.

import { type Role, type Theme, type TokenScope, themes } from '../../../events/schema/vocabulary'
import { type Language, languages } from '../../../i18n/locale'
import type { ToastName } from '../../../texts/toasts'

export type Person = {
  readonly account: string
  /** Of the session, or of the API token. */
  readonly session: string
  /** What the API token may do that says who this is; absent for a session. */
  readonly token?: TokenScope
  readonly name: string
  readonly email: string
  readonly role: Role
  /** An admin who must set up a second factor before using the panel (ADMIN_MFA). */
  readonly needsSecondFactor: boolean
  /** Id of their profile photo. */
  readonly photo: string | null
  /** Whether the address is proved. */
  readonly proved: boolean
  /** The address that replaces this one once it is proved. */
  readonly newEmail: string | null
}
export type RequestContext = {
  readonly language: Language
  readonly theme: Theme
  /** The address by which the client is counted; never logged. */
  readonly address: string
  /** Correlates all events of this request; also the code that a person can give to support. */
  readonly correlation: string
  readonly person: Person | null
  /** Accounts this browser has signed in to before, by their signatures. */
  readonly devices: readonly string[]
  /** Browser and system for display; empty when unknown. */
  readonly device: string
  readonly now: number
  /** The session in which the person put the banner about their address away. */
  readonly addressBannerPutAway: string | null
  /** What notes that the person showed who they are at the provider just now (accounts/oidc/fresh.ts). */
  readonly providerProof: string | null
  /** What a form just did, to be shown on this page. */
  readonly toast: ToastName | null
  readonly url: URL
  /** A page is answered with a page, a call with JSON. */
  readonly wantsPage: boolean
}

/** What is known of a request, for the handler that it reaches. */
export const requestContexts = new WeakMap<Request, RequestContext>()
/** What its body says (body/read-body.ts); undefined without one. */
export const sentBodies = new WeakMap<Request, unknown>()

/** The only cookie values that are accepted; anything else counts as absent. */
const oneOf = <Value extends string>(allowed: readonly Value[], value: string | null | undefined): Value | null =>
  allowed.find((one) => one === value) ?? null

export const themeOf = (value: string | null | undefined): Theme => oneOf(themes, value) ?? 'system'

/** The person's choice, otherwise the browser's first supported language, otherwise Portuguese. */
export const pageLanguage = (cookie: string | null | undefined, accepted: string | null): Language => {
  const chosen = oneOf(languages, cookie)
  if (chosen) return chosen
  const wished = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(';q=')
      return { tag: tag.trim().toLowerCase(), quality: quality === '' ? 1 : Number(quality) || 0 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of wished) {
    if (tag.startsWith('pt')) return 'pt-BR'
    if (tag.startsWith('en')) return 'en-US'
  }
  return 'pt-BR'
}

/** Parsers disagree about backslashes and control characters, so a path must not contain them. */
const odd = (character: string) => character === '\\' || character < ' '

/** A path on this site to continue to, or null: never another origin, in whatever notation. */
export const safeNext = (next: string | null | undefined): string | null => {
  if (!next || next.length > 500 || !next.startsWith('/') || next.startsWith('//') || [...next].some(odd)) return null
  const url = new URL(next, 'http://self')
  const path = url.pathname + url.search
  // `/.//host` looks like a path until its dot segment is removed: then it begins with the slashes of another host.
  return url.origin === 'http://self' && !path.startsWith('//') ? path : null
}
