// Signs in the bare text that a part of a résumé is there. They use neither sections nor jobs, so that they also hold where the reading failed,
// and know stems of five languages. They never read anything: they only keep a finding from calling the part missing.
import type { Line } from '../../documents/document'
import { isTitle } from './experience/names/titles'
import { type Part, showsPart } from './part-signs'
import { isMunicipality } from './person/municipalities'
import { countWords, fold, joinSpread, tokens } from './text'

const stems = (text: string): RegExp => new RegExp(`^(?:${text.trim().split(/\s+/).join('|')})`, 'u')

/** First letters of the nouns that name a part, in Portuguese, English, Spanish, French and German. */
const nouns: Readonly<Record<Part, RegExp>> = {
  experience:
    stems(`experi emprego empleo trabalho trabajo trajetor trayector carreira carrera career employment work(?:ed)?$ jobs?$ parcours emploi
    berufserf erfahrung werdegang laboral`),
  education: stems(
    'educa formac format(?:ion)?$ estud etude escolarid academ instruc studi(?:es|um)? ausbildung bildung schooling',
  ),
  skills:
    stems(`habil compet conhecim conocim aptid aptit destrez herramient ferrament skill tools?$ technolog tecnologias? kenntnis fahigkeit
    outils logiciels strengths fortalezas savoir`),
  summary: stems(
    'resumo resumen perfil profil summary objetiv objectiv apresentac presentac sobre$ about$ zusammenfass propos$ introduc',
  ),
  extras:
    stems(`idioma linguas? langue language sprach curso course cours$ kurse certif projet project proyect capacitac treinament training
    voluntar volunt licenc licens loisirs`),
}

/** Words of a line that may be a heading, and of the label before a colon. */
const HEADING_WORDS = 5
/** Items of a list, and words of each. */
const LIST = { items: 4, words: 3 }

/** A line, its cells, and what stands before its colon: any of them may be a heading. */
const headingsIn = ({ text, parts = [] }: Line): string[] =>
  [text, ...parts].flatMap((cell) => [cell, ...(cell.includes(':') ? [cell.split(':')[0]!] : [])])

const isHeading = (text: string, noun: RegExp): boolean => {
  const words = tokens(fold(joinSpread(text)))
  return (
    words.length > 0 &&
    words.length <= HEADING_WORDS &&
    !/[\d@,;]|\.$/.test(text) &&
    words.some((word) => noun.test(word)) &&
    !isTitle(text)
  )
}

/** "Siigo, World Office, Excel, SAP Business One": short names in capitals, one behind the other, that are not towns. */
const isNamesList = ({ text, bullet }: Line): boolean => {
  const items = text.split(/[,;|•·]/).map((item) => item.trim())
  return (
    !bullet &&
    items.length >= LIST.items &&
    !/\d{4}|@/.test(text) &&
    items.every((item) => /^\p{Lu}/u.test(item) && countWords(item) <= LIST.words) &&
    !items.every(isMunicipality)
  )
}

/** The first line that may be the heading of this part, or null. */
export const headingSign = (lines: readonly Line[], part: Part): Line | null =>
  lines.find((line) => !line.bullet && headingsIn(line).some((text) => isHeading(text, nouns[part]))) ?? null

/** The first line that shows this part of a résumé, by its heading or by what it says; or null. Bounded by the lines. */
export const rawSign = (lines: readonly Line[], part: Part): Line | null =>
  headingSign(lines, part) ??
  lines.find((line) => (part === 'skills' && isNamesList(line)) || showsPart(line, part)) ??
  null

/** A year as a number of its own; numbers of laws, streets and amounts are looked at no closer. */
const year = /(?<![\d.,/-])(?:1[89]|20)\d\d(?![\d,])/u

/** True if a text names a year, in whatever form of date. */
export const namesYear = (text: string): boolean => year.test(text)

/** A year, then another one or a word for "until now". */
const period =
  /(?<![\d.,])(?:1[89]|20)\d\d(?!\d)[^\d]{1,25}(?:(?:\d{1,2}[/.-]){0,2}(?:1[89]|20)\d\d(?!\d)|(?:atual|presente?|actual|heute|now|current|hoje|hoy|today|fecha|jour|ce jour|aujourd))/u
/** "depuis 2019", "desde marzo de 2019", "seit 2019". */
const since = /(?<!\p{L})(?:desde|since|depuis|seit|dal)(?!\p{L})[^\d]{1,15}(?:1[89]|20)\d\d(?!\d)/u

/** True for a text with a period of time, whatever words and signs join its ends. */
export const namesPeriod = (text: string): boolean => {
  const folded = fold(text)
  return period.test(folded) || since.test(folded)
}
