// Lists what an account can show as its second factor here and now.
import type { SecondFactorMethod } from '../../../api/account/second-factor'
import { codesLeft } from '../../../domain/accounts/second-factor/state'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { accountState } from '../account-state'
import { relyingParty } from './ceremony'

export const methodsOf = (core: Core, ctx: RequestContext, account: string): readonly SecondFactorMethod[] => {
  const { secondFactor } = accountState(core, account)
  return [
    ...(secondFactor.totp === null ? [] : (['app'] as const)),
    ...(secondFactor.passkeys.length > 0 && relyingParty(core, ctx) ? (['passkey'] as const) : []),
    ...(codesLeft(secondFactor) > 0 ? (['recuperacao'] as const) : []),
  ]
}
