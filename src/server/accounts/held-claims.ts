// Every claim an account holds: its address, former ones that can still take their change back, its identities, its passkeys.
import type { AccountState } from '../../domain/accounts/account'
import type { Passkey } from '../../domain/accounts/second-factor/state'
import type { Claim } from '../../events/store/log'

/** Hides a value in a claim, the same for the same value (runtime/secrets.ts). */
type Claimed = (value: string) => string

export const addressClaim = (
  core: { readonly secrets: { emailClaim: Claimed } },
  email: string,
  stream: string,
): Claim => ({
  kind: 'email',
  value: core.secrets.emailClaim(email),
  stream,
})

/** Nobody else at a provider has this subject; the value shows neither. */
export const identityClaim = (
  core: { readonly secrets: { link: Claimed } },
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  stream: string,
): Claim => ({ kind: 'identity', value: core.secrets.link(`identity ${JSON.stringify([issuer, subject])}`), stream })

/** The claims of linked identities, which a command that unlinks all of them releases. */
export const identityClaims = (
  core: { readonly secrets: { link: Claimed } },
  stream: string,
  identities: AccountState['identities'],
): Claim[] => identities.map((one) => identityClaim(core, one, stream))

/** A passkey signs in to one account: who could add it to another one would decide which account it opens. */
export const passkeyClaim = (
  core: { readonly secrets: { link: Claimed } },
  { credential }: Pick<Passkey, 'credential'>,
  stream: string,
): Claim => ({ kind: 'passkey', value: core.secrets.link(`passkey ${credential}`), stream })

/** The claims of passkeys, which a command that removes them releases. */
export const passkeyClaims = (
  core: { readonly secrets: { link: Claimed } },
  stream: string,
  passkeys: readonly Pick<Passkey, 'credential'>[],
): Claim[] => passkeys.map((one) => passkeyClaim(core, one, stream))

/** All claims of an account; erasing it releases them. */
export const claimsOf = (
  core: { readonly secrets: { emailClaim: Claimed; link: Claimed } },
  stream: string,
  { email, address, identities, secondFactor }: AccountState,
): Claim[] => {
  const addresses = new Set([...(email === null ? [] : [email]), ...address.former.map((one) => one.email)])
  return [
    ...[...addresses].map((one) => addressClaim(core, one, stream)),
    ...identityClaims(core, stream, identities),
    ...passkeyClaims(core, stream, secondFactor.passkeys),
  ]
}
