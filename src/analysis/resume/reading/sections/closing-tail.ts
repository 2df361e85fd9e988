// Finds the lines with which a page ends: a place and a day, a line to sign on, the name again, a word about oneself.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { findDates } from '../dates/dates'
import { headNounOf } from '../experience/names/heads'
import { isPlace } from '../person/places'
import { countWords, fold } from '../text'
import { isFurniture, isRule } from './furniture'
import type { SectionName } from './headings'

/** Lines at the end of a document that may be its closing. */
const TAIL = 9
/** Lines at the head of a document, one of which has the name that is signed again. */
const HEAD_LINES = 3
/** Most characters of a line that says when and where a page was signed. */
const MAX_LENGTH = 60

const signature = /^\W*(?:assinatura(?: d[oa] \p{L}+)?|signature(?: of (?:the )?\p{L}+)?|signed|firma|ass\.?)[\W_]*$/u
const signer =
  /^\W*(?:[oa](?:\(a\))? )?(?:interessad[oa]|candidat[oa]|requerente|declarante|solicitante|the applicant|applicant|the candidate)[\W_]*$/u
const place = /^(?:place|local|lugar|cidade|local e data|place and date|date and place) ?:/u
const day = /^(?:date|data|fecha|dated|dia) ?:/u

/** What stands before a day on its line: "Luanda, aos", "Recife - PE,". */
const town = /^(?:[\p{L}][\p{L} .'/]{1,40}(?:-[\p{L} ]{1,20})?, ?)?(?:aos?|em|the|on|dated)? ?$/u

type Sign = 'sure' | 'beside' | 'place' | 'day' | null

/** What one line of a closing is; `beside` only next to a sure one, `place` and `day` only next to each other or a sure one. */
const signOf = (line: Line, names: ReadonlySet<string>): Sign => {
  const text = fold(line.text)
  if (isRule(text)) return 'beside'
  if (isFurniture(line) || signature.test(text) || signer.test(text) || names.has(text)) return 'sure'
  if (text.length > MAX_LENGTH || line.bullet) return null
  const [date, second] = findDates(line.text)
  if (place.test(text)) return 'place'
  if (second || (date && date.to !== null)) return null
  if (day.test(text)) return 'day'
  if (!date || !/^\W*$/u.test(text.slice(date.end)) || !town.test(text.slice(0, date.start))) return null
  const before = text.slice(0, date.start)
  if (date.from.month === null) return null
  if (!isDay(text.slice(date.start, date.end)) || !before.includes(',')) return 'beside'
  return / aos $/u.test(before) || isPlace(line.text.slice(0, before.lastIndexOf(','))) ? 'sure' : 'day'
}

/** True for a date with its day: "12/03/2025", "3rd March 2025", and not "03/2025". */
const isDay = (date: string): boolean =>
  /^\d{1,2}(?:[/.-]\d{1,2}[/.-]\d|(?:st|nd|rd|th|o)? (?:de |of )?\p{L})/u.test(date)

/**
 * The lines that close a document, so that none of them is taken for a job of the last section. Those that may be something else count only
 * beside one that can be nothing else: a signature, a formula, the person's name again. Bounded by the last nine lines.
 */
export const closingTail = (lines: readonly Line[]): ReadonlySet<Line> => {
  const head = lines
    .slice(0, HEAD_LINES)
    .filter(({ text }, at) => countWords(text) > 1 && (at === 0 || headNounOf(text) !== 'job'))
  const names = new Set(head.map(({ text }) => fold(text)))
  const body = lines.filter(({ region }) => region !== 'header' && region !== 'footer')
  const tail = body.slice(Math.max(HEAD_LINES, body.length - TAIL))
  const signs = tail.map((line) => signOf(line, names))
  const first = signs.lastIndexOf(null) + 1
  const closing = signs.slice(first)
  const isSigned = closing.includes('sure') || (closing.includes('place') && closing.includes('day'))
  return new Set(isSigned ? tail.slice(first) : [])
}

/** How a sentence begins that says who somebody is and when they can start, and nothing of a job. Folded. */
const ofOneself = `
  (eu )?(sou(?! responsave)|estou (disponivel|a disposicao|em busca|pronto|pronta)|tenho (facilidade|vontade|disposicao|disponibilidade|interesse|muita)|nao tenho (preguica|medo|vicios|filhos))
  disponibilidade|disponivel (para|imediata)|coloco-me|aceito (viajar|mudanca|mudar|qualquer|trabalhar|propostas?|horarios?|turnos?|escala)|moro|(posso|pronta|pronto) (para )?comecar
  i('| a)m(?! (responsible|in charge))|can start|available (immediately|now|for|to (start|work)|from|any|weekends|evenings|nights|full|part)
  (happy|willing) to (work|travel|relocate|move|start|learn|train)`
const closingWord = new RegExp(String.raw`^${either(ofOneself)}(?!\p{L})`, 'u')
/** Sections of entries, to the last of which such a line does not belong. */
const ofEntries: readonly SectionName[] = ['experience', 'education', 'courses', 'volunteer']
/** Words of the longest such line. */
const CLOSING_WORDS = 30

/** True for a last line, below the last job or course, about the person alone: "Sou pontual. Disponibilidade imediata." */
export const isClosingWord = (line: Line, lines: readonly Line[], section: SectionName | undefined): boolean =>
  section !== undefined &&
  ofEntries.includes(section) &&
  lines.at(-1) === line &&
  !line.bullet &&
  countWords(line.text) <= CLOSING_WORDS &&
  fold(line.text)
    .split(/[.!;]\s+/u)
    .every((sentence) => closingWord.test(sentence))
