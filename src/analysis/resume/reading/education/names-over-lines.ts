// Makes the names of schools whole that a narrow column spread or broke, known by the look of the lines around them.
import { type Line, withoutParts } from '../../../documents/document'
import { joinLines } from '../lines/hyphens'
import { isPlace } from '../person/places'
import { isKnownTown } from '../person/towns'
import { countWords } from '../text'
import { isDegree, isSchool } from './education'

/** "Hollis University Press" prints books. */
const publisher = /(?:university|college|academic|school) press(?!\p{L})/giu
/** True for a school, and not only for a publisher with a school's name. */
export const isPlaceOfLearning = (text: string): boolean => isSchool(text.replace(publisher, ''))

/** "UNIVERSITY   OF   NORTH" in a narrow column: a line that its program spread to both edges. */
export const justified = (line: Line): Line =>
  line.parts?.every((cell) => /^[\p{Lu}'’-]+$/u.test(cell)) && line.parts.length > 2 ? withoutParts(line) : line

/** "Colégio Estadual Papa" above "João XXIII", both set apart from the course below them: one name. */
export const joinLooks = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const [at, line] of lines.entries()) {
    const [last, next] = [out.at(-1), lines[at + 1]]
    const isRest =
      last?.bold === true &&
      line.bold &&
      next?.bold === false &&
      line.size === last.size &&
      line.x === last.x &&
      line.gap > 0 &&
      line.gap * SAME_NAME < last.gap &&
      isPlaceOfLearning(last.text) &&
      isDegree(next.text) &&
      isEndOfName(line)
    if (isRest) out[out.length - 1] = { ...last, text: joinLines(last.text, line, last) }
    else out.push(line)
  }
  return out
}
/** By how much the space above a name exceeds that between its lines, and words of its end. */
const SAME_NAME = 1.2
const END_WORDS = 3
const isEndOfName = ({ text, parts }: Line): boolean =>
  !parts &&
  /^\p{Lu}\D*$/u.test(text) &&
  countWords(text) <= END_WORDS &&
  !isSchool(text) &&
  !isDegree(text) &&
  !isPlace(text) &&
  !isKnownTown(text)
