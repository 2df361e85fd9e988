// Names the jobs of a section: which of a heading's names is the title, and which the employer.
//
// Steps 1 to 4 are called here, step 5 by roles.ts once the tasks are known. Each may overrule those above it, but what a label says stays.
//   0. withDivisions       the changes of face that two or more headings have between their names divide those
//   1. partsOf             a label ("Cargo: …") or a word between two names ("… at …") decides; all else is a loose part
//   2. withEmployers       an employer with its whole period above several posts is theirs, and the places beside them are none
//      withoutTownsBeside  towns and fields beside jobs are no employers, by the jobs around them
//   3. assign              the words of each heading: the noun at the head of a part, then the order of the other headings
//   4. byLayout            the place that most headings give each name, unless a word of this one speaks against it
//      byFaces             the weight and slant that most headings give each name
//   5. mergeEmployers      an employer above several jobs is theirs, and no job
import { isPlace } from '../../person/places'
import { assign, titleComesFirst } from './assign'
import { type ParsedHeading, withoutTownsBeside } from './beside-jobs'
import { byFaces, withDivisions } from './by-faces'
import { type HeadingLine, type Named, partsOf } from './heading-parts'
import { headNounOf } from './heads'
import { withEmployer } from './posts'
import { byLayout, rowsOf } from './shared-layout'
import { titleWeight } from './titles'

/** What the headings name, with the employers that stand above some of them. */
const withEmployers = (headings: readonly ParsedHeading[], employers: readonly (string | null)[]): ParsedHeading[] => {
  const posts = Map.groupBy(headings.keys(), (at) => employers[at] ?? null)
  const named = [...posts].flatMap(([employer, places]) => {
    const parts =
      employer === null
        ? []
        : withEmployer(
            places.map((at) => headings[at]!),
            employer,
          )
    return parts.map((own, nth) => [places[nth]!, own] as const)
  })
  const byPlace = new Map(named)
  return headings.map(({ lines, parts }, at) => ({ lines, parts: byPlace.get(at) ?? parts }))
}

/** The names of all headings of a section, in order, with the employer that stands above each or null. Bounded by its lines. */
export const nameJobs = (
  headings: readonly (readonly HeadingLine[])[],
  employers: readonly (string | null)[] = [],
): Named[] => {
  const divided = withDivisions(headings)
  const parsed = divided.map((lines) => ({ lines, parts: partsOf(lines) }))
  const parts = withoutTownsBeside(employers.some(Boolean) ? withEmployers(parsed, employers) : parsed)
  const titleFirst = titleComesFirst(parts)
  const named = byLayout(
    parts.map((own, at) => ({ rows: rowsOf(divided[at]!, own), parts: own, named: assign(own, titleFirst) })),
  )
  return byFaces(
    headings.map((lines, at) => ({ lines: lines.map(({ line }) => line), parts: parts[at]!, named: named[at]! })),
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
