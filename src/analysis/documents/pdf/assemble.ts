// Combines the pages of a PDF into one document.
import { roundedTenth } from '../../figures'
import type { Document, Line, LinePlace, Places } from '../document'
import { toFaces } from '../faces'
import type { Limits } from '../limits'
import { Refused } from '../refuse'
import { cleanText, countUnreadable, countWords, dropIcons, firstIcon, listIcons, splitBullet, toParts } from '../text'
import { countFonts, roundSize } from './glyphs/fonts'
import { textOf } from './glyphs/lines'
import type { Box } from './glyphs/matrix'
import { findFull } from './layout/full-lines'
import { findFurniture, type PageLine } from './layout/furniture'
import { hiddenPlaces, placeOf } from './layout/place-of'
import type { Page } from './page'

/** A file with fewer words than this is a scan, or has too little text to analyse. */
const SCANNED_WORDS = 10
/** A line and the one painted above it may be separated by this many margin notes at most. */
const LIFTED = 6
/** Distance and width of a painted bullet in multiples of the font size; timeline marks are wider. */
const DOT_REACH = 1.6
const DOT_SIZE = 0.55
/** How much larger than the text a line is set beside which a dot is a timeline's and no bullet. */
const LARGER = 1.15

/**
 * Combines the pages into one document, and the places of its lines.
 *
 * @throws Refused 'scanned' when fewer than 10 visible words remain, unless the cause is fonts without a Unicode map:
 * such a file has text, and `unreadable` reports the problem
 */
export function assemble(pages: readonly Page[], links: readonly string[], limits: Limits): Assembled {
  const placed = pages.flatMap((page, at) => page.layout.lines.map((line) => toPageLine(line, at + 1)))
  const glyphs = pages.flatMap((page) => page.glyphs)
  const fonts = countFonts(glyphs)
  const placedLines = toLines(markBroken(placed), pages, (fonts[0]?.size ?? 0) * LARGER)
  const lines = placedLines.map(({ place: _, ...line }): Line => line)
  const { visible, unreadable } = countUnreadable(glyphs.map((glyph) => glyph.text).join(''))
  const words = countWords(lines.map((line) => line.text).join(' '))
  if (words < SCANNED_WORDS && unreadable * 2 <= visible) throw new Refused('scanned')
  const document: Document = {
    kind: 'pdf',
    pages: pages.length,
    lines,
    hidden: pages.flatMap((page) => page.hidden).slice(0, limits.hidden),
    fonts,
    links,
    columns: pages.some((page) => page.layout.columns === 2) ? 2 : 1,
    tables: pages.reduce((sum, page) => sum + page.tables.length, 0),
    images: pages.reduce((sum, page) => sum + page.painted.images, 0),
    textboxes: 0,
    unreadable: visible === 0 ? 0 : unreadable / visible,
    respaced: placed.length === 0 ? 0 : placed.filter(isRespaced).length / placed.length,
    scanned: pages.every((page) => page.scan),
  }
  const places = {
    pages: pages.map(({ width, height }) => ({ width, height })),
    lines: placedLines.map(({ place }) => place),
    hidden: hiddenPlaces(pages, limits),
  }
  return { document, places }
}

export type Assembled = { readonly document: Document; readonly places: Places }
type PlacedLine = Line & { readonly place: LinePlace }

function toPageLine(line: Page['layout']['lines'][number], page: number): PageLine {
  return { ...line, page, text: cleanText(textOf(line)) }
}

/**
 * A line ending in U+00AD was broken by justification (ISO 32000-1 section 14.8.2.2.3), unless the file has no other
 * hyphen: many fonts map their hyphen to U+00AD, and then it may belong to the word.
 */
function markBroken(placed: readonly PageLine[]): readonly (PageLine & { readonly broken?: true })[] {
  const segments = placed.flatMap((line) => line.segments)
  const apart = segments.every(({ soft, endsSoft }) => soft === (endsSoft ? 1 : 0))
  if (!apart || segments.every(({ hyphens }) => hyphens === 0)) return placed
  return placed.map((line) => (line.segments.at(-1)?.endsSoft ? { ...line, broken: true } : line))
}

/** The lines of the pages; a dot beside one larger than `largest` is no bullet. */
function toLines(placed: ReturnType<typeof markBroken>, pages: readonly Page[], largest: number): PlacedLine[] {
  const regions = findFurniture(placed, pages.length, (page) => pages[page - 1]?.height ?? 0)
  const full = findFull(placed)
  const tabular = new Set(pages.flatMap((page) => page.tables.flat()))
  const icons = listIcons(placed.map(({ text }) => text))
  const lines = placed.map((line, at): PlacedLine => {
    const { bullet, text } = splitBullet(line.text)
    const isListed = !bullet && line.row.size <= largest
    const dot = isListed ? paintedBullet(line, pages[line.page - 1]?.painted.dots ?? []) : undefined
    const region = regions[at] ?? 'body'
    const above = placed
      .slice(Math.max(0, at - LIFTED), at)
      .findLast((other) => other.page === line.page && other.row.y < line.row.y)
    return {
      page: line.page,
      number: 0,
      text: dropIcons(text),
      region: region === 'body' && tabular.has(line.row) ? 'table' : region,
      ...geometry(line, above),
      ...(dot ? { x: roundedTenth(dot.left) } : {}),
      bullet: bullet || dot !== undefined || icons.has(firstIcon(line.text)),
      ...toParts(line.segments.flatMap((segment) => segment.cells)),
      ...toFaces(line.segments.flatMap((segment) => segment.faces)),
      ...(line.broken ? { broken: line.broken } : {}),
      ...(full.has(line) ? { full: true } : {}),
      place: placeOf(line),
    }
  })
  return renumber(joinBullets(lines))
}

function geometry(line: PageLine, above: PageLine | undefined): Pick<Line, 'column' | 'size' | 'bold' | 'x' | 'gap'> {
  const sum = (of: (segment: PageLine['segments'][number]) => number) => line.segments.reduce((n, s) => n + of(s), 0)
  const size = line.segments.reduce((most, segment) => Math.max(most, segment.size), 0)
  const down = above && above.column === line.column ? line.row.y - above.row.y : 0
  return {
    column: line.column,
    size: roundSize(size),
    bold: sum((segment) => segment.bold) * 2 > sum((segment) => segment.characters),
    x: roundedTenth(line.segments[0]?.x ?? 0),
    gap: down > 0 && size > 0 ? Math.round((down / size) * 100) / 100 : 0,
  }
}

/** Browsers paint list bullets as small shapes: a dot just before a line, at most half as high as its letters. */
function paintedBullet({ segments, row }: PageLine, dots: readonly Box[]): Box | undefined {
  const x = segments[0]?.x ?? 0
  const { y, size } = row
  if (segments.every((segment) => segment.bold * 2 > segment.characters)) return undefined
  return dots.find(({ left, right, top, bottom }) => {
    const middle = (top + bottom) / 2
    const beside = right < x && right > x - size * DOT_REACH
    return beside && right - left < size * DOT_SIZE && middle < y && middle > y - size * 0.75
  })
}

/** A line counts as respaced when more of its word gaps come from positions than from space characters. */
function isRespaced(line: PageLine): boolean {
  const gaps = line.segments.reduce((sum, segment) => sum + segment.gaps, 0)
  return gaps > line.segments.reduce((sum, segment) => sum + segment.spaces, 0)
}

/** A bullet on a slightly higher baseline, from a different font, belongs to the line that follows it. */
function joinBullets(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const alone = last?.bullet && last.text === '' && last.page === line.page
    if (alone) joined[joined.length - 1] = { ...line, bullet: true, x: last.x }
    else joined.push(line)
  }
  return joined.filter((line) => line.text !== '')
}

function renumber(lines: readonly PlacedLine[]): PlacedLine[] {
  let [page, number] = [0, 0]
  return lines.map((line) => {
    number = line.page === page ? number + 1 : 1
    page = line.page
    return { ...line, number }
  })
}
