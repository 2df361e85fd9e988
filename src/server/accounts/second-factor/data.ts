// Describes an account's second factors for its page and calls.
import type { SecondFactorJson } from '../../../api/account/second-factor'
import { codesLeft } from '../../../domain/accounts/second-factor/state'
import type { SecondFactorData } from '../../../texts/accounts/second-factor'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { accountState } from '../account-state'
import { isFreshAtProvider } from '../oidc/fresh'
import { relyingParty } from './ceremony'

export const secondFactorData = (core: Core, ctx: RequestContext): SecondFactorData => {
  const { account, needsSecondFactor } = personOf(ctx)
  const { secondFactor, password, identities } = accountState(core, account)
  return {
    app: secondFactor.totp !== null,
    passkeys: secondFactor.passkeys.map(({ id, name, added }) => ({
      id,
      name,
      added,
      lastUsed: core.passkeyUses.of(id)?.lastUsed ?? null,
    })),
    codesLeft: codesLeft(secondFactor),
    password: password !== null || identities.length === 0,
    fresh: isFreshAtProvider(core, ctx),
    passkeysHere: relyingParty(core, ctx) !== null,
    required: needsSecondFactor,
    now: ctx.now,
  }
}

export const secondFactorJson = (core: Core, ctx: RequestContext): SecondFactorJson => {
  const { app, passkeys, codesLeft: left } = secondFactorData(core, ctx)
  return {
    app,
    passkeys: passkeys.map(({ id, name, added, lastUsed }) => ({
      id,
      nome: name,
      criado_em: new Date(added).toISOString(),
      ultimo_uso: lastUsed === null ? null : new Date(lastUsed).toISOString(),
    })),
    codigos_restantes: left,
  }
}
