// Joins headings of jobs whose bracket a line broke: "Adviser (Department for Work and" above "Pensions)".
import type { Line } from '../../../../documents/document'
import { countWords } from '../../text'

/** Words behind the end of a line up to the closing bracket. */
const BRACKET_WORDS = 6

/** "Adviser (Department for Work and" above "Pensions)", also where a date is at the right edge. */
const joinBracket = (line: Line, next: Line): Line | null => {
  const [first = line.text, ...dates] = line.parts ?? []
  if (line.bullet || next.bullet || next.parts || line.page !== next.page || line.column !== next.column) return null
  const rest = /^[^()]{1,60}\)/u.exec(next.text)?.[0]
  if (rest === undefined || !/\([^()]{2,80}$/u.test(first) || countWords(rest) > BRACKET_WORDS) return null
  const text = `${first} ${next.text}`
  const parts = [text, ...dates]
  return { ...line, text: parts.join(' '), ...(line.parts ? { parts } : {}) }
}

/** The lines with such headings whole. */
export const joinBrackets = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const bracket = last ? joinBracket(last, line) : null
    if (bracket) out[out.length - 1] = bracket
    else out.push(line)
  }
  return out
}
