// The occupation of a résumé: what it is measured and advised as.
import type { Resume } from '../reading'
import { fold } from '../reading/text'
import { withoutFormer } from './change'
import type { SkillsFound } from './index'
import { mentions, type Occupation, occupations } from './occupations'

/** An occupation needs at least a title, or this much other evidence. */
const LEAST = 3
/** What a job that could not be read into its fields shows of it. */
const UNREAD = 3

/** Position of an occupation's first word in a text; infinite without one. */
const firstMention = (occupation: Occupation, folded: string): number => {
  const at = folded.search(occupation.titles)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** The text in which a person says what they are or want to be: the headline, or else the summary or objective. */
const aimOf = ({ headline, summary }: Resume): string => withoutFormer(headline?.text ?? summary?.text ?? '')

/** Position of the first word of any occupation in the aim: what is named first is what they are. */
const firstOf = (aim: string): number => Math.min(...occupations.map((one) => firstMention(one, aim)))

const strength = (occupation: Occupation, resume: Resume, skills: SkillsFound): number => {
  const titles = resume.roles.reduce(
    (sum, { title }, index) => sum + (title && mentions(occupation, title) > 0 ? (index === 0 ? 4 : 2) : 0),
    0,
  )
  const unread = resume.unread.some(({ text }) => mentions(occupation, text) > 0) ? UNREAD : 0
  const aim = aimOf(resume)
  const at = firstMention(occupation, aim)
  const named = Number.isFinite(at) && at === firstOf(aim) ? 5 : 0
  const summary = resume.summary ? Math.min(3, mentions(occupation, resume.summary.text)) : 0
  const knownSkills = skills.found.filter(({ id }) => occupation.skills.includes(id)).length
  const studied = resume.education.degree && mentions(occupation, resume.education.degree.text) > 0 ? 1 : 0
  return titles + unread + named + summary + studied + 0.5 * knownSkills
}
/** The occupation of a résumé, from its titles, headline, summary and skills; null if unclear. */
export const occupationOf = (resume: Resume, skills: SkillsFound): Occupation | null => {
  const ranked = occupations
    .map((occupation) => ({ occupation, points: strength(occupation, resume, skills) }))
    .sort((a, b) => b.points - a.points)
  const [best] = ranked
  return best && best.points >= LEAST ? best.occupation : null
}

/** Different places of a page that must name an occupation before anything is suggested of it. */
const SIGNS = 2
/** Work beside what somebody is. Folded. */
export const onTheSide =
  /(?<!\p{L})(?:bicos?|freelas?|quebra[- ]galho|renda extra|side (?:job|gig|hustle)|odd jobs?)(?!\p{L})/u
/** Skills of an occupation that together are a sign of it. */
const KNOWN = 2

/** True where the latest job or the aim names the occupation and a second place bears it out. */
export const isSureOccupation = (
  occupation: Occupation,
  resume: Resume,
  { found: skillsFound }: SkillsFound,
): boolean => {
  const isNamed = (text: string | null | undefined): boolean => Boolean(text) && mentions(occupation, text ?? '') > 0
  const titles = resume.roles.map(({ title }) => isNamed(title))
  const aim = Number.isFinite(firstMention(occupation, aimOf(resume)))
  const unread = resume.unread.some(({ text }) => isNamed(text))
  const skills = skillsFound.filter(({ id }) => occupation.skills.includes(id)).length >= KNOWN
  const [latest] = resume.roles
  const isInWork = titles[0] === true && latest?.employer !== null && !onTheSide.test(fold(latest?.line.text ?? ''))
  const signs = [...titles, isInWork, aim, unread, isNamed(resume.education.degree?.text), skills].filter(
    Boolean,
  ).length
  return signs >= SIGNS && (titles[0] === true || aim || (unread && titles.length === 0))
}
