import { Elysia } from 'elysia'
import { sessionsOf } from '../../../projections/accounts/session'
import type { Core } from '../../core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf, requestContextPlugin } from '../../http/request/route-context'
import { formBody, formText } from '../../http/request/schemas'
import { leaveToast, signOutCookie } from '../../http/response/cookies'
import { refusedPage } from '../../http/response/page'
import { busy, oneExport, type Refused, refusedJson } from '../../http/response/refusals'
import { clearPages, fieldsProblem, json, problem, seeOther, withCookies } from '../../http/response/responses'
import { accountPage, erasePage } from '../account-pages'
import { eraseAccount } from './erase'
import { exportResponse } from './export'
import { passwordFits } from '../sign-in/reauthenticate'
import { endSession } from '../sign-in/sessions'

/** Erases the account of the signed-in person, if the password fits; null when done. */
const eraseOwn = async (core: Core, ctx: RequestContext, password: string): Promise<Refused | null> => {
  const { account, role } = personOf(ctx)
  const adminStays: Refused = { status: 403, body: problem(ctx, 'admin-stays') }
  if (role === 'admin') return adminStays
  const fits = await passwordFits(core, ctx, password)
  if (typeof fits === 'object') return fits
  if (!fits) return { status: 422, body: fieldsProblem(ctx, { senha: 'passwordWrong' }) }
  switch (await eraseAccount(core, account, eventMetadata(ctx))) {
    case 'erased':
      return null
    case 'account-missing':
      return { status: 401, body: problem(ctx, 'account-missing') }
    case 'busy':
      return busy(ctx)
    default:
      return adminStays
  }
}

/** The account page, ending sessions, exporting all data, erasing the account. */
export const leavingRoutes = (core: Core) =>
  new Elysia({ name: 'leaving' })
    .use(requestContextPlugin)
    .get('/conta', ({ ctx }) => accountPage(core, ctx))
    .post(
      '/conta/sessoes',
      async ({ ctx, body }) => {
        const { account, session: own } = personOf(ctx)
        const chosen = formText(body, 'sessao')
        const wanted = (id: string) => (chosen === 'outras' ? id !== own : chosen === 'todas' || id === chosen)
        const ending = sessionsOf(core.views.db, account, ctx.now).filter(({ id }) => wanted(id))
        for (const { id } of ending)
          if ((await endSession(core, id, 'logout', eventMetadata(ctx))) === 'busy')
            return refusedPage(core, ctx, problem(ctx, 'busy').message, 503)
        const toast = leaveToast(core, 'session-ended')
        return wanted(own)
          ? clearPages(seeOther('/', [signOutCookie(core), toast]))
          : seeOther('/conta#sessoes', [toast])
      },
      { body: formBody },
    )
    .get('/conta/exportar', ({ ctx }) => {
      const refused = oneExport(core, ctx)
      if (refused) return refusedPage(core, ctx, refused.body.message, refused.status)
      return exportResponse(core, personOf(ctx).account, ctx.language)
    })
    .get('/conta/apagar', ({ ctx }) => erasePage(core, ctx))
    .post(
      '/conta/apagar',
      async ({ ctx, body, request }) => {
        const refused = await eraseOwn(core, ctx, formText(body, 'senha'))
        const asJson = request.headers.get('accept')?.includes('application/json') ?? false
        if (!refused)
          return clearPages(
            asJson
              ? withCookies(json({}), [signOutCookie(core)])
              : seeOther('/', [signOutCookie(core), leaveToast(core, 'erased')]),
          )
        return asJson ? refusedJson(refused) : erasePage(core, ctx, refused.body.message, { status: refused.status })
      },
      { body: formBody },
    )
