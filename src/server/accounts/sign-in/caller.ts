import type { Language } from '../../../i18n/locale'

/** What signing in needs to know of a request. */
export type Caller = {
  readonly address: string
  readonly devices: readonly string[]
  readonly language: Language
  readonly correlation: string
  readonly now: number
  /** A browser and its system as a person knows them. */
  readonly device: string
  /** Who is signed in already, in this browser. */
  readonly person: { readonly session: string } | null
}
