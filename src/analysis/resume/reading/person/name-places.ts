// Finds the lines that may hold the person's name, with what their place on the page says of it.
import type { Line } from '../../../documents/document'
import { linesOf, originalsOf, type Section } from '../sections/section'
import { besideAddress, isEdge } from './contact-data'
import type { Place, Spot } from './person'

/** Lines at the end of a document among which a signature may stand. */
const SIGNATURE = 4

/** The lines that may hold the name, with what their place says of it; those of jobs and schools come last. */
export const placesOf = (lines: readonly Line[], top: readonly Line[], sections: readonly Section[]): Place[] => {
  const taken = originalsOf(linesOf(sections, 'experience', 'education', 'projects', 'courses'), lines)
  const personal = originalsOf(linesOf(sections, 'contact', 'personal'), lines)
  const beside = new Set(besideAddress(lines))
  const referees = originalsOf(linesOf(sections, 'references'), lines)
  // A form's label names the person below any heading but those of jobs, schools and referees: "Position Applied For: …" above "Name: …".
  const labelled = ({ line, spot }: Place) => spot === 'free' && ownNameLabel.test(line.text) && !referees.has(line)
  const above = new Set(top.slice(0, MAX_TOP))
  const textsAbove = new Set([...above].map(({ text }) => text))
  const last = new Set(lines.slice(-SIGNATURE))
  const spotOf = (line: Line): Spot =>
    above.has(line)
      ? isEdge(line)
        ? 'edge'
        : 'top'
      : isEdge(line) || (beside.has(line) && !taken.has(line))
        ? 'edge'
        : personal.has(line)
          ? 'personal'
          : taken.has(line)
            ? 'taken'
            : 'free'
  const order: readonly Spot[] = ['top', 'personal', 'edge', 'free', 'taken']
  return [...top.slice(0, MAX_TOP), ...lines.filter((line) => !above.has(line) && !textsAbove.has(line.text))]
    .map((line): Place => ({ line, spot: spotOf(line) }))
    .filter(
      (place) =>
        (place.spot !== 'free' && place.spot !== 'taken') ||
        (last.has(place.line) && !referees.has(place.line)) ||
        top.length === 0 ||
        labelled(place),
    )
    .toSorted((a, b) => order.indexOf(a.spot) - order.indexOf(b.spot))
}
/** The label of the person's own name, and of no school, firm or parent. */
const ownNameLabel = /^(?:nome(?: completo)?|(?:full )?name)\s*:/iu
/** Lines above the first heading that are considered; without any heading all lines are. */
const MAX_TOP = 200
