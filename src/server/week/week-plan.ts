// A person's plan of the week: made from their latest results, and how it stands.
import { chooseSteps, type Week, type WeekStep, week, weekOf } from '../../domain/week/week'
import { accountStream } from '../../events/schema/events'
import type { EventMetadata } from '../../events/store/log'
import type { Language } from '../../i18n'
import type { AnalysisHead } from '../../projections/analyses/analysis'
import { latestHead, ownHead } from '../../projections/analyses/history'
import { mailWanted, weekPlanOf } from '../../projections/week/week'
import { possibleSteps, type StepState, type StepTool, stepState, type ToolResult } from '../../texts/week/steps'
import { planIncludes } from '../billing/allowance'
import type { Core } from '../core/core'
import { draftProgress } from '../drafts/progress'

const stepTools: readonly StepTool[] = ['resume', 'linkedin', 'photo']

const resultOf = (core: Core, head: AnalysisHead | undefined): ToolResult | null => {
  if (!head || !stepTools.some((tool) => tool === head.tool)) return null
  const { tool, result } = core.results.withResult(head)
  // What is stored of a tool is what it measured.
  return result && ({ tool, analysis: head.id, result } as unknown as ToolResult)
}

const latestIn = (core: Core, account: string, tool: StepTool): ToolResult | null =>
  resultOf(core, latestHead(core.views.db, account, tool))

const latestOf = (core: Core, account: string): ToolResult[] =>
  stepTools.map((tool) => latestIn(core, account, tool)).filter((one) => one !== null)

export const hasWeek = (core: Core, account: string, now: number): boolean =>
  planIncludes(core, account, now, 'sugestoes_personalizadas')

const none: ReadonlySet<string> = new Set()

/** The checks that the draft of a résumé has settled; 'busy' where no reader could measure it. */
const settledOf = async (core: Core, account: string, latest: ToolResult | null | undefined) => {
  if (latest?.tool !== 'resume') return none
  const progress = await draftProgress(core, account, latest.analysis, latest.result)
  return progress === 'busy' ? progress : new Set<string>(progress?.done)
}

/** Plans the week of now, once, of what no draft has settled; `week-nothing` where the results leave nothing to gain. */
export const planWeek = async (core: Core, account: string, metadata: EventMetadata, announced: boolean) => {
  const latest = latestOf(core, account)
  const settled = await settledOf(
    core,
    account,
    latest.find(({ tool }) => tool === 'resume'),
  )
  const isOpen = ({ tool, check }: WeekStep) => tool !== 'resume' || settled === 'busy' || !settled.has(check)
  const steps: Week['steps'] = chooseSteps(possibleSteps(latest).filter(isOpen))
  const command = { kind: 'plan', week: weekOf(metadata.at), announced, steps } as const
  return core.handle(week, accountStream(account), command, metadata)
}

type WeekState = {
  /** Whether there is anything measured to plan from. */
  readonly measured: boolean
  /** The steps of this week; null before it is planned. */
  readonly steps: readonly StepState[] | null
  /** Whether it is mailed on Mondays; null where this server sends no mail. */
  readonly mailed: boolean | null
}

/** The checks of the latest résumé that its draft has settled, where a step of this week is about it; 'busy' where no reader could measure the draft. */
export const settledInDraft = async (
  core: Core,
  account: string,
  now: number,
): Promise<ReadonlySet<string> | 'busy'> => {
  const { db } = core.views
  const plan = weekPlanOf(db, account)
  const latest = plan?.week === weekOf(now) && hasWeek(core, account, now) ? latestIn(core, account, 'resume') : null
  if (latest?.tool !== 'resume' || !plan?.steps.some(({ analysis }) => analysis === latest.analysis)) return none
  return settledOf(core, account, latest)
}

/** How a person's week stands, with what a draft has `settled` of it; null where their plan has none. */
export const weekState = (
  core: Core,
  account: string,
  now: number,
  language: Language,
  settled: ReadonlySet<string> | 'busy',
): WeekState | null => {
  if (!hasWeek(core, account, now)) return null
  const { db } = core.views
  const plan = weekPlanOf(db, account)
  const latest = latestOf(core, account)
  const steps =
    plan?.week === weekOf(now)
      ? plan.steps
          .map((step) =>
            stepState(
              step,
              resultOf(core, ownHead(db, account, step.tool, step.analysis)),
              latest.find(({ tool }) => tool === step.tool) ?? null,
              language,
              settled === 'busy' ? none : settled,
            ),
          )
          .filter((one) => one !== null)
      : null
  const mailed = core.config.smtp ? mailWanted(db, account, 'week') : null
  return { measured: latest.length > 0, steps, mailed }
}
