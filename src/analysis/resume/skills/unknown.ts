// The skills a page lists whose names no list of ours has: "Koha", "scaling and root planing", "alongamento em gel". They are the
// person's own words and count as named, where the page shows work; praise and abstractions do not count.
import type { Line } from '../../documents/document'
import { either } from '../../phrases'
import { linesOf, type Resume } from '../reading'
import type { Block } from '../reading/lines/paragraphs'
import { findListed } from '../reading/listed'
import { findEmail } from '../reading/person/contact'
import { isLanguage } from '../reading/sections/skill-sections'
import { countWords, fold } from '../reading/text'
import { blocksOf } from '../sentences/blocks'
import { concreteWords } from '../sentences/content-words'
import { findCliches } from '../sentences/empty/cliches'
import { findEmpty } from '../sentences/empty/empty'
import { matchSkills } from './match'

/** Words of the longest name, and names that are taken from a page. */
const LONG = 4
const MOST_SKILLS = 12

/** Stems of qualities in Portuguese. */
const portugueseQualities = `
  lideranca|comunicacao|criatividade|organizacao|pontual|responsab|proativ|flexib|empatia|simpatia|dinamism|disciplina
  foco|agilidade|dedica|excelencia|carisma|atencao|paciencia|etica|honest|iniciativa`
/** Stems of qualities in English. */
const englishQualities = `
  leadership|communication|creativ|organi[sz]ation|punctual|reliab|charism|patien|flexib|initiative|enthusias|friendly
  honest|success|winning|working|things|improving|vision`
/** Ways of being that a list of skills often has. */
const manner = new RegExp(String.raw`(?<!\p{L})${either(portugueseQualities, englishQualities)}`, 'u')

/** A referee, often named at the end of the list: by the label, by how people are called, or by a way to reach them. */
const refereeLabel = /^\P{L}*(?:referenci\p{L}*|referees?|references?|contatos?|contacts?|falar com|speak to)(?!\p{L})/u
const called = /(?:^|\s)(?:dona|seu|sr|sra|srta|dr|dra|prof|profa|mr|mrs|ms|miss|madam)\.? \p{Lu}/iu
const number = /\d{3,5}[-. ]?\d{4}(?!\d)|\d(?:[-. ]?\d){7}/u
const namesSomebody = (text: string): boolean =>
  refereeLabel.test(fold(text)) || number.test(text) || findEmail(text) !== null

export type Unknown = { readonly line: Block; readonly mark: string }

/** True for a name that could be a skill's and is no way of being, language, praise or skill that we know. */
export const isSkillName = (mark: string, line: Line): boolean =>
  /\p{L}{3}/u.test(mark) &&
  countWords(mark) <= LONG &&
  matchSkills(mark).length === 0 &&
  concreteWords(mark).length > 0 &&
  !manner.test(fold(mark)) &&
  !called.test(mark) &&
  !isLanguage(mark) &&
  findEmpty(mark) === null &&
  findCliches([{ text: mark, line, lines: 1, bullet: false }]).length === 0

export const unknownSkills = (resume: Resume): Unknown[] => {
  const lines = blocksOf(linesOf(resume.sections, 'skills'), resume).filter(({ text }) => !namesSomebody(text))
  return findListed(resume)
    .flatMap((mark) => {
      const line = lines.find(({ text }) => text.includes(mark))
      return line && isSkillName(mark, line.line) ? [{ line, mark }] : []
    })
    .slice(0, MOST_SKILLS)
}
