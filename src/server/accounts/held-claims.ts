// Every claim an account holds: its address, former ones that can still take their change back, its identities, its passkeys.
import type { AccountState } from '../../domain/accounts/account'
import type { Passkey } from '../../domain/accounts/second-factor/state'
import type { Claim } from '../../events/store/log'

/** Hides a value in a claim, the same for the same value (security/secrets.ts). */
type Claimed = (value: string) => string
type Hiding = { readonly secrets: { readonly emailClaim: Claimed; readonly link: Claimed } }

export const addressClaim = (
  core: { readonly secrets: Pick<Hiding['secrets'], 'emailClaim'> },
  email: string,
  stream: string,
): Claim => ({
  kind: 'email',
  value: core.secrets.emailClaim(email),
  stream,
})

/** Nobody else at a provider has this subject; the value shows neither. */
export const identityClaim = (
  core: { readonly secrets: Pick<Hiding['secrets'], 'link'> },
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  stream: string,
): Claim => ({ kind: 'identity', value: core.secrets.link(`identity ${JSON.stringify([issuer, subject])}`), stream })

/** A passkey signs in to one account: who could add it to another one would decide which account it opens. */
const passkeyClaim = (core: Hiding, { credential }: Pick<Passkey, 'credential'>, stream: string): Claim => ({
  kind: 'passkey',
  value: core.secrets.link(`passkey ${credential}`),
  stream,
})

type Holding = Pick<AccountState, 'email' | 'address' | 'identities' | 'secondFactor'>

const claimsOf = (core: Hiding, stream: string, { email, address, identities, secondFactor }: Holding) => {
  const addresses = [...(email === null ? [] : [email]), ...address.former.map((one) => one.email)]
  const all = [
    ...addresses.map((one) => addressClaim(core, one, stream)),
    ...identities.map((one) => identityClaim(core, one, stream)),
    ...secondFactor.passkeys.map((one) => passkeyClaim(core, one, stream)),
  ]
  return new Map(all.map((claim) => [`${claim.kind} ${claim.value}`, claim]))
}

const isSame = (before: Holding, after: Holding): boolean =>
  before.email === after.email &&
  before.address.former === after.address.former &&
  before.identities === after.identities &&
  before.secondFactor.passkeys === after.secondFactor.passkeys

const without = (one: ReadonlyMap<string, Claim>, other: ReadonlyMap<string, Claim>): Claim[] =>
  [...one].flatMap(([key, claim]) => (other.has(key) ? [] : claim))

/** What an account claims and what it releases when its state changes, so that nobody who changes it can forget either. */
export const claimChanges = (
  core: Hiding,
  stream: string,
  before: Holding,
  after: Holding,
): { readonly claims: readonly Claim[]; readonly releases: readonly Claim[] } => {
  if (isSame(before, after)) return { claims: [], releases: [] }
  const [had, has] = [claimsOf(core, stream, before), claimsOf(core, stream, after)]
  return { claims: without(has, had), releases: without(had, has) }
}
