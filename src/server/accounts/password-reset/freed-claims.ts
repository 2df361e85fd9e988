// The claims that a new password from an admin or the operator releases (domain/accounts/administration.ts).
import type { Claim } from '../../../events/store/log'
import type { Core } from '../../core'
import { accountState } from '../account-state'
import { identityClaims } from '../held-claims'

export const freedByReset = (core: Core, stream: string, account: string): Claim[] => {
  const { password, identities } = accountState(core, account)
  return password === null ? [] : identityClaims(core, stream, identities)
}
