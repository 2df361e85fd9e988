// Reads one page: visible text in order, hidden text separately.
import { startOf } from '../../bounded'
import type { Hidden } from '../document'
import type { Limits } from '../limits'
import { cleanText, countWords } from '../text'
import { type Row, toRows } from './glyphs/lines'
import type { Glyph } from './glyphs/show'
import { type Gutter, type Layout, layOut } from './layout/columns'
import { joinTables } from './layout/grid'
import { findTables } from './layout/tables'
import type { Painted } from './paint/paint'

/**
 * A picture covering at least this share of a page, with only invisible text over it, is a scan with recognised text.
 */
const SCAN_SHARE = 0.5

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
  before: Gutter | null = null,
): Page {
  const scan = isScan(raw)
  const painted = scan ? { ...raw, glyphs: raw.glyphs.map(reveal) } : raw
  const glyphs = painted.glyphs.filter((glyph) => glyph.hidden === null)
  const rows = joinTables(toRows(glyphs))
  return {
    ...size,
    layout: layOut(rows, size.width, before),
    tables: findTables(rows, size.width),
    hidden: hiddenText(painted.glyphs, rows, number, limits),
    glyphs,
    painted,
    scan,
  }
}

/** The person sees the picture and the parser reads the invisible text; both agree, so the text is not hidden. */
function isScan(painted: Painted): boolean {
  const invisible = painted.glyphs.some((glyph) => glyph.hidden === 'invisible')
  return painted.largestImage >= SCAN_SHARE && invisible && painted.glyphs.every((glyph) => glyph.hidden !== null)
}

function reveal(glyph: Glyph): Glyph {
  return glyph.hidden === 'invisible' ? { ...glyph, hidden: null } : glyph
}

const textOf = (row: Row): string => cleanText(row.segments.map((segment) => segment.text).join(' '))
const lettersOf = (text: string): string => text.replace(/\s+/g, '')

/**
 * A single character beyond the page's edge is an accident; hidden text consists of words. A line that the page also
 * shows is not hidden: browsers draw a heading with a gradient twice, once unseen so that it can be selected.
 */
function hiddenText(glyphs: readonly Glyph[], shown: readonly Row[], page: number, limits: Limits): Hidden[] {
  const visible = new Set(shown.map((row) => lettersOf(textOf(row))))
  const groups = Map.groupBy(glyphs, (glyph) => glyph.hidden)
  return [...groups].flatMap(([reason, group]) => {
    if (reason === null) return []
    const text = toRows(group)
      .map(textOf)
      .filter((line) => !visible.has(lettersOf(line)))
      .join('\n')
    return countWords(text) === 0 ? [] : [{ reason, page, text: startOf(text, limits.hiddenCharacters) }]
  })
}
