// The occupation of a résumé: what it is measured and advised as.
import type { Resume } from '../reading'
import { fold } from '../reading/text'
import { withoutFormer } from './change'
import type { SkillsFound } from './index'
import { type Occupation, occupations, occupationsIn } from './occupations'

/** An occupation needs at least a title, or this much other evidence. */
const LEAST_POINTS = 3
/** What a job that could not be read into its fields shows of it. */
const UNREAD = 3

/** Position of an occupation's first word in a text; infinite without one. */
const firstMention = (occupation: Occupation, folded: string): number => {
  const at = folded.search(occupation.titles)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** What a sentence says of its job behind the name of it: "Técnico de segurança com experiência em obra". */
const behindName = /[.;](?:\s|$)|\s(?:com|with|que|who)\s/u

/** The text in which a person says what they are or want to be: the headline, or else the summary or objective as far as it names the job. */
const aimOf = ({ headline, summary }: Resume): string =>
  withoutFormer(headline?.text ?? summary?.text.split(behindName, 1)[0] ?? '')

/** How strongly a page shows an occupation, in points; what its texts name is looked for once for all occupations. */
const strengthIn = (resume: Resume, skills: SkillsFound): ((occupation: Occupation) => number) => {
  const titles = resume.roles.map(({ title }) => occupationsIn(title ?? ''))
  const unread = resume.unread.map(({ text }) => occupationsIn(text))
  const summary = occupationsIn(resume.summary?.text ?? '')
  const degree = occupationsIn(resume.education.degree?.text ?? '')
  const aim = aimOf(resume)
  const places = new Map(occupations.map((one) => [one, firstMention(one, aim)]))
  // What is named first is what they are.
  const first = Math.min(...places.values())
  // Beside a latest title that names another trade or an unknown one, an old job alone decides nothing, and the page says less.
  const isOldAlone = (occupation: Occupation): boolean =>
    (resume.roles[0]?.title ?? null) !== null &&
    !titles[0]?.has(occupation) &&
    places.get(occupation) !== first &&
    !summary.has(occupation) &&
    !unread.some((named) => named.has(occupation))
  return (occupation) => {
    if (isOldAlone(occupation)) return 0
    const titlePoints = titles.reduce(
      (sum, named, index) => sum + (named.has(occupation) ? (index === 0 ? 4 : 2) : 0),
      0,
    )
    const unreadPoints = unread.some((named) => named.has(occupation)) ? UNREAD : 0
    const aimPoints = Number.isFinite(first) && places.get(occupation) === first ? 5 : 0
    const summaryPoints = Math.min(3, summary.get(occupation) ?? 0)
    const knownSkills = skills.found.filter(({ id }) => occupation.skills.includes(id)).length
    return titlePoints + unreadPoints + aimPoints + summaryPoints + (degree.has(occupation) ? 1 : 0) + 0.5 * knownSkills
  }
}
/** The occupation of a résumé, from its titles, headline, summary and skills; null if unclear. */
export const occupationOf = (resume: Resume, skills: SkillsFound): Occupation | null => {
  const strength = strengthIn(resume, skills)
  const ranked = occupations
    .map((occupation) => ({ occupation, points: strength(occupation) }))
    .sort((a, b) => b.points - a.points)
  const [best] = ranked
  return best && best.points >= LEAST_POINTS ? best.occupation : null
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
  const isNamed = (text: string | null | undefined): boolean => occupationsIn(text ?? '').has(occupation)
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
