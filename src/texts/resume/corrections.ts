// The lines of a reading as a person can correct them. Pure.
import type { Correction, CorrectionKind } from '../../analysis/resume/reading/corrections/correction'
import type { ResumeResult } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'
import { remembered } from '../remembered'
import { isSameLine } from './marks'
import { unreadParts } from './unread-findings'

/** In the order of the buttons: what is asked most comes first. */
export const correctionButtons: readonly CorrectionKind[] = [
  'job',
  'job-and-task',
  'title',
  'employer',
  'dates',
  'heading',
  'education',
  'continues',
  'not-a-job',
]

type CorrectableLine = {
  /** Its index, as a correction names it. */
  readonly index: number
  readonly text: string
  readonly doubtful: boolean
  /** What it is, by the person. */
  readonly is: CorrectionKind | null
}

export type CorrectionView = {
  readonly lines: readonly CorrectableLine[]
  readonly doubts: number
  readonly corrections: readonly (Correction & { readonly text: string })[]
}

const views = remembered<ResumeResult, CorrectionView | null>()

/** Null for a file of which no text was read; the same object as the last time. */
export const correctionView = (result: ResumeResult): CorrectionView | null => views(result, [], () => viewOf(result))

const viewOf = (result: ResumeResult): CorrectionView | null => {
  const { robot, unread, unsure = [], corrections = [] } = result
  if (robot.lines.length === 0) return null
  const corrected = new Map(corrections.map(({ line, is }) => [line, is]))
  const doubtful = [...(unread?.evidence ?? []), ...unreadParts(result).flatMap(({ evidence }) => evidence)]
  const lines = robot.lines.map((text, index) => ({
    index,
    text,
    doubtful: unsure.includes(index) || doubtful.some((one) => isSameLine(text, one.text)),
    is: corrected.get(index) ?? null,
  }))
  return {
    lines,
    doubts: lines.filter((line) => line.doubtful).length,
    corrections: corrections.map((one) => ({ ...one, text: robot.lines[one.line] ?? '' })),
  }
}

/** Points by which a score is uncertain from which the page says so. */
const leastDoubt = 2

/** That the score is not certain while lines of the page are in doubt, and how far it could fall; null where none is left to settle. */
export const doubtText = (
  { score, least }: Pick<ResumeResult, 'score' | 'least'>,
  { lines }: CorrectionView,
  language: Language,
): string | null => {
  const count = lines.filter(({ doubtful, is }) => doubtful && is === null).length
  // A doubt of one point frightens more than it informs.
  if (score === null || count === 0 || (least !== undefined && score - least < leastDoubt)) return null
  const t = translator(language)
  return least === undefined
    ? t('resume.page.reason.doubt', { count })
    : t('resume.page.reason.doubtBetween', { count, least, score })
}
