// The steps of a week: what each could be, how much work it is, and whether the latest measurement shows it done. Pure.
import type { Effort } from '../../analysis/check-functions'
import type { LinkedinResult } from '../../analysis/linkedin/result'
import { rubric as linkedinRubric } from '../../analysis/linkedin/rubric'
import type { PhotoResult } from '../../analysis/photo/result'
import { photoRubric } from '../../analysis/photo/rubric'
import type { ResumeResult } from '../../analysis/resume/result'
import { rubric as resumeRubric } from '../../analysis/resume/scoring/rubric'
import type { WeekStep } from '../../domain/week/week'
import type { Language } from '../../i18n'
import { findingsOf as linkedinFindings } from '../linkedin/view'
import { adviceOf } from '../photo/view'
import { findingsOf } from '../resume/view'

/** The tools that steps come from. Not the job scanner: each advert asks for something else. */
export type StepTool = 'resume' | 'linkedin' | 'photo'
export type ToolResult =
  | { readonly tool: 'resume'; readonly analysis: string; readonly result: ResumeResult }
  | { readonly tool: 'linkedin'; readonly analysis: string; readonly result: LinkedinResult }
  | { readonly tool: 'photo'; readonly analysis: string; readonly result: PhotoResult }

/** What each check of a tool is to settle. */
const rubrics: Readonly<Record<StepTool, readonly { readonly id: string; readonly effort: Effort | undefined }[]>> = {
  ...{ resume: resumeRubric, linkedin: linkedinRubric, photo: photoRubric },
}

/** Of a finding that is no check of today's rubric, which stands for several or is of an older one, and of all others: 2. */
const effortOf = (tool: StepTool, check: string): 1 | 2 | 3 => {
  const effort = rubrics[tool].find(({ id }) => id === check)?.effort
  return effort === 'light' ? 1 : effort === 'heavy' ? 3 : 2
}

type Finding = { readonly id: string; readonly title: string; readonly gain: number }
const most = 12

const findingsIn = (one: ToolResult, language: Language): readonly Finding[] => {
  switch (one.tool) {
    case 'resume':
      return one.result.score === null ? [] : findingsOf(one.result, language)
    case 'linkedin':
      return linkedinFindings(one.result, language, most)
    case 'photo':
      return adviceOf(one.result, language)
  }
}

/** All that could be a step, of each tool's latest result. */
export const possibleSteps = (results: readonly ToolResult[]): WeekStep[] =>
  results.flatMap((one) =>
    findingsIn(one, 'pt-BR')
      .filter(({ gain }) => gain > 0)
      .map(({ id, gain }) => ({
        tool: one.tool,
        check: id,
        analysis: one.analysis,
        gain,
        effort: effortOf(one.tool, id),
      })),
  )

/** What a step can still gain in a result; 0 where nothing is left to do. A step may stand for several checks. */
const gainIn = (one: ToolResult, check: string): number => {
  const checks: readonly { readonly id: string; readonly gain: number }[] = one.result.checks
  const open = findingsIn(one, 'pt-BR').find(({ id }) => id === check) ?? checks.find(({ id }) => id === check)
  return open?.gain ?? 0
}

export type StepState = {
  readonly tool: StepTool
  readonly check: string
  /** What to do, in the words of the result it was chosen from. */
  readonly title: string
  readonly gain: number
  readonly effort: number
  /** Whether a measurement made after the plan has reached two thirds of what it could gain, or a draft has settled it. */
  readonly done: boolean
  /** True where only the draft has, so that no measurement has counted it yet. */
  readonly inDraft: boolean
  /** Points of that gain which are reached. */
  readonly gained: number
}

/** A step as it stands; `chosen` and `latest` are results, null where one cannot be read any more; `settled` are checks of the latest résumé that its draft settles. */
export const stepState = (
  { tool, check, analysis, gain, effort }: WeekStep,
  chosen: ToolResult | null,
  latest: ToolResult | null,
  language: Language,
  settled: ReadonlySet<string>,
): StepState | null => {
  if (!chosen || !latest || tool === 'job') return null
  const title = findingsIn(chosen, language).find(({ id }) => id === check)?.title
  if (title === undefined) return null
  const left = latest.analysis === analysis ? gain : Math.min(gain, gainIn(latest, check))
  const measured = left * 3 <= gain
  const inDraft = !measured && latest.analysis === analysis && tool === 'resume' && settled.has(check)
  return { tool, check, title, gain, effort, done: measured || inDraft, inDraft, gained: gain - left }
}
