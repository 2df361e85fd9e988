// The secret of an app between the page that shows it and the form that turns it on: signed for one session of one account
// and for half an hour, and stored nowhere until it is turned on.
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { sameText } from '../../security/session-token'
import { newSecret } from './totp'

const setupMs = 30 * minuteMs
const form = /^([A-Z2-7]{32})\.([0-9a-z]{1,11})\.([\w-]{43})$/

const signature = (core: Core, ctx: RequestContext, secret: string, until: number): string => {
  const { account, session } = personOf(ctx)
  return core.secrets.link(`totp setup ${account} ${session} ${until} ${secret}`)
}

export type Setup = { readonly secret: string; readonly note: string }

export const newSetup = (core: Core, ctx: RequestContext): Setup => {
  const secret = newSecret()
  const until = ctx.now + setupMs
  return { secret, note: [secret, until.toString(36), signature(core, ctx, secret, until)].join('.') }
}

/** The secret of a note that was made for this session; null for any other, and for one that has run out. */
export const readSetup = (core: Core, ctx: RequestContext, note: string): string | null => {
  const [, secret = '', time = '', givenSignature = ''] = form.exec(note) ?? []
  const until = Number.parseInt(time, 36)
  return until > ctx.now && sameText(givenSignature, signature(core, ctx, secret, until)) ? secret : null
}
