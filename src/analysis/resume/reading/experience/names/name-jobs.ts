// Names the jobs of a section: which of a heading's names is the title, and which the employer.
//
// Steps 1 to 4 are called here, step 5 by roles.ts once the tasks are known. Each may overrule those above it, but what a label says stays.
//   1. partsOf             a label ("Cargo: …") or a word between two names ("… at …") decides; all else is a loose part
//   2. withoutTownsBeside  towns and fields beside jobs are no employers, by the jobs around them
//   3. assign              the words of each heading: the noun at the head of a part, then the order of the other headings
//   4. byLayout            the place that most headings give each name, unless a word of this one speaks against it
//   5. mergeEmployers      an employer above several jobs is theirs, and no job
import { isPlace } from '../../person/places'
import { assign, titleComesFirst } from './assign'
import { withoutTownsBeside } from './beside-jobs'
import { type HeadingLine, type Named, partsOf } from './heading-parts'
import { headNounOf } from './heads'
import { byLayout, rowsOf } from './shared-layout'
import { titleWeight } from './titles'

/** The names of all headings of a section, in order. Bounded by its lines. */
export const nameJobs = (headings: readonly (readonly HeadingLine[])[]): Named[] => {
  const parts = withoutTownsBeside(headings.map((lines) => ({ lines, parts: partsOf(lines) })))
  const titleFirst = titleComesFirst(parts)
  return byLayout(
    parts.map((own, at) => ({ rows: rowsOf(headings[at]!, own), parts: own, named: assign(own, titleFirst) })),
  )
}

/** The names of one heading without the others. */
export const nameJob = (lines: readonly HeadingLine[], titleFirst: boolean | null = null): Named =>
  assign(partsOf(lines), titleFirst)

/** True for a line that names both a job and its employer. */
export const namesBoth = (line: HeadingLine): boolean => {
  const { title, employer } = nameJob([line], true)
  return (
    title !== null &&
    employer !== null &&
    titleWeight(title) === 2 &&
    (headNounOf(employer) === 'employer' || titleWeight(employer) === 0) &&
    !isPlace(employer)
  )
}
