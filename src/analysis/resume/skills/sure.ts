// Selects the skills that are certainly the person's own and not words in passing: only these are counted and shown.
import { placeOf } from '../../documents/document'
import { linesOf, type Resume } from '../reading'
import { fold } from '../reading/text'
import { type Field, skillById } from './gazetteer'
import type { SkillFound, SkillsFound } from './index'
import type { Occupation } from './occupations'

/** Share of a line that a skill must fill to be named on its own and not in passing. */
const ALONE = 0.6

/** The person's own schooling is no skill of a teacher: "Ensino fundamental completo". */
const isSchooling = ({ mark, line }: SkillFound): boolean =>
  /^ensino/.test(fold(mark)) && /(?:in)?complet[oa]|cursando|concluid[oa]|serie/.test(fold(line.text))

const fieldsOf = (occupation: Occupation | null): ReadonlySet<Field> =>
  new Set((occupation?.skills ?? []).slice(0, 6).flatMap((id) => skillById.get(id)?.field ?? []))

/**
 * The skills of `found` that are listed, shown at work, of the person's occupation, alone on a line, in a course, or one of
 * several of their field; each in the person's own words and once. "Offshore Freight Inc." is an employer, and "clean
 * typography" in the description of a tool no skill. Pure.
 */
export const sureSkills = (
  { found: everySkill, listed, shown: evident }: SkillsFound,
  { roles, sections }: Resume,
  occupation: Occupation | null,
): SkillFound[] => {
  const listedIds = new Set(listed.map(({ id }) => id))
  const certain = new Set([...listed, ...evident].map(({ id }) => id))
  const courses = new Set(linesOf(sections, 'courses').map(placeOf))
  const occupationFields = fieldsOf(occupation)
  const isEmployerName = ({ line, mark }: SkillFound) =>
    roles.some(({ employer }) => employer?.includes(mark) && line.text.includes(employer))
  const named = everySkill.filter((one) => !isSchooling(one) && (listedIds.has(one.id) || !isEmployerName(one)))
  const fields = named.map(({ skill }) => skill.field)
  const sure = named.filter(
    ({ id, skill, line, mark }) =>
      certain.has(id) ||
      occupation?.skills.includes(id) ||
      occupationFields.has(skill.field) ||
      courses.has(placeOf(line.line)) ||
      mark.length >= line.text.length * ALONE ||
      fields.filter((field) => field === skill.field).length > 1,
  )
  return [...new Map(sure.toReversed().map((one) => [fold(one.mark), one])).values()].toReversed()
}
