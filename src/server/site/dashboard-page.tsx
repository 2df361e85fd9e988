import { scoresFrom } from '../../domain/analyses/score'
import { DashboardPage } from '../../pages/dashboard/dashboard'
import { rankedScores, recentAnalyses } from '../../projections/analyses/analysis'
import { latestResults } from '../analyses/results'
import { allowanceNow } from '../billing/allowance'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { contextOf, html } from '../http/response/page'
import { toastOf } from '../http/response/toasts'

const activitiesMax = 8

export const dashboardPage = (core: Core, visit: Visit): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(visit)
  const row = allowanceNow(core, account, visit.now)
  const data = {
    status: row?.plan ?? '',
    scores: scoresFrom(rankedScores(db, account)),
    stats: {
      remaining: row?.allowance.remaining ?? 0,
      total: row?.allowance.total ?? 0,
      until: row?.cycle?.end ?? null,
    },
    activities: recentAnalyses(db, account, activitiesMax).map(({ id, tool, score, endedAt }) => ({
      id,
      tool,
      score,
      at: endedAt ?? 0,
    })),
    latest: latestResults(db, account),
    now: visit.now,
  }
  return html(core, visit, <DashboardPage page={contextOf(core, visit)} toast={toastOf(core, visit)} data={data} />)
}
