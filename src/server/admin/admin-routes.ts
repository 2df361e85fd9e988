import { Elysia } from 'elysia'
import { regionHeader } from '../../api/regions'
import { accountById } from '../../projections/accounts/account'
import { accountPage } from '../../projections/accounts/account-page'
import { userJson } from '../accounts/user-json'
import type { Core } from '../core'
import { safeNext, type ToastName, type Visit } from '../http/request/request-context'
import { adminOf, visitContext } from '../http/request/route-context'
import { fieldOf, formBody, formText } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { notFoundPage, refusedPage } from '../http/response/page'
import { refusedJson } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { adminPage } from './admin-pages'
import { deleteUser, openPersonal, resetPassword, toggleStatus, whyOf } from './administration'
import { personPage } from './person-page'
import { statsJson } from './statistics'

export const adminRoutes = (core: Core) => {
  /** The plain forms of the panel; where they lead back to is theirs to say. */
  const act = async (visit: Visit, id: string, body: Record<string, unknown>): Promise<Response> => {
    adminOf(visit)
    const own = `/admin/usuarios/${id}`
    const back = safeNext(formText(body, 'volta')) ?? own
    const why = whyOf(body)
    const acts: Readonly<Record<string, readonly [ToastName, string, () => ReturnType<typeof toggleStatus>]>> = {
      senha: [
        'password-reset',
        own,
        () => resetPassword(core, visit, id, { password: formText(body, 'password'), ...why }),
      ],
      status: ['status-changed', back, () => toggleStatus(core, visit, id, why)],
      abrir: ['data-opened', own, () => openPersonal(core, visit, id, why)],
      deletar: ['user-deleted', '/admin#usuarios', () => deleteUser(core, visit, id, why)],
    }
    const chosen = Object.hasOwn(acts, formText(body, 'acao')) ? acts[formText(body, 'acao')] : undefined
    if (!chosen) return seeOther(own)
    const [toast, to, run] = chosen
    const refused = await run()
    if (!refused) return seeOther(to, [leaveToast(core, toast)])
    if (refused.body.fields?.password) return personPage(core, visit, id, { error: refused.body.message })
    return refusedPage(core, visit, refused.body.message, refused.status)
  }

  return new Elysia({ name: 'admin' })
    .use(visitContext)
    .get('/admin', ({ visit, request }) => {
      adminOf(visit)
      return adminPage(core, visit, request.headers.get(regionHeader))
    })
    .get('/admin/usuarios/:id', ({ visit, params, request }) => {
      adminOf(visit)
      return accountById(core.views.db, params.id)
        ? personPage(core, visit, params.id, { region: request.headers.get(regionHeader) })
        : notFoundPage(core, visit)
    })
    .post('/admin/usuarios/:id', ({ visit, params, body }) => act(visit, params.id, body), { body: formBody })
    .get('/api/admin/stats', ({ visit }) => {
      adminOf(visit)
      try {
        return json(statsJson(core))
      } catch {
        return json(problem(visit, 'stats-failed'), 500)
      }
    })
    .get('/api/admin/users', ({ visit }) => {
      adminOf(visit)
      const { url, now } = visit
      const asked = Number(url.searchParams.get('page') ?? 1)
      const search = url.searchParams.get('search') ?? ''
      const { rows, page, pages, total } = accountPage(core.views.db, search, asked)
      return json({ users: rows.map(({ id }) => userJson(core, id, now)), page, totalPages: pages, total })
    })
    .post('/api/admin/reset-password/:id', async ({ visit, params, body }) => {
      adminOf(visit)
      const typed = fieldOf(body, 'password')
      const password = typeof typed === 'string' ? typed : ''
      const refused = await resetPassword(core, visit, params.id, { password, ...whyOf(body) })
      return refused ? refusedJson(refused) : json(userJson(core, params.id, visit.now))
    })
    .post('/api/admin/toggle-status/:id', async ({ visit, params, body }) => {
      adminOf(visit)
      const refused = await toggleStatus(core, visit, params.id, whyOf(body))
      return refused ? refusedJson(refused) : json(userJson(core, params.id, visit.now))
    })
    .delete('/api/admin/users/:id', async ({ visit, params }) => {
      adminOf(visit)
      const why = whyOf({ motivo: visit.url.searchParams.get('motivo') })
      const refused = await deleteUser(core, visit, params.id, why)
      return refused ? refusedJson(refused) : json({})
    })
}
