// Section names in both languages; a heading's look decides only where its words are ambiguous (sections.ts).
import { memo } from '../../../memo'
import { fold, joinSpread, tokens } from '../text'
import { phrases, type SectionName, sectionNames } from './phrases'

export type { SectionName }
export { sectionNames }

const byPhrase = new Map<string, SectionName>(
  sectionNames.flatMap((name) =>
    phrases[name].split('|').map((phrase) => [phrase.replace(/\s+/g, ' ').trim(), name] as const),
  ),
)
/** Letter-spaced headings also lose their word spaces: "S O B R E M I M". */
const squeezed = new Map([...byPhrase].map(([phrase, name]) => [phrase.replace(/ /g, ''), name]))
const joint = /\s*(?:&|\+|\/|,|;)\s*|\s+(?:e|and)\s+/
/** Most words of a heading; longer lines are text. */
const MAX_HEADING_WORDS = 7

/** "WORK EXPERIENCE (15 YEARS)", "Experiência (da última para a primeira)": a note, but no list and no year. */
const note = /(?<=\p{L}) ?\((?![^()]*(?:\d{4}|,))[^()]{3,50}\)(?=:?$)/u

/** "IV. ", "V - ", "A) ": the number of a part, a Roman figure or a letter. */
const partNumber = /^(?:[ivx]{1,5}|[a-h])(?:[.)] ?| ?[–—-] )/u
/** "WORK EXPERIENCE WITH DATES", "Formação (com datas)". */
const withDates = / \(?(?:with|com) (?:dates?|(?:as )?datas?)\)?(?=:?$)/u

/** The folded words of a heading without its number, its remark and the signs around it. */
export const bareHeading = (text: string): string =>
  fold(joinSpread(text))
    .replace(note, '')
    .replace(withDates, '')
    .replace(partNumber, '')
    .replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')

const lookUp = (phrase: string): SectionName | null =>
  byPhrase.get(phrase) ?? byPhrase.get(phrase.replace(/^(?:minhas?|meus?|my|selected|suas?) /, '')) ?? null

/** The section a line names, or null: "Experiência Profissional:", "IV. EDUCATION", "E D U C A Ç Ã O". */
export const headingName = memo((text: string): SectionName | null => {
  const bare = bareHeading(text)
  if (bare.length < 2 || tokens(bare).length > MAX_HEADING_WORDS) return null
  const exactName = lookUp(bare) ?? (joinSpread(text) === text ? null : (squeezed.get(bare) ?? null))
  if (exactName) return exactName
  const parts = bare.split(joint).filter(Boolean)
  if (parts.length < 2) return null
  const names = parts.map(lookUp)
  if (names.some((name) => name === null)) return null
  // "Training and education", "Cursos e conhecimentos": schools and skills are looked for in no other section.
  return (names[0] === 'courses' && names.find((name) => name === 'education' || name === 'skills')) || names[0]!
})

/** A heading with text on the same line ("Objetivo: Auxiliar"): the section and the start of the text. */
export const inlineHeading = (text: string): { readonly name: SectionName; readonly rest: string } | null => {
  const colon = text.indexOf(':')
  if (colon < 3 || colon > 40 || colon === text.length - 1) return null
  const name = headingName(text.slice(0, colon))
  return name ? { name, rest: text.slice(colon + 1).trim() } : null
}
