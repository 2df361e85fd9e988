// What is known of a request before any route runs: who, in which language and theme, from where.
import { z } from 'zod'
import type { Role, Theme } from '../../../events/schema/vocabulary'
import { type Language, languages } from '../../../i18n/locale'

export type Person = {
  readonly account: string
  readonly session: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** An admin to whom the panel stays closed until they set up a second factor (ADMIN_MFA). */
  readonly needsSecondFactor: boolean
  /** Id of their profile photo. */
  readonly photo: string | null
}
/** What a plain form can leave to be told on the page it leads to. */
export const toastNames = [
  'login',
  'register',
  'logout',
  'analysed',
  'notices-read',
  'notices-cleared',
  'support',
  'profile',
  'photo',
  'photo-removed',
  'settings',
  'session-ended',
  'erased',
  'draft',
  'password-reset',
  'status-changed',
  'user-deleted',
  'message-answered',
  'message-reopened',
  'message-erased',
  'password-chosen',
  'factor-app',
  'factor-app-off',
  'passkey-removed',
  'factor-removed',
  'refund-settled',
  'data-opened',
  'cancelled',
  'coupons',
] as const
export type ToastName = (typeof toastNames)[number]

export type RequestContext = {
  readonly language: Language
  readonly theme: Theme
  /** Counted address of the caller; never logged. */
  readonly address: string
  /** Ties every event of this request together; also the code a person can give to support. */
  readonly correlation: string
  readonly person: Person | null
  /** Accounts this browser has signed in to before, by their signatures. */
  readonly devices: readonly string[]
  /** A browser and its system as a person knows them; empty when it does not say. */
  readonly device: string
  readonly now: number
  /** What a form just did, to be told on this page. */
  readonly toast: ToastName | null
  readonly url: URL
  /** A page is answered with a page, a call with JSON. */
  readonly wantsPage: boolean
}

/** Only these values are ever taken from a cookie; anything else, script or not, is as if it were absent. */
export const themeOf = (value: string | null | undefined): Theme => {
  const parsed = z.enum(['system', 'light', 'dark']).safeParse(value)
  return parsed.success ? parsed.data : 'system'
}

export const toastName = (value: string | null | undefined): ToastName | null =>
  z.enum(toastNames).safeParse(value).data ?? null

const cookieLanguage = z.enum(languages)

/** The person's choice, else the browser's first language we have, else Portuguese. */
export const languageOf = (cookie: string | null | undefined, accepted: string | null): Language => {
  const chosen = cookieLanguage.safeParse(cookie)
  if (chosen.success) return chosen.data
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

/** Backslashes and control characters are read differently by different parsers: none of them belongs in a path. */
const odd = (character: string) => character === '\\' || character < ' '

/** A path on this site to go on to, or null: never another origin, whatever slashes it is dressed in. */
export const safeNext = (next: string | null | undefined): string | null => {
  if (!next || next.length > 500 || !next.startsWith('/') || next.startsWith('//') || [...next].some(odd)) return null
  const url = new URL(next, 'http://self')
  const path = url.pathname + url.search
  // `/.//host` is a path of ours until its dots are read away: then it begins with the slashes of another host.
  return url.origin === 'http://self' && !path.startsWith('//') ? path : null
}
