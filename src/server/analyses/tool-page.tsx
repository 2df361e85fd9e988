// Renders the pages of the four tools: the result shown, what surrounds it, and which region a request receives.

import type { ReactElement } from 'react'
import { modelRegion, resultRegion } from '../../api/regions'
import { noAllowance } from '../../domain/quota/quota'
import type { Tool } from '../../events/schema/vocabulary'
import type { Language } from '../../i18n'
import { ModelAnswerRegion } from '../../pages/models/section'
import { ToolAnswer, ToolPage } from '../../pages/tool/tool'
import { type AnalysisRow, openAnalysis } from '../../projections/analyses/analysis'
import { inOneRead } from '../../projections/engine/one-read'
import type { Part } from '../../texts/history/view'
import type { ModelPart } from '../../texts/models/view'
import { allowanceNow } from '../billing/allowance'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { neverCache } from '../http/response/never-cache'
import { html, notFoundPage, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { toastOf } from '../http/response/toasts'
import { modelPartOf, noticeOf } from '../models/model-part'
import { historyOf, shownAnalysis } from './results/history'

export type ToolRules<Result extends object> = {
  readonly tool: Tool
  /** The address of the tool's page. */
  readonly path: string
  readonly resultOf: (row: AnalysisRow | undefined) => Result | null
  /** Parts of the result that change on their own: requested by name, they are answered inside the result's region. */
  readonly regions?: readonly string[]
  /** A result's measured parts with their short names, for comparing two results. */
  readonly parts: (result: Result, language: Language) => readonly Part[]
  /** The text that was read, where a result keeps it: two results of one text say why their scores differ. */
  readonly textOf?: (result: Result) => string
  /** The titles of a result's findings, where the model's advice names them. */
  readonly names?: (result: Result, language: Language) => Readonly<Record<string, string>>
}

/** All reads for a tool's page, done before anything is rendered. */
type ToolPageData<Result extends object> = {
  readonly account: string
  readonly row: AnalysisRow | undefined
  /** The result on the page; null without one. */
  readonly latest: {
    readonly row: AnalysisRow
    readonly resultProps: {
      readonly at: number
      readonly result: Result
      readonly before: number | null
      readonly model: ReturnType<typeof modelPartOf>
    }
  } | null
  /** The analysis under way. */
  readonly open: AnalysisRow | undefined
  /** What surrounds the page's content. */
  readonly frame: {
    readonly page: ReturnType<typeof pageContext>
    readonly toast: ReturnType<typeof toastOf>
  }
  /** Shown in the region, whichever tool it is. */
  readonly shared: {
    readonly language: Language
    readonly history: ReturnType<typeof historyOf>['history']
    readonly ahead: number | null
    readonly now: number
    readonly left: number | null
    readonly notice: ReturnType<typeof noticeOf>
  }
}

const toolPageData = <Result extends object>(
  core: Core,
  ctx: RequestContext,
  { tool, path, resultOf, parts, textOf }: ToolRules<Result>,
  row: AnalysisRow | undefined,
): ToolPageData<Result> => {
  const { account } = personOf(ctx)
  const result = resultOf(row)
  const partsOf = (of: AnalysisRow, language: Language) => {
    const measured = resultOf(of)
    return measured ? parts(measured, language) : []
  }
  const textIn = (of: AnalysisRow) => {
    const measured = textOf && resultOf(of)
    return textOf && measured ? textOf(measured) : null
  }
  const { history, before } = historyOf(core, ctx, { tool, path, parts: partsOf, textIn }, row)
  const open = openAnalysis(core.views.db, account, tool)
  const left = (allowanceNow(core, account, ctx.now)?.allowance ?? noAllowance).perTool[tool]
  const model = row && result ? modelPartOf(core, row.id) : null
  // A model's progress and the place in the readers' queue exist only in memory.
  if (open || model?.state === 'asked') neverCache(ctx)
  return {
    account,
    row,
    latest: row && result ? { row, resultProps: { at: row.endedAt ?? row.requestedAt, result, before, model } } : null,
    open,
    frame: { page: pageContext(core, ctx), toast: toastOf(core, ctx) },
    shared: {
      language: ctx.language,
      history,
      ahead: open ? core.reader.ahead(account) : null,
      now: ctx.now,
      left,
      notice: noticeOf(core, account, tool),
    },
  }
}

/** Only the model's text, for `x-region: modelo`. */
const modelAnswer = (
  core: Core,
  ctx: RequestContext,
  part: ModelPart | null,
  checks?: Readonly<Record<string, string>>,
): Promise<Response> => {
  const props = { part, language: ctx.language, checks, path: ctx.url.pathname }
  return html(core, ctx, <ModelAnswerRegion {...props} />, {}, modelRegion)
}

/** The region of the result alone, and all between the page's header and footer. */
type Drawn = { readonly region: () => ReactElement; readonly content: () => ReactElement | Promise<ReactElement> }

/** A tool's page, a region or model text of it, or the page that says that the analysis is not this person's. */
export const toolAnswer = async <Result extends object>(
  core: Core,
  ctx: RequestContext,
  tool: ToolRules<Result>,
  asked: { readonly region: string | null; readonly answer: PageAnswer },
  draw: (data: ToolPageData<Result>) => Drawn | Promise<Drawn>,
): Promise<Response> => {
  if (asked.region === modelRegion) {
    const row = shownAnalysis(core, ctx, tool.tool)
    if (row === 'missing') return notFoundPage(core, ctx)
    const result = tool.resultOf(row)
    return modelAnswer(core, ctx, modelPartOf(core, row?.id), result ? tool.names?.(result, ctx.language) : undefined)
  }
  const data = inOneRead(core.views.db, () => {
    const row = shownAnalysis(core, ctx, tool.tool)
    return row === 'missing' ? row : toolPageData(core, ctx, tool, row)
  })
  if (data === 'missing') return notFoundPage(core, ctx)
  const { region, content } = await draw(data)
  if (asked.region !== null && [resultRegion, ...(tool.regions ?? [])].includes(asked.region))
    return html(core, ctx, <ToolAnswer language={ctx.language}>{region()}</ToolAnswer>, asked.answer, asked.region)
  const page = (
    <ToolPage tool={tool.tool} {...data.frame}>
      {await content()}
    </ToolPage>
  )
  return html(core, ctx, page, asked.answer)
}
