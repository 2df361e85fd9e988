// Types of what every page is given besides its own data: person, language, catalogue, path.
import type { Catalogue } from '../billing/catalogue'
import type { Theme } from '../events/schema/vocabulary'
import type { Language } from '../i18n'

/** What every page knows of the request it answers. */
export type PageContext = {
  readonly appName: string
  /** Prices and limits of the plans; no page shows them from another source. */
  readonly catalogue: Catalogue
  readonly language: Language
  readonly theme: Theme
  /** Path of the page, without the query: marks the current page in the menu. */
  readonly path: string
  readonly user: {
    readonly name: string
    readonly email: string
    readonly role: 'admin' | 'usuario'
    /** Address of the profile photo; without one the first letter of the name is shown. */
    readonly photo?: string | null
  } | null
  /** Unread notifications. */
  readonly unread: number
  /** The identity provider people sign in with; `only`: passwords let nobody in. */
  readonly provider?: { readonly name: string; readonly isAway: boolean; readonly only: boolean } | null
  /** The address the person is asked to prove, their own or a new one; shown on every page. */
  readonly waitingForProof?: { readonly email: string; readonly isChange: boolean } | null
  /** Why nothing can be saved at the moment; shown on every page. */
  readonly readOnly?: 'damaged' | 'disk-full' | 'away' | 'standby' | 'stopped' | null
  /** Whether everything here is invented; every page shows it. */
  readonly demonstration?: boolean
  readonly assets: { readonly script: string; readonly shared: string; readonly style: string; readonly font: string }
}
