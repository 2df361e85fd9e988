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
  text.length >= LENGTH &&
  text.length < widest &&
  text.length + 1 + (next.text.split(' ')[0] ?? '').length >= widest * FULL

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

/** The lines with such headings whole. */
export const joinNarrow = (lines: readonly Line[]): Line[] => {
  const widest = Math.max(0, ...lines.map(({ text }) => text.length))
  const out: Line[] = []
  for (const [at, line] of lines.entries()) {
    const last = out.at(-1)
    const joins =
      last !== undefined &&
      isNear(last, line) &&
      (isRestOfTitle(last, line, lines[at + 1], widest) || isRestInBrackets(last, line))
    if (!joins) out.push(line)
    else {
      const { parts: _, ...whole } = last
      out[out.length - 1] = { ...whole, text: `${last.text} ${line.text}` }
    }
  }
  return out
}
