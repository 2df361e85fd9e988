// Tracks the graphics state of a page and records its glyphs, shapes and pictures.
import type { Hidden } from '../../document'
import { type Box, intersect, type Matrix, multiply, transformBox } from '../glyphs/matrix'
import type { Glyph } from '../glyphs/show'
import type { Font, State } from '../glyphs/state'
import type { newBackdrop } from './backdrop'
import { number, numbers } from './numbers'

/** Real files nest saved states a few levels deep; pdf.js passes unbalanced ones through. */
const SAVES = 1_000
/** pdf.js codes of path operators that fill. */
const fillModes = new Set([22, 23, 24, 25, 26, 27])
/** Those that stroke. */
const strokeModes = new Set([20, 21, 24, 25, 26, 27])
/** Points from which a stroke is a band that text may stand on, and no rule or frame. */
const BAND = 6

/** Largest bullet in points, and the number of bullets stored per page. */
const DOT = 7
const DOTS = 2_000

export type Painter = {
  state: State
  readonly saved: State[]
  readonly page: Box
  readonly glyphs: Glyph[]
  readonly backdrop: ReturnType<typeof newBackdrop>
  readonly images: Box[]
  /** Square filled shapes of bullet size, which browsers paint instead of bullet characters. */
  readonly dots: Box[]
  /** Open marked-content tags, innermost last. */
  readonly tags: string[]
  clipNext: boolean
  run: number
  readonly fontOf: (id: string) => Font | null
}

/** The reason a person cannot see this glyph, or null; checked from the most to the least certain sign. */
export function hiddenBy(
  { state, page, backdrop }: Painter,
  glyph: Pick<Glyph, 'x' | 'y' | 'end' | 'size'>,
): Hidden['reason'] | null {
  const [x, y] = [(glyph.x + glyph.end) / 2, glyph.y - glyph.size * 0.3]
  if (state.mode === 3 || state.alpha < 0.05) return 'invisible'
  if (glyph.size < 2) return 'tiny'
  if (x < page.left || x > page.right || y < page.top || y > page.bottom) return 'off-page'
  const box = { left: glyph.x, right: glyph.end, top: glyph.y - glyph.size, bottom: glyph.y + glyph.size * 0.3 }
  const visible = intersect(box, state.clip)
  if (visible.left > visible.right || visible.top > visible.bottom) return 'invisible'
  return inks(state).every((ink) => backdrop.hides(ink, x, y)) ? 'white' : null
}

/** The colours used by a text rendering mode (ISO 32000-1 table 106); mode 7 only clips. */
function inks({ mode, fill, stroke }: State): (string | null)[] {
  if (mode === 0 || mode === 4) return [fill]
  if (mode === 1 || mode === 5) return [stroke]
  return mode === 7 ? [null] : [fill, stroke]
}

/** Records the area a path paints, and clips to it where a preceding operator requested that. */
export function constructPath(painter: Painter, [op, parts, bounds]: readonly unknown[]): void {
  const [x0, y0, x1, y1] = numbers(bounds)
  if (x0 !== undefined && y0 !== undefined && x1 !== undefined && y1 !== undefined) {
    const box = transformBox(painter.state.ctm, x0, y0, x1, y1)
    const upright = isRectangle(Array.isArray(parts) ? parts[0] : null)
    const solid = upright && painter.state.alpha > 0.95 && !painter.state.ragged
    // A fill paints no more than its clip: borders and bars are often a full page filled through a thin slit.
    const visible = intersect(box, painter.state.clip)
    const fills = fillModes.has(number(op)) && visible.left <= visible.right && visible.top <= visible.bottom
    if (fills && painter.state.alpha >= 0.05) painter.backdrop.add(visible, painter.state.fill, solid)
    if (fills && isDot(visible) && painter.dots.length < DOTS) painter.dots.push(visible)
    if (strokeModes.has(number(op))) addBand(painter, box)
    if (painter.clipNext) {
      clip(painter, box)
      painter.state.ragged ||= !upright
    }
  }
  painter.clipNext = false
}

/** Some programs paint the band behind a heading as one thick line. */
function addBand({ state, backdrop }: Painter, { left, top, right, bottom }: Box): void {
  const width = state.lineWidth * Math.hypot(state.ctm[0], state.ctm[1])
  if (width < BAND || state.alpha < 0.05) return
  const half = width / 2
  const band = { left: left - half, top: top - half, right: right + half, bottom: bottom + half }
  backdrop.add(intersect(band, state.clip), state.stroke, false)
}

function isDot({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top]
  return width >= 1 && width <= DOT && height >= 1 && height <= DOT && width < height * 1.4 && height < width * 1.4
}

/** pdf.js writes a path as one list: 0 x y moves, 1 x y draws a line, 4 closes. */
function isRectangle(path: unknown): boolean {
  const [m, x0, y0, l1, x1, y1, l2, x2, y2, l3, x3, y3, close, more] = numbers(path)
  if (m !== 0 || l1 !== 1 || l2 !== 1 || l3 !== 1 || close !== 4 || more !== undefined) return false
  return (x0 === x3 && y0 === y1 && x1 === x2 && y2 === y3) || (x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0)
}

/** The operator q: stores the state, at most `SAVES` deep. */
export function save(painter: Painter): void {
  if (painter.saved.length < SAVES) painter.saved.push({ ...painter.state })
}

/** The operator Q; without a stored state, nothing changes. */
export function restore(painter: Painter): void {
  painter.state = painter.saved.pop() ?? painter.state
}

/** The operator cm. A damaged matrix changes nothing. */
export function transform({ state }: Painter, matrix: Matrix | null): void {
  if (matrix) state.ctm = multiply(state.ctm, matrix)
}

/** Paints only within this box as well. */
export function clip({ state }: Painter, box: Box): void {
  state.clip = intersect(state.clip, box)
}

/** The operator Td: the start of a line of text, relative to the last one. */
export function move(state: State, x: number, y: number): void {
  state.lineX += x
  state.lineY += y
  state.x = state.lineX
  state.y = state.lineY
}

/** The start of marked content; of more than `SAVES` nested ones the outermost is forgotten. */
export function openTag({ tags }: Painter, tag: unknown): void {
  tags.push(typeof tag === 'string' ? tag : '')
  if (tags.length > SAVES) tags.shift()
}
