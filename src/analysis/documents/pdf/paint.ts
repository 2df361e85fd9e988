// Plays a page's operators as a printer would, but only to learn where each glyph lands and whether it can be seen.
// pdf.js's own getTextContent gives places but no colours, and joins runs by rules of its own; one pass over the
// operators gives both, with nothing to match up afterwards.
import type { Hidden } from '../document'
import { newBackdrop } from './backdrop'
import { asMatrix, type Box, IDENTITY, intersect, type Matrix, multiply, transformBox } from './matrix'
import { type Glyph, showText } from './show'
import { type Font, newState, type State } from './state'

export type Painted = {
  readonly glyphs: readonly Glyph[]
  /** Pictures at least `PICTURE` points wide and high; smaller ones are icons. */
  readonly images: number
  /** Share of the page that the largest picture covers, 0 to 1. */
  readonly largestImage: number
}

export type Operator = { readonly name: string; readonly args: readonly unknown[] }

const PICTURE = 24
/** Saves nest a few deep in real files; pdf.js itself passes unbalanced ones through. */
const SAVES = 1_000
const FILLS = new Set([22, 23, 24, 25, 26, 27])

type Painter = {
  state: State
  readonly saved: State[]
  readonly page: Box
  readonly glyphs: Glyph[]
  readonly backdrop: ReturnType<typeof newBackdrop>
  readonly images: Box[]
  /** Marked-content tags that are open, innermost last. */
  readonly tags: string[]
  clipNext: boolean
  run: number
  readonly fontOf: (id: string) => Font | null
}

/**
 * @param base from PDF units to points with y downwards from the page's top left
 * @param most glyphs to take before giving up; the answer then holds most + 1
 */
export function paint(
  operators: Iterable<Operator>,
  base: Matrix,
  size: { readonly width: number; readonly height: number },
  fontOf: (id: string) => Font | null,
  most: number,
): Painted {
  const page = { left: 0, top: 0, right: size.width, bottom: size.height }
  const painter: Painter = {
    state: newState(base, page),
    saved: [],
    page,
    glyphs: [],
    backdrop: newBackdrop(),
    images: [],
    tags: [],
    clipNext: false,
    run: 0,
    fontOf,
  }
  for (const { name, args } of operators) {
    PAINT[name]?.(painter, args)
    if (painter.glyphs.length > most) break
  }
  const visible = painter.images.map((box) => intersect(box, page))
  return {
    glyphs: painter.glyphs,
    images: visible.filter((box) => box.right - box.left >= PICTURE && box.bottom - box.top >= PICTURE).length,
    largestImage: Math.max(0, ...visible.map((box) => area(box) / Math.max(1, area(page)))),
  }
}

type Handler = (painter: Painter, args: readonly unknown[]) => void

const image: Handler = (painter) => {
  const box = transformBox(painter.state.ctm, 0, 0, 1, 1)
  painter.images.push(box)
  painter.backdrop.add(box, null, false)
}

const PAINT: { readonly [operator: string]: Handler } = {
  save,
  restore,
  transform: (painter, args) => transform(painter, asMatrix(args)),
  paintFormXObjectBegin(painter, [matrix, box]) {
    save(painter)
    transform(painter, asMatrix(matrix))
    const [x0, y0, x1, y1] = numbers(box)
    if (y1 !== undefined) clip(painter, transformBox(painter.state.ctm, x0 ?? 0, y0 ?? 0, x1 ?? 0, y1))
  },
  paintFormXObjectEnd: restore,
  beginAnnotation(painter, [, , placing, matrix]) {
    save(painter)
    transform(painter, asMatrix(placing))
    transform(painter, asMatrix(matrix))
  },
  endAnnotation: restore,
  setFillRGBColor: ({ state }, [colour]) => {
    state.fill = typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? colour : null
  },
  setFillColorN: ({ state }) => {
    state.fill = null
  },
  setGState: ({ state }, [entries]) => {
    if (!Array.isArray(entries)) return
    for (const [key, value] of entries) if (key === 'ca') state.alpha = Number(value)
  },
  clip: (painter) => {
    painter.clipNext = true
  },
  eoClip: (painter) => {
    painter.clipNext = true
  },
  constructPath,
  paintImageXObject: image,
  paintInlineImageXObject: image,
  paintImageMaskXObject: image,
  paintImageXObjectRepeat: image,
  shadingFill: (painter) => painter.backdrop.add(painter.state.clip, null, false),
  beginMarkedContent: (painter, [tag]) => openTag(painter, tag),
  beginMarkedContentProps: (painter, [tag]) => openTag(painter, tag),
  endMarkedContent: (painter) => {
    painter.tags.pop()
  },
  beginText: ({ state }) => {
    Object.assign(state, { text: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 })
  },
  setCharSpacing: ({ state }, [n]) => {
    state.charSpacing = number(n)
  },
  setWordSpacing: ({ state }, [n]) => {
    state.wordSpacing = number(n)
  },
  setHScale: ({ state }, [n]) => {
    state.scale = number(n) / 100
  },
  setLeading: ({ state }, [n]) => {
    state.leading = -number(n)
  },
  setTextRise: ({ state }, [n]) => {
    state.rise = number(n)
  },
  setTextRenderingMode: ({ state }, [n]) => {
    state.mode = number(n)
  },
  setFont: ({ state, fontOf }, [id, size]) => {
    state.font = typeof id === 'string' ? fontOf(id) : null
    state.size = Math.abs(number(size))
    state.direction = number(size) < 0 ? -1 : 1
  },
  setTextMatrix: ({ state }, [matrix]) => {
    Object.assign(state, { text: asMatrix(matrix) ?? IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 })
  },
  moveText: ({ state }, [x, y]) => move(state, number(x), number(y)),
  setLeadingMoveText: ({ state }, [x, y]) => {
    state.leading = number(y)
    move(state, number(x), number(y))
  },
  nextLine: ({ state }) => move(state, 0, state.leading),
  showText(painter, [pieces]) {
    painter.run += 1
    const place = { run: painter.run, artifact: painter.tags.includes('Artifact') }
    for (const glyph of showText(painter.state, pieces)) {
      painter.glyphs.push({ ...glyph, ...place, hidden: hiddenBy(painter, glyph) })
    }
  },
}

/** Why a person cannot see this glyph, or null. The order is from the surest sign to the weakest. */
function hiddenBy(
  { state, page, backdrop }: Painter,
  glyph: Pick<Glyph, 'x' | 'y' | 'end' | 'size'>,
): Hidden['reason'] | null {
  const [x, y] = [(glyph.x + glyph.end) / 2, glyph.y - glyph.size * 0.3]
  if (state.mode === 3 || state.alpha < 0.05) return 'invisible'
  if (glyph.size < 2) return 'tiny'
  if (x < page.left || x > page.right || y < page.top || y > page.bottom) return 'off-page'
  const box = { left: glyph.x, right: glyph.end, top: glyph.y - glyph.size, bottom: glyph.y + glyph.size * 0.3 }
  const seen = intersect(box, state.clip)
  if (seen.left > seen.right || seen.top > seen.bottom) return 'invisible'
  return backdrop.hides(state.fill, x, y) ? 'white' : null
}

function constructPath(painter: Painter, [op, parts, bounds]: readonly unknown[]): void {
  const [x0, y0, x1, y1] = numbers(bounds)
  if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) {
    const box = transformBox(painter.state.ctm, x0, y0, x1, y1)
    const solid = isRectangle(Array.isArray(parts) ? parts[0] : null) && painter.state.alpha > 0.95
    if (FILLS.has(number(op)) && painter.state.alpha >= 0.05) painter.backdrop.add(box, painter.state.fill, solid)
    if (painter.clipNext) clip(painter, box)
  }
  painter.clipNext = false
}

/** pdf.js writes a path as one list: 0 x y moves, 1 x y draws a line, 4 closes. */
function isRectangle(path: unknown): boolean {
  const [m, x0, y0, l1, x1, y1, l2, x2, y2, l3, x3, y3, close, more] = numbers(path)
  if (m !== 0 || l1 !== 1 || l2 !== 1 || l3 !== 1 || close !== 4 || more !== undefined) return false
  return (x0 === x3 && y0 === y1 && x1 === x2 && y2 === y3) || (x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0)
}

function save(painter: Painter): void {
  if (painter.saved.length < SAVES) painter.saved.push({ ...painter.state })
}

function restore(painter: Painter): void {
  painter.state = painter.saved.pop() ?? painter.state
}

function transform({ state }: Painter, matrix: Matrix | null): void {
  if (matrix) state.ctm = multiply(state.ctm, matrix)
}

function clip({ state }: Painter, box: Box): void {
  state.clip = intersect(state.clip, box)
}

function move(state: State, x: number, y: number): void {
  state.lineX += x
  state.lineY += y
  state.x = state.lineX
  state.y = state.lineY
}

function openTag({ tags }: Painter, tag: unknown): void {
  tags.push(typeof tag === 'string' ? tag : '')
  if (tags.length > SAVES) tags.shift()
}

function area(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A short list of numbers out of an array or typed array; a rectangle's path has 13. */
function numbers(value: unknown): number[] {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return []
  return Array.from(value as ArrayLike<unknown>)
    .slice(0, 14)
    .map(number)
}
