// The suggestions of the week: the weakest measured points of the person's own latest results, over all tools.
import type { ResumeResult } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'
import { findingsOf } from '../resume/view'

const shown = 3

/** The latest result of each tool; absent or null where there is none. A tool gets a line here once it measures. */
export type Results = { readonly resume?: ResumeResult | null }

/** One weak point: what to do, in a line or two, and the points its tool's score can still gain by it. */
export type Weak = { readonly text: string; readonly gain: number }

/** A tool's weak points, weakest first, at most `most`; null where it has measured nothing. */
type Source = (results: Results, language: Language, most: number) => readonly Weak[] | null

const ofResume: Source = ({ resume }, language, most) =>
  resume && resume.score !== null
    ? findingsOf(resume, language, most).map(({ title, gain }) => ({ text: title, gain }))
    : null

/** The tools that contribute; where two gain the same, the one that comes first here is told first. */
const sources: readonly Source[] = [ofResume]

/**
 * The points over all tools that gain most, three at most; the specification's three defaults (section 9) for a person
 * who has no result at all. Empty when everything measured is full.
 */
export function suggestionsOf(results: Results, language: Language, from: readonly Source[] = sources): string[] {
  const told = from.map((source) => source(results, language, shown)).filter((weak) => weak !== null)
  if (told.length > 0)
    return told
      .flat()
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, shown)
      .map(({ text }) => text)
  const t = translator(language)
  return [
    t('dashboard.side.defaults.photo'),
    t('dashboard.side.defaults.headline'),
    t('dashboard.side.defaults.metrics'),
  ]
}
