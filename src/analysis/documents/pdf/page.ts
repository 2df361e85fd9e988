// Reads one page: visible text in order, hidden text separately.
import { prefixWithin } from '../../bounded'
import type { Hidden } from '../document'
import type { Limits } from '../limits'
import { cleanText, countWords } from '../text'
import { type Row, textOf, toRows } from './glyphs/lines'
import type { Glyph } from './glyphs/show'
import { type Gutter, type Layout, layOut } from './layout/columns'
import { joinTables } from './layout/grid'
import { findTables } from './layout/tables'
import type { Painted } from './paint/paint'

/** Pictures over at least this share of a page, with only invisible text on it, are a scan with recognised text. */
const SCAN_SHARE = 0.5
/** Most of the text of a scan that is in sight: scanning programs print their own name on each page. */
const IN_SIGHT = 0.1

export type Page = {
  readonly width: number
  readonly height: number
  readonly layout: Layout
  readonly tables: readonly (readonly Layout['lines'][number]['row'][])[]
  readonly hidden: readonly Hidden[]
  readonly glyphs: readonly Glyph[]
  readonly painted: Painted
  /** True for a picture of a page with recognised text over it, which `painted` then treats as visible. */
  readonly scan: boolean
}

/** A page's text in reading order, and separately the text that cannot be seen. */
export function readPage(
  raw: Painted,
  number: number,
  size: { width: number; height: number },
  limits: Limits,
  before: Gutter | null,
): Page {
  const scan = isScan(raw)
  const painted = { ...raw, glyphs: scan ? raw.glyphs.map(reveal) : withoutShadows(withCutLines(raw.glyphs)) }
  const glyphs = painted.glyphs.filter((glyph) => glyph.hidden === null)
  const rows = joinTables(toRows(glyphs))
  return {
    ...size,
    layout: layOut(rows, size.width, before),
    tables: findTables(rows, size.width),
    hidden: hiddenText(painted.glyphs, rows, number, limits, size.width),
    glyphs,
    painted,
    scan,
  }
}

/** The person sees the picture and the parser reads the invisible text; both agree, so the text is not hidden. */
function isScan({ pictureShare, glyphs }: Painted): boolean {
  const invisible = glyphs.filter(({ hidden }) => hidden === 'invisible').length
  const inSight = glyphs.filter(({ hidden }) => hidden === null).length
  return pictureShare >= SCAN_SHARE && invisible > 0 && inSight <= (invisible + inSight) * IN_SIGHT
}

function reveal(glyph: Glyph): Glyph {
  return glyph.hidden === 'invisible' ? { ...glyph, hidden: null } : glyph
}

/** Share of a line that is in sight where its rest was cut off and not hidden. */
const SEEN = 1 / 3
/** Most sizes between two strings of one line. */
const APART = 1.5

const goesOn = (before: Glyph, glyph: Glyph): boolean =>
  Math.abs(glyph.y - before.y) < 1 && Math.abs(glyph.x - before.end) < APART * glyph.size

/** A line too long for the page is cut by its edge, also where a program paints each of its words apart: nobody hides it. */
function withCutLines(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ hidden }) => hidden === 'off-page')) return glyphs
  const lines: Glyph[][] = []
  for (const glyph of glyphs) {
    const line = lines.at(-1)
    if (line && goesOn(line.at(-1)!, glyph)) line.push(glyph)
    else lines.push([glyph])
  }
  return lines.flatMap((line) => {
    const seenCount = line.filter(({ hidden }) => hidden === null).length
    return line[0]?.hidden === null && seenCount >= line.length * SEEN
      ? line.map((glyph) => (glyph.hidden === 'off-page' ? { ...glyph, hidden: null } : glyph))
      : line
  })
}

/** "Powered by TCPDF (www.tcpdf.org)": programs sign their pages in letters that nobody sees, which is not the person's doing. */
const signature = /^(?:powered|created|generated|made|produced) (?:by|with|using) \S{1,30}(?: \S{1,30}){0,4}$/i

const cleanTextOf = (row: Row): string => cleanText(textOf(row))
export const isSignature = (row: Row): boolean => signature.test(cleanTextOf(row).trim())
const lettersOf = (text: string): string => text.replace(/\s+/g, '')

/** Points between the two paintings of a letter with a shadow or a halo. */
const SHADOW = 3
const near = [-1, 0, 1]

/** Without letters out of sight that the page shows at the same place: those of a shadow. */
function withoutShadows(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (glyphs.every(({ hidden }) => hidden === null)) return glyphs
  const round = (value: number) => Math.round(value / SHADOW)
  const cell = ({ text, x, y }: Glyph, dx: number, dy: number) => `${text} ${round(x) + dx} ${round(y) + dy}`
  const shownCells = new Set(glyphs.flatMap((glyph) => (glyph.hidden === null ? [cell(glyph, 0, 0)] : [])))
  const isShown = (glyph: Glyph) => near.some((dx) => near.some((dy) => shownCells.has(cell(glyph, dx, dy))))
  return glyphs.filter((glyph) => glyph.hidden === null || !isShown(glyph))
}

/** Words of a town or date that a table too wide for its page pushes over the edge, share of the width to it, and most of a page. */
const OVERFLOW = { words: 3, beyond: 0.2, rows: 10 }

/** The rows without short texts just beyond the edge beside lines of the page, which nobody hides; more of them are hidden words. */
function withoutOverflow(rows: readonly Row[], shown: readonly Row[], width: number): readonly Row[] {
  const levels = new Set(shown.map(({ y }) => Math.round(y)))
  const overflow = rows.filter(
    (row) =>
      levels.has(Math.round(row.y)) &&
      countWords(cleanTextOf(row)) <= OVERFLOW.words &&
      row.segments.every(({ x }) => x > width && x < width * (1 + OVERFLOW.beyond)),
  )
  return overflow.length > OVERFLOW.rows ? rows : rows.filter((row) => !overflow.includes(row))
}

/**
 * A single character beyond the page's edge is an accident; hidden text consists of words. A line that the page also
 * shows is not hidden: browsers draw a heading with a gradient twice, once unseen so that it can be selected.
 */
function hiddenText(
  glyphs: readonly Glyph[],
  shown: readonly Row[],
  page: number,
  limits: Limits,
  width: number,
): Hidden[] {
  const visible = new Set(shown.map((row) => lettersOf(cleanTextOf(row))))
  const groups = Map.groupBy(glyphs, (glyph) => glyph.hidden)
  return [...groups].flatMap(([reason, group]) => {
    if (reason === null) return []
    const rows = toRows(group)
    const text = (reason === 'off-page' ? withoutOverflow(rows, shown, width) : rows)
      .filter((row) => !isSignature(row))
      .map(cleanTextOf)
      .filter((line) => !visible.has(lettersOf(line)))
      .join('\n')
    return countWords(text) === 0 ? [] : [{ reason, page, text: prefixWithin(text, limits.hiddenCharacters) }]
  })
}
