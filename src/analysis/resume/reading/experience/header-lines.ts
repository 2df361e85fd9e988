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
export const HEADER_WORDS = 12
const DATED_WORDS = 16

/** The date of a job: a range, or a single date at either end of a short line. */
export const roleDate = (text: string): DateRange | null => {
  const [range] = findRanges(text)
  if (range) {
    // "… de 02/12 a 03/14" ends a job's line; "primeiro lugar em 2011 e 2012" a task's.
    const dates = /\b(?:de|from)\s+$/iu.test(text.slice(0, range.start)) ? text.slice(range.start, range.end) : ''
    return isSentenceDate(text) && countWords(text) - countWords(dates) > HEADER_WORDS ? null : range
  }
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

/** True for an undated heading line of a job, by its look and its words; `near`: a neighbouring line has dates; `between`: both have. */
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
