// The steps of a week: what each could be, how much work it is, and whether the latest measurement shows it done. Pure.
import type { LinkedinResult } from '../../analysis/linkedin/result'
import type { PhotoResult } from '../../analysis/photo/result'
import type { ResumeResult } from '../../analysis/resume/result'
import type { WeekStep } from '../../domain/week/week'
import type { Language } from '../../i18n'
import { findingsOf as linkedinFindings } from '../linkedin/view'
import { adviceOf } from '../photo/view'
import { findingsOf } from '../resume/view'

/** The tools a step can be of: an advert is another question each time. */
export type StepTool = 'resume' | 'linkedin' | 'photo'
export type ToolResult =
  | { readonly tool: 'resume'; readonly analysis: string; readonly result: ResumeResult }
  | { readonly tool: 'linkedin'; readonly analysis: string; readonly result: LinkedinResult }
  | { readonly tool: 'photo'; readonly analysis: string; readonly result: PhotoResult }

/** Work of each check: 1 is a line to change, 3 is thinking and writing. What is not named here is 2. */
const little: ReadonlySet<string> = new Set([
  ...['contact', 'contact-form', 'personal-data', 'placeholders', 'headings', 'spelling', 'order', 'file', 'summary'],
  ...['headline-role', 'headline-seeking', 'headline-tidy', 'headline-length', 'about-contact', 'about-paragraphs'],
  ...['framing', 'level', 'size', 'compression'],
])
const much: ReadonlySet<string> = new Set([
  ...['quantified', 'tasks', 'roles', 'experience-figures', 'experience-roles', 'about-length', 'about-figure'],
])
export const effortOf = (check: string): 1 | 2 | 3 => (little.has(check) ? 1 : much.has(check) ? 3 : 2)

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
      .map(({ id, gain }) => ({ tool: one.tool, check: id, analysis: one.analysis, gain, effort: effortOf(id) })),
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
  /** Two thirds of what it could gain are there, in a measurement after the plan. */
  readonly done: boolean
  /** Points of it that are there. */
  readonly gained: number
}

/**
 * A step as it stands. `chosen` is the result it was chosen from, `latest` its tool's latest; null where either cannot be
 * read any more, and then it is left out.
 */
export const stepState = (
  { tool, check, analysis, gain, effort }: WeekStep,
  chosen: ToolResult | null,
  latest: ToolResult | null,
  language: Language,
): StepState | null => {
  if (!chosen || !latest || tool === 'job') return null
  const title = findingsIn(chosen, language).find(({ id }) => id === check)?.title
  if (title === undefined) return null
  const left = latest.analysis === analysis ? gain : Math.min(gain, gainIn(latest, check))
  return { tool, check, title, gain, effort, done: left * 3 <= gain, gained: gain - left }
}
