// Makes the picture of a document beside its result; CPF and document numbers are masked.
import type { Document, Line, LinePlace, Piece, Places } from '../../documents/document'
import { maskPersonal } from '../reading/person/personal'
import { flow } from './flow'
import { type DrawnLine, type DrawnPage, PICTURE_LIMITS, type Picture } from './picture'

/** A line above the one read before it by more than this many font sizes is a jump back; a date beside a heading is less. */
const UP = 2

/** Masked as everywhere. A number may be split over pieces: then the line is one piece, whose letters are not the file's. */
const maskLine = (line: string, pieces: readonly Piece[]): Pick<DrawnLine, 'text' | 'pieces'> => {
  const text = maskPersonal(line).slice(0, PICTURE_LIMITS.text)
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (text === line || !first || !last) return { text, pieces: pieces.slice(0, 40) }
  return { text, pieces: [{ text, x: first.x, end: last.end }] }
}

const jumpsFrom = (before: { line: Line; place: LinePlace } | null, line: Line, place: LinePlace): boolean =>
  before !== null && before.line.page === line.page && place.y < before.place.y - place.size * UP

function placedPages({ lines }: Document, places: Places): DrawnPage[] {
  let before: { line: Line; place: LinePlace } | null = null
  const drawn = lines.slice(0, PICTURE_LIMITS.lines).flatMap((line, at): (DrawnLine & { readonly page: number })[] => {
    const place = places.lines[at]
    if (!place) return []
    const { page, number, bold, region } = line
    const jumps = jumpsFrom(before, line, place)
    before = { line, place }
    const { y, size, pieces } = place
    return [{ page, number, ...maskLine(line.text, pieces), y, size, bold, region, hidden: null, jumps }]
  })
  const hidden = places.hidden.map(({ page, reason, y, size, pieces }) => {
    const text = pieces.map((piece) => piece.text).join(' ')
    return { page, number: null, ...maskLine(text, pieces), y, size, bold: false, hidden: reason }
  })
  const rest = hidden.map((line) => ({ ...line, region: 'body', jumps: false }) as const)
  return places.pages.slice(0, PICTURE_LIMITS.pages).map(({ width, height }, at) => ({
    page: at + 1,
    width,
    height,
    lines: [...drawn, ...rest].filter(({ page }) => page === at + 1).map(({ page: _, ...line }) => line),
  }))
}

/** Bounded by `PICTURE_LIMITS`. CPF and document numbers are masked. */
export const drawPicture = (document: Document, places: Places | undefined): Picture =>
  places
    ? { placed: true, pages: placedPages(document, places) }
    : {
        placed: false,
        pages: flow(document.lines.slice(0, PICTURE_LIMITS.lines), document.hidden, (text, piece) =>
          maskLine(text, [piece]),
        ),
      }
