// Finds when something was done: periods, years, and durations without years ("1 ano e 3 meses", "8 months").
import { placeOf } from '../../../documents/document'
import { linesOf, type Resume, yearsOfExperience } from '../../reading'
import { findDates } from '../../reading/dates/dates'
import { fold } from '../../reading/text'

const tenure =
  /(?<![\p{L}\p{N}])(?:\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|oito|dez|one|two|three|four|five|six) (?:anos?|mes(?:es)?|years?|months?|yrs?)(?!-?\p{L})(?: e \d{1,2} mes(?:es)?| (?:and )?\d{1,2} months?)?/u
const age = /(?<!\p{L})(?:idades?|etari[ao]s?|tenho|ages?|aged|i am|years old)(?!\p{L})/u

/** The duration in a line, in the person's own words, or null; an age is not a duration. Pure. */
export const findTenure = (text: string): string | null => {
  const folded = fold(text)
  const match = age.test(folded) ? null : folded.match(tenure)
  return match ? text.slice(match.index!, match.index! + match[0].length) : null
}

const tenures = new RegExp(tenure, 'gu')
/** A text without its durations; one with an age stays as it is. */
export const withoutTenures = (text: string): string => {
  const folded = fold(text)
  const durations = age.test(folded) ? [] : [...folded.matchAll(tenures)]
  return durations.reduceRight(
    (left, { 0: { length }, index }) => `${left.slice(0, index)} ${left.slice(index + length)}`,
    text,
  )
}

/** True if a time is given for anything except education: a period, a year or a duration. */
export const givesTime = ({ lines, sections, personal, roles }: Resume): boolean => {
  if (roles.some(({ dates }) => dates !== null)) return true
  const apart = new Set(
    [...linesOf(sections, 'education', 'courses'), ...personal.map(({ line }) => line)].map(placeOf),
  )
  return lines.some(
    (line) => !apart.has(placeOf(line)) && (findDates(line.text).length > 0 || findTenure(line.text) !== null),
  )
}

/** Years since the first job; one that goes on lasts to the month of reading. */
export const yearsAtWork = (resume: Resume): number => {
  const { roles, now } = resume
  const from = roles.flatMap(({ dates }) => (dates ? [dates.from.year] : []))
  return now && roles.some(({ dates }) => dates?.to === 'present')
    ? now.year - Math.min(...from)
    : yearsOfExperience(resume)
}
