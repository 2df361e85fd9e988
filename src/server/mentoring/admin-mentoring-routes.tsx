// Routes of the admin panel for mentors and their conversations.
import { translator } from '../../i18n'
import { AdminMentoringPage } from '../../pages/mentoring/admin-mentoring'
import { accountById } from '../../projections/accounts/account'
import { mentoringCounts, namedMentors } from '../../projections/mentoring/mentoring-queries'
import { dayMs } from '../../time/units'
import { accountIdOf } from '../admin/operator/operator-identity'
import { adminContext } from '../admin/page-frame'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { adminOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import { neverCache } from '../http/response/never-cache'
import { html, type PageAnswer, refusalPage } from '../http/response/page'
import { busy, throttleAdminAction } from '../http/response/refusals'
import { seeOther } from '../http/response/responses'
import { chooseMentor } from './hours'

/** Mentors listed, and how far back conversations are counted (ms). */
const mentorsShown = 200
const countedMs = 30 * dayMs

const mentorsPage = (
  core: Core,
  ctx: RequestContext,
  failed?: { readonly email: string; readonly message: string },
  answer: PageAnswer = {},
): Promise<Response> => {
  neverCache(ctx)
  const { db } = core.views
  const mentors = namedMentors(db, mentorsShown).flatMap((account) => {
    const person = accountById(db, account)
    return person ? [{ account, name: person.name, email: person.email }] : []
  })
  const counts = mentoringCounts(db, ctx.now - countedMs, ctx.now)
  const props = { ...adminContext(core, ctx), mentors, counts, failed }
  return html(core, ctx, <AdminMentoringPage {...props} />, answer)
}

const nameMentor = async (core: Core, ctx: RequestContext, body: Record<string, unknown>): Promise<Response> => {
  adminOf(ctx)
  const refusal = throttleAdminAction(core, ctx)
  if (refusal) return refusalPage(core, ctx, refusal)
  const naming = formText(body, 'acao') === 'nomear'
  const email = formText(body, 'email').trim()
  const account = naming ? accountIdOf(core, email) : formText(body, 'conta')
  const person = account ? accountById(core.views.db, account) : undefined
  if (!account || (naming && !person?.active)) {
    const message = translator(ctx.language)('mentoring.admin.unknown')
    return mentorsPage(core, ctx, { email, message }, { status: 422 })
  }
  const outcome = await chooseMentor(core, ctx, account, naming)
  if (outcome.ok || outcome.code === 'account-missing')
    return seeOther('/admin/mentoria', [leaveToast(core, 'mentors-changed')])
  return refusalPage(core, ctx, busy(ctx))
}

export const adminMentoringRoutes = (core: Core) =>
  routesOf('admin-mentoring')
    .get('/admin/mentoria', ({ ctx }) => {
      adminOf(ctx)
      return mentorsPage(core, ctx)
    })
    .post('/admin/mentoria', ({ ctx, body }) => nameMentor(core, ctx, body), { body: formBody })
