// Removes the marks of jobs from a list of two levels, in which the tasks have marks too.
import type { Line } from '../../../../documents/document'
import { isDatedHeading } from '../headings/dated'

/** Fewest jobs of a list that has a level of its own for them. */
const MIN_SIMILAR_JOBS = 2

/** Most points between two marks of one level of a list. */
const LEVEL_TOLERANCE_PT = 3

/** The lines without the marks of jobs where a list has two levels: "• Vendedora" above tasks indented farther. */
export const withoutOuterMarks = (lines: readonly Line[]): Line[] => {
  const marks = lines.filter(({ bullet, x }) => bullet && x > 0)
  const left = Math.min(...marks.map(({ x }) => x))
  const isOuter = ({ bullet, x }: Line) => bullet && x > 0 && x <= left + LEVEL_TOLERANCE_PT
  const outer = marks.filter(isOuter)
  const heads = lines.filter((line) => !line.bullet && isDatedHeading(line)).length
  const isBetween = (line: Line, at: number) => {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    return !isOuter(line) || (before !== undefined && !before.bullet && next?.bullet === true && !isOuter(next))
  }
  // "• Casa Azul" above "Vendedora   2019 – 2021", which has no mark, above tasks that are indented farther.
  const isAbove = (line: Line, at: number) => {
    const next = lines[at + 1]
    return !isOuter(line) || (next !== undefined && !next.bullet && next.x > line.x && isDatedHeading(next))
  }
  const areHeads = marks.length > outer.length && lines.every(isAbove)
  return outer.length >= MIN_SIMILAR_JOBS && outer.length <= heads && (areHeads || lines.every(isBetween))
    ? lines.map((line) => (isOuter(line) ? { ...line, bullet: false } : line))
    : [...lines]
}
