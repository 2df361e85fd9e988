// Reads a profile once; all checks work on this reading.

import { prefixWithin } from '../bounded'
import { type Line, plainLine } from '../documents/document'
import { isBreakHeading } from '../resume/reading/breaks'
import { findRanges } from '../resume/reading/dates/dates'
import { isTitle } from '../resume/reading/experience/names/titles'
import type { Role } from '../resume/reading/experience/role'
import { toRoles } from '../resume/reading/experience/roles'
import { opening } from '../resume/reading/experience/tasks/openings'
import { detectLanguage } from '../resume/reading/language'
import { type Block, toBlocks, toStatements } from '../resume/reading/lines/paragraphs'
import { countWords, fold } from '../resume/reading/text'
import { claimedSkills } from '../resume/skills/match'
import { findSlips, type Slip } from '../resume/spelling'
import type { TextLanguage } from '../text-language'
import { figure } from './figure'
import { LIMITS } from './limits'
import { toLines } from './lines'
import type { Section } from './result'
import { type Factual, factualIn } from './words/factual'
import { ownSkills, type SkillAt } from './words/own-skills'
import { isWished } from './words/wishes'

/** A student's role is their studies. */
export const student =
  /(?<!\p{L})(?:estudante|universitari[oa]|graduand[oa]|recem[- ]formad[oa]|student|graduate)(?!\p{L})/u

/** The three texts a person sends. */
export type ProfileText = { readonly [section in Section]: string }

export type { SkillAt }

export type Profile = {
  readonly language: TextLanguage
  readonly headline: Line
  /** The headline without praise and images: what it says. */
  readonly factual: string
  /** The headline exactly as sent. */
  readonly rawHeadline: string
  /** Without sentences of praise and images. */
  readonly about: readonly Line[]
  /** The About text whole. */
  readonly wholeAbout: readonly Line[]
  /** Who the headline says the person works for; null where it does not say. */
  readonly employer: string | null
  readonly unfounded: Factual['unfounded']
  readonly pleas: Factual['pleas']
  readonly experience: readonly Line[]
  /** The headline says that the person studies or has just finished: less experience is expected. */
  readonly studying: boolean
  readonly roles: readonly Role[]
  /** The tasks, each once, without praise and images. */
  readonly tasks: readonly Block[]
  /** Each skill once per section, at its first place. */
  readonly skills: { readonly [section in Section]: readonly SkillAt[] }
  readonly repeated: number
  readonly slips: readonly SlipAt[]
}

/** A spelling mistake and the text that it stands in. */
type SlipAt = Slip & { readonly section: Section }

const slipsIn = (section: Section, lines: readonly Line[], language: TextLanguage): SlipAt[] =>
  findSlips(lines, language).map((slip) => ({ ...slip, section }))

/** Reads each line on its own, so that the order of lines does not matter. */
const skillsIn = (section: Section, lines: readonly Line[]): SkillAt[] => {
  const skills = new Map<string, SkillAt>()
  for (const line of lines)
    for (const { skill, start, end } of claimedSkills(line.text))
      if (!skills.has(skill.id) && !isWished(line.text, start))
        skills.set(skill.id, { skill, section, line, mark: line.text.slice(start, end) })
  return [...skills.values()]
}

/** Maximum lines of a role's title and employer above its dates. */
const HEAD_LINES = 2

/** LinkedIn fields have no bullets, so a line that describes work counts as one; a role's heading does not. */
const withBullets = (lines: readonly Line[]): Line[] => {
  const dated = lines.map(({ text }) => findRanges(text).length > 0)
  return lines.map((line, at) => {
    if (line.bullet || dated[at]) return line
    const count = countWords(line.text)
    const how = opening(line.text)
    const heading = dated.slice(at + 1, at + 1 + HEAD_LINES).includes(true)
    const statements = heading
      ? count > 3 && how === 'action' && !isTitle(line.text) && !isName(line.text)
      : count > 2 && (how !== 'other' || count > 6 || figure(line.text) !== null)
    return statements ? { ...line, bullet: true } : line
  })
}

/** All words capitalised except function words: "Transportes Vale do Iguaçu" is an employer, although "transportes" may be a verb. */
const isName = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:\p{Lu}|\P{L}|(?:d[aeo]s?|e|of|the|and)$)/u.test(word))

/** A text of dates as it compares: "jan de 2021 - o momento" equals the screen reader's "jan de 2021 até o momento". */
const uniformDates = (text: string): string => fold(text).replace(/ (?:to|until|ate|a|–|—|-) /g, ' - ')

/** The place under a role's dates: "Cajamar, São Paulo, Brasil". Three names, or two with a country or region. */
const place =
  /^\p{Lu}[\p{L}'. -]{1,40}(?:, \p{Lu}[\p{L}'. -]{1,40}, \p{Lu}[\p{L}'. -]{1,40}|, (?:Brasil|Brazil|Portugal|United States|United Kingdom|Canada|Ireland|Estados Unidos|Reino Unido)| e [Rr]egião)$/u

/** Removes what LinkedIn adds under a role: repeated dates, the place, the list of skills. */
const withoutFrame = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }, at) => {
    if (skillList.test(text)) return false
    const before = lines[at - 1]?.text
    if (before === undefined || findRanges(before).length === 0) return true
    return uniformDates(text) !== uniformDates(before) && !place.test(text)
  })

/** Removes the name of a break with its dates: nobody is asked for a number in it. */
const withoutBreaks = (lines: readonly Line[]): Line[] => {
  const isNamed = ({ text }: Line) => isBreakHeading(text) && !isTitle(text)
  const isDated = (line: Line | undefined) => line !== undefined && findRanges(line.text).length > 0
  const isRow = (at: number) => isNamed(lines[at]!) && (isDated(lines[at]) || isDated(lines[at + 1]))
  return lines.filter((line, at) => !isRow(at) && !(at > 0 && isDated(line) && isRow(at - 1)))
}

/** The list of skills under a role, which is not a task. */
const skillList = /^(?:compet[êe]ncias|habilidades|skills)\s*:/i
const LEAST_WORDS = 2

const tasksOf = (roles: readonly Role[], lines: readonly Line[]): Block[] => {
  const statements = roles.flatMap((role) => [...role.statements])
  // A text without a task has only the names of jobs and employers.
  const all = roles.length > 0 ? statements : toBlocks(lines).flatMap(toStatements)
  const worded = all.filter(({ text }) => countWords(text) >= LEAST_WORDS)
  return [...new Map(worded.map((block) => [fold(block.text), block])).values()]
}

/** What follows in a headline is where somebody works: "at Northgate Logistics", "na Transportadora Azul". */
const behind =
  /(?<!\p{L})(?:at|@|na|no) ?(?=\p{Lu})((?:\p{Lu}[\p{L}\d&'.-]*|d[aeo]s?|e|of|the|and|&)(?: |(?=[,;|])|$))+/gu
/** The name behind "at", "@" or "na" in a headline, or null. */
const employerIn = (text: string): string | null => `${text} `.match(behind)?.[0].trim() ?? null

const blank = (text: string): string => ' '.repeat(text.length)

/** A headline whose employers, by their place or by their name in the experience, are blanks: "Logistics" is a name there and no skill. */
const withoutEmployers = (text: string, roles: readonly Role[]): string =>
  roles.reduce(
    (rest, { employer }) => (employer?.includes(' ') ? rest.replaceAll(employer, blank(employer)) : rest),
    `${text} `.replace(behind, blank).slice(0, text.length),
  )

/** Reads a profile. Pure: the same texts give the same reading. */
export const readProfile = (text: ProfileText): Profile => {
  const [head, about, experience] = [
    toLines(text.headline, LIMITS.headline),
    toLines(text.about, LIMITS.about),
    toLines(text.experience, LIMITS.experience),
  ]
  const headline = { ...(head.lines[0] ?? plainLine('')), text: head.lines.map((line) => line.text).join(' | ') }
  // Twice, because the place stands under the repeated dates and is seen once they are gone.
  const work = withBullets(withoutBreaks(withoutFrame(withoutFrame(experience.lines))))
  const roles = toRoles(work)
  const everything = [headline, ...about.lines, ...experience.lines]
  const factual = factualIn(headline, about.lines, tasksOf(roles, work))
  const workLines = experience.lines.filter(
    // "Sales Assistant" is the name of a job and no skill in sales.
    ({ text }) => !roles.some(({ employer, title }) => text === employer || text === title),
  )
  const named = { ...headline, text: withoutEmployers(headline.text, roles) }
  const namedSkills = ownSkills(
    { headline: [headline], about: factual.about, experience: workLines },
    withoutEmployers(factual.headline, roles),
  )
  const language = detectLanguage(everything.map((line) => line.text).join('\n'))
  return {
    language,
    headline,
    factual: factual.headline,
    rawHeadline: prefixWithin(text.headline, LIMITS.headline),
    about: factual.about,
    wholeAbout: about.lines,
    employer: employerIn(headline.text),
    unfounded: factual.unfounded,
    pleas: factual.pleas,
    experience: experience.lines,
    studying: student.test(fold(headline.text)),
    roles,
    tasks: factual.tasks,
    skills: {
      headline: [...skillsIn('headline', [named]).map((one) => ({ ...one, line: headline })), ...namedSkills.headline],
      about: [...skillsIn('about', factual.about), ...namedSkills.about],
      experience: [...skillsIn('experience', workLines), ...namedSkills.experience],
    },
    repeated: head.repeated + about.repeated + experience.repeated,
    slips: [
      ...slipsIn('headline', [headline], language),
      ...slipsIn('about', about.lines, language),
      ...slipsIn('experience', experience.lines, language),
    ],
  }
}

/** Number of different words of two letters or more. */
export const differentWords = (text: string): Set<string> => new Set(fold(text).match(/\p{L}{2,}/gu) ?? [])
