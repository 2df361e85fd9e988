// Builds documents for tests as a reader would return them, one text line per line.
import type { Document, Line } from '../documents/document'
import { analyseResume } from '.'

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

/** The same page with " ¦ " in a line as a gap that separates its parts. */
export const parted = (...sources: readonly string[]): Document => {
  const page = document(...sources)
  const lines = page.lines.map((line): Line => {
    const parts = line.text.split(' ¦ ')
    return parts.length > 1 ? { ...line, text: parts.join(' '), parts } : line
  })
  return { ...page, lines }
}

/** Contexts and checks that state or imply that the person has not worked. */
export const absences = (page: Document, contexts = /^(?:noroles|nobullets|firstjob)$/): string[] => {
  const { caps, checks } = analyseResume(page)
  return [
    ...caps.flatMap(({ id }) => (id === 'no-experience' ? [id] : [])),
    ...checks.flatMap(({ id, status, params }) =>
      status !== 'not-assessed' && contexts.test(String(params.context)) ? [id] : [],
    ),
  ]
}
