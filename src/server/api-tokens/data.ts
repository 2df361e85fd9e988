// Describes an account's API tokens for its page and calls.

import type { TokenJson } from '../../api/account/tokens'
import type { TokensData } from '../../texts/accounts/api-tokens'
import { isoTime } from '../../time/iso'
import { proofOf } from '../accounts/sign-in/reauthenticate'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { liveTokens } from './live-tokens'
import { scopeName } from './manage'

export const tokensData = (core: Core, ctx: RequestContext): TokensData => {
  const { account } = personOf(ctx)
  return {
    tokens: liveTokens(core, account, ctx.now).map(({ id, name, scope, made, until }) => ({
      id,
      name,
      scope,
      made,
      until,
      lastUsed: core.tokenUses.of(id),
    })),
    ...proofOf(core, ctx),
    now: ctx.now,
  }
}

export const tokensJson = (core: Core, account: string, now: number): TokenJson[] =>
  liveTokens(core, account, now).map(({ id, name, scope, made, until }) => {
    const used = core.tokenUses.of(id)
    return {
      id,
      nome: name,
      escopo: scopeName(scope),
      criado_em: isoTime(made),
      vence_em: isoTime(until),
      ultimo_uso: used === null ? null : isoTime(used),
    }
  })
