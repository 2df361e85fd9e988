// Removing the second factors of somebody who has lost phone and recovery codes: by an admin with a reason, or by the operator.
import { secondFactor } from '../../../domain/accounts/second-factor/second-factor'
import { accountStream } from '../../../events/schema/events'
import { asAdmin } from '../../admin/acting-admin'
import { type Why, withoutReason } from '../../admin/action-reason'
import { accountIdOf, operatorMetadata } from '../../admin/operator/operator-identity'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { type Refused, throttleAdminAction } from '../../http/response/refusals'
import { problem } from '../../http/response/responses'
import { mailLanguage } from '../../notifications/notification-mail'
import { factorRefusal } from './manage'
import { mailSignInChange } from './sign-in-change-mail'

/** Null when done. The person is notified, and all their sessions end. */
export const removeSecondFactor = async (
  core: Core,
  ctx: RequestContext,
  account: string,
  why: Why,
): Promise<Refused | null> =>
  withoutReason(ctx, why.reason) ?? throttleAdminAction(core, ctx) ?? remove(core, ctx, account, why)

const remove = async (core: Core, ctx: RequestContext, account: string, why: Why): Promise<Refused | null> => {
  const command = { kind: 'remove-all', own: personOf(ctx).account === account, ...why } as const
  const outcome = await asAdmin(core, ctx, (unchanged) =>
    core.handle(secondFactor, accountStream(account), command, eventMetadata(ctx), { unchanged }),
  )
  if (outcome === null) return { status: 403, body: problem(ctx, 'forbidden') }
  if (!outcome.ok) return factorRefusal(ctx, outcome.code)
  mailSignInChange(core, account, 'SecondFactorRemoved', mailLanguage(core, account))
  return null
}

type RemovedByOperator = 'removed' | 'account-missing' | 'factor-missing' | 'busy'

/** The same from the shell: the way back in for the only admin. */
export const removeByOperator = async (core: Core, email: string): Promise<RemovedByOperator> => {
  const account = accountIdOf(core, email)
  if (!account) return 'account-missing'
  const command = { kind: 'remove-all', own: false, reason: 'support', note: '' } as const
  const outcome = await core.handle(secondFactor, accountStream(account), command, operatorMetadata(core))
  if (!outcome.ok)
    return outcome.code === 'account-missing' || outcome.code === 'factor-missing' ? outcome.code : 'busy'
  mailSignInChange(core, account, 'SecondFactorRemoved', mailLanguage(core, account))
  return 'removed'
}
