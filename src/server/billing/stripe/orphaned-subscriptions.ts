// A page of Stripe's can outlive the account it was opened for, if Stripe could not be reached while that was erased.
// Nobody may go on paying for an account that is gone; what was paid may have to be given back.

import { endedStatuses } from '../../../domain/billing/entitlement'
import { refund } from '../../../domain/billing/refund'
import { accountStream } from '../../../events/schema/events'
import type { Core } from '../../core/core'
import { systemMetadata } from '../../runtime/event-metadata'
import { logger } from '../../runtime/logger'
import { billingState, cancelNow } from '../apply'

export const isErased = (core: Core, account: string): boolean => billingState(core, account).closed !== null

/** Cancels a subscription of an erased account; `wait` if Stripe cannot be asked now. The line names nobody. */
export const endOrphanedSubscription = async (
  core: Core,
  account: string,
  subscription: string,
): Promise<'applied' | 'ignored' | 'wait'> => {
  const answer = await core.gateway.readSubscription(subscription)
  if (!answer.ok) return answer.reason === 'missing' ? 'ignored' : 'wait'
  const { status } = answer.value
  if (endedStatuses.has(status)) return 'ignored'
  if (status !== 'incomplete') {
    const owe = { kind: 'owe', gateway: 'stripe', subscription, cause: 'outlived' } as const
    if (!(await core.handle(refund, accountStream(account), owe, systemMetadata(core))).ok) return 'wait'
  }
  const ended = await cancelNow(core, account, subscription)
  if (!ended.ok) return 'wait'
  logger.error('stripe.orphaned_subscription', {
    why: 'a subscription of an erased account was cancelled',
    subscription,
  })
  return 'applied'
}
