// All results of all tools, and two of one tool side by side.
import { type Tool, tools } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import type { AnalysisRow } from '../../projections/analyses/analysis'
import { historyOfTool, ownAnalysis, type Past } from '../../projections/analyses/history'
import { checksOf, jobShares, photoShares, type Share, type VersusRow, versusRows } from '../../texts/history/compare'
import { comparableWith } from '../../texts/history/view'
import { jobResultOf, linkedinResultOf, photoResultOf, resumeResultOf } from '../analyses/results/results'
import { planIncludes } from '../billing/allowance'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'

/** Results of a tool that the full history reads; older ones are in the copy of one's data. */
export const fullMax = 500
/** Those that everybody sees: the latest and the one before. */
export const fewMax = 2

export const hasFullHistory = (core: Core, ctx: RequestContext): boolean =>
  planIncludes(core, personOf(ctx).account, ctx.now, 'historico_completo')

/** A tool's results, newest first. LinkedIn texts have no name of their own, so these are identified by their time. */
export const namedHistory = (core: Core, account: string, tool: Tool, limit: number): readonly Past[] =>
  historyOfTool(core.views.db, account, tool, limit).map((one) => (tool === 'linkedin' ? { ...one, file: '' } : one))

type ToolResults = { readonly tool: Tool; readonly results: readonly Past[] }
type Versus = {
  readonly older: Past
  readonly newer: Past
  readonly rows: readonly VersusRow[]
}
type FullHistory = {
  readonly full: boolean
  /** In the tools' order, newest result first. */
  readonly tools: readonly ToolResults[]
  /** The tool that is drawn large and compared; null while nothing is measured. */
  readonly shown: Tool | null
  /** Null below two results. */
  readonly versus: Versus | null
}

type Sides = readonly [readonly Share[], readonly Share[]]

const sidesOf = (tool: Tool, [older, newer]: readonly [AnalysisRow, AnalysisRow], language: Language): Sides => {
  if (tool === 'photo' || tool === 'job') {
    const sharesOf = (row: AnalysisRow): readonly Share[] => {
      const [photo, job] = tool === 'photo' ? [photoResultOf(row), null] : [null, jobResultOf(row)]
      return photo ? photoShares(photo, language) : job ? jobShares(job, language) : []
    }
    return [sharesOf(older), sharesOf(newer)]
  }
  const checksIn = tool === 'resume' ? resumeResultOf : linkedinResultOf
  const [before, after] = [checksIn(older), checksIn(newer)]
  return before && after ? checksOf(tool, before, after, language) : [[], []]
}

/** Two results of a tool side by side; null where one of them is not the person's own. */
const versusOf = (core: Core, ctx: RequestContext, tool: Tool, older: Past, newer: Past): Versus | null => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const before = ownAnalysis(db, account, tool, older.id)
  const after = ownAnalysis(db, account, tool, newer.id)
  if (!before || !after) return null
  const [old, now] = sidesOf(tool, [before, after], ctx.language)
  const t = translator(ctx.language)
  const rest = t(older.rubric === newer.rubric ? 'history.all.compare.rest' : 'history.all.compare.rules')
  const rows = versusRows({ score: older.score, shares: old }, { score: newer.score, shares: now }, rest)
  return { older, newer, rows }
}

const isTool = (name: string | null): name is Tool => tools.some((tool) => tool === name)

/** What /historico says: all of it where the person's plan has the full history, else the last two of each tool. */
export const fullHistory = (core: Core, ctx: RequestContext): FullHistory => {
  const { account } = personOf(ctx)
  const full = hasFullHistory(core, ctx)
  const limit = full ? fullMax : fewMax
  const all = (['resume', 'photo', 'linkedin', 'job'] as const).map((tool) => ({
    tool,
    results: namedHistory(core, account, tool, limit),
  }))
  const { searchParams } = ctx.url
  const requested = searchParams.get('ferramenta')
  const measured = all.filter(({ results }) => results.length > 0)
  const selected =
    measured.find(({ tool }) => isTool(requested) && tool === requested) ??
    measured.find(({ results }) => results.length > 1) ??
    measured[0]
  if (!selected) return { full, tools: all, shown: null, versus: null }
  const resultIn = (name: string) => selected.results.find(({ id }) => id === searchParams.get(name))
  const newer = resultIn('para') ?? selected.results[0]
  const alike = comparableWith(selected.results, newer)
  const older =
    alike.find(({ id }) => id === searchParams.get('de')) ??
    alike.find(({ at, id }) => newer && id !== newer.id && at <= newer.at)
  const versus = older && newer && older.id !== newer.id ? versusOf(core, ctx, selected.tool, older, newer) : null
  return { full, tools: all, shown: selected.tool, versus }
}
