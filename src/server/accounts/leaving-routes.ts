import { Elysia } from 'elysia'
import { session } from '../../domain/accounts/session'
import { accountStream } from '../../events/schema/account'
import { refusedJson } from '../analyses/submit'
import type { Core } from '../core'
import { leaveToast, signOutCookie } from '../http/request/read-request'
import { personOf, visitContext } from '../http/request/route-context'
import { formBody, formText } from '../http/request/schemas'
import { json, problem, seeOther, withCookies } from '../http/response/responses'
import { refusedPage } from '../http/response/state-pages'
import { accountPage, erasePage } from './account-pages'
import { eraseOwn } from './erase'
import { exportResponse } from './export'
import { contextOf, oneExport } from './reauthenticate'

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
