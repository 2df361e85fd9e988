// Routes of the history of analyses.
import type { FullHistoryJson } from '../../api/tools/history'
import { FullHistoryPage } from '../../pages/history/all/page'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { json } from '../http/response/responses'
import { fullHistory, fullMax } from './history-data'
import { rangeJson } from './range-json'

const historyPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(
    core,
    ctx,
    <FullHistoryPage page={pageContext(core, ctx)} data={fullHistory(core, ctx)} now={ctx.now} most={fullMax} />,
  )

const historyJson = (core: Core, ctx: RequestContext): FullHistoryJson => {
  const { full, tools, versus } = fullHistory(core, ctx)
  const entry = ({ id, at, score, range, rubric }: (typeof tools)[number]['results'][number]) => ({
    id,
    criado_em: new Date(at).toISOString(),
    score,
    faixa: rangeJson(range),
    versao_rubrica: rubric,
  })
  return {
    completo: full,
    ferramentas: tools.map(({ tool, results }) => ({ ferramenta: tool, analises: results.map(entry) })),
    comparacao: versus && {
      de: entry(versus.older),
      para: entry(versus.newer),
      linhas: versus.rows.map(({ id, name, before, after, gain }) => ({
        id,
        nome: name,
        antes: before,
        depois: after,
        pontos: gain,
      })),
    },
  }
}

/** /historico and its call: `?ferramenta=`, `?de=` and `?para=` choose what is compared. */
export const fullHistoryRoutes = (core: Core) =>
  routesOf('full-history')
    .get('/historico', ({ ctx, request }) => core.pages.answer(ctx, request.headers, () => historyPage(core, ctx)))
    .get('/api/history', ({ ctx }) => json(historyJson(core, ctx)))
