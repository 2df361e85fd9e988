// The steps of a week: what each could be, how much work it is, and whether the latest measurement shows it done. Pure.
import type { LinkedinResult } from '../../analysis/linkedin/result'
import type { CheckId as LinkedinCheckId } from '../../analysis/linkedin/rubric'
import type { PhotoResult } from '../../analysis/photo/result'
import type { PhotoCheckId } from '../../analysis/photo/rubric'
import type { ResumeResult } from '../../analysis/resume/result'
import type { CheckId } from '../../analysis/resume/scoring/rubric'
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

type Effort = 1 | 2 | 3

/** Work of each résumé check: 1 is a line to change, 3 is thinking and writing. */
const resumeEfforts: Readonly<Record<CheckId, Effort>> = {
  contact: 1,
  'contact-form': 1,
  'personal-data': 1,
  placeholders: 1,
  headings: 1,
  spelling: 1,
  order: 1,
  file: 1,
  summary: 1,
  skills: 2,
  education: 2,
  openings: 2,
  extras: 2,
  empty: 2,
  plausible: 2,
  cliches: 2,
  'skill-list': 2,
  recent: 2,
  'text-layer': 2,
  'reading-order': 2,
  parts: 2,
  unicode: 2,
  hidden: 2,
  length: 2,
  'bullet-length': 2,
  'date-format': 2,
  fonts: 2,
  blocks: 2,
  density: 2,
  'skills-shown': 2,
  'role-dates': 2,
  'new-field': 3,
  quantified: 3,
  tasks: 3,
  roles: 3,
}

/** The same of each LinkedIn check. */
const linkedinEfforts: Readonly<Record<LinkedinCheckId, Effort>> = {
  'headline-role': 1,
  'headline-seeking': 1,
  'headline-tidy': 1,
  'headline-length': 1,
  'about-contact': 1,
  'about-paragraphs': 1,
  'headline-skills': 2,
  'headline-value': 2,
  'about-opening': 2,
  'about-skills': 2,
  'about-voice': 2,
  'experience-openings': 2,
  'experience-skills': 2,
  'about-length': 3,
  'about-figure': 3,
  'experience-figures': 3,
  'experience-roles': 3,
}

/** The same of each photo check: another crop or another file takes less than another picture. */
const photoEfforts: Readonly<Record<PhotoCheckId, Effort>> = {
  level: 1,
  size: 1,
  compression: 1,
  framing: 1,
  smile: 2,
  eyes: 2,
  facing: 2,
  highlights: 2,
  evenness: 2,
  brightness: 2,
  contrast: 2,
  focus: 2,
  plain: 2,
}

const efforts: Readonly<Record<StepTool, Readonly<Record<string, Effort>>>> = {
  resume: resumeEfforts,
  linkedin: linkedinEfforts,
  photo: photoEfforts,
}

/** 2 for a finding that is no check of today's rubric: it stands for several under another name, or is of an older one. */
const effortOf = (tool: StepTool, check: string): Effort => efforts[tool][check] ?? 2

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
  /** Whether a measurement made after the plan has reached two thirds of what it could gain. */
  readonly done: boolean
  /** Points of that gain which are reached. */
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
