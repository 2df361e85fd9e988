// Builds documents for the tests: what a reader would hand on, one line of text per line.
import type { Document, Line } from '../documents/document'

/** "# " opens a heading (bold, larger), "- " a bullet; "=" before the text makes it bold. Blank lines widen the gap. */
const toLine = (source: string, number: number, gap: number): Line => {
  const heading = source.startsWith('# ')
  const bullet = source.startsWith('- ')
  const bold = heading || source.startsWith('=')
  const text = source.replace(/^(?:# |- |=)/, '')
  const size = heading ? 13 : number === 1 ? 18 : 10.5
  return { page: 1, number, text, region: 'body', column: 0, size, bold, bullet, x: bullet ? 60 : 50, gap }
}

/** A one-page PDF with these lines; a multi-line string counts as its lines. */
export const document = (...sources: readonly string[]): Document => {
  const lines: Line[] = []
  let gap = 0
  for (const source of sources.flatMap((text) => text.split('\n')).map((text) => text.trim())) {
    if (source === '') gap = 2.4
    else {
      lines.push(toLine(source, lines.length + 1, lines.length === 0 ? 0 : gap || 1.25))
      gap = 0
    }
  }
  return {
    kind: 'pdf',
    pages: 1,
    lines,
    hidden: [],
    fonts: [{ family: 'Arial', size: 10.5, characters: 2000, unicode: true }],
    links: [],
    columns: 1,
    tables: 0,
    images: 0,
    textboxes: 0,
    unreadable: 0,
    respaced: 0,
    scanned: false,
  }
}
