// Routes of /conta for the copy of one's data, open sessions and deleting the account.
import { apiTokens } from '../../../domain/accounts/api-tokens/api-tokens'
import { erasureWaits } from '../../../domain/accounts/erasure'
import { accountStream } from '../../../events/schema/events'
import { sessionsOf } from '../../../projections/accounts/session'
import type { Core } from '../../core/core'
import { createRoom } from '../../http/request/body/room'
import { formBody, formText } from '../../http/request/body/schemas'
import { networkOf } from '../../http/request/client/client-address'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast, signOutCookie } from '../../http/response/cookies'
import { refusalPage } from '../../http/response/page'
import {
  busy,
  fieldsRefused,
  type Refused,
  refusedJson,
  throttleChange,
  throttleExport,
  unhandled,
} from '../../http/response/refusals'
import { clearDevice, clearPages, json, problem, seeOther, withCookies } from '../../http/response/responses'
import { accountPage, erasePage } from '../account-pages'
import { accountState } from '../account-state'
import { passwordFits } from '../sign-in/reauthenticate'
import { endSession } from '../sign-in/sessions'
import { eraseAccount } from './erase'
import { exportResponse, exportsAtOnce } from './export-response'
import { announceErasure, keepAccount } from './waiting-erasure'

/** Erases the account of the signed-in person, if the password fits; 'waits' when that happens later, and it was announced. */
const eraseOwn = async (core: Core, ctx: RequestContext, password: string): Promise<Refused | 'erased' | 'waits'> => {
  const { account, role } = personOf(ctx)
  const adminStays: Refused = { status: 403, body: problem(ctx, 'admin-stays') }
  if (role === 'admin') return adminStays
  const fits = await passwordFits(core, ctx, password)
  if (typeof fits === 'object') return fits
  if (!fits) return fieldsRefused(ctx, { senha: 'passwordWrong' })
  const state = accountState(core, account)
  const before = state.erasure
  // An erasure that waits can be called off and requested again, with a mail each time: bounded. One at once never is.
  const refusal = erasureWaits(state, ctx.now) === null ? null : throttleChange(core, ctx)
  if (refusal) return refusal
  const outcome = await eraseAccount(core, account, eventMetadata(ctx))
  switch (outcome) {
    case 'waits':
      if (accountState(core, account).erasure !== before)
        announceErasure(core, account, { kind: 'erasing', language: ctx.language, at: ctx.now })
      return outcome
    case 'erased':
      return outcome
    case 'account-missing':
      return { status: 401, body: problem(ctx, 'account-missing') }
    case 'busy':
      return busy(ctx)
    case 'full':
      return unhandled(ctx, outcome)
    default:
      return adminStays
  }
}

/** The account page, ending sessions, exporting all data, erasing the account. */
export const leavingRoutes = (core: Core) => {
  const exports = createRoom(exportsAtOnce)
  return routesOf('leaving')
    .get('/conta', ({ ctx }) => accountPage(core, ctx))
    .post(
      '/conta/sessoes',
      async ({ ctx, body }) => {
        const { account, session: currentSession } = personOf(ctx)
        const chosen = formText(body, 'sessao')
        const isChosen = (id: string) =>
          chosen === 'outras' ? id !== currentSession : chosen === 'todas' || id === chosen
        const ending = sessionsOf(core.views.db, account, ctx.now).filter(({ id }) => isChosen(id))
        for (const { id } of ending)
          if ((await endSession(core, id, 'logout', eventMetadata(ctx))) === 'busy')
            return refusalPage(core, ctx, busy(ctx))
        // An API token may be an intruder's, as a session may.
        if (chosen === 'outras' || chosen === 'todas') {
          const metadata = eventMetadata(ctx)
          const revoked = await core.handle(apiTokens, accountStream(account), { kind: 'revoke-all' }, metadata)
          if (!revoked.ok) return refusalPage(core, ctx, busy(ctx))
        }
        const toast = leaveToast(core, 'session-ended')
        return isChosen(currentSession)
          ? clearDevice(core.config, seeOther('/', [signOutCookie(core), toast]))
          : seeOther('/conta#sessoes', [toast])
      },
      { body: formBody },
    )
    .get('/conta/exportar', ({ ctx }) => {
      const refused = throttleExport(core, ctx)
      if (refused) return refusalPage(core, ctx, refused)
      const { account } = personOf(ctx)
      const place = exports.open({ account, network: networkOf(ctx.address) })
      if (!place.grow(1)) {
        place.leave()
        return refusalPage(core, ctx, busy(ctx))
      }
      return exportResponse(core, personOf(ctx), ctx.language, place.leave)
    })
    .get('/conta/apagar', ({ ctx }) => erasePage(core, ctx))
    .post(
      '/conta/apagar',
      async ({ ctx, body, request }) => {
        const outcome = await eraseOwn(core, ctx, formText(body, 'senha'))
        const asJson = request.headers.get('accept')?.includes('application/json') ?? false
        if (outcome === 'waits') {
          const due = accountState(core, personOf(ctx).account).erasure ?? ctx.now
          return asJson
            ? json({ apagamento_em: new Date(due).toISOString() }, 202)
            : seeOther('/conta#dados', [leaveToast(core, 'erasure-waits')])
        }
        if (outcome === 'erased')
          return asJson
            ? clearPages(withCookies(json({}), [signOutCookie(core)]))
            : clearDevice(core.config, seeOther('/', [signOutCookie(core), leaveToast(core, 'erased')]))
        return asJson ? refusedJson(outcome) : erasePage(core, ctx, outcome.body.message, { status: outcome.status })
      },
      { body: formBody },
    )
    .post('/conta/apagar/manter', async ({ ctx }) => {
      const isCalledOff = await keepAccount(core, personOf(ctx).account, ctx.language, eventMetadata(ctx))
      return isCalledOff
        ? seeOther('/conta#dados', [leaveToast(core, 'account-kept')])
        : refusalPage(core, ctx, busy(ctx))
    })
}
