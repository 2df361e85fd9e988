// Makes and revokes API tokens for a signed-in person. Making one asks for the password again and is announced, since an
// intruder's token would outlive the session they came by.
import { type ApiTokenRefusal, apiTokens, tokenDays, tokenNameMax } from '../../domain/accounts/api-tokens/api-tokens'
import { accountStream } from '../../events/schema/events'
import type { TokenScope } from '../../events/schema/vocabulary'
import { mailSignInChange } from '../accounts/second-factor/sign-in-change-mail'
import { confirmedByPassword } from '../accounts/sign-in/reauthenticate'
import type { Core } from '../core/core'
import { line } from '../http/request/body/typed-text'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { fieldsRefused, type Refused, refusalsOf } from '../http/response/refusals'
import { newToken } from './bearer'

/** Names of the scopes in forms and in the API. */
const scopes = { leitura: 'read', analise: 'analyse' } as const satisfies Record<string, TokenScope>
export const scopeName = (scope: TokenScope): keyof typeof scopes => (scope === 'read' ? 'leitura' : 'analise')

export type TypedToken = {
  readonly name: string
  readonly scope: string
  readonly days: string
  readonly password: string
}

const refusal = refusalsOf<ApiTokenRefusal>({
  'account-missing': 404,
  'session-ended': 409,
  'token-missing': 404,
  'tokens-full': 409,
})

/** Makes a token and returns it: nobody can be shown it again. */
export const makeToken = async (
  core: Core,
  ctx: RequestContext,
  typed: TypedToken,
): Promise<Refused | { readonly id: string; readonly shown: string }> => {
  const name = line(typed.name)
  const days = tokenDays.find((one) => String(one) === typed.days)
  if (name === '' || name.length > tokenNameMax) return fieldsRefused(ctx, { nome: 'tokenNameRequired' })
  if (!Object.hasOwn(scopes, typed.scope)) return fieldsRefused(ctx, { escopo: 'settingInvalid' })
  if (days === undefined) return fieldsRefused(ctx, { dias: 'settingInvalid' })
  const { account } = personOf(ctx)
  const confirmed = await confirmedByPassword(core, ctx, typed.password)
  if ('status' in confirmed) return confirmed
  const { epoch } = confirmed
  const { id, shown, hash } = newToken()
  const scope = scopes[typed.scope as keyof typeof scopes]
  const command = { kind: 'make', epoch, id, scope, token: hash, name, days, now: ctx.now } as const
  const outcome = await core.handle(apiTokens, accountStream(account), command, eventMetadata(ctx))
  if (!outcome.ok) return refusal(ctx, outcome.code)
  mailSignInChange(core, account, 'ApiTokenMade', ctx.language)
  return { id, shown }
}

export const revokeToken = async (core: Core, ctx: RequestContext, id: string): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const outcome = await core.handle(apiTokens, accountStream(account), { kind: 'revoke', id }, eventMetadata(ctx))
  if (!outcome.ok) return refusal(ctx, outcome.code)
  mailSignInChange(core, account, 'ApiTokenRevoked', ctx.language)
  return null
}
