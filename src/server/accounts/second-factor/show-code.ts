// The second step of a sign-in with what can be typed: a code of the app, or a recovery code.
import { type SecondFactorRefusal, secondFactor } from '../../../domain/accounts/second-factor/second-factor'
import type { Unhandled } from '../../../domain/handle'
import { accountStream } from '../../../events/schema/events'
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import { mailLanguage } from '../../notifications/notification-mail'
import { secondFactorBuckets } from '../../security/buckets'
import type { KeyedBucket } from '../../security/throttle'
import { accountState } from '../account-state'
import type { Caller } from '../sign-in/caller'
import { enter, knownDevice, type NotSignedIn, type SignedIn } from '../sign-in/sign-in'
import type { Pending } from './pending'
import { hashCode } from './recovery-codes'
import { mailSignInChange } from './sign-in-change-mail'
import { consumeTotp } from './totp'

const { account: byAccount, device: byDevice, network: byNetwork } = secondFactorBuckets

const bucketsOf = (core: Core, account: string, caller: Caller): readonly KeyedBucket[] => [
  knownDevice(core, account, caller.devices)
    ? [`second factor device ${account}`, byDevice]
    : [`second factor ${account}`, byAccount],
  [`second factor from ${networkOf(caller.address)}`, byNetwork],
]

const sixDigits = /^\d{6}$/

/** `over`: the account changed since the password was shown. */
type Checked = 'right' | 'wrong' | 'over' | 'busy'

const outcomeOf = (code: SecondFactorRefusal | Unhandled): Checked => {
  if (code === 'code-wrong') return 'wrong'
  return code === 'session-ended' || code === 'account-missing' ? 'over' : 'busy'
}

const check = async (core: Core, { account, epoch }: Pending, typed: string, caller: Caller): Promise<Checked> => {
  const code = typed.replace(/[\s-]+/g, '')
  if (sixDigits.test(code)) {
    const { totp: secret } = accountState(core, account).secondFactor
    return secret !== null && (await consumeTotp(core, { account, secret }, code, caller.now)) ? 'right' : 'wrong'
  }
  const command = { kind: 'use-code', hash: hashCode(typed), epoch } as const
  const metadata = { at: caller.now, actor: account, correlation: caller.correlation, causation: null }
  const outcome = await core.handle(secondFactor, accountStream(account), command, metadata)
  if (!outcome.ok) return outcomeOf(outcome.code)
  mailSignInChange(core, account, 'RecoveryCodeUsed', mailLanguage(core, account))
  return 'right'
}

/** Signs in whose password was right already, if the code is; each try costs, and the right one gives its cost back. */
export const showCode = async (
  core: Core,
  pending: Pending,
  typed: string,
  caller: Caller,
): Promise<SignedIn | NotSignedIn | { readonly ok: false; readonly code: 'code-wrong' }> => {
  const buckets = bucketsOf(core, pending.account, caller)
  const waitMs = core.throttle.takeAll(buckets, caller.now)
  if (waitMs > 0) {
    core.security.count('sign-in-throttled')
    return { ok: false, code: 'throttled', waitMs }
  }
  const checked = await check(core, pending, typed, caller)
  if (checked === 'wrong') {
    core.security.count('second-factor-failed')
    return { ok: false, code: 'code-wrong' }
  }
  for (const [key, bucket] of buckets) core.throttle.give(key, bucket, caller.now)
  if (checked === 'over') return { ok: false, code: 'credentials' }
  return checked === 'busy'
    ? { ok: false, code: 'busy' }
    : enter(core, pending.account, pending.epoch, caller, 'second-factor')
}
