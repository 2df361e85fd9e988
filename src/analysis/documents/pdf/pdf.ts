import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Document, Hidden, Line, Reading } from '../document'
import type { Limits } from '../limits'
import { Refused, settle } from '../refuse'
import { cleanText, countUnreadable, countWords, dropIcons, splitBullet } from '../text'
import { countFonts, roundSize, toFont } from './fonts'
import { findFurniture, type PageLine } from './furniture'
import { asMatrix, IDENTITY } from './matrix'
import { type Page, readPage } from './page'
import { type Operator, paint } from './paint'
import type { Font } from './state'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Fewer words than this in a whole file is a scan, or nothing that could be analysed. */
const SCANNED_WORDS = 10
/** A picture of at least this share of a page, with only invisible text over it, is a scan with recognised text. */
const SCAN_SHARE = 0.5
/** Pictures above this are not decoded; 24 million is what a phone's camera makes. */
const PICTURE_PIXELS = 24_000_000

/**
 * Reads a PDF. Never throws: refuses with 'encrypted' (needs a password to open; one with an owner's password only
 * opens), 'damaged', 'scanned' (fewer than 10 words in all), 'too-many-pages' or 'too-much-text'.
 */
export function readPdf(bytes: Uint8Array, limits: Limits): Promise<Reading> {
  return settle(async () => {
    const pdf = await open(bytes)
    try {
      if (pdf.numPages > limits.pages) throw new Refused('too-many-pages')
      if (!(await hasText(pdf))) throw new Refused('scanned')
      return { ok: true, document: await readPages(pdf, limits) }
    } finally {
      await pdf.destroy()
    }
  })
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // A copy, because pdf.js takes the buffer for its own. No fonts from the machine: the same file reads alike anywhere.
    return await getDocumentProxy(bytes.slice(), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: PICTURE_PIXELS,
      enableXfa: false,
    })
  } catch (error) {
    throw new Refused(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged')
  }
}

/** Looks for text without decoding pictures, which is where the time of a long scan would go. */
async function hasText(pdf: Pdf): Promise<boolean> {
  let words = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    words += countWords(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    if (words >= SCANNED_WORDS) return true
  }
  return false
}

async function readPages(pdf: Pdf, limits: Limits): Promise<Document> {
  const names = await operatorNames()
  const pages: Page[] = []
  const links = new Set<string>()
  let left = limits.characters
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    pages.push(await readOne(page, number, names, { ...limits, characters: left }))
    left -= pages.at(-1)?.painted.glyphs.length ?? 0
    if (left < 0) throw new Refused('too-much-text')
    for (const annotation of await page.getAnnotations()) {
      const url: unknown = annotation.url ?? annotation.unsafeUrl
      if (typeof url === 'string' && links.size < limits.links) links.add(url.slice(0, 2_000))
    }
    page.cleanup()
  }
  return assemble(pages, [...links], limits)
}

async function operatorNames(): Promise<ReadonlyMap<number, string>> {
  const { OPS } = await getResolvedPDFJS()
  return new Map(Object.entries(OPS).map(([name, code]) => [Number(code), name]))
}

async function readOne(
  page: PdfPage,
  number: number,
  names: ReadonlyMap<number, string>,
  limits: Limits,
): Promise<Page> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const fonts = new Map<string, Font | null>()
  const fontOf = (id: string): Font | null => {
    if (!fonts.has(id)) fonts.set(id, page.commonObjs.has(id) ? toFont(page.commonObjs.get(id)) : null)
    return fonts.get(id) ?? null
  }
  const operators = function* (): Iterable<Operator> {
    for (const [at, code] of fnArray.entries()) yield { name: names.get(code) ?? '', args: argsArray[at] ?? [] }
  }
  const size = { width, height }
  const painted = paint(operators(), asMatrix(transform) ?? IDENTITY, size, fontOf, limits.characters)
  const read = readPage(painted, number, size, limits)
  return isScan(read) ? readPage({ ...painted, glyphs: painted.glyphs.map(reveal) }, number, size, limits) : read
}

/** A scan with recognised text: a person sees the picture, a parser reads the invisible text laid over it. */
function isScan(page: Page): boolean {
  return page.glyphs.length === 0 && page.painted.largestImage >= SCAN_SHARE
}

function reveal(glyph: Page['glyphs'][number]): Page['glyphs'][number] {
  return glyph.hidden === 'invisible' ? { ...glyph, hidden: null } : glyph
}

function assemble(pages: readonly Page[], links: readonly string[], limits: Limits): Document {
  const placed = pages.flatMap((page, at) =>
    page.layout.lines.map((line): PageLine => {
      const text = cleanText(line.segments.map((segment) => segment.text).join(' '))
      return { ...line, page: at + 1, text }
    }),
  )
  const regions = findFurniture(placed, pages.length, (page) => pages[page - 1]?.height ?? 0)
  const tabular = new Set(pages.flatMap((page) => page.tables.flat()))
  const lines: Line[] = []
  for (const [at, line] of placed.entries()) {
    const { bullet, text } = splitBullet(line.text)
    const shown = dropIcons(text)
    if (shown === '' && !bullet) continue
    const region = regions[at] ?? 'body'
    const above = lines.at(-1)?.page === line.page ? placed[at - 1] : undefined
    lines.push({
      page: line.page,
      number: 0,
      text: shown,
      region: region === 'body' && tabular.has(line.row) ? 'table' : region,
      ...geometry(line, above),
      bullet,
    })
  }
  const glyphs = pages.flatMap((page) => page.glyphs)
  const { visible, unreadable } = countUnreadable(glyphs.map((glyph) => glyph.text).join(''))
  const words = countWords(lines.map((line) => line.text).join(' '))
  if (words < SCANNED_WORDS && unreadable * 2 < visible + 1) throw new Refused('scanned')
  const hidden: Hidden[] = pages.flatMap((page) => page.hidden)
  return {
    kind: 'pdf',
    pages: pages.length,
    lines: joinBullets(lines),
    hidden: hidden.slice(0, limits.hidden),
    fonts: countFonts(glyphs),
    links,
    columns: pages.some((page) => page.layout.columns === 2) ? 2 : 1,
    tables: pages.reduce((sum, page) => sum + page.tables.length, 0),
    images: pages.reduce((sum, page) => sum + page.painted.images, 0),
    textboxes: 0,
    unreadable: visible === 0 ? 0 : unreadable / visible,
    respaced: placed.length === 0 ? 0 : placed.filter(isRespaced).length / placed.length,
    scanned: pages.every(
      (page) => page.painted.largestImage >= SCAN_SHARE && page.painted.glyphs.every((g) => g.hidden),
    ),
  }
}

function geometry(line: PageLine, above: PageLine | undefined): Pick<Line, 'column' | 'size' | 'bold' | 'x' | 'gap'> {
  const sum = (of: (segment: PageLine['segments'][number]) => number) => line.segments.reduce((n, s) => n + of(s), 0)
  const size = line.segments.reduce((most, segment) => Math.max(most, segment.size), 0)
  const down = above && above.column === line.column ? line.row.y - above.row.y : 0
  return {
    column: line.column,
    size: roundSize(size),
    bold: sum((segment) => segment.bold) * 2 > sum((segment) => segment.characters),
    x: Math.round((line.segments[0]?.x ?? 0) * 10) / 10,
    gap: down > 0 && size > 0 ? Math.round((down / size) * 100) / 100 : 0,
  }
}

/** A line is respaced when more of its word gaps are told by positions than by space signs. */
function isRespaced(line: PageLine): boolean {
  const gaps = line.segments.reduce((sum, segment) => sum + segment.gaps, 0)
  return gaps > line.segments.reduce((sum, segment) => sum + segment.spaces, 0)
}

/** A bullet sign on a baseline of its own (a different font, a hair higher) belongs to the line that follows it. */
function joinBullets(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last?.bullet && last.text === '' && last.page === line.page)
      joined[joined.length - 1] = { ...line, bullet: true, x: last.x }
    else joined.push(line)
  }
  return renumber(joined.filter((line) => line.text !== ''))
}

function renumber(lines: readonly Line[]): Line[] {
  let [page, number] = [0, 0]
  return lines.map((line) => {
    number = line.page === page ? number + 1 : 1
    page = line.page
    return { ...line, number }
  })
}
