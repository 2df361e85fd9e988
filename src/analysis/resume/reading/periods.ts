// Dates that a narrow cell broke over two lines: "jan/2020 –" above "atual".
import type { Line } from '../../documents/document'
import { type DateRange, findDates, findRanges } from './dates'
import { isSentenceDate } from './paragraphs'
import { countWords } from './text'

/** Words before the dates of a heading that goes on as a sentence. */
const HEADING_WORDS = 12

const whole = (text: string, range: { readonly start: number; readonly end: number } | undefined): boolean =>
  range !== undefined && range.start <= 1 && range.end >= text.length - 1

const isDate = (text: string): boolean => {
  const bare = text.replace(/\s*(?:[-–—]|até|a|to)$/i, '')
  return whole(bare, findDates(bare)[0])
}

/** The two lines with the whole period in the first, or null when they hold no broken one. */
const join = (line: Line, next: Line): [Line, Line | null] | null => {
  const [from, ...title] = line.parts ?? [line.text]
  const [to, ...rest] = next.parts ?? [next.text]
  if (!from || !to || from.length + to.length > 60 || findRanges(from).length > 0 || !isDate(from)) return null
  // A dash before the second date was taken for a bullet.
  const period = next.bullet ? `${from.replace(/\s*[-–—]$/, '')} – ${to}` : `${from} ${to}`
  if (!whole(period, findRanges(period)[0])) return null
  const parts = [period, ...title]
  return [
    { ...line, text: parts.join(' '), parts },
    rest.length > 0 ? { ...next, text: rest.join(' '), parts: rest, bullet: false } : null,
  ]
}

/** "Souza Advogados, Advogada (2019 – atual). Atua em contencioso": the heading ends with its dates, then the tasks begin. */
const cutTold = (line: Line): Line[] => {
  const [range] = line.bullet || line.parts ? [] : findRanges(line.text)
  if (!range || countWords(line.text.slice(0, range.start)) > HEADING_WORDS) return [line]
  const end = line.text.slice(range.end).match(/^\s*\)?[.:;]\s+(?=\p{Lu})/u)?.[0]
  if (!end || range.start === 0 || isSentenceDate(line.text)) return [line]
  const at = range.end + end.length
  return [
    { ...line, text: line.text.slice(0, at).replace(/[.:;\s]+$/, '') },
    { ...line, text: line.text.slice(at), bold: false },
  ]
}

/** The Lattes form: "2015 - Atual Vínculo: Servidor público, Enquadramento funcional: Professor Adjunto, Carga horária: 40". */
const fromLattes = (line: Line): Line => {
  const post = line.text.match(/V[íi]nculo(?: institucional)?:.{0,80}?Enquadramento funcional:\s*([^,]{2,80})/iu)
  if (!post?.[1])
    return /, Brasil\.$/.test(line.text)
      ? { ...line, text: line.text.replace(/(?:, \p{Lu}{2,10})?, Brasil\.$/u, '') }
      : line
  const dates = line.text.slice(0, post.index).trim()
  const { parts: _, ...rest } = line
  return { ...rest, text: `Cargo: ${post[1].trim()}${dates ? ` | ${dates}` : ''}` }
}

/** Lines with broken periods made whole and headings parted from what is told behind them; all else as it was. */
export const joinPeriods = (all: readonly Line[]): Line[] => {
  const lattes = all.some(({ text }) => /Enquadramento funcional:/i.test(text))
  const lines = all.flatMap((line) => (lattes ? [fromLattes(line)] : cutTold(line)))
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at]!, lines[at + 1]]
    const joined = next && join(line, next)
    if (!joined) out.push(line)
    else {
      out.push(joined[0], ...(joined[1] ? [joined[1]] : []))
      at += 1
    }
  }
  return out
}

/** "03.2018 –" with nothing behind the dash, set apart or at the end of its line, goes on. */
export const openEnded = ({ parts, text }: Line, date: DateRange | null): DateRange | null => {
  if (!date || date.to !== null) return date
  const bare = (part: string | undefined) =>
    part !== undefined && /^[^\p{L}]*\d{4}\s?[–—-]$|^\p{L}{3,9}\.?[ /]\d{4}\s?[–—-]$/u.test(part)
  const ends = /^\s?[–—-]\s*$/.test(text.slice(date.end))
  return ends || bare(parts?.[0]) || bare(parts?.at(-1)) ? { ...date, to: 'present' } : date
}
