// Adds and removes a signed-in person's second factors. Each change asks for the password again, is bounded like any other
// change of an account, ends the account's other sessions where it changes what signs in, and is announced.
import {
  passkeyNameMax,
  type SecondFactorCommand,
  type SecondFactorRefusal,
  secondFactor,
} from '../../../domain/accounts/second-factor/second-factor'
import { hasSecondFactor } from '../../../domain/accounts/second-factor/state'
import type { Unhandled } from '../../../domain/handle'
import { accountStream } from '../../../events/schema/events'
import type { FactorNews } from '../../../events/schema/notifications'
import type { Core } from '../../core/core'
import { line } from '../../http/request/body/typed-text'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { fieldsRefused, type Refused, refusalsOf } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { accountState } from '../account-state'
import { confirmedByPassword } from '../sign-in/reauthenticate'
import { challengeOf, newChallenge, relyingParty } from './ceremony'
import { creationOptions, verifyNew } from './passkeys'
import { newCodes } from './recovery-codes'
import { readSetup } from './setup-note'
import { mailSignInChange } from './sign-in-change-mail'
import { consumeTotp } from './totp'

/** The recovery codes that were made with it, to be shown this once; null when the account had some already. */
export type NewRecoveryCodes = { readonly codes: readonly string[] | null }

const refusal = refusalsOf<SecondFactorRefusal>({
  'account-missing': 404,
  'own-account': 403,
  'session-ended': 409,
  'factor-exists': 409,
  'factor-missing': 409,
  'passkeys-full': 409,
  'code-wrong': 422,
})

export const factorRefusal = (ctx: RequestContext, code: SecondFactorRefusal | Unhandled): Refused =>
  code === 'claimed' ? { status: 409, body: problem(ctx, 'passkey-elsewhere') } : refusal(ctx, code)

const run = async (
  core: Core,
  ctx: RequestContext,
  command: SecondFactorCommand,
  news: FactorNews,
): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const stream = accountStream(account)
  const outcome = await core.handle(secondFactor, stream, command, eventMetadata(ctx))
  if (!outcome.ok) return factorRefusal(ctx, outcome.code)
  mailSignInChange(core, account, news, ctx.language)
  return null
}

/** Turns the app on once it shows the right code for the secret of `note`, the one this person was shown. */
export const enableTotp = async (
  core: Core,
  ctx: RequestContext,
  { note, code, password }: { readonly note: string; readonly code: string; readonly password: string },
): Promise<Refused | NewRecoveryCodes> => {
  const { account, session } = personOf(ctx)
  const secret = readSetup(core, ctx, note)
  if (!secret) return { status: 409, body: problem(ctx, 'session-ended') }
  const confirmation = await confirmedByPassword(core, ctx, password)
  if ('status' in confirmation) return confirmation
  const digits = code.replace(/\s+/g, '')
  if (!/^\d{6}$/.test(digits)) return fieldsRefused(ctx, { codigo: 'codeRequired' })
  if (!(await consumeTotp(core, { account, secret }, digits, ctx.now)))
    return fieldsRefused(ctx, { codigo: 'codeWrong' })
  const { codes, hashes } = newCodes()
  const first = !hasSecondFactor(accountState(core, account).secondFactor)
  const command = { kind: 'enable-totp', secret, epoch: confirmation.epoch, session, hashes } as const
  return (await run(core, ctx, command, 'TotpEnabled')) ?? { codes: first ? codes : null }
}

export const disableTotp = async (core: Core, ctx: RequestContext, password: string): Promise<Refused | null> => {
  const confirmation = await confirmedByPassword(core, ctx, password)
  if ('status' in confirmation) return confirmation
  const { session } = personOf(ctx)
  return run(core, ctx, { kind: 'disable-totp', epoch: confirmation.epoch, session }, 'TotpDisabled')
}

export const removePasskey = async (
  core: Core,
  ctx: RequestContext,
  { passkey, password }: { readonly passkey: string; readonly password: string },
): Promise<Refused | null> => {
  const confirmation = await confirmedByPassword(core, ctx, password)
  if ('status' in confirmation) return confirmation
  const { session } = personOf(ctx)
  return run(core, ctx, { kind: 'remove-passkey', passkey, epoch: confirmation.epoch, session }, 'PasskeyRemoved')
}

export const renewCodes = async (
  core: Core,
  ctx: RequestContext,
  password: string,
): Promise<Refused | NewRecoveryCodes> => {
  const confirmation = await confirmedByPassword(core, ctx, password)
  if ('status' in confirmation) return confirmation
  const { codes, hashes } = newCodes()
  return (
    (await run(core, ctx, { kind: 'make-codes', epoch: confirmation.epoch, hashes }, 'RecoveryCodesMade')) ?? { codes }
  )
}

/** What a challenge to make a passkey is for: this session of the account, as the account is now. */
const adding = (ctx: RequestContext, epoch: number) => {
  const { account, session } = personOf(ctx)
  return { kind: 'add', account, session: `${session} ${epoch}` } as const
}

/** The options for the browser to make a passkey, once the password is verified. */
export const beginPasskey = async (core: Core, ctx: RequestContext, password: string) => {
  const rp = relyingParty(core, ctx)
  if (!rp) return { status: 409, body: problem(ctx, 'passkey-unavailable') } satisfies Refused
  const confirmation = await confirmedByPassword(core, ctx, password)
  if ('status' in confirmation) return confirmation
  const { account, name, email } = personOf(ctx)
  const { value, cookie } = newChallenge(core, adding(ctx, confirmation.epoch), ctx.now)
  const { passkeys } = accountState(core, account).secondFactor
  return { options: await creationOptions(core, rp, value, { account, name, email, passkeys }), cookie }
}

/** Adds the passkey a browser made. It answers a challenge that was given only after the password was verified. */
export const addPasskey = async (
  core: Core,
  ctx: RequestContext,
  headers: Headers,
  { name: typed, answer }: { readonly name: string; readonly answer: unknown },
): Promise<Refused | NewRecoveryCodes> => {
  const { account, session } = personOf(ctx)
  const name = line(typed)
  if (name === '' || name.length > passkeyNameMax) return fieldsRefused(ctx, { nome: 'passkeyNameRequired' })
  const rp = relyingParty(core, ctx)
  const { epoch, secondFactor: factors } = accountState(core, account)
  const challenge = challengeOf(core, headers, adding(ctx, epoch), ctx.now)
  if (!rp || !challenge) return { status: 409, body: problem(ctx, 'session-ended') }
  const verified = await verifyNew(answer, rp, challenge)
  if (!verified) return { status: 422, body: problem(ctx, 'passkey-refused') }
  const { codes, hashes } = newCodes()
  const passkey = { ...verified, id: Bun.randomUUIDv7(), name, added: ctx.now }
  const command = { kind: 'add-passkey', passkey, epoch, session, hashes } as const
  const refused = await run(core, ctx, command, 'PasskeyAdded')
  if (refused) return refused
  return { codes: hasSecondFactor(factors) ? null : codes }
}
