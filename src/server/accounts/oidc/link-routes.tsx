// Routes for linking an identity provider to an account and for ending the link.
import { LinkConfirmPage, LinkLeavePage } from '../../../pages/accounts/sign-in/provider-link'
import type { Core } from '../../core/core'
import { formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast } from '../../http/response/cookies'
import { html, notFoundPage, refusalPage, refusedPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { throttleChange } from '../../http/response/refusals'
import { fieldsProblem, problem, seeOther } from '../../http/response/responses'
import { passwordFits } from '../sign-in/reauthenticate'
import { linkIdentity, unlinkIdentity } from './identities'
import { cookiesOf, leaveFor } from './leave'
import { dropNewcomer, newcomerOf } from './newcomer'

const newcomerIn = (core: Core, ctx: RequestContext, request: Request) =>
  newcomerOf(core, cookiesOf(request), personOf(ctx).session, ctx.now)

/** Linking the provider to the account of a signed-in person, and ending the link. Both ask for the password. */
export const providerLinkRoutes = (core: Core) => {
  const { provider } = core
  const passwordRefused = async (ctx: RequestContext, password: string) => {
    const fits = await passwordFits(core, ctx, password)
    if (typeof fits === 'object') return refusalPage(core, ctx, fits)
    return fits ? null : refusedPage(core, ctx, fieldsProblem(ctx, { senha: 'passwordWrong' }).message, 422)
  }

  return routesOf('provider-link')
    .post(
      '/conta/entrada',
      async ({ ctx, request, body }) => {
        if (!provider) return notFoundPage(core, ctx)
        const refused = await passwordRefused(ctx, formText(body, 'senha'))
        if (refused) return refused
        const intent = { next: null, link: personOf(ctx).session, again: false }
        const left = await leaveFor(core, ctx, request, provider, intent)
        if (!left) return refusedPage(core, ctx, problem(ctx, 'provider-away').message, 503)
        // A page with a link and no redirect: forms of ours lead to no other site (form-action).
        const page = pageContext(core, ctx)
        const response = await html(
          core,
          ctx,
          <LinkLeavePage page={page} provider={provider.name} href={left.url.href} />,
        )
        for (const cookie of left.cookies) response.headers.append('set-cookie', cookie)
        return response
      },
      { body: formBody },
    )
    .get('/conta/entrada/confirmar', ({ ctx, request }) => {
      const person = newcomerIn(core, ctx, request)
      if (!provider || !person) return seeOther('/conta')
      const { name } = personOf(ctx)
      const page = pageContext(core, ctx)
      return html(core, ctx, <LinkConfirmPage page={page} provider={provider.name} email={person.email} name={name} />)
    })
    .post('/conta/entrada/confirmar', async ({ ctx, request }) => {
      const person = newcomerIn(core, ctx, request)
      if (!provider || !person) return refusedPage(core, ctx, problem(ctx, 'provider-refused').message, 410)
      const refused = throttleChange(core, ctx) ?? (await linkIdentity(core, ctx, personOf(ctx).account, person))
      if (refused) return refusalPage(core, ctx, refused)
      return seeOther('/conta#entrada', [dropNewcomer(core), leaveToast(core, 'identity-linked')])
    })
    .post(
      '/conta/entrada/desligar',
      async ({ ctx, body }) => {
        const refused = await passwordRefused(ctx, formText(body, 'senha'))
        if (refused) return refused
        const failed = await unlinkIdentity(core, ctx, formText(body, 'entrada'))
        if (failed) return refusalPage(core, ctx, failed)
        return seeOther('/conta#entrada', [leaveToast(core, 'identity-unlinked')])
      },
      { body: formBody },
    )
}
