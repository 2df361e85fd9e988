// Finds the tasks of a section by their place: set deeper than the names and dates of all jobs, whatever their words resemble.
import type { Line } from '../../../../documents/document'
import { openedAt } from '../../dates/dates'
import { jobWeight } from '../names/heads'
import { nameJob } from '../names/name-jobs'
import { isDatedHeading, lineDate } from './dated'

/** Fewest jobs that show where tasks stand. */
const MIN_JOBS = 2
/** Points between the edge of the names and that of the tasks, at least. */
const DEEPER_PT = 4

const lookOf = ({ x, size, bold, column }: Line): string => `${Math.round(x)} ${size} ${bold} ${column}`

/** The runs of lines that are none of these texts. */
const runsBetween = (lines: readonly Line[], isText: (line: Line) => boolean): Line[][] => {
  const runs: Line[][] = [[]]
  for (const line of lines) {
    if (!isText(line)) runs.at(-1)!.push(line)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  return runs
}

/** True for a line whose left edge is that of a name: one that begins with its dates has it farther right. */
const startsWithName = (line: Line): boolean => {
  const date = lineDate(line)
  return date === null || openedAt(line.text, date) > 1
}

/** True where the lines above each text hold dates and both names of a job, all left of the text: then no text is one of them. */
const areWhole = (runs: readonly (readonly Line[])[], edge: number): boolean => {
  const heads = runs.filter((run) => run.some(isDatedHeading))
  const nameRows = heads.map((run) => run.filter(startsWithName))
  const pairs = nameRows.filter((run) => {
    const { title, employer } = nameJob(
      run.map((line) => ({ line, text: line.text, dates: lineDate(line) })),
      null,
    )
    return title !== null && employer !== null && jobWeight(title) > 0
  })
  return (
    heads.length >= MIN_JOBS &&
    pairs.length * 3 >= heads.length * 2 &&
    nameRows.flat().every(({ x }) => x > 0 && x < edge - DEEPER_PT)
  )
}

/** The lines of the looks that only tasks have. Bounded by the section's lines. */
export const deeperTexts = (lines: readonly Line[]): ReadonlySet<Line> => {
  const dated = lines.filter(isDatedHeading)
  const looks = [
    ...Map.groupBy(
      lines.filter(({ x, bullet }) => x > 0 && !bullet),
      lookOf,
    ).values(),
  ]
  const isFew = (texts: readonly Line[]) => texts.filter((line) => dated.includes(line)).length * 3 < dated.length
  const deeper = looks.filter((texts) => {
    const [{ x }] = texts as [Line]
    return texts.length >= MIN_JOBS && isFew(texts) && lines.some((line) => line.x > 0 && line.x < x - DEEPER_PT)
  })
  return new Set(
    deeper.flatMap((texts) => {
      const rows = new Set(texts)
      return areWhole(
        runsBetween(lines, (line) => rows.has(line) || line.bullet),
        texts[0]!.x,
      )
        ? texts
        : []
    }),
  )
}
