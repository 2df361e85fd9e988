// Notes in a signed cookie that a person without a password has signed in at the provider once more.
import { minuteMs } from '../../../time/units'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { cookie, cookieNames } from '../../http/response/cookies'
import { sameText } from '../../security/session-token'

/** How long it stands for a password, in ms; the provider is asked for a sign-in no older than that. */
export const freshMs = 10 * minuteMs

const signature = (core: Core, content: string) => core.secrets.link(`oidc fresh ${content}`)

export const freshCookie = (core: Core, session: string, now: number): string => {
  const content = `${session}.${(now + freshMs).toString(36)}`
  const options = { maxAgeS: freshMs / 1000, httpOnly: true }
  return cookie(core, cookieNames.providerProof, `${content}.${signature(core, content)}`, options)
}

/** Whether the person of this session did so within the last ten minutes. */
export const isFreshAtProvider = (core: Core, ctx: RequestContext): boolean => {
  const [session = '', until = '', givenSignature = ''] = (ctx.providerProof ?? '').split('.', 3)
  if (session !== personOf(ctx).session || !(Number.parseInt(until, 36) > ctx.now)) return false
  return sameText(givenSignature, signature(core, `${session}.${until}`))
}
