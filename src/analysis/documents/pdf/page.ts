import type { Hidden } from '../document'
import type { Limits } from '../limits'
import { cleanText } from '../text'
import { type Layout, layOut } from './columns'
import { toRows } from './lines'
import type { Painted } from './paint'
import type { Glyph } from './show'
import { findTables } from './tables'

export type Page = {
  readonly width: number
  readonly height: number
  readonly layout: Layout
  readonly tables: readonly (readonly Layout['lines'][number]['row'][])[]
  readonly hidden: readonly Hidden[]
  readonly glyphs: readonly Glyph[]
  readonly painted: Painted
}

/** A page's text in reading order, and apart from it what is painted but cannot be seen. */
export function readPage(
  painted: Painted,
  number: number,
  size: { width: number; height: number },
  limits: Limits,
): Page {
  const glyphs = painted.glyphs.filter((glyph) => glyph.hidden === null)
  const rows = toRows(glyphs)
  return {
    ...size,
    layout: layOut(rows, size.width),
    tables: findTables(rows, size.width),
    hidden: hiddenText(painted.glyphs, number, limits),
    glyphs,
    painted,
  }
}

function hiddenText(glyphs: readonly Glyph[], page: number, limits: Limits): Hidden[] {
  const groups = Map.groupBy(glyphs, (glyph) => glyph.hidden)
  return [...groups].flatMap(([reason, group]) => {
    if (reason === null) return []
    const text = toRows(group)
      .map((row) => cleanText(row.segments.map((segment) => segment.text).join(' ')))
      .join('\n')
    return text.trim() === '' ? [] : [{ reason, page, text: text.slice(0, limits.hiddenCharacters) }]
  })
}
