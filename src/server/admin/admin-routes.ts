// Routes of the admin panel for accounts, and the admin API.
import { Elysia } from 'elysia'
import { regionHeader } from '../../api/regions'
import { accountById } from '../../projections/accounts/account'
import { accountPage } from '../../projections/accounts/account-page'
import { removeSecondFactor } from '../accounts/second-factor/admin-removal'
import { userJson } from '../accounts/user-json'
import type { Core } from '../core'
import { adminPasswordBody, pageQuery, reasonBody, reasonQuery, toggleBody } from '../http/request/call-bodies'
import { requestContextPlugin } from '../http/request/context-plugin'
import { type RequestContext, safeNext, type ToastName } from '../http/request/request-context'
import { adminOf } from '../http/request/route-context'
import { fieldOf, formBody, formText } from '../http/request/schemas'
import { leaveToast } from '../http/response/cookies'
import { notFoundPage, refusedPage } from '../http/response/page'
import { refusedJson } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { errorDetails, logger } from '../runtime/logger'
import { whyOf } from './action-reason'
import { adminPage } from './admin-pages'
import { deleteUser, makeResetLink, openPersonal, resetPassword, toggleStatus } from './administration'
import { personPage } from './person-page'
import { statsJson } from './statistics'

/** The state a form or a call asks for; null when it only asks for the other one. */
const wantedState = (body: unknown): boolean | null => {
  const asked = fieldOf(body, 'ativar')
  return asked === 'sim' ? true : asked === 'nao' ? false : null
}

export const adminRoutes = (core: Core) => {
  /** The plain forms of the panel; each decides where it leads back to. */
  const act = async (ctx: RequestContext, id: string, body: Record<string, unknown>): Promise<Response> => {
    adminOf(ctx)
    const own = `/admin/usuarios/${id}`
    const back = safeNext(formText(body, 'volta')) ?? own
    const why = whyOf(body)
    if (formText(body, 'acao') === 'link') {
      const made = await makeResetLink(core, ctx, id, why)
      if (typeof made === 'string') return personPage(core, ctx, id, { link: made })
      return refusedPage(core, ctx, made.body.message, made.status)
    }
    const acts: Readonly<Record<string, readonly [ToastName, string, () => ReturnType<typeof toggleStatus>]>> = {
      senha: [
        'password-reset',
        own,
        () => resetPassword(core, ctx, id, { password: formText(body, 'password'), ...why }),
      ],
      status: ['status-changed', back, () => toggleStatus(core, ctx, id, { to: wantedState(body), ...why })],
      'segundo-fator': ['factor-removed', own, () => removeSecondFactor(core, ctx, id, why)],
      abrir: ['data-opened', own, () => openPersonal(core, ctx, id, why)],
      deletar: ['user-deleted', '/admin#usuarios', () => deleteUser(core, ctx, id, why)],
    }
    const chosen = Object.hasOwn(acts, formText(body, 'acao')) ? acts[formText(body, 'acao')] : undefined
    if (!chosen) return seeOther(own)
    const [toast, to, run] = chosen
    const refused = await run()
    if (!refused) return seeOther(to, [leaveToast(core, toast)])
    if (refused.body.fields?.password) return personPage(core, ctx, id, { error: refused.body.message })
    return refusedPage(core, ctx, refused.body.message, refused.status)
  }

  return new Elysia({ name: 'admin' })
    .use(requestContextPlugin)
    .get('/admin', ({ ctx, request }) => {
      adminOf(ctx)
      return adminPage(core, ctx, request.headers.get(regionHeader))
    })
    .get('/admin/usuarios/:id', ({ ctx, params, request }) => {
      adminOf(ctx)
      return accountById(core.views.db, params.id)
        ? personPage(core, ctx, params.id, { region: request.headers.get(regionHeader) })
        : notFoundPage(core, ctx)
    })
    .post('/admin/usuarios/:id', ({ ctx, params, body }) => act(ctx, params.id, body), { body: formBody })
    .get('/api/admin/stats', ({ ctx }) => {
      adminOf(ctx)
      try {
        return json(statsJson(core))
      } catch (error) {
        logger.error('statistics.unread', errorDetails(error))
        return json(problem(ctx, 'stats-failed'), 500)
      }
    })
    .get(
      '/api/admin/users',
      ({ ctx }) => {
        adminOf(ctx)
        const { url, now } = ctx
        const asked = Number(url.searchParams.get('page') ?? 1)
        const search = url.searchParams.get('search') ?? ''
        const { rows, page, pages, total } = accountPage(core.views.db, search, asked)
        return json({ users: rows.map(({ id }) => userJson(core, id, now)), page, totalPages: pages, total })
      },
      { query: pageQuery },
    )
    .post(
      '/api/admin/reset-password/:id',
      async ({ ctx, params, body }) => {
        adminOf(ctx)
        const typed = fieldOf(body, 'password')
        const password = typeof typed === 'string' ? typed : ''
        const refused = await resetPassword(core, ctx, params.id, { password, ...whyOf(body) })
        return refused ? refusedJson(refused) : json(userJson(core, params.id, ctx.now))
      },
      adminPasswordBody,
    )
    .post(
      '/api/admin/toggle-status/:id',
      async ({ ctx, params, body }) => {
        adminOf(ctx)
        const refused = await toggleStatus(core, ctx, params.id, { to: wantedState(body), ...whyOf(body) })
        return refused ? refusedJson(refused) : json(userJson(core, params.id, ctx.now))
      },
      toggleBody,
    )
    .post(
      '/api/admin/remove-second-factor/:id',
      async ({ ctx, params, body }) => {
        adminOf(ctx)
        const refused = await removeSecondFactor(core, ctx, params.id, whyOf(body))
        return refused ? refusedJson(refused) : json(userJson(core, params.id, ctx.now))
      },
      reasonBody,
    )
    .delete(
      '/api/admin/users/:id',
      async ({ ctx, params }) => {
        adminOf(ctx)
        const why = whyOf({ motivo: ctx.url.searchParams.get('motivo') })
        const refused = await deleteUser(core, ctx, params.id, why)
        return refused ? refusedJson(refused) : json({})
      },
      { query: reasonQuery },
    )
}
