// Lays the lines of a DOCX out on A4 pages, one below the other. The place of a line on the page is ours, its order the file's.
import type { Hidden, Line, Piece } from '../../documents/document'
import { type DrawnLine, type DrawnPage, PICTURE_LIMITS } from './picture'

const PAGE = { width: 595, height: 842, margin: 57, body: 481 } as const
const INDENT = 14
/** Sizes drawn, in points; a size that is not known counts as the body's. */
const SIZE = { least: 8, most: 18, body: 11 } as const
/** Mean width of a letter in font sizes, and the distance of two baselines. */
const LETTER = 0.5
const LEADING = 1.4

type Mask = (text: string, piece: Piece) => Pick<DrawnLine, 'text' | 'pieces'>
type Source = Pick<Line, 'number' | 'text' | 'size' | 'bold' | 'bullet' | 'region'> & {
  readonly hidden: Hidden['reason'] | null
}

/** Cut between words into rows of about this many letters. */
const rowsOf = (text: string, letters: number): string[] => {
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    if (row !== '' && row.length + word.length + 1 > letters) {
      rows.push(row)
      row = ''
    }
    row = row === '' ? word : `${row} ${word}`
  }
  return [...rows, row]
}

/** One entry a row: a line of several rows keeps its number in each, and its whole text in the first. */
const drawnRows = (line: Source, mask: Mask): Omit<DrawnLine, 'y'>[] => {
  const points = Math.min(SIZE.most, Math.max(SIZE.least, line.size || SIZE.body))
  const x = PAGE.margin + (line.bullet ? INDENT : 0)
  const masked = mask(line.text, { text: line.text, x, end: x }).text
  const { bold, region, hidden, number } = line
  return rowsOf(masked, Math.floor((PAGE.margin + PAGE.body - x) / (points * LETTER))).map((text, at) => ({
    number: at === 0 && hidden === null ? number : null,
    text: at === 0 ? masked : '',
    // Without an end: the letters are as wide as the browser draws them.
    pieces: [
      { text: line.bullet && at === 0 ? `• ${text}` : text, x: line.bullet && at === 0 ? x - INDENT / 2 : x, end: 0 },
    ],
    ...{ size: points, bold, region, hidden, jumps: false },
  }))
}

export const flow = (lines: readonly Line[], hidden: readonly Hidden[], mask: Mask): DrawnPage[] => {
  const unseen = hidden.flatMap(({ text, reason }) =>
    text.split('\n').map((one): Source => {
      const plain = { number: 0, size: 0, bold: false, bullet: false, region: 'body' } as const
      return { ...plain, text: one, hidden: reason }
    }),
  )
  const sources: Source[] = [...lines.map((line) => ({ ...line, hidden: null })), ...unseen]
  const pages: DrawnLine[][] = [[]]
  let y: number = PAGE.margin
  for (const row of sources.flatMap((line) => drawnRows(line, mask))) {
    y += row.size * LEADING
    if (y > PAGE.height - PAGE.margin) {
      pages.push([])
      y = PAGE.margin + row.size * LEADING
    }
    pages.at(-1)?.push({ ...row, y })
  }
  const { width, height } = PAGE
  return pages.slice(0, PICTURE_LIMITS.pages).map((all, at) => ({ page: at + 1, width, height, lines: all }))
}
