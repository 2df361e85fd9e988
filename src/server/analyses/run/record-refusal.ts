// Records refused analyses and reads them back, for the account's page in the panel.
import { refusals } from '../../../domain/quota/refusals'
import { domainEvents } from '../../../events/schema/events'
import { refusalsStream } from '../../../events/schema/refusals'
import type { RefusalReason, Tool } from '../../../events/schema/vocabulary'
import { planNow } from '../../billing/allowance'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { errorDetails, logger } from '../../runtime/logger'

/** Appends the refusal. It never throws: the person gets their refusal even when it cannot be recorded. */
export const recordRefusal = async (
  core: Core,
  ctx: RequestContext,
  tool: Tool,
  reason: RefusalReason,
): Promise<void> => {
  const { account } = personOf(ctx)
  const plan = planNow(core, account, ctx.now)
  if (!plan) return
  const command = { kind: 'record', now: ctx.now, tool, reason, plan } as const
  try {
    const outcome = await core.handle(refusals, refusalsStream(account), command, eventMetadata(ctx))
    if (!outcome.ok) logger.warn('refusal.unrecorded', { reason: outcome.code })
  } catch (error) {
    logger.error('refusal.unrecorded', errorDetails(error))
  }
}

/** Refusals that the panel shows, the newest. */
const shownMax = 20

/** The newest refusals of an account, the newest first. */
export const latestRefusals = (core: Core, account: string) => {
  const stream = refusalsStream(account)
  const { version } = core.states.of(refusals, stream)
  const events = core.events.read(stream, Math.max(0, version - shownMax), shownMax)
  return domainEvents
    .history(events)
    .flatMap((event) => (event.type === 'AnalysisRefused' ? [{ at: event.meta.at, ...event.data }] : []))
    .toReversed()
}
