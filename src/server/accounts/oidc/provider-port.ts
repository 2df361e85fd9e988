// Another service that says who somebody is (OpenID Connect), as the rest of the server sees it.

/** Who somebody is at the provider. `verified`: the provider says that the address is the person's. */
export type ProviderPerson = {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly verified: boolean
  readonly name: string
}

/** The secrets of one sign-in that is under way. */
export type Flow = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** `denied`: the person refused at the provider. `refused`: what came back proves nothing. `away`: nobody answered. */
export type Identified = { readonly person: ProviderPerson } | 'denied' | 'refused' | 'away'

export type Provider = {
  readonly name: string
  /** Whether it did not answer just now, so that it is not asked again yet. */
  isAway(): boolean
  /** Where the browser signs in, which must have happened within `againS` seconds; null while the provider is away. */
  signInUrl(flow: Flow, back: string, againS: number | null): Promise<URL | null>
  /** Who came back. `url` is the address the provider sent the browser to, with its query; `againS` as it was asked for. */
  identify(url: URL, flow: Flow, againS: number | null): Promise<Identified>
  /** Where the browser goes to sign out at the provider too; null if it offers that nowhere or is away. */
  signOutUrl(back: string): Promise<URL | null>
}
