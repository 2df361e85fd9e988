// The lines that name a job, a post or a work with its period, and describe nothing that was done there.
import { type Line, placeOf } from '../../../documents/document'
import { either } from '../../../phrases'
import type { Resume } from '../../reading'
import { findDates, findRanges } from '../../reading/dates/dates'
import { isTitle } from '../../reading/experience/names/titles'
import type { Role } from '../../reading/experience/role'
import { quantity } from '../../reading/experience/tasks/quantities'
import { isSentenceDate } from '../../reading/lines/paragraphs'
import { isPlace } from '../../reading/person/places'
import { isOnlyDates } from '../../reading/sections/doubtful-order'
import { countWords, fold } from '../../reading/text'
import { openingOf } from '../opening-of'

/** Words of a line with a town, of the person or of an employer, and nothing else. */
export const PLACE_WORDS = 6

/** Labels of a job's post, employer and dates. */
const entryLabels = `
  (ultimo |nome d[ao] )?(cargo|funcao|empresa|empregador)( ou (cargo|funcao))?( ocupad[ao]| exercid[ao])?|periodo|data
  local|(name of )?(company|employer)|(last )?(title|position|role)( held)?|designation|duration|client|project name
  environment`
const label = new RegExp(String.raw`^${either(entryLabels)}\s*:\s*`)

/** Words of a line that heads an entry in any section: bold, or with the period of a job. */
const HEADING_WORDS = 14

export const isSentence = ({ text }: Line): boolean => countWords(text) > HEADING_WORDS

/** Number of words behind a job's heading, in its own line, from which they describe the job. */
const BEHIND = 3

/** True for a long line of nothing but title, employer, period and place. */
const isWholeHeading = ({ line, title, employer }: Role): boolean => {
  const dates = findRanges(line.text).map(({ start, end }) => line.text.slice(start, end))
  const rest = [...dates, title, employer].reduce<string>(
    (left, part) => (part ? left.replace(part, '|') : left),
    line.text,
  )
  const others = rest.split(/[|,;()]|\s[–—-]\s/u).filter((piece) => /\p{L}/u.test(piece))
  const areNames = others.every((piece) => /^\P{L}*\p{Lu}/u.test(piece) || countWords(piece) < BEHIND)
  const isPlaced = employer !== null && areNames && countWords(rest) <= PLACE_WORDS
  return dates.length > 0 && title !== null && (countWords(rest) < BEHIND || isPlaced)
}

/** Words beside the period in a line of a list that names a post or a work: "Treasurer, Sweet Auburn Arts, 2018 to 2022". */
const DATED_WORDS = 8

/** True for a name with its period, or behind its year, which describes nothing that was done there. */
const isDatedName = (text: string): boolean => {
  const [date, ...others] = findDates(text)
  const says = openingOf(text) === 'action' && !isTitle(text)
  if (!date || others.length > 0 || says || isSentenceDate(text) || quantity(text) !== null) return false
  const [before, after] = [text.slice(0, date.start), text.slice(date.end)]
  const alone = /\p{L}/u.test(before) ? date.to !== null && !/\p{L}/u.test(after) : true
  return alone && countWords(`${before} ${after}`) <= DATED_WORDS
}

/** The lines above a line of nothing but dates that begins no job: the name of a project, in any section. */
const datedBelow = ({ lines, roles }: Resume): ReadonlySet<string> => {
  const begun = new Set(roles.map(({ line }) => placeOf(line)))
  return new Set(
    lines.flatMap((line, at) => {
      const below = lines[at + 1]
      return below && isOnlyDates([below]) && !begun.has(placeOf(below)) ? [placeOf(line)] : []
    }),
  )
}

/** A sentence that the margin broke before its year: "… na primeira visita em" above "2024.". */
const broken = /(?<!\p{L})(?:em|de|desde|at[ée]|in|since|until|by|of|during)$/iu
const endsSentence = ({ lines }: Resume): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line, at) => {
      const above = lines[at - 1]
      return above && !line.bullet && broken.test(above.text) && !findRanges(line.text).some(({ to }) => to !== null)
        ? [placeOf(line)]
        : []
    }),
  )

/** The lines with title, employer and period of a job do not describe work. */
export const isHeadingOf = (resume: Resume): ((line: Line) => boolean) => {
  const names = new Set(
    resume.roles.flatMap(({ title, employer }) => [title, employer]).flatMap((name) => (name ? [fold(name)] : [])),
  )
  const dated = datedBelow(resume)
  const ends = endsSentence(resume)
  // "Moinho Capibaribe S.A. Recife, PE" is an employer with its town, and not what was done there.
  const isNamed = (text: string): boolean =>
    [...names].some((name) => text.startsWith(name) && countWords(text.slice(name.length)) <= PLACE_WORDS) &&
    quantity(text) === null
  return (line) => {
    const { text, bullet, bold } = line
    const folded = fold(text)
    if (ends.has(placeOf(line))) return false
    const short = !bullet && countWords(text) <= HEADING_WORDS
    return (
      label.test(folded) ||
      names.has(folded) ||
      isOnlyDates([line]) ||
      (!bullet && ((!isSentence(line) && isNamed(folded)) || (countWords(text) <= PLACE_WORDS && isPlace(text)))) ||
      isDatedName(text) ||
      (short && (bold || dated.has(placeOf(line)) || (findRanges(text).length > 0 && !isSentenceDate(text))))
    )
  }
}

/** The length of what a heading takes from its line: it begins the line, or was made of its title, employer and period; else 0. */
const takenBy = (text: string, heading: string): number => {
  if (text.startsWith(heading)) return heading.length
  const parts = heading.split(' | ').map((part) => ({ start: text.indexOf(part), length: part.length }))
  return parts.length > 1 && parts.every(({ start }) => start >= 0)
    ? Math.max(...parts.map(({ start, length }) => start + length))
    : 0
}

/**
 * A line that heads a job and goes on ("Açougueiro, Boi Bom, desde 2017. Desosso 12 traseiros por semana", "Fiquei no Hotel Sol
 * como camareira de 2015 a 2018, arrumava 14 quartos") without its heading; any other as it is.
 */
export const behindHeading = (line: Line, heads: readonly Line[]): Line => {
  const taken = heads
    .filter(({ page, number }) => number === line.number && page === line.page)
    .map((one) => takenBy(line.text, one.text))
  const most = Math.max(0, ...taken)
  const rest = most > 0 ? line.text.slice(most).replace(/^[^\p{L}\p{N}]+/u, '') : ''
  return countWords(rest) >= BEHIND ? { ...line, text: rest, bold: false } : line
}

/** The lines that head the jobs; one in a sentence ("Trabalhei de 2014 a 2022 na escola") heads itself and is work too. */
export const headsOf = (roles: readonly Role[]): Line[] =>
  roles.flatMap((role) =>
    [role.line, role.datesLine].flatMap((line) =>
      line && !isTaskBesideDates(line) && (!isSentence(line) || isWholeHeading(role)) ? [line] : [],
    ),
  )

/** True for a bullet that the page sets the period of its job beside: "• Cashed up four tills at close and" and "Oct 2021 – May 2024". */
const isTaskBesideDates = ({ bullet, parts, text }: Line): boolean => {
  const [period] = findRanges(parts?.at(-1) ?? '')
  const beside = parts?.slice(0, -1).join(' ') ?? ''
  return (
    bullet &&
    period !== undefined &&
    text.startsWith(beside) &&
    openingOf(beside) !== 'other' &&
    countWords(beside) >= BEHIND
  )
}

/** Such a line without the period. */
export const withoutDates = (line: Line): Line => {
  const { parts, ...rest } = line
  return isTaskBesideDates(line) ? { ...rest, text: parts?.slice(0, -1).join(' ') ?? '' } : line
}
