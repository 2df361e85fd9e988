// Each tool's route that lists the person's analyses.
import type { HistoryEntryJson } from '../../../api/tools/analyses'
import { type Tool, tools } from '../../../events/schema/vocabulary'
import { historyMax, historyOfTool } from '../../../projections/analyses/history'
import type { Core } from '../../core/core'
import { fewMax, hasFullHistory } from '../../history/history-data'
import { rangeJson } from '../../history/range-json'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { routesOf } from '../../http/request/routes-of'
import { json } from '../../http/response/responses'

/** Tools that receive a file; the other tools' texts have no useful name. */
const withFile: readonly Tool[] = ['photo', 'resume']

const listOf = (core: Core, ctx: RequestContext, tool: Tool): HistoryEntryJson[] =>
  historyOfTool(core.views.db, personOf(ctx).account, tool, hasFullHistory(core, ctx) ? historyMax : fewMax).map(
    ({ id, at, score, range, rubric, file }) => ({
      id,
      criado_em: new Date(at).toISOString(),
      score,
      faixa: rangeJson(range),
      versao_rubrica: rubric,
      ...(withFile.includes(tool) && file ? { nome_arquivo: file } : {}),
    }),
  )

/** GET /api/<tool>/history for every tool; an empty list while there is no result. */
export const historyRoutes = (core: Core) => {
  const app = routesOf('history')
  for (const tool of tools) app.get(`/api/${tool}/history`, ({ ctx }) => json(listOf(core, ctx, tool)))
  return app
}
