// Defines what a person can say about a line that was read wrongly.
import { type SectionName, sectionNames } from '../sections/headings'

/** Most corrections of one résumé; later ones are ignored. */
export const MAX_CORRECTIONS = 200

/**
 * heading: the line opens a section; job: a job starts here; title, employer, dates: the line is that of the job around
 * it; education: the line belongs to the education; not-a-job: no job starts here, the line is text of the job above;
 * continues: the line is the rest of the line above it; job-and-task: a job starts here, and its first task stands on the same line.
 */
export const correctionKinds = [
  ...(['heading', 'job', 'title', 'employer', 'dates', 'education', 'not-a-job', 'continues', 'job-and-task'] as const),
] as const
export type CorrectionKind = (typeof correctionKinds)[number]

export type Correction = {
  /** 0-based index of the line in `Resume.lines`. */
  readonly line: number
  readonly is: CorrectionKind
  /** The section that a heading opens; without it, its words or the text below decide. */
  readonly section?: SectionName
}

/** True for a correction as it may arrive from outside. `lines` is the number of lines of the résumé. */
export const isCorrection = (value: unknown, lines: number): value is Correction => {
  if (typeof value !== 'object' || value === null) return false
  const { line, is, section } = value as { line?: unknown; is?: unknown; section?: unknown }
  return (
    typeof line === 'number' &&
    Number.isInteger(line) &&
    line >= 0 &&
    line < lines &&
    correctionKinds.some((kind) => kind === is) &&
    (section === undefined || sectionNames.some((name) => name === section))
  )
}

/** The valid ones of the first 200, the last one of each line, in the order of the lines. */
export const validCorrections = (corrections: readonly Correction[], lines: number): Correction[] => {
  const valid = corrections.slice(0, MAX_CORRECTIONS).filter((one) => isCorrection(one, lines))
  return [...new Map(valid.map((one) => [one.line, one])).values()].toSorted((a, b) => a.line - b.line)
}
