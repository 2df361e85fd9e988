import { Elysia } from 'elysia'
import { session } from '../../domain/accounts/session'
import { accountStream } from '../../events/schema/account'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { contextOf, personOf, visitContext } from '../http/request/route-context'
import { formBody, formText } from '../http/request/schemas'
import { leaveToast, signOutCookie } from '../http/response/cookies'
import { refusedPage } from '../http/response/page'
import { busy, oneExport, type Refused, refusedJson } from '../http/response/refusals'
import { fieldsProblem, json, problem, seeOther, withCookies } from '../http/response/responses'
import { accountPage, erasePage } from './account-pages'
import { eraseAccount } from './erase'
import { exportResponse } from './export'
import { passwordFits } from './reauthenticate'

/** Erases the account of the person who asks, if the password is theirs; null when done. */
const eraseOwn = async (core: Core, visit: Visit, password: string): Promise<Refused | null> => {
  const { account, role } = personOf(visit)
  const adminStays: Refused = { status: 403, body: problem(visit, 'admin-stays') }
  if (role === 'admin') return adminStays
  const fits = await passwordFits(core, visit, password)
  if (typeof fits === 'object') return fits
  if (!fits) return { status: 422, body: fieldsProblem(visit, { senha: 'passwordWrong' }) }
  switch (await eraseAccount(core, account, contextOf(visit))) {
    case 'erased':
      return null
    case 'account-missing':
      return { status: 401, body: problem(visit, 'account-missing') }
    case 'busy':
      return busy(visit)
    default:
      return adminStays
  }
}

/** The account's own page, and the ways out: of a session, with a copy of everything, for good. */
export const leavingRoutes = (core: Core) =>
  new Elysia({ name: 'leaving' })
    .use(visitContext)
    .get('/conta', ({ visit }) => accountPage(core, visit))
    .post(
      '/conta/sessoes',
      async ({ visit, body }) => {
        const { account, session: own } = personOf(visit)
        const chosen = formText(body, 'sessao')
        const command =
          chosen === 'outras'
            ? ({ kind: 'end-all', cause: 'logout', except: own } as const)
            : ({ kind: 'end', session: chosen, cause: 'logout' } as const)
        const done = await core.handle(session, accountStream(account), command, contextOf(visit))
        // One that has ended meanwhile is as the person wanted it.
        if (!done.ok && done.code !== 'session-missing')
          return refusedPage(core, visit, problem(visit, 'busy').message, 503)
        const toast = leaveToast(core, 'session-ended')
        return chosen === own ? seeOther('/', [signOutCookie(core), toast]) : seeOther('/conta#sessoes', [toast])
      },
      { body: formBody },
    )
    .get('/conta/exportar', ({ visit }) => {
      const refused = oneExport(core, visit)
      if (refused) return refusedPage(core, visit, refused.body.message, refused.status)
      return exportResponse(core, personOf(visit).account, visit.language)
    })
    .get('/conta/apagar', ({ visit }) => erasePage(core, visit))
    .post(
      '/conta/apagar',
      async ({ visit, body, request }) => {
        const refused = await eraseOwn(core, visit, formText(body, 'senha'))
        const asJson = request.headers.get('accept')?.includes('application/json') ?? false
        if (!refused)
          return asJson
            ? withCookies(json({}), [signOutCookie(core)])
            : seeOther('/', [signOutCookie(core), leaveToast(core, 'erased')])
        return asJson ? refusedJson(refused) : erasePage(core, visit, refused.body.message, { status: refused.status })
      },
      { body: formBody },
    )
