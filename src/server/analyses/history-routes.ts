import { Elysia } from 'elysia'
import type { HistoryEntryJson } from '../../api/analyses'
import { type Tool, tools } from '../../events/schema/vocabulary'
import { historyOfTool } from '../../projections/analyses/history'
import type { Core } from '../core'
import type { RequestContext } from '../http/request/request-context'
import { personOf, requestContextPlugin } from '../http/request/route-context'
import { json } from '../http/response/responses'

/** Tools that are sent a file; the others' texts have no name worth telling. */
const withFile: readonly Tool[] = ['photo', 'resume']

const listOf = (core: Core, ctx: RequestContext, tool: Tool): HistoryEntryJson[] =>
  historyOfTool(core.views.db, personOf(ctx).account, tool).map(({ id, at, score, rubric, file }) => ({
    id,
    criado_em: new Date(at).toISOString(),
    score,
    versao_rubrica: rubric,
    ...(withFile.includes(tool) && file ? { nome_arquivo: file } : {}),
  }))

/** GET /api/<tool>/history for every tool; one that has measured nothing yet answers an empty list. */
export const historyRoutes = (core: Core) => {
  const app = new Elysia({ name: 'history' }).use(requestContextPlugin)
  for (const tool of tools) app.get(`/api/${tool}/history`, ({ ctx }) => json(listOf(core, ctx, tool)))
  return app
}
