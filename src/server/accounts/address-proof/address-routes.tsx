// Routes for proving, changing and undoing the change of an email address.
import { type AddressLinkState, AddressProofPage } from '../../../pages/accounts/address-proof'
import { daySeconds } from '../../../time/units'
import { basePathOf } from '../../config/site-address'
import type { Core } from '../../core/core'
import { backTo } from '../../http/request/back-to'
import { formBody, formText } from '../../http/request/body/schemas'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { cookie, cookieNames, leaveToast } from '../../http/response/cookies'
import { html, type PageAnswer, refusalPage } from '../../http/response/page'
import { pageContext } from '../../http/response/page-context'
import { busy, type Refused, refusedAnswer } from '../../http/response/refusals'
import { seeOther } from '../../http/response/responses'
import { resetCode, resetPath } from '../password-reset/reset-links'
import { readProofCode } from './proof-links'
import { cancelRequest, resendProof } from './request-proof'
import { useLink } from './use-link'

/** The pages of the links about an address, and what the banner's buttons do. */
export const addressRoutes = (core: Core) => {
  const base = basePathOf(core.config)
  const page = (ctx: RequestContext, state: AddressLinkState, answer: PageAnswer = {}, error?: string) =>
    html(core, ctx, <AddressProofPage page={pageContext(core, ctx)} shown={state} error={error} />, answer)
  const ask = (ctx: RequestContext, code: string, undo: boolean, refused?: Refused) => {
    const link = readProofCode(core, code, ctx.now)
    if (!link || (link.kind === 'undo') !== undo) return page(ctx, { state: 'over' }, { status: 410 })
    if (link.proved) return page(ctx, { state: 'already' })
    const { kind, email } = link
    return page(ctx, { state: 'ask', kind, email, code }, refused ? refusedAnswer(refused) : {}, refused?.body.message)
  }
  const use = async (ctx: RequestContext, code: string, undo: boolean) => {
    const used = await useLink(core, ctx, code, undo)
    if (used === 'link-over') return page(ctx, { state: 'over' }, { status: 410 })
    if (used === 'taken') return page(ctx, { state: 'taken' }, { status: 409 })
    if (used === 'busy') return ask(ctx, code, undo, busy(ctx))
    const { account } = used.done
    if (undo) {
      const next = core.config.localLogin ? resetPath(resetCode(core, 'mail', account, ctx.now)) : null
      return page(ctx, { state: 'undone', next })
    }
    return ctx.person?.account === account
      ? seeOther('/conta', [leaveToast(core, 'address-proved')])
      : page(ctx, { state: 'done' })
  }

  return routesOf('address')
    .get('/confirmar-email', ({ ctx }) => ask(ctx, ctx.url.searchParams.get('codigo') ?? '', false))
    .post('/confirmar-email', ({ ctx, body }) => use(ctx, formText(body, 'codigo'), false), { body: formBody })
    .get('/desfazer-email', ({ ctx }) => ask(ctx, ctx.url.searchParams.get('codigo') ?? '', true))
    .post('/desfazer-email', ({ ctx, body }) => use(ctx, formText(body, 'codigo'), true), { body: formBody })
    .post('/conta/email/reenviar', ({ ctx, request }) => {
      const refused = resendProof(core, ctx)
      return refused
        ? refusalPage(core, ctx, refused)
        : seeOther(backTo(base, ctx, request) ?? '/conta', [leaveToast(core, 'proof-sent')])
    })
    .post('/conta/email/cancelar', async ({ ctx, request }) => {
      const outcome = await cancelRequest(core, personOf(ctx).account, eventMetadata(ctx))
      return outcome
        ? seeOther(backTo(base, ctx, request) ?? '/conta', [leaveToast(core, 'address-cancelled')])
        : refusalPage(core, ctx, busy(ctx))
    })
    .post('/conta/email/depois', ({ ctx, request }) =>
      // For this session only: the next one is asked again.
      seeOther(backTo(base, ctx, request) ?? '/conta', [
        cookie(core, cookieNames.addressBannerPutAway, personOf(ctx).session, {
          maxAgeS: 30 * daySeconds,
          httpOnly: true,
        }),
      ]),
    )
}
