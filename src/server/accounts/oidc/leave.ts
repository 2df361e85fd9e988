// The way to the identity provider.
import type { Core } from '../../core/core'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { refusalPage } from '../../http/response/page'
import { throttled } from '../../http/response/refusals'
import { providerBucket } from '../../security/buckets'
import { beginFlow, type Intent } from './flow'
import { freshMs } from './fresh'
import type { Provider } from './provider-port'

export const returnPath = '/entrar/provedor/retorno'
/** Seconds for which a sign-in at the provider counts as a confirmation. */
export const againS = freshMs / 1000

export const cookiesOf = (request: Request) => new Bun.CookieMap(request.headers.get('cookie') ?? '')

/** The server's own address as the provider knows it. */
export const originOf = (core: Core) => core.config.publicUrl ?? ''

/** Sends the browser to the provider, or says that it is away. */
export const leaveFor = async (
  core: Core,
  ctx: RequestContext,
  request: Request,
  provider: Provider,
  intent: Intent,
) => {
  const begun = beginFlow(core, cookiesOf(request), intent, ctx.now)
  const url = await provider.signInUrl(begun.flow, originOf(core) + returnPath, intent.again ? againS : null)
  return url && { url, cookies: begun.cookies }
}

/** The refusal of a network that has been sent there too often; null below the limit. */
export const tooManyAttempts = (core: Core, ctx: RequestContext) => {
  const refusal = throttled(core, ctx, `provider ${networkOf(ctx.address)}`, providerBucket)
  return refusal && refusalPage(core, ctx, refusal)
}
