// Joins headings of jobs that a narrow column broke: "Clínica Sol, Recife — Assistente" above "Administrativo", and "Tour
// Technician, Salt & Ember," above "Worthing (2015 – 2017)".
import type { Line } from '../../../documents/document'
import { findRanges } from '../dates/dates'
import { countWords } from '../text'
import { isBareDate } from './header-lines'
import { headOf } from './names/heads'
import { isEmployer, isTitle, titleWeight } from './names/titles'

/** Words of the second half, lines' spacing, and the share of the widest line that a full one has at least. */
const REST_WORDS = 3
const SPACING = 1.6
const FULL = 0.97
/** Characters of a line that a narrow column may break. */
const LENGTH = 24

const isNear = (line: Line, next: Line): boolean =>
  !line.bullet &&
  !next.bullet &&
  line.x > 0 &&
  next.gap > 0 &&
  next.gap < SPACING &&
  next.size === line.size &&
  next.column === line.column &&
  next.page === line.page &&
  findRanges(line.text).length === 0

/** True if the next line's first word would not have fitted. */
const isFull = ({ text }: Line, next: Line, widest: number): boolean =>
  text.length >= LENGTH && text.length + 1 + (next.text.split(' ')[0] ?? '').length >= widest * FULL

/** The rest of a title below a full line that names the employer before it; the dates follow. */
const isRestOfTitle = (line: Line, next: Line, after: Line | undefined, widest: number): boolean => {
  const [first = '', ...more] = line.text.split(/\s+[–—|-]\s+/u)
  const begun = more.at(-1) ?? ''
  return (
    first !== '' &&
    begun !== '' &&
    titleWeight(first) < 2 &&
    headOf(next.text) !== 'employer' &&
    !isEmployer(next.text) &&
    countWords(next.text) <= REST_WORDS &&
    /^\p{L}[^.:;,]*$/u.test(next.text) &&
    isFull(line, next, widest) &&
    isTitle(`${begun} ${next.text}`) &&
    after !== undefined &&
    isBareDate(after)
  )
}

/** The town or nothing, and the period in brackets, below a line that begins with a job. */
const isRestInBrackets = (line: Line, next: Line): boolean => {
  const [, before = ''] = /^([^(]{0,40})\(([^()]{4,40})\)$/u.exec(next.text) ?? []
  const dated = next.text.endsWith(')') && findRanges(next.text).length === 1
  return (
    dated &&
    countWords(before) <= REST_WORDS &&
    (before === '' || line.text.endsWith(',')) &&
    line.text.includes(', ') &&
    isTitle(line.text.split(', ')[0] ?? '')
  )
}

/** Words behind the end of a line up to the closing bracket. */
const BRACKET_WORDS = 6

/** "Adviser (Department for Work and" above "Pensions)", whatever date stands at the right edge. */
const joinBracket = (line: Line, next: Line): Line | null => {
  const [first = line.text, ...dates] = line.parts ?? []
  const cell = next.parts?.[0] ?? ''
  if (next.parts && line.parts && /^[^()]{1,30}\)$/u.test(cell) && /\([^()]{0,30}$/u.test(first) && !line.bullet) {
    const all = [`${first} ${cell}`, ...dates]
    return { ...line, text: all.join(' '), parts: all }
  }
  if (line.bullet || next.bullet || next.parts || line.page !== next.page || line.column !== next.column) return null
  const rest = /^[^()]{1,60}\)/u.exec(next.text)?.[0]
  if (rest === undefined || !/\([^()]{2,80}$/u.test(first) || countWords(rest) > BRACKET_WORDS) return null
  const text = `${first} ${next.text}`
  const parts = [text, ...dates]
  return { ...line, text: parts.join(' '), ...(line.parts ? { parts } : {}) }
}

const withoutFirst = ({ parts = [], ...line }: Line): Line => {
  const rest = parts.slice(1)
  return { ...line, text: rest.join(' '), ...(rest.length > 1 ? { parts: rest } : {}) }
}

/** The lines with such headings whole. */
export const joinNarrow = (lines: readonly Line[]): Line[] => {
  const widths = new Map<number, number>()
  for (const { size, text } of lines) widths.set(size, Math.max(widths.get(size) ?? 0, text.length))
  const out: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = out.at(-1)
    const bracket = last ? joinBracket(last, line) : null
    if (bracket) {
      out[out.length - 1] = bracket
      if (line.parts) out.push(withoutFirst(line))
      continue
    }
    const joins =
      last !== undefined &&
      isNear(last, line) &&
      (isRestOfTitle(last, line, lines[at + 1], widths.get(line.size) ?? 0) || isRestInBrackets(last, line))
    if (!joins) out.push(line)
    else {
      const { parts: _, ...whole } = last
      out[out.length - 1] = { ...whole, text: `${last.text} ${line.text}` }
    }
  }
  return out
}
