// Records whether the plan of the week and reminders of vacancies are mailed to a person.
import { type MailChoice, week } from '../../domain/week/week'
import { accountStream } from '../../events/schema/events'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { type Refused, throttleChange, unhandled } from '../http/response/refusals'

export const chooseMail = async (
  core: Core,
  ctx: RequestContext,
  about: MailChoice['about'],
  wanted: boolean,
): Promise<Refused | null> => {
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const stream = accountStream(personOf(ctx).account)
  const outcome = await core.handle(week, stream, { kind: 'choose', about, wanted }, eventMetadata(ctx))
  return outcome.ok ? null : unhandled(ctx, outcome.code)
}
