// The panel's page of one account, and what its plain forms do.
import { regionHeader } from '../../../api/regions'
import { accountById } from '../../../projections/accounts/account'
import type { ToastName } from '../../../texts/toasts'
import { removeSecondFactor } from '../../accounts/second-factor/admin-removal'
import type { Core } from '../../core/core'
import { formBody, formText } from '../../http/request/body/schemas'
import { type RequestContext, safeNext } from '../../http/request/request-context'
import { adminOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { leaveToast } from '../../http/response/cookies'
import { notFoundPage, refusalPage } from '../../http/response/page'
import { seeOther } from '../../http/response/responses'
import { wantedState, whyOf } from '../action-reason'
import { deleteUser, makeResetLink, openPersonal, resetPassword, toggleStatus } from '../administration'
import { personPage } from './person-page'

type Form = Readonly<Record<string, unknown>>

/** The plain forms of an account in the panel; each decides where it leads back to. */
const actOnAccount = async (core: Core, ctx: RequestContext, id: string, body: Form): Promise<Response> => {
  adminOf(ctx)
  const personPath = `/admin/usuarios/${id}`
  const back = safeNext(formText(body, 'volta')) ?? personPath
  const why = whyOf(body)
  if (formText(body, 'acao') === 'link') {
    const resetLink = await makeResetLink(core, ctx, id, why)
    if (typeof resetLink === 'string') return personPage(core, ctx, id, { link: resetLink })
    return refusalPage(core, ctx, resetLink)
  }
  const acts: Readonly<Record<string, readonly [ToastName, string, () => ReturnType<typeof toggleStatus>]>> = {
    senha: [
      'password-reset',
      personPath,
      () => resetPassword(core, ctx, id, { password: formText(body, 'password'), ...why }),
    ],
    status: ['status-changed', back, () => toggleStatus(core, ctx, id, { to: wantedState(body), ...why })],
    'segundo-fator': ['factor-removed', personPath, () => removeSecondFactor(core, ctx, id, why)],
    abrir: ['data-opened', personPath, () => openPersonal(core, ctx, id, why)],
    deletar: ['user-deleted', '/admin#usuarios', () => deleteUser(core, ctx, id, why)],
  }
  const chosen = Object.hasOwn(acts, formText(body, 'acao')) ? acts[formText(body, 'acao')] : undefined
  if (!chosen) return seeOther(personPath)
  const [toast, to, run] = chosen
  const refused = await run()
  if (!refused) return seeOther(to, [leaveToast(core, toast)])
  if (refused.body.fields?.password) return personPage(core, ctx, id, { error: refused.body.message })
  return refusalPage(core, ctx, refused)
}

export const personRoutes = (core: Core) =>
  routesOf('admin-person')
    .get('/admin/usuarios/:id', ({ ctx, params, request }) => {
      adminOf(ctx)
      return accountById(core.views.db, params.id)
        ? personPage(core, ctx, params.id, { region: request.headers.get(regionHeader) })
        : notFoundPage(core, ctx)
    })
    .post('/admin/usuarios/:id', ({ ctx, params, body }) => actOnAccount(core, ctx, params.id, body), {
      body: formBody,
    })
