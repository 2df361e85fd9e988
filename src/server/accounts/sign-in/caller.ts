// Types of what signing in needs to know of a request.
import type { Language } from '../../../i18n/locale'

/** The parts of a request that signing in needs. */
export type Caller = {
  readonly address: string
  readonly devices: readonly string[]
  readonly language: Language
  readonly correlation: string
  readonly now: number
  /** The browser and its system by the names people know. */
  readonly device: string
  /** The session that is already open in this browser. */
  readonly person: { readonly session: string } | null
}
