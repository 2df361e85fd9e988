// The route of the way back from the identity provider: who comes back is signed in, linked, or asked to make an account.
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { routesOf } from '../../http/request/routes-of'
import { notFoundPage, refusedPage } from '../../http/response/page'
import { seeOther } from '../../http/response/responses'
import { accountState } from '../account-state'
import { pendingCookie, pendingNote } from '../second-factor/pending'
import { stepPath } from '../second-factor/step-path'
import { enter } from '../sign-in/sign-in'
import { messageOf, refuse, signedIn } from './answers'
import { endFlow, flowMs, type Intent, readFlow } from './flow'
import { freshCookie } from './fresh'
import { accountOfIdentity } from './identities'
import { againS, cookiesOf, originOf, returnPath, tooManyAttempts } from './leave'
import { holdNewcomer, newcomerPath } from './newcomer'
import type { Provider, ProviderPerson } from './provider-port'

const confirmPath = '/conta/entrada/confirmar'

const withCookie = async (page: Promise<Response>, line: string) => {
  const response = await page
  response.headers.append('set-cookie', line)
  return response
}

/** The answer to a person identified by the provider. */
const identify = async (core: Core, ctx: RequestContext, person: ProviderPerson, intent: Intent) => {
  if (intent.link !== null)
    return intent.link === ctx.person?.session
      ? seeOther(confirmPath, [holdNewcomer(core, person, intent.link, ctx.now)])
      : refuse(core, ctx, 'provider-refused', 403)
  const account = accountOfIdentity(core, person)
  if (account === null)
    return ctx.person
      ? refuse(core, ctx, 'provider-refused', 403)
      : seeOther(newcomerPath, [holdNewcomer(core, person, null, ctx.now)])
  // Somebody who is signed in confirms who they are, and does not become another person by it.
  if (ctx.person && ctx.person.account !== account) return refuse(core, ctx, 'provider-refused', 403)
  const { active, epoch } = accountState(core, account)
  if (!active) return refuse(core, ctx, 'account-inactive', 403)
  const outcome = await enter(core, account, epoch, ctx, 'first-factor')
  if (outcome.ok) return signedIn(core, ctx, outcome, intent.next, intent.again)
  if (outcome.code === 'second-factor') {
    // Signed in already, both factors included: the provider was only asked to confirm who is there.
    if (intent.again && ctx.person?.account === account)
      return seeOther(intent.next ?? '/painel', [freshCookie(core, ctx.person.session, ctx.now)])
    const note = pendingNote(core, account, epoch, ctx.now, 'provider')
    return seeOther(stepPath(intent.next), [pendingCookie(core, note)])
  }
  return refusedPage(core, ctx, messageOf(ctx, outcome), outcome.code === 'busy' ? 503 : 403)
}

/** The answer to a browser that the provider sent back. */
const comeBack = async (core: Core, ctx: RequestContext, request: Request, provider: Provider) => {
  const state = ctx.url.searchParams.get('state') ?? ''
  const flow = readFlow(core, cookiesOf(request), state, ctx.now)
  // Used once here too, whether or not the provider takes its code a second time.
  if (!flow || !(await core.singleUse.use(`oidc ${state}`, ctx.now + flowMs, ctx.now))) {
    core.security.count('provider-refused')
    return refuse(core, ctx, 'provider-refused', 403)
  }
  const url = new URL(originOf(core) + returnPath + ctx.url.search)
  const who = await provider.identify(url, flow.flow, flow.intent.again ? againS : null)
  if (typeof who === 'object') return withCookie(identify(core, ctx, who.person, flow.intent), endFlow(core, state))
  if (who === 'refused') core.security.count('provider-refused')
  const status = who === 'away' ? 503 : 403
  return withCookie(refuse(core, ctx, `provider-${who}`, status), endFlow(core, state))
}

export const providerReturnRoutes = (core: Core) =>
  routesOf('provider-return').get(returnPath, ({ ctx, request }) => {
    if (!core.provider) return notFoundPage(core, ctx)
    return tooManyAttempts(core, ctx) ?? comeBack(core, ctx, request, core.provider)
  })
