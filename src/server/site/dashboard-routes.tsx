// Routes of the dashboard and its figures.

import { scoresFrom } from '../../domain/analyses/score'
import { noAllowance, wireCount } from '../../domain/quota/quota'
import { toolUse } from '../../domain/quota/tool-use'
import { accountStream } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'
import { translator } from '../../i18n'
import { DashboardPage } from '../../pages/dashboard/dashboard'
import { rangeIn, recentAnalyses } from '../../projections/analyses/history'
import { rankedScores } from '../../projections/analyses/ranked-scores'
import { unusedBy } from '../../projections/analyses/unused-tools'
import { lastDraftChange } from '../../projections/drafts/draft'
import { inOneRead } from '../../projections/engine/one-read'
import { draftIsNewer } from '../../texts/dashboard/data'
import { suggestionsOf, weakest } from '../../texts/dashboard/suggestions'
import { latestResults } from '../analyses/results/results'
import { allowanceNow, planNow } from '../billing/allowance'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { neverCache } from '../http/response/never-cache'
import { html, refusalPage, refusedPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { laterPartOr, partOr } from '../http/response/page-part'
import { throttleChange, unhandled } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { toastOf } from '../http/response/toasts'
import { settledInDraft, weekState } from '../week/week-plan'

const shownActivities = 8

const dashboardPage = async (core: Core, ctx: RequestContext): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const settled = await laterPartOr(ctx, 'week', () => settledInDraft(core, account, ctx.now), 'busy' as const)
  if (settled === 'busy') neverCache(ctx)
  const allowance = () => {
    const row = allowanceNow(core, account, ctx.now)
    return { ...(row?.allowance ?? noAllowance), until: row?.cycle?.end ?? null }
  }
  const activities = () =>
    recentAnalyses(db, account, shownActivities).map(({ id, tool, score, range, endedAt }) => ({
      id,
      tool,
      score,
      range: rangeIn(range),
      at: endedAt ?? 0,
    }))
  const data = inOneRead(db, () => {
    const scored = partOr(
      ctx,
      'scores',
      () => ({ ranked: rankedScores(db, account), unused: unusedBy(db, account) }),
      null,
    )
    return {
      page: pageContext(core, ctx),
      toast: toastOf(core, ctx),
      data: {
        status: partOr(ctx, 'plan', () => planNow(core, account, ctx.now) ?? '', 'free'),
        scores: scored ? scoresFrom(scored.ranked, scored.unused) : ('failed' as const),
        unused: scored?.unused ?? [],
        stats: partOr(ctx, 'allowance', allowance, 'failed' as const),
        activities: partOr(ctx, 'activities', activities, []),
        latest: partOr(ctx, 'results', () => latestResults(core.results, account, scored?.ranked), {}),
        draftAt: partOr(ctx, 'draft', () => lastDraftChange(db, account), null),
        now: ctx.now,
      },
      week: partOr(ctx, 'week', () => weekState(core, account, ctx.now, ctx.language, settled), null),
    }
  })
  return html(core, ctx, <DashboardPage {...data} />)
}

const ratedTools = ['photo', 'linkedin', 'resume'] as const
const listedActivities = 20
const colors: Readonly<Record<Tool, string>> = { photo: 'mar', linkedin: 'mar', resume: 'caju', job: 'mar' }

export const dashboardRoutes = (core: Core) =>
  routesOf('dashboard')
    .get('/painel', ({ ctx, request }) => core.pages.answer(ctx, request.headers, () => dashboardPage(core, ctx)))
    .post(
      '/painel/notas',
      async ({ ctx, body }) => {
        const often = throttleChange(core, ctx)
        if (often) return refusalPage(core, ctx, often)
        const tool = ratedTools.find((one) => one === formText(body, 'ferramenta'))
        if (!tool) return refusedPage(core, ctx, problem(ctx, 'invalid').message, 422)
        const command = { kind: 'choose', tool, used: formText(body, 'usar') === '1' } as const
        const { account } = personOf(ctx)
        const outcome = await core.handle(toolUse, accountStream(account), command, eventMetadata(ctx))
        if (outcome.ok) return seeOther('/painel')
        const refused =
          outcome.code === 'account-missing'
            ? { status: 401, body: problem(ctx, outcome.code) }
            : unhandled(ctx, outcome.code)
        return refusalPage(core, ctx, refused)
      },
      { body: formBody },
    )
    .get('/api/user/stats', ({ ctx }) => {
      const { account } = personOf(ctx)
      const { db } = core.views
      const allowance = allowanceNow(core, account, ctx.now)?.allowance ?? noAllowance
      const latest = latestResults(core.results, account)
      const { resume } = scoresFrom(rankedScores(db, account), unusedBy(db, account))
      const redrafted = draftIsNewer(lastDraftChange(db, account), resume)
      return json({
        remainingAnalyses: wireCount(allowance.remaining),
        totalAllowed: wireCount(allowance.total),
        suggestions: suggestionsOf(weakest({ ...latest, redrafted }, ctx.language), ctx.language),
      })
    })
    .get('/api/user/scores', ({ ctx }) => {
      const { account } = personOf(ctx)
      const { db } = core.views
      const scores = scoresFrom(rankedScores(db, account), unusedBy(db, account))
      return json({
        overall: scores.overall?.score ?? 0,
        photo: scores.photo?.score ?? 0,
        linkedin: scores.linkedin?.score ?? 0,
        resume: scores.resume?.score ?? 0,
      })
    })
    .get('/api/activities', ({ ctx }) => {
      const t = translator(ctx.language)
      return json(
        recentAnalyses(core.views.db, personOf(ctx).account, listedActivities).map(({ id, tool, endedAt }) => ({
          id,
          type: t(`dashboard.activities.${tool}`),
          date: new Date(endedAt ?? 0).toISOString(),
          color: colors[tool],
        })),
      )
    })
