// Finds headers, footers and page numbers.
import type { Region } from '../../document'
import { roundSize } from '../glyphs/fonts'
import type { Placed } from '../glyphs/lines'

/** A line of a page before its number is known. */
export type PageLine = Placed & { readonly page: number; readonly text: string }

/** Shares of the page height: the header and footer zones, and the outermost margin. */
const HEAD_ZONE = 0.12
const MARGIN = 0.06
/** Page numbers in forms that do not repeat: "2", "Página 2 de 3", "Page 2/3", "John Doe - 2/3". */
const pageNumber = /^(?:.{0,40}[\s·|–-])?(?:p[áa]g(?:ina|e)?\.?\s*)?\d{1,2}(?:\s*(?:\/|de|of)\s*\d{1,2})?$/iu
/** "Precision Parts 2017-06-01", "Mar 22": the end of a period is no page number. */
const dateEnd =
  /(?:\d[-/.]\d{1,2}[-/.]|(?<!\p{L})(?:jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[gu][og]|set|sep|out|oct|nov|de[cz])\p{L}{0,7}\.?[\s'’-]+)\d{1,2}$/iu
const pageWord = /^(?:p[áa]g(?:ina)?|page)\.?\s*\d{1,2}|^\d{1,2}\s*(?:\/|de|of)\s*\d{1,2}$/iu
/** A running line with the document type and the page number, such as "March 3, 2025 Ana Sol · Résumé 1". */
const documentTitle = /(?<![\p{L}])(?:r[ée]sum[ée]|curr[íi]culo|curriculum(?: vit(?:ae|æ))?|cv)[\s·|–-]{0,3}\d{1,2}$/iu

/**
 * Finds headers and footers: a line in the header or footer zone that repeats (ignoring digits) on at least half of two
 * or more pages, one the producer marked as an artifact, or a page number in the margin.
 */
export function findFurniture(lines: readonly PageLine[], pages: number, height: (page: number) => number): Region[] {
  const repeats = new Map<string, Set<number>>()
  const zones = lines.map((line) => zoneOf(line, height(line.page)))
  for (const [at, line] of lines.entries()) {
    const zone = zones[at]
    if (!zone) continue
    const key = keyOf(zone.side, line)
    repeats.set(key, (repeats.get(key) ?? new Set()).add(line.page))
  }
  let foot: PageLine | null = null
  return lines.map((line, at) => {
    const zone = zones[at]
    if (!zone) return 'body'
    // Text below a page number is part of the footer too: "Page 1 of 2, résumé of" above a name.
    if (zone.side === 'footer' && foot?.page === line.page && line.row.y > foot.row.y) return 'footer'
    const on = repeats.get(keyOf(zone.side, line))?.size ?? 0
    const repeated = on >= 2 && on * 2 >= pages
    const marked = line.segments.every((segment) => segment.artifact * 2 > segment.characters)
    const numbered =
      zone.margin &&
      (pageWord.test(line.text) ||
        documentTitle.test(line.text) ||
        (pages > 1 && pageNumber.test(line.text) && !dateEnd.test(line.text)))
    if (numbered && zone.side === 'footer') foot = line
    return repeated || marked || numbered ? zone.side : 'body'
  })
}

function zoneOf(
  line: PageLine,
  height: number,
): { readonly side: 'header' | 'footer'; readonly margin: boolean } | null {
  const from = line.row.y / Math.max(1, height)
  if (from < HEAD_ZONE) return { side: 'header', margin: from < MARGIN }
  return from > 1 - HEAD_ZONE ? { side: 'footer', margin: from > 1 - MARGIN } : null
}

/** Font size distinguishes the name on page one, which is large, from the running header that repeats it. */
function keyOf(side: 'header' | 'footer', line: PageLine): string {
  return `${side} ${roundSize(line.row.size)} ${line.text.toLowerCase().replace(/\d+/g, '#')}`
}
