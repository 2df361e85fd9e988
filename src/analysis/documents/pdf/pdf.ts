// Reads a PDF with pdf.js, within limits: paint/ finds the glyphs, glyphs/ makes rows of them, layout/ orders the rows.
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Reading } from '../document'
import type { Limits } from '../limits'
import { parsed, Refused, settle } from '../refuse'
import { type Assembled, assemble } from './assemble'
import { toFont } from './glyphs/fonts'
import { asMatrix, IDENTITY } from './glyphs/matrix'
import type { Font } from './glyphs/state'
import type { Gutter } from './layout/columns'
import { type Page, readPage } from './page'
import { type Operator, paint } from './paint/paint'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Ten words of three letters: below this the file is certainly a scan; above it the words are judged after reading. */
const SCANNED_CHARACTERS = 30
/** Pixels above which pictures are not decoded; 24 million is a phone camera's size. */
const PICTURE_PIXELS = 24_000_000

/**
 * Reads a PDF. Rejects only for a fault of our own: refuses with 'encrypted' (a password is needed to open it; an owner's password alone is
 * accepted), 'damaged', 'scanned' (fewer than 10 words), 'too-many-pages' or 'too-much-text'.
 */
export function readPdf(bytes: Uint8Array, limits: Limits): Promise<Reading> {
  return settle(async () => {
    const pdf = await open(bytes)
    try {
      if (pdf.numPages > limits.pages) throw new Refused('too-many-pages')
      if (!(await hasText(pdf))) throw new Refused('scanned')
      return { ok: true, ...(await readPages(pdf, limits)) }
    } finally {
      await pdf.destroy()
    }
  })
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // Copies the bytes because pdf.js takes ownership of the buffer. System fonts are disabled so that a file reads
    // alike on every machine.
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

/** Looks for text without decoding pictures; it counts characters because a font may lack a Unicode map. */
async function hasText(pdf: Pdf): Promise<boolean> {
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await parsed(async () => (await pdf.getPage(number)).getTextContent())
    for (const item of items) characters += 'str' in item ? item.str.replace(/\s/g, '').length : 0
    if (characters >= SCANNED_CHARACTERS) return true
  }
  return false
}

async function readPages(pdf: Pdf, limits: Limits): Promise<Assembled> {
  const names = await operatorNames()
  const pages: Page[] = []
  const links = new Set<string>()
  let left = limits.characters
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await parsed(() => pdf.getPage(number))
    const before = pages.at(-1)?.layout.gutter ?? null
    pages.push(await readOne(page, number, names, { ...limits, characters: left }, before))
    left -= pages.at(-1)?.painted.glyphs.length ?? 0
    if (left < 0) throw new Refused('too-much-text')
    for (const annotation of await parsed(() => page.getAnnotations())) {
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
  before: Gutter | null,
): Promise<Page> {
  const { fnArray, argsArray } = await parsed(() => page.getOperatorList())
  const { width, height, transform } = await parsed(() => page.getViewport({ scale: 1 }))
  // The reading order is looked for over the page's width: one of kilometres takes minutes.
  if (Math.max(width, height) > limits.side) throw new Refused('damaged')
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
  return readPage(painted, number, size, limits, before)
}
