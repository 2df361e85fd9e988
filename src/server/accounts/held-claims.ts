// Every claim an account holds: its address, former ones that can still take their change back, its identities.
import type { AccountState } from '../../domain/accounts/account'
import type { Claim } from '../../events/store/log'
import type { Secrets } from '../runtime/secrets'
import { addressClaim } from './address-owner'

/** Nobody else at a provider has this subject; the value shows neither. */
export const identityClaim = (
  core: { readonly secrets: Pick<Secrets, 'link'> },
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  stream: string,
): Claim => ({ kind: 'identity', value: core.secrets.link(`identity ${JSON.stringify([issuer, subject])}`), stream })

/** All claims of an account; erasing it releases them. */
export const claimsOf = (
  core: { readonly secrets: Pick<Secrets, 'emailClaim' | 'link'> },
  stream: string,
  { email, address, identities }: AccountState,
): Claim[] => {
  const addresses = new Set([...(email === null ? [] : [email]), ...address.former.map((one) => one.email)])
  return [
    ...[...addresses].map((one) => addressClaim(core, one, stream)),
    ...identities.map((one) => identityClaim(core, one, stream)),
  ]
}
