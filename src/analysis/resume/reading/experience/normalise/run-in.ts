// Several jobs in one paragraph: "Padaria Sol, balconista, 2019 – 2021; Loja Azul, caixa, 2016 – 2019."
import type { Line } from '../../../../documents/document'
import { findRanges, isPeriodAlone } from '../../dates/dates'
import { joinLines } from '../../lines/hyphens'
import { isSentenceDate } from '../../lines/paragraphs'
import { nameStop } from '../../short-words'
import { countWords } from '../../text'
import { headNounOf } from '../names/heads'
import { isEmployer, isTitle } from '../names/titles'
import { withoutDates } from '../parts'

/** Most lines and characters of such a paragraph, and most distance of its lines in font sizes. */
const MAX_LINES = 12
const MAX_LENGTH = 1500
const MAX_SPACING = 1.7
/** Most words of a job beside its dates. */
const MAX_JOB_WORDS = 16

/** What may stand between two jobs, the surer sign first. */
const signs = [
  /;\s+/u,
  new RegExp(String.raw`(?:(?<=\d)\.\s+|${nameStop})(?=[\p{L}\d])`, 'u'),
  /\s+\/\s+/u,
  /\s+\|\|?\s+/u,
]

/** "Padaria Sol, balconista, 2019 – 2021": one period at an edge, and the names of a job beside it. */
const isJob = (piece: string): boolean => {
  const [range, second] = findRanges(piece)
  if (!range || second || isSentenceDate(piece)) return false
  const rest = withoutDates(piece, range)
  const edge = range.start <= 2 || range.end >= piece.replace(/(?<![\s.;)\]])[\s.;)\]]+$/u, '').length
  const words = countWords(rest)
  return edge && words > 1 && words <= MAX_JOB_WORDS && (headNounOf(rest) !== null || isTitle(rest) || isEmployer(rest))
}

/** The pieces of a text at the sign that stands between its jobs; null unless each period is in one of two jobs or more. */
const jobsOf = (text: string): readonly string[] | null => {
  const periods = findRanges(text).length
  if (periods < 2 || text.length > MAX_LENGTH) return null
  for (const sign of signs) {
    const pieces = text.split(sign)
    if (isJob(pieces[0]!) && pieces.filter(isJob).length === periods) return pieces
  }
  return null
}

/** The text that goes on from this line over those below, with the number of lines at each length. */
const paragraphs = (lines: readonly Line[], at: number): readonly string[] => {
  const first = lines[at]!
  const texts = [first.text]
  for (const [nth, line] of lines.slice(at + 1, at + MAX_LINES).entries()) {
    const before = lines[at + nth]!
    const goesOn = !line.bullet && !line.parts && line.page === first.page && line.column === first.column
    if (!goesOn || first.x === 0 || line.gap > MAX_SPACING || line.bold !== first.bold || line.size !== first.size)
      break
    // A job that ends before the edge of the page, without a sign: what stands below is its task.
    if (before.full !== true && !/[;,./|–—-]$/u.test(before.text) && /^\p{Lu}/u.test(line.text) && isJob(before.text))
      break
    texts.push(joinLines(texts.at(-1)!, line, before))
  }
  return texts
}

/** The lines, with each job of such a paragraph as a heading of its own and what else it says below. */
export const splitRunIn = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const { parts, ...line } = lines[at]!
    // Below a period that stands alone its job begins, and no paragraph goes on.
    const texts = parts || isPeriodAlone(line.text) ? [line.text] : paragraphs(lines, at)
    const count = texts.findLastIndex((text) => jobsOf(text) !== null)
    const pieces = count < 0 ? null : jobsOf(texts[count]!)
    // Where each line is a job, nothing goes on from one to the next.
    const isHeaded = pieces !== null && lines.slice(at, at + count + 1).some(({ text }) => !isJob(text))
    if (!pieces || !isHeaded) {
      out.push(lines[at]!)
      continue
    }
    for (const piece of pieces) {
      const heading = isJob(piece)
      if (heading || countWords(piece) > 1)
        out.push({ ...line, text: piece.replace(/(?<![.;\s])[.;\s]+$/u, ''), bullet: !heading })
    }
    at += count
  }
  return out
}
