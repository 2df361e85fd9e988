// Names sections with unknown headings by their content, and merges parts that were wrongly separated.
import type { Line } from '../../../documents/document'
import { matchSkills } from '../../skills/match'
import { findRanges } from '../dates/dates'
import { isDegree, isSchool } from '../education/education'
import { headNounOf } from '../experience/names/heads'
import { isEmployer, isTitle } from '../experience/names/titles'
import { fold, tokens } from '../text'
import { isOnlyDates } from './doubtful-order'
import type { SectionName } from './headings'
import { kindOf, namesDegree } from './kind'
import { looksLike } from './look'
import { areUnpaidPosts, headingOfSingleDatedTail, lacksPaidWork } from './paid-work'
import type { Section } from './section'

/** A section while it is being built. */
export type OpenSection = Omit<Section, 'lines'> & {
  readonly lines: Line[]
  /** The heading line, if only its look identifies it. */
  readonly guessed: Line | null
  /** The section before it in its column. */
  readonly before: OpenSection | null
}

/** Items and share of known skills at which a list under an unknown heading ("My arsenal") counts as skills. */
const LEAST_SKILLS = 3
const SKILL_SHARE = 0.6
/** Fewest words of a text under "Qualificações" that is a paragraph and not a list. */
const PROSE_WORDS = 12

/** Marks of how well something is known: dots, stars, bars, per cent. */
const rating = /[●○★☆■□▪▫⬤◯▮▯]{3,}|(?<!\d)\d{1,3} ?%$/u
const isRated = (lines: readonly Line[]): boolean =>
  lines.length >= LEAST_SKILLS && lines.filter(({ text }) => rating.test(text)).length * 2 > lines.length

const isSkillList = ({ name, lines }: Section): boolean => {
  if (name !== 'other') return false
  if (isRated(lines)) return true
  const items = lines.flatMap(({ text }) => text.split(/[,;|•·]/)).filter((item) => /\p{L}/u.test(item))
  const skillItems = items.filter((item) => tokens(item).length <= 5 && matchSkills(item).length > 0)
  return skillItems.length >= LEAST_SKILLS && skillItems.length >= items.length * SKILL_SHARE
}

/** "Qualificações" above a paragraph is a summary if another section lists the skills. */
const isProse = ({ name, heading, lines }: Section, all: readonly Section[]): boolean =>
  name === 'skills' &&
  /^(?:qualifica|principais qualifica|key qualifica|competencias profissionais)/.test(fold(heading)) &&
  lines.length > 0 &&
  !lines.some(({ bullet, text }) => bullet || /[;|•·]/.test(text)) &&
  lines.at(-1)!.text.endsWith('.') &&
  tokens(lines.map(({ text }) => text).join(' ')).length >= PROSE_WORDS &&
  all.some((other) => other.name === 'skills' && other.heading !== heading)

const withName = (section: Section, _: number, all: readonly Section[]): Section => {
  if (isSkillList(section)) return { ...section, name: 'skills' }
  return isProse(section, all) ? { ...section, name: 'summary' } : section
}

/** The jobs, and what stands below a plain heading behind the last of them as a section of its own. */
const withoutTail = (section: Section): Section[] => {
  const at = section.name === 'experience' ? headingOfSingleDatedTail(section.lines) : -1
  if (at < 0) return [section]
  const { text, page, number } = section.lines[at]!
  const tail: Section = { name: 'other', heading: text, page, line: number, lines: section.lines.slice(at + 1) }
  return [{ ...section, lines: section.lines.slice(0, at) }, tail]
}

/** Sections made of entries, whose titles may look like headings. */
const entries: readonly SectionName[] = ['experience', 'education', 'projects', 'volunteer', 'courses', 'publications']
const lists: readonly SectionName[] = ['skills', 'languages']
/** Headings used for skills by some people and for education by others. */
const eitherWay =
  /^(?:qualifications|qualificacoes|qualificacao|qualificacoes profissionais|training|trainings|background|formacao profissional|habilitacoes|credentials)$/

/** Lines of a course below its name: who gave it, when, how long. */
const ENTRY_LINES = 3
/** Number of headings without text from which they are items of a list, set like its heading. */
const ITEMS = 2

/** A line naming a job, an employer or a school starts an entry of the section. */
const headsEntry = (text: string): boolean => isTitle(text) || isEmployer(text) || isSchool(text) || isDegree(text)

/** Words of a line with the dates of an entry. */
const DATED_WORDS = 12
const namesStudy = (line: Line): boolean => namesDegree(line) || isDegree(line.text)
const isDated = (line: Line | undefined): boolean =>
  line !== undefined && tokens(line.text).length <= DATED_WORDS && findRanges(line.text).length > 0

/** A name set like the headings, right below the section's own heading, or with the dates of its entry above it, or below it as other entries have them. */
const namesEntry = ({ guessed, lines }: OpenSection, { lines: before }: OpenSection): boolean =>
  before.length === 0 ||
  (isDated(before.at(-1)) && isOnlyDates(before.slice(-1)) && before.slice(0, 2).some((line) => isOnlyDates([line]))) ||
  (lines.slice(0, 2).some(isDated) && before.some((line) => guessed !== null && looksLike(line, guessed)))

/** True where a guessed heading is a line of the section before it; `items`: where several stand without text. */
const belongsTo = (
  section: OpenSection,
  owner: OpenSection | null,
  kind: SectionName | null,
  items: boolean,
): boolean => {
  const { heading, lines, before } = section
  if (!before || !owner) return false
  // "Articles and chapters" right below "Publications".
  if (owner.name === 'publications' && owner.lines.length === 0) return true
  if (lists.includes(owner.name) && items && kind === null && lines.length === 0) return true
  // Where a lone period leads the jobs, what stands below one is a job, whatever its words.
  const { lines: above } = owner
  if (owner.name === 'experience' && isOnlyDates(above.slice(0, 1)) && isOnlyDates(above.slice(-1))) return true
  if (entries.includes(owner.name))
    return (
      kind === owner.name ||
      (kind === null && (headsEntry(heading) || namesEntry(section, owner))) ||
      // "Técnico integrado em Informática" below "Instituto Federal" is a course among schools.
      (owner.name === 'education' && (isSchool(heading) || isDegree(heading)) && lines.length <= ENTRY_LINES) ||
      // A school employs too.
      (owner.name === 'experience' && kind === 'education' && headNounOf(heading) === 'job') ||
      lines.length === 0
    )
  return (
    lists.includes(owner.name) && kind === null && lines.length > 0 && !lines.some(({ text }) => /\d{4}|\.$/.test(text))
  )
}

/** A heading of posts, paid or not. */
const postsHeading = /^(?:positions?|posts?|offices?|appointments?|cargos|funcoes)(?!\p{L})/u
/** A heading of jobs and of what is none. */
const mixedHeading =
  /(?<!\p{L})(?:awards?|honou?rs|certifica\p{L}*|premi\p{L}*|licen[cs]\p{L}*|credentials|activities|atividades extra\p{L}*)(?!\p{L})/u
const isNamedWork = ({ name, guessed, lines }: OpenSection): boolean =>
  name === 'experience' && !guessed && lines.length > 0

/** The name of a part that only looks like jobs or studies, beside those with a heading of their own; null for any other. */
const besideNamed = (
  section: OpenSection,
  kind: SectionName | null,
  all: readonly OpenSection[],
): SectionName | null => {
  const { name, guessed, heading, lines, before } = section
  // A doubt is better than an invention: what nothing proves to be work is shown as unread.
  const isEntry = headsEntry(heading) && (!before || entries.includes(before.name))
  if (kind === 'experience' && all.some(isNamedWork) && !isEntry)
    return !isOnlyDates(before?.lines.slice(-1) ?? []) && lacksPaidWork(lines) ? 'other' : null
  // "Additional experience and awards" holds jobs only where some are proven.
  if (name === 'experience' && !guessed && mixedHeading.test(fold(heading)))
    return all.some((other) => other !== section && isNamedWork(other)) && lacksPaidWork(lines) ? 'courses' : null
  // "Positions held" may be those of a class or a society.
  if (name === 'experience' && !guessed && postsHeading.test(fold(heading)))
    return all.some((other) => isNamedWork(other) && !postsHeading.test(fold(other.heading))) && areUnpaidPosts(lines)
      ? 'volunteer'
      : null
  // Talks and posts at schools are no studies.
  const isBelowOwn = before?.name === 'education' && before.lines.length === 0
  const studies =
    kind === 'education' && !isBelowOwn && all.some((other) => other.name === 'education' && !other.guessed)
  return studies && lines.length > 1 && lines.filter(namesStudy).length * 3 < lines.length ? 'other' : null
}

/** The final sections: a guessed one is merged into one of the same kind before it, or named by its content. */
export const settle = (sections: readonly OpenSection[]): Section[] => {
  const owners = new Map<OpenSection, OpenSection>()
  const settled: { section: OpenSection; name: SectionName }[] = []
  for (const section of sections) {
    const { guessed, before, lines } = section
    const kind = guessed ? kindOf(lines) : null
    const beside = besideNamed(section, kind, sections)
    if (beside) {
      settled.push({ section, name: beside })
      continue
    }
    const owner = before ? (owners.get(before) ?? before) : null
    const named = owner && settled.find(({ section }) => section === owner)
    const items = sections.filter((other) => other.guessed?.column === guessed?.column && other.lines.length === 0)
    if (guessed && owner && named && belongsTo(section, { ...owner, name: named.name }, kind, items.length >= ITEMS)) {
      owners.set(section, owner)
      const label = lists.includes(named.name) && !guessed.text.endsWith(':')
      owner.lines.push(label ? { ...guessed, text: `${guessed.text}:` } : guessed, ...lines)
      continue
    }
    const either =
      eitherWay.test(
        fold(section.heading)
          .replace(/[^a-z ]/g, '')
          .trim(),
      ) && kindOf(lines) === 'education'
    settled.push({ section, name: guessed ? (kind ?? 'other') : either ? 'education' : section.name })
  }
  return settled
    .map(({ section: { heading, page, line, lines }, name }): Section => ({ name, heading, page, line, lines }))
    .flatMap(withoutTail)
    .map(withName)
}
