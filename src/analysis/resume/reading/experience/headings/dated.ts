// Says of one line whether it heads a job by its date, by a duration in place of dates, or by a label.
import type { Line } from '../../../../documents/document'
import { memoOfObject } from '../../../../memo'
import { type DateRange, findDates, findRanges, isDateAlone } from '../../dates/dates'
import { isSentenceDate } from '../../lines/paragraphs'
import { isPlace } from '../../person/places'
import { countWords, fold } from '../../text'
import { headNounOf } from '../names/heads'
import { formLabel } from '../names/labels'
import { isEmployer, isTitle } from '../names/titles'
import { duration, separators, withoutDates } from '../parts'
import { beginsAsTask, opening } from '../tasks/openings'

/** Most words of a heading line; longer lines are sentences. */
export const MAX_HEADING_WORDS = 12
/** Most words of a line that dates an entry; in a longer one the period is part of what was done. */
export const MAX_DATED_WORDS = 16
/** Most words of one whose date has a cell of its own. */
const MAX_WORDS_APART = 24

/** What leaves a period open at the end of a line or a cell; Europass writes an arrow. */
export const openSign = /\s*[–—→-]$/u

/** "June 2023 (one week)": it ended in the month in which it began. */
const brief = / ?\((?:\d{1,2}|uma?|dois|duas|tr[eê]s|one|two|three) (?:dias?|semanas?|days?|weeks?)\)$/iu
const lasted =
  /(?<!\p{L})(?:\d{1,2}|um|dois|duas|tres|one|two|three) (?:meses|mes|anos?|months?|years?) (?:em|in|of) $/u

/** Most words beside a single date. */
const MAX_WORDS_BESIDE = 9

/** The date of a job: a range, or a single date at either end of a short line. */
const roleDate = (text: string): DateRange | null => {
  const [range] = findRanges(text)
  if (range) {
    // "… de 02/12 a 03/14" ends a job's line; "primeiro lugar em 2011 e 2012" a task's.
    const dates = /\b(?:de|from)\s+$/iu.test(text.slice(0, range.start)) ? text.slice(range.start, range.end) : ''
    return isSentenceDate(text) && countWords(text) - countWords(dates) > MAX_HEADING_WORDS ? null : range
  }
  const [date] = findDates(text)
  if (
    !date ||
    countWords(text.slice(0, date.start) + text.slice(date.end)) > MAX_WORDS_BESIDE ||
    /[.;]$/.test(text) ||
    (/;\s/.test(text) && !text.split(/;\s+/).some(isDateAlone))
  )
    return null
  // "8 meses em 2023" is how long a job took, and when.
  const length = date.end >= text.length - 1 ? lasted.exec(fold(text.slice(0, date.start))) : null
  if (length) return { ...date, start: length.index }
  if (brief.test(text) && date.end === text.replace(brief, '').length) return { ...date, to: date.from }
  const edge = date.end >= text.replace(openSign, '').length - 1 || date.start <= 1
  return edge && !isSentenceDate(text) && !/\b(?:em|in|de|desde|since)\s*$/.test(fold(text.slice(0, date.start)))
    ? date
    : null
}

/** A date set apart at either end of a line belongs to a heading, whatever its words. */
export const isDateSetApart = ({ parts = [] }: Line): boolean =>
  [parts[0], parts.at(-1)].some(
    (part) => part && findRanges(part).some(({ start, end }) => start === 0 && end === part.length),
  )

/** The lone date of a cell at either end of a line: "Sept 2021 –" beside a job, its employer and their town. */
export const cellDate = ({ parts, text, bullet }: Line): DateRange | null => {
  const isAlone = (cell = '') => isDateAlone(cell.replace(openSign, ''))
  if (bullet || !parts || findRanges(text).length > 0) return null
  const dates = findDates(text)
  return (isAlone(parts[0]) ? dates[0] : isAlone(parts.at(-1)) ? dates.at(-1) : null) ?? null
}

/** The date of a job on a line, by its words or in a cell of its own. */
export const lineDate = memoOfObject((line: Line): DateRange | null => roleDate(line.text) ?? cellDate(line))

/** True for a line with the date of a job and few words beside it; with a mark before it, only where these name a job. */
export const isDatedHeading = memoOfObject((line: Line): boolean => {
  const date = lineDate(line)
  if (!date) return false
  const rest = withoutDates(line.text, date)
  // "Melhor corretor do ano em 2021 e 2023" states of two years of a job.
  if (line.bullet && isSentenceDate(line.text) && /\s(?:e|and)\s/.test(line.text.slice(date.start, date.end)))
    return false
  // "bartender - The Anchor Tavern" begins as a Portuguese verb ends, but its first part is a job.
  if (line.bullet)
    return (
      countWords(rest) <= 8 &&
      isTitle(rest) &&
      (opening(rest) !== 'action' || headNounOf(rest.split(separators)[0]!) === 'job')
    )
  return (
    countWords(rest) <= (isDateSetApart(line) ? MAX_WORDS_APART : MAX_DATED_WORDS) &&
    !(countWords(rest) > 6 && beginsAsTask(rest) && !isTitle(rest) && !isEmployer(rest) && !isDateSetApart(line))
  )
})

/** True for a line that heads a job by itself: by its date, its duration or its label. */
export const isSureHeading = (line: Line): boolean =>
  isDatedHeading(line) || isTimedHeading(line) || (!line.bullet && formLabel.test(line.text))

/** Most words beside a duration in a job's heading. */
const MAX_TIMED_WORDS = 12

/** A job with a duration instead of dates: "Vendedora – Loja Azul – 2 anos e 3 meses". */
export const isTimedHeading = ({ text, bullet, parts }: Line): boolean => {
  const rest = text.replace(duration, '').trim()
  if (bullet || rest === text || rest === '' || countWords(rest) > MAX_TIMED_WORDS) return false
  const how = opening(rest)
  return (
    how !== 'action' &&
    how !== 'weak' &&
    (isTitle(rest) || isEmployer(rest)) &&
    (parts !== undefined || separators.test(text) || /,/.test(text))
  )
}

/** A date with nothing beside it except a place. */
export const isBareDate = (line: Line): boolean => {
  const date = line.bullet ? null : lineDate(line)
  const rest = date ? withoutDates(line.text, date).replace(formLabel, '').trim() : ''
  return date !== null && (rest === '' || isPlace(rest))
}

/** The date of a line, open where a dash ends the line or the date's cell: "03.2018 –". */
export const openEnded = ({ parts, text }: Line, date: DateRange | null): DateRange | null => {
  if (!date || date.to !== null) return date
  const isOpen = (part = '') => openSign.test(part) && isDateAlone(part.replace(openSign, ''))
  const ends = /^\s?[–—→-]\s*$/.test(text.slice(date.end))
  return ends || isOpen(parts?.[0]) || isOpen(parts?.at(-1)) ? { ...date, to: 'present' } : date
}
