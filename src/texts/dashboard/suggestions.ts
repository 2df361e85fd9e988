// The suggestions of the week: the weakest measured points of the person's latest results, over all tools.
import type { LinkedinResult } from '../../analysis/linkedin/result'
import type { PhotoResult } from '../../analysis/photo/result'
import type { ResumeResult } from '../../analysis/resume/result'
import type { Tool } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { findingsOf as linkedinFindings } from '../linkedin/view'
import { adviceOf } from '../photo/view'
import { remembered } from '../remembered'
import { findingsOf } from '../resume/view'

const suggestionsMax = 3

/** The latest result of each tool; absent or null without one. A tool gets a line here once it measures. */
export type Results = {
  readonly resume?: ResumeResult | null
  readonly linkedin?: LinkedinResult | null
  readonly photo?: PhotoResult | null
  /** True where the résumé was changed in a draft since its result: which of the tips still hold stands there. */
  readonly redrafted?: boolean
}

/** One weak point: what to do, in a line or two, and how many points its tool's score can gain. */
export type Weak = {
  readonly tool: Tool
  readonly text: string
  readonly gain: number
  /** True where it is the most that can be gained. */
  readonly upTo?: true | undefined
  /** Where in the input, as text. */
  readonly place?: string | undefined
}

/** A tool's weak points in the order of its result, at most `most`; null without a result. */
type Source = (results: Results, language: Language, most: number) => readonly Weak[] | null

/** What a result's findings say of a weak point. */
type Point = Pick<Weak, 'gain' | 'upTo'> & {
  readonly title: string
  readonly quotes?: readonly { readonly place: string }[]
}
type Findings<Result> = (result: Result, language: Language, most: number) => readonly Point[]
const lists = remembered<object, readonly Weak[]>()

const pointsOf = <Result extends object>(
  tool: Tool,
  findings: Findings<Result>,
  result: Result | null | undefined,
  ...[language, most]: [Language, number]
): readonly Weak[] | null =>
  result
    ? lists(result, [language, most], () =>
        findings(result, language, most).map(({ title, gain, upTo, quotes }) => ({
          tool,
          text: title,
          gain,
          upTo,
          place: quotes?.[0]?.place,
        })),
      )
    : null

const ofResume: Source = ({ resume, redrafted = false }, language, most) => {
  if (!resume || resume.score === null) return null
  if (redrafted) return [{ tool: 'resume', text: translator(language)('dashboard.draft.goOn'), gain: 0 }]
  return pointsOf('resume', findingsOf, resume, language, most)
}
const ofLinkedin: Source = ({ linkedin }, ...rest) => pointsOf('linkedin', linkedinFindings, linkedin, ...rest)
const ofPhoto: Source = ({ photo }, ...rest) => pointsOf('photo', adviceOf, photo, ...rest)

/** The tools that contribute; with equal gain, the first one here comes first. */
const sources: readonly Source[] = [ofResume, ofLinkedin, ofPhoto]

/** Each tool's points in the order of its own result; of several tools, the one whose next point gains most goes on. */
const merged = (lists: readonly (readonly Weak[])[]): Weak[] => {
  const nexts = lists.map(() => 0)
  const gainOf = (at: number) => lists[at]?.[nexts[at] ?? 0]?.gain ?? -1
  return lists.flat().map(() => {
    const best = nexts.reduce((most, _, at) => (gainOf(at) > gainOf(most) ? at : most), 0)
    const point = lists[best]![nexts[best]!]!
    nexts[best]! += 1
    return point
  })
}

/** The weak points over all tools, each tool's in the order of its result; null without any result. */
export function weakest(results: Results, language: Language, from: readonly Source[] = sources): Weak[] | null {
  const weaknesses = from.map((source) => source(results, language, suggestionsMax)).filter((weak) => weak !== null)
  return weaknesses.length > 0 ? merged(weaknesses) : null
}

/** The first point found by `weakest` that gains anything, which its result shows first too; null when there is none. */
export const bestOf = (weak: readonly Weak[] | null): Weak | null => weak?.find(({ gain }) => gain > 0) ?? null

const texts = (weak: readonly Weak[], language: Language): string[] => {
  const t = translator(language)
  return weak
    .slice(0, suggestionsMax)
    .map(({ tool, text }) => t('dashboard.side.suggestion', { tool: t(`dashboard.tools.${tool}.short`), text }))
}

/** The points over all tools with the largest gain, three at most; the three defaults (P44) without any result. */
export function suggestionsOf(weak: readonly Weak[] | null, language: Language): string[] {
  const t = translator(language)
  if (weak) return texts(weak, language)
  return [
    t('dashboard.side.defaults.photo'),
    t('dashboard.side.defaults.headline'),
    t('dashboard.side.defaults.metrics'),
  ]
}
