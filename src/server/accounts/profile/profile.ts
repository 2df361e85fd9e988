// Changing one's name, address and password; the rules are P40.
import { passwordLength } from '../../../api/account/accounts'
import { foldEmail } from '../../../domain/accounts/address'
import { type ProfileCommand, profile } from '../../../domain/accounts/profile'
import { accountStream } from '../../../events/schema/events'
import type { Core } from '../../core/core'
import { fieldErrors, profileBody } from '../../http/request/body/schemas'
import { line } from '../../http/request/body/typed-text'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { busy, fieldsRefused, type Refused, throttleChange, unhandled } from '../../http/response/refusals'
import { type FieldError, problem } from '../../http/response/responses'
import { triesMax } from '../../runtime/command-handler'
import { accountState } from '../account-state'
import { expiredClaims } from '../address-owner'
import { requestAddress } from '../address-proof/request-proof'
import { passwordProblem } from '../password-reset/new-password'
import { passwordFits } from '../sign-in/reauthenticate'

export type ProfileInput = {
  readonly nome: string
  readonly email: string
  /** Empty when the password stays. */
  readonly senha_atual: string
  readonly senha_nova: string
  /** What was typed a second time; the API does not ask for it. */
  readonly confirmarSenha?: string | undefined
}

type NewPassword = Extract<ProfileCommand, { kind: 'change' }>['password']

/** Whether the password fields are inconsistent: if any is filled, all are needed and must agree. */
const passwordsWrong = (
  { senha_atual, senha_nova, confirmarSenha = senha_nova }: ProfileInput,
  moves: boolean,
): boolean =>
  (senha_nova + confirmarSenha !== '' || (senha_atual !== '' && !moves)) &&
  (senha_atual === '' || senha_nova.length < passwordLength.shortest || confirmarSenha !== senha_nova)

const check = async (
  core: Core,
  ctx: RequestContext,
  input: ProfileInput,
  moves: boolean,
): Promise<Record<string, FieldError>> => {
  const wrong = fieldErrors(profileBody, input)
  const hasPassword = accountState(core, personOf(ctx).account).password !== null
  if (passwordsWrong(input, moves)) wrong.senha_atual = 'passwordsCheck'
  else if (moves && !wrong.email && input.senha_atual === '' && hasPassword) wrong.senha_atual = 'passwordForEmail'
  const { name, email } = personOf(ctx)
  const weak = input.senha_nova && (await passwordProblem(core, input.senha_nova, { name, email }))
  return weak && !wrong.senha_atual ? { ...wrong, senha_nova: weak } : wrong
}

/** Changes what differs, in one append; null when done. */
export const changeProfile = async (core: Core, ctx: RequestContext, input: ProfileInput): Promise<Refused | null> => {
  const moves = foldEmail(input.email) !== foldEmail(personOf(ctx).email)
  const wrong = await check(core, ctx, input, moves)
  if (Object.keys(wrong).length > 0) return fieldsRefused(ctx, wrong)
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const { account, session } = personOf(ctx)
  const { epoch } = accountState(core, account)
  if (input.senha_atual !== '' || moves) {
    const fits = await passwordFits(core, ctx, input.senha_atual)
    if (typeof fits === 'object') return fits
    if (!fits) return fieldsRefused(ctx, { senha_atual: 'passwordWrong' })
  }
  let password: NewPassword = null
  if (input.senha_nova !== '') {
    const hash = await core.passwords.hash(input.senha_nova, networkOf(ctx.address))
    if (hash === 'busy') return busy(ctx)
    password = { hash, epoch, session }
  }
  const name = line(input.nome)
  const email = input.email.trim()
  if (!moves || !core.config.smtp) return append(core, ctx, { name, email, password })
  // Where mails are sent, a new address counts once it is proved; everything else changes now.
  return (
    (await append(core, ctx, { name, email: personOf(ctx).email, password })) ??
    (await requestAddress(core, ctx, email))
  )
}

/** Appends the change; repeated when the address is another one by now. */
const append = async (
  core: Core,
  ctx: RequestContext,
  to: { readonly name: string; readonly email: string; readonly password: NewPassword },
): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const stream = accountStream(account)
  for (let tries = 0; tries < triesMax; tries++) {
    const from = accountState(core, account).email
    if (from === null) break
    const command = { kind: 'change', ...to, from } as const
    const releases = expiredClaims(core, to.email, ctx.now)
    const outcome = await core.handle(profile, stream, command, eventMetadata(ctx), { releases })
    if (outcome.ok) return null
    if (outcome.code === 'claimed') {
      const body = problem(ctx, 'email-in-use')
      return { status: 409, body: { ...body, fields: { email: body.message } } }
    }
    if (outcome.code === 'session-ended') return { status: 401, body: problem(ctx, 'unauthenticated') }
    if (outcome.code === 'account-missing' || outcome.code === 'conflict') break
    if (outcome.code === 'full') return unhandled(ctx, outcome.code)
  }
  return accountState(core, account).email === null ? { status: 401, body: problem(ctx, 'account-missing') } : busy(ctx)
}
