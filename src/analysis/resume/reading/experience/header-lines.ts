// Recognises the lines that head a job: dated, labelled, or by their look and words.
import type { Line } from '../../../documents/document'
import { type DateRange, findDates, findRanges } from '../dates/dates'
import { type Block, isSentenceDate } from '../lines/paragraphs'
import { isPlace } from '../person/contact'
import { isMunicipality } from '../person/municipalities'
import { countWords, fold, isUpper } from '../text'
import { headOf } from './names/heads'
import { bareLabel, detail, isTimedHeader } from './names/labels'
import { label, without } from './names/roleparts'
import { hasLegalForm, isEmployer, isTitle, isTitleCase, startsName } from './names/titles'
import { separators } from './parts'
import { opening } from './tasks/openings'

/** Words of a heading line; longer lines are sentences. */
const HEADER_WORDS = 12
const DATED_WORDS = 16

/** The date of a job: a range, or a single date at either end of a short line. */
export const roleDate = (text: string): DateRange | null => {
  const [range] = findRanges(text)
  if (range) return isSentenceDate(text) && countWords(text) > HEADER_WORDS ? null : range
  const [date] = findDates(text)
  if (!date || countWords(text) > 10 || /[.;]$/.test(text)) return null
  const edge = date.end >= text.replace(/\s*[–—-]$/, '').length - 1 || date.start <= 1
  return edge && !isSentenceDate(text) && !/\b(?:em|in|de|desde|since)\s*$/.test(fold(text.slice(0, date.start)))
    ? date
    : null
}

/** A date set apart at either end of a line belongs to a heading, whatever its words. */
const isApart = ({ parts = [] }: Line): boolean =>
  [parts[0], parts.at(-1)].some(
    (part) => part && findRanges(part).some(({ start, end }) => start === 0 && end === part.length),
  )

export const isDatedHeader = (line: Line): boolean => {
  const date = roleDate(line.text)
  if (!date) return false
  const rest = without(line.text, date)
  // "Melhor corretor do ano em 2021 e 2023" states of two years of a job.
  if (line.bullet && isSentenceDate(line.text) && /\s(?:e|and)\s/.test(line.text.slice(date.start, date.end)))
    return false
  // "bartender - The Anchor Tavern" begins as a Portuguese verb ends, but its first part is a job.
  if (line.bullet)
    return (
      countWords(rest) <= 8 &&
      isTitle(rest) &&
      (opening(rest) !== 'action' || headOf(rest.split(separators)[0]!) === 'job')
    )
  return (
    countWords(rest) <= DATED_WORDS &&
    !(
      countWords(rest) > 6 &&
      /^(?:action|weak)$/.test(opening(rest)) &&
      !isTitle(rest) &&
      !isEmployer(rest) &&
      !isApart(line)
    )
  )
}

export const isSure = (line: Line): boolean =>
  isDatedHeader(line) || isTimedHeader(line) || (!line.bullet && label.test(line.text))

/** Words of a bold line beside a job's heading that is a name in small letters: "b2w", "nuvem sul". */
const BRAND_WORDS = 2

/** "Triage of 60 alerts a shift": a number among small letters counts what somebody did. */
const isCount = (text: string): boolean => /\p{Ll} \d{1,3}(?:[.,]\d{3})* \p{Ll}{3}/u.test(text)

/** "Beat sales target by 15%", "debts worth £1.2m": no name has a share or a sum in it. */
const isMeasured = (text: string): boolean => /\p{Ll} (?:(?:R\$|[$£€]) ?\d|\d[\d.,]* ?%)/u.test(text)

/** "Malware sandboxing and weekly reports to customers": only the first word of five or more has a capital. */
const PHRASE = 5
const isPhrase = (text: string): boolean => countWords(text) >= PHRASE && !/(?<=\s["“(]?)\p{Lu}|\d/u.test(text)

/** Five characters before the full stop are enough; unbounded, a long word would be rescanned from each letter. */
const endsTask = /[;:]$|[^.]\p{Ll}{4}\.$|\)\.$/u

/** "atendimento, corte de tecido e caixa" lists tasks, one of which is a job's word too: in small letters a title begins or ends with its noun. */
const isHeadNoun = (text: string): boolean => headOf(text) === 'job' || countWords(text) <= BRAND_WORDS

/** An undated heading line of a job, recognised by its look, its words and a dated neighbour or two. */
export const isHeader = (block: Block, near: boolean, between = false): boolean => {
  const { line, text } = block
  if (block.bullet || block.lines > 1 || countWords(text) > HEADER_WORDS) return false
  if (
    detail.test(text) ||
    bareLabel.test(text) ||
    (endsTask.test(text) && !(near && /^[^:;.]{3,50}:$/u.test(text) && headOf(text) === 'job')) ||
    !(
      startsName.test(text) ||
      (near && ((isTitle(text) && isHeadNoun(text)) || (line.bold && countWords(text) <= BRAND_WORDS)))
    )
  )
    return false
  const how = opening(text)
  if (isMeasured(text)) return false
  if (how !== 'other' && /\p{Ll}\.$/u.test(text) && countWords(text) >= PHRASE && !hasLegalForm(text)) return false
  // "Supervisionei uma equipe de 12 técnicos" names a job only among its other words.
  const titled = isTitle(text) && (how !== 'action' || line.bold || isTitleCase(text))
  // "Programmed 3-axis mills in Mastercam" is a task, "Saneamento de Bonito" and "Milling Works" are names.
  const worked = how === 'action' && /\s\p{Ll}{4}/u.test(text)
  if (countWords(text) <= 9 && (titled || (near && headOf(text) === 'employer' && !worked))) return true
  if (isEmployer(text)) return (how !== 'weak' && (between || how !== 'action')) || hasLegalForm(text)
  if (isPlace(text)) return true
  if (line.bold || isUpper(text)) return how !== 'weak'
  if (!near) return false
  // Between a name and a date, even what begins like a task is the second name.
  if (between && how !== 'weak') return true
  // "Saneamento de Bonito – SAE   Bonito, MS" below a job: a town set apart follows an employer, never a task.
  if (line.parts?.slice(1).some(isPlace)) return true
  // "Projeto Arrastão - São Paulo": what ends in a town names who employs there.
  const end = /^\p{Lu}.{2,60}(?:\s[–—-]|,)\s+(\p{Lu}[^,–—]{2,40})$/u.exec(text)?.[1]
  if (end !== undefined && how !== 'action' && how !== 'weak' && (isPlace(end) || isMunicipality(end))) return true
  // One or two words are a name even if the first ends like a verb ("Edukar"); tasks are longer.
  if (how === 'other') return countWords(text) <= 8 && !isCount(text) && !isPhrase(text)
  const [, employer = text, place] = /^([^,]{2,60}), (.{2,60})$/u.exec(text) ?? []
  return countWords(text) === 1 || isTitleCase(place && isPlace(place) ? employer : text)
}

/** "Indeed, Austin, TX" and "Friolar, Campinas - SP": no task ends in a town and its state. */
const endsInPlace = (text: string): boolean => {
  const pieces = text.split(/,\s+|\s+[–—-]\s+(?=\p{Lu}\p{Ll})/u)
  const [last = '', both] = [pieces.at(-1), pieces.slice(-2).join(', ')]
  return (pieces.length > 1 && last.length > 2 && isPlace(last)) || (pieces.length > 2 && isPlace(both))
}

/** A date with nothing beside it except a place. */
export const isBareDate = (line: Line): boolean => {
  const date = line.bullet ? null : roleDate(line.text)
  const rest = date ? without(line.text, date).replace(label, '').trim() : ''
  return date !== null && (rest === '' || isPlace(rest))
}

export const mayHead = ({ bullet, text }: Line): boolean =>
  !bullet &&
  !detail.test(text) &&
  !bareLabel.test(text) &&
  countWords(text) <= HEADER_WORDS &&
  !/[.;:]$/.test(text.replace(/\b(?:Ltda|S\.A|Inc|Co|Cia)\.$/i, '')) &&
  (opening(text) === 'other' ||
    endsInPlace(text) ||
    isTitle(text) ||
    isEmployer(text) ||
    headOf(text) !== null ||
    countWords(text) === 1)

/** "• Empresa: Casa Azul" above "Cargo: Vendedora": the mark counts the entries of a form. */
const isMarkedLabel = (line: Line, before: Line | undefined, next: Line | undefined): boolean => {
  const found = line.bullet ? label.exec(line.text)?.groups : undefined
  return (
    (found?.title !== undefined || found?.employer !== undefined) &&
    [before, next].some((other) => other !== undefined && label.test(other.text))
  )
}

/** Words of a job in one bullet. */
const LISTED_WORDS = 20

/** "• Vale: Eletricista, 2019 – 2021": a bullet with its period at one end. */
const isListedJob = (line: Line): boolean => {
  const [range, second] = line.bullet && !line.text.endsWith(';') ? findRanges(line.text) : []
  if (!range || second || isSentenceDate(line.text) || countWords(line.text) > LISTED_WORDS) return false
  const edge = range.start <= 2 || range.end >= line.text.length - 2
  const rest = without(line.text, range)
  return edge && /^[\p{Lu}\d"“(]/u.test(rest) && (headOf(rest) !== null || isTitle(rest) || isEmployer(rest))
}

/** True where every period of a section stands in such bullets: the marks list the jobs and no tasks. */
const areListed = (lines: readonly Line[]): boolean => {
  const dated = lines.filter(({ text }) => findRanges(text).length > 0)
  return dated.length > 1 && dated.every(isListedJob)
}

/** Words of a job in a bullet below its employer. */
const TITLE_WORDS = 6

/** "• Vendedora", alone below "Casa Azul, 2019 – 2021". */
const isMarkedTitle = (line: Line, before: Line | undefined, next: Line | undefined): boolean =>
  line.bullet &&
  before !== undefined &&
  !before.bullet &&
  next?.bullet !== true &&
  isDatedHeader(before) &&
  !isTitle(before.text) &&
  countWords(line.text) <= TITLE_WORDS &&
  !/[.;:]$/.test(line.text) &&
  headOf(line.text) === 'job' &&
  opening(line.text) !== 'action'

/** True where marks set the entries and no tasks: an unmarked line with the dates stands below each of them, or above each. */
const areEntryMarks = (lines: readonly Line[]): boolean => {
  const isDates = (line: Line | undefined) => line !== undefined && !line.bullet && isDatedHeader(line)
  const isBare = (line: Line | undefined) => line !== undefined && isBareDate(line)
  const marks = lines.flatMap(({ bullet }, at) => (bullet ? [at] : []))
  const dated = lines.filter(isDates).length
  const below = marks.every((at) => isDates(lines[at + 1]))
  const above = marks.every((at) => isBare(lines[at - 1]))
  return marks.length > 1 && marks.length <= dated && marks.length >= dated - 1 && (below || above)
}

/** A timeline's mark before a heading was read as a bullet: below it stand the dates, which no task has. */
export const unmarked = (lines: readonly Line[]): Line[] => {
  const listed = areListed(lines)
  const entries = areEntryMarks(lines)
  return lines.map((line, at) => {
    const next = lines[at + 1]
    if (entries && line.bullet) return { ...line, bullet: false }
    if (listed && isListedJob(line)) return { ...line, bullet: false }
    if (line.bullet && isBareDate({ ...line, bullet: false }) && findRanges(line.text).length === 1)
      return { ...line, bullet: false }
    if (isMarkedTitle(line, lines[at - 1], next)) return { ...line, bullet: false }
    if (isMarkedLabel(line, lines[at - 1], next)) return { ...line, bullet: false }
    const heads =
      line.bullet && next !== undefined && !next.bullet && isBareDate(next) && countWords(line.text) <= HEADER_WORDS
    return heads && (isTitle(line.text) || isEmployer(line.text)) && opening(line.text) !== 'action'
      ? { ...line, bullet: false }
      : line
  })
}
