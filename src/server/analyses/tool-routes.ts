// Routes that are the same for several tools: the API of an analysis, and the page of a tool for files.
import { regionHeader } from '../../api/regions'
import type { Tool } from '../../events/schema/vocabulary'
import { type AnalysisRow, analysisById, latestAnalysis } from '../../projections/analyses/analysis'
import type { Core } from '../core/core'
import type { advertBody, resumeFile } from '../http/request/body/call-bodies'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { leaveToast } from '../http/response/cookies'
import type { PageAnswer } from '../http/response/page'
import { type Refused, refusedJson } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { type ReadyTool, readyReader } from './run/ready-reader'

export type Analysed = Refused | { readonly analysis: string }

type Analyses = {
  readonly tool: Tool
  /** The body of its call. */
  readonly hooks: typeof advertBody | typeof resumeFile
  readonly receive: (core: Core, ctx: RequestContext, body: unknown) => Promise<Analysed>
  /** The analysis record with the API's field names; null without a result. */
  readonly recordOf: (core: Core, ctx: RequestContext, row: AnalysisRow | undefined) => object | null
}

/** `POST /api/<tool>/analyze` and `GET /api/<tool>/latest`. */
export const analysisRoutes = (core: Core, { tool, receive, recordOf, hooks }: Analyses) =>
  routesOf(`${tool} analyses`)
    .post(
      `/api/${tool}/analyze`,
      async ({ ctx, body }) => {
        const answer = await receive(core, ctx, body)
        if (!('analysis' in answer)) return refusedJson(answer)
        const record = recordOf(core, ctx, analysisById(core.views.db, answer.analysis))
        return record ? json(record) : json(problem(ctx, 'internal'), 500)
      },
      hooks,
    )
    .get(`/api/${tool}/latest`, ({ ctx }) => {
      const record = recordOf(core, ctx, latestAnalysis(core.views.db, personOf(ctx).account, tool))
      return record ? json(record) : json(problem(ctx, 'none-yet'), 404)
    })

type FileTool = Analyses & {
  readonly tool: ReadyTool
  readonly path: string
  /** `error` is why the last attempt failed; a request for the region receives only the region. */
  readonly page: (
    core: Core,
    ctx: RequestContext,
    region: string | null,
    error?: string,
    answer?: PageAnswer,
  ) => Promise<Response>
}

/** The same, with the tool's page and its plain form. */
export const fileToolRoutes = (core: Core, tool: FileTool) =>
  analysisRoutes(core, tool)
    .get(tool.path, ({ ctx, request }) => {
      readyReader(core, personOf(ctx).account, tool.tool)
      return core.pages.answer(ctx, request.headers, () => tool.page(core, ctx, request.headers.get(regionHeader)))
    })
    .post(tool.path, async ({ ctx, body, request }) => {
      const answer = await tool.receive(core, ctx, body)
      if ('analysis' in answer) return seeOther(`${tool.path}#resultado`, [leaveToast(core, 'analysed')])
      return tool.page(core, ctx, request.headers.get(regionHeader), answer.body.message, { status: answer.status })
    })
