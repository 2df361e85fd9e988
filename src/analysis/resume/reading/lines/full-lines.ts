// Joins the lines of an entry's heading that a narrow column broke, known by the width of the page and by what all entries share.
import type { Line } from '../../../documents/document'
import { findDates, findRanges, isDateAlone } from '../dates/dates'
import { isDegree, isSchool } from '../education/education'
import { namesFirm } from '../experience/names/heads'
import { isTitle } from '../experience/names/titles'
import { separators } from '../experience/parts'
import { countWords } from '../text'
import { joinLines } from './hyphens'

/** Font sizes between the lines of one text, at most, and words of a heading. */
const SPACING = 1.6
const HEADING_WORDS = 18
/** Points within which two lines begin at one edge. */
const FLUSH = 1

/** The cell of the line that the next one may continue: its first one, with nothing but dates beside it. */
const cellOf = ({ parts, text }: Line): string | null =>
  parts === undefined ? text : parts.slice(1).every(isDateAlone) ? parts[0]! : null

/** "Função: Mecânico", as a form names each of its values. */
const labelled = /^\p{L}[^:]{1,40}:(?: |$)/u

/** A heading ends with its date or its sentence; a course and its school, or a job and its employer, may stand apart. */
const isEnd = (cell: string, next: Line): boolean =>
  /[.;:!?]$/u.test(cell) ||
  labelled.test(next.text) ||
  findDates(cell).some(({ end }) => end >= cell.length - 1) ||
  isDateAlone(next.text) ||
  (!separators.test(cell) &&
    !/[,(–-]/u.test(cell) &&
    ((isDegree(cell) && isSchool(next.text)) || (isTitle(cell) && namesFirm(next.text)))) ||
  (isDegree(next.text) && (isDegree(cell) || isSchool(cell)))

/** "de atendimento", "S.A.": below a bold line the rest of its last name, set as that is and not as the first one. */
const isRest =
  /^(?:(?:d[aeo]s?|e|of|and) \p{L}[\p{L} –-]{2,40}|\p{Ll}{4,20}|S[./]?A\.?|Ltda\.?|Lda\.?|Ltd\.?|Inc\.?|LLC)$/u

/** True for two lines of one look and one edge, as close as the lines of one text. */
const isClose = (line: Line, next: Line): boolean =>
  line.page === next.page &&
  line.column === next.column &&
  !line.bullet &&
  !next.bullet &&
  line.x > 0 &&
  Math.abs(line.x - next.x) <= FLUSH &&
  line.size === next.size &&
  (line.bold === next.bold || (line.bold && isRest.test(next.text))) &&
  next.gap > 0 &&
  next.gap <= SPACING &&
  next.parts === undefined

/** True for the first line of an entry: after a list, farther from the line above than its own lines are, or of another look. */
const opens = (line: Line, next: Line, above: Line | undefined): boolean =>
  above === undefined ||
  above.bullet ||
  line.gap > next.gap * 1.15 ||
  above.bold !== line.bold ||
  above.size !== line.size

/** Lines below a heading's first one, among which its period stands, and words before it. */
const BELOW = 8
const BELOW_WORDS = 20

/** A period stands beside the lines or below them, or they are set apart from the text, or name a course and its school. */
const isHeading = (line: Line, below: readonly Line[]): boolean => {
  const at = below.findIndex(({ text }) => findRanges(text).length > 0)
  const before = [line, ...below.slice(0, at)]
  const words = before.reduce((sum, { text }) => sum + countWords(text), 0)
  const short = at >= 0 && words <= BELOW_WORDS && before.every(({ bullet }) => !bullet)
  const isStudy = isDegree(line.text) && isSchool(line.text)
  return line.bold || line.parts !== undefined || short || isStudy
}

/**
 * The lines with such headings whole. Where a line as close as these would have had room for the next one's first word, such
 * lines are names below each other, and none is joined. Bounded by the lines.
 */
export const joinFull = (lines: readonly Line[]): Line[] => {
  const pairs = lines.flatMap((line, at) => {
    const [next, cell] = [lines[at + 1], cellOf(line)]
    return next && cell !== null && isClose(line, next) && opens(line, next, lines[at - 1]) && !isEnd(cell, next)
      ? [{ line, heading: isHeading(line, lines.slice(at + 1, at + 1 + BELOW)) }]
      : []
  })
  const look = ({ size, bold, x }: Line) => `${size} ${bold} ${Math.round(x / 10)}`
  const loose = new Set(pairs.flatMap(({ line }) => (line.full ? [] : [look(line)])))
  const joins = new Set(
    pairs.flatMap(({ line, heading }) => (line.full && heading && !loose.has(look(line)) ? [line] : [])),
  )
  const out: Line[] = []
  let open = false
  for (const [at, line] of lines.entries()) {
    const last = open ? out.pop() : undefined
    const cell = last ? cellOf(last) : null
    if (!last || cell === null) {
      out.push(line)
      open = joins.has(line)
      continue
    }
    const sentence = joinLines(cell, line, lines[at - 1]!)
    const parts = [sentence, ...(last.parts ?? []).slice(1)]
    const joined = {
      ...last,
      text: parts.join(' '),
      ...(last.parts ? { parts } : {}),
      ...(line.broken ? { broken: line.broken } : {}),
    }
    out.push(joined)
    const next = lines[at + 1]
    open =
      next !== undefined &&
      line.full === true &&
      isClose(line, next) &&
      !isEnd(sentence, next) &&
      countWords(sentence) <= HEADING_WORDS
  }
  return out
}
