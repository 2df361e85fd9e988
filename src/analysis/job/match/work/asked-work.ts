// Decides which of a person's jobs are work of the kind that an advert asks for, in which years are counted.

import type { Resume } from '../../../resume/reading'
import { isTitle } from '../../../resume/reading/experience/names/titles'
import type { Role } from '../../../resume/reading/experience/role'
import { fold } from '../../../resume/reading/text'
import { type Skill, skillById } from '../../../resume/skills/gazetteer'
import { atomKey, matchSkills } from '../../../resume/skills/match'
import { type Occupation, occupationsIn } from '../../../resume/skills/occupations'
import type { TextLanguage } from '../../../text-language'
import { wordWeight } from '../../advert/terms/vocabulary'
import { decisive } from '../../comparable'
import type { Advert, Keyword, Quote } from '../../result'
import { WORK_MATCHES } from '../../rubric'
import type { Person, ResumeEntry } from '../resume-text'
import { hitsOf } from '../skills/credit'
import { keyOf } from '../words/word-key'
import { asOccupation, ENOUGH, link, weightOf, workNamed } from './named-work'
import { isSameWork, isVeryWork, onlyHelps } from './title'

const placeOf = ({ page, number }: { readonly page: number; readonly number: number }): number => page * 10_000 + number

/** The entries of a job: those between its first and its last line. */
const entriesOf = ({ line, datesLine, statements }: Role, person: Person): ResumeEntry[] => {
  const places = [line, ...(datesLine ? [datesLine] : []), ...statements.map((one) => one.line)].map(placeOf)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return person.entries.filter(({ block }) => placeOf(block.line) >= from && placeOf(block.line) <= to)
}

/** Words that any work may add to its name. */
const anyWork =
  /^(?:works?|environments?|settings?|areas?|field|industry|role|functions?|ambientes?|setor(?:es)?|funcao|geral|general|related|modern|similar|dos?|das?|com|para|the|and|for|with|of)$/

/** "customer success or account management": one of them is enough. */
const either = (name: string): string[] => name.split(/,?\s+(?:ou|or|e\/ou|and\/or)\s+|\s*\/\s*|,\s+/u)

/** True when a job's own lines speak of the named work: a skill in it, or all words of its name. */
const describes = (role: Role, name: string, entries: readonly ResumeEntry[], language: TextLanguage): boolean => {
  const keysOf = (text: string) => atomKey(text).split(' ').map(keyOf)
  const titled = new Set(keysOf(role.title ?? ''))
  const roleKeys = new Set([...entries.flatMap(({ keys }) => keys), ...titled, ...keysOf(role.employer ?? '')])
  const named = entries.flatMap(({ block, skills }) =>
    skills.map(({ skill, start, end }) => ({ skill, key: atomKey(block.text.slice(start, end)) })),
  )
  // Skills of one group are the same only for technologies: "notas fiscais" are not "escrita fiscal".
  const same = ({ id, field }: Skill, part: string): boolean =>
    named.some(({ skill, key }) => skill.id === id && (field === 'technology' || key === atomKey(part)))
  return either(name).some((one) => {
    const words = atomKey(one)
      .split(' ')
      .filter((word) => word.length > 2 && !anyWork.test(word))
    // "Idosos acamados" is more than the skill that its first word names.
    const isRestThere = (part: string) => {
      const partKeys = new Set(keysOf(part))
      return words.map(keyOf).every((key) => partKeys.has(key) || roleKeys.has(key) || wordWeight(key, language) === 0)
    }
    const skills = matchSkills(one).map(({ skill, start, end }) => ({ skill, part: one.slice(start, end) }))
    if (skills.some(({ skill, part }) => same(skill, part) && (skill.field === 'technology' || isRestThere(part))))
      return true
    // "Finance role" is what a "Finance Intern" did, however general the word.
    if (words.length > 0 && words.every((word) => titled.has(keyOf(word)))) return true
    return weightOf(one, language) >= ENOUGH && words.every((word) => roleKeys.has(keyOf(word)))
  })
}

/** The jobs that are work of a kind. */
export type AskedWork = {
  /** True where some of the jobs are only close to the named work, as an analyst's are to an engineer's. */
  readonly alike: boolean
  /** The advert's own words for the work; null for the job as a whole. */
  readonly name: string | null
  /** Null where neither the advert nor its title says what work it is, so that every job counts. */
  readonly roles: readonly Role[] | null
  /** Those of the jobs that are the very work, and not only close to it; null where every job counts. */
  readonly exact: readonly Role[] | null
  /** Jobs in which the person only helped in that work: a kitchen assistant's for a cook. None of them is in `roles`. */
  readonly near: readonly Role[]
}

/** True for an occupation whose skills are for the most part technologies. */
const isTechnical = ({ skills }: Occupation): boolean =>
  skills.filter((id) => skillById.get(id)?.field === 'technology').length * 2 >= skills.length
/** The keywords that say which work it is: no office tools, no technologies but in work of technology, and no subject of a degree. */
const signsIn = (keywords: readonly Keyword[], title: string): Keyword[] => {
  const fieldOf = ({ skill }: Keyword) => (skill === null ? null : skillById.get(skill)?.field)
  const isTechnology =
    [...occupationsIn(title).keys()].some(isTechnical) ||
    keywords.filter((one) => fieldOf(one) === 'technology').length * 2 > keywords.length
  return keywords.filter(
    (one) => !one.schooling && fieldOf(one) !== 'office' && (isTechnology || fieldOf(one) !== 'technology'),
  )
}

/** Reads a person's jobs against an advert once; the answers are then cheap. */
export const workOf = (advert: Advert, resume: Resume, person: Person) => {
  const { title, language } = advert
  const required = decisive(advert.keywords)
  const signs = signsIn(required, title ?? '')
  const read = resume.roles.map((role) => ({ role, entries: entriesOf(role, person) }))
  const hits = new Map<string, ReadonlySet<ResumeEntry>>()
  const placesOf = (one: Keyword): ReadonlySet<ResumeEntry> => {
    const places = hits.get(one.id) ?? new Set(hitsOf(one, person).map(({ entry }) => entry))
    hits.set(one.id, places)
    return places
  }
  // Of alternatives one is enough, so that each group counts once.
  const shows = (keywords: readonly Keyword[], entries: readonly ResumeEntry[]): number => {
    const groups = Object.values(Object.groupBy(keywords, ({ id, either }) => either ?? id)) as Keyword[][]
    const evidentGroups = groups.filter((group) =>
      group.some((one) => entries.some((entry) => placesOf(one).has(entry))),
    )
    return evidentGroups.length / groups.length
  }
  const helpsIn = (names: readonly string[], { role }: (typeof read)[number]): boolean =>
    role.title !== null && names.every((name) => onlyHelps(name, role.title ?? ''))
  const isNear = (names: readonly string[], one: (typeof read)[number]): boolean =>
    helpsIn(names, one) && names.some((name) => isSameWork(name, one.role.title ?? ''))
  const isIn =
    (names: (asked: string, own: string) => boolean) =>
    ({ role, entries }: (typeof read)[number]): boolean =>
      (title !== null && role.title !== null && names(title, role.title)) ||
      // Who keeps a rota in Excel and SAP does not plan the supply for it.
      (required.length > 0 &&
        shows(required, entries) >= WORK_MATCHES.skills &&
        (signs.length === 0 || shows(signs, entries) > 0))
  const inTrade = isIn(isSameWork)

  /** The jobs of the advert's own trade. */
  const trade = (): AskedWork => ({
    name: null,
    alike: true,
    roles: title === null ? null : read.filter((one) => inTrade(one) && !isNear([title], one)).map(({ role }) => role),
    exact:
      title === null
        ? null
        : read.filter((one) => isIn(isVeryWork)(one) && !isNear([title], one)).map(({ role }) => role),
    near: title === null ? [] : read.filter((one) => isNear([title], one)).map(({ role }) => role),
  })

  /** The jobs in which the work of a condition was done. */
  const askedWorkOf = (quote: Quote): AskedWork => {
    const name = workNamed(quote, language)
    if (name === null) return trade()
    const bare = name.replace(/^\p{L}{2,8} (?:an? |um |uma )?/u, (head) => (link.test(fold(head)) ? '' : head))
    const ofLine = required.filter((one) => one.quote.line === quote.line && one.quote.text === quote.text)
    // "Escrita fiscal" for an "Analista Fiscal" names the trade itself.
    const ownTrade = title !== null && shareWord(bare, title)
    // A keyword that says more than the title, "idosos acamados" of a "Cuidadora de idosos", is in the years where it is in the job.
    const narrower = ofLine.filter(({ text }) => title !== null && !within(text, title) && within(text, bare))
    const isWhole = ({ entries }: (typeof read)[number]) => narrower.length === 0 || shows(narrower, entries) > 0
    const parts = either(bare)
    // An occupation is proved by a job's title alone: "ajudei o cozinheiro" is not the work of one.
    const occupation = isTitle(bare) || asOccupation.test(fold(name))
    const near = occupation ? read.filter((one) => isNear(parts, one)) : []
    const exact = read.filter(
      (one) =>
        !near.includes(one) &&
        ((one.role.title !== null && parts.some((part) => isVeryWork(part, one.role.title ?? ''))) ||
          (ownTrade && isWhole(one) && isIn(isVeryWork)(one)) ||
          (!occupation &&
            (describes(one.role, bare, one.entries, language) ||
              (ofLine.length > 1 && shows(ofLine, one.entries) >= WORK_MATCHES.title)))),
    )
    const roles = read.filter(
      (one) =>
        exact.includes(one) ||
        (!near.includes(one) &&
          ((one.role.title !== null && parts.some((part) => isSameWork(part, one.role.title ?? ''))) ||
            (ownTrade && inTrade(one)))),
    )
    return {
      name,
      alike: roles.length > exact.length,
      roles: roles.map(({ role }) => role),
      exact: exact.map(({ role }) => role),
      near: near.map(({ role }) => role),
    }
  }
  /** True for a title of the advert's very work. */
  const isTitled = (own: string): boolean => title !== null && isVeryWork(title, own)
  return { trade, asked: askedWorkOf, isTitled }
}

const keysIn = (text: string): string[] => atomKey(text).split(' ').map(keyOf)
/** True where one text has all words of the other. */
const within = (text: string, other: string): boolean => {
  const keys = new Set(keysIn(other))
  return keysIn(text).every((key) => keys.has(key))
}

const shareWord = (one: string, other: string): boolean => {
  const words = (text: string) =>
    new Set(
      atomKey(text)
        .split(' ')
        .filter((word) => word.length > 3)
        .map(keyOf),
    )
  return [...words(one)].some((word) => words(other).has(word))
}
