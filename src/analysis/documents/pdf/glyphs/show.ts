// Computes the position of every glyph of a text operator.
import type { Hidden } from '../../document'
import { faceIn } from '../../faces'
import { apply, multiply } from './matrix'
import type { Font, State } from './state'

/** One painted glyph, in points from the page's top left. */
export type Glyph = {
  readonly text: string
  readonly space: boolean
  readonly x: number
  /** The baseline. */
  readonly y: number
  /** Where the next glyph would start, including letter spacing. */
  readonly end: number
  readonly size: number
  readonly font: Font
  readonly bold: boolean
  /** The weight and slant. */
  readonly face: string
  /** As #rrggbb; empty for a pattern or shading. */
  readonly colour: string
  /** False for text that does not run left to right along a horizontal line. */
  readonly upright: boolean
  /** True for a hyphen that the font maps to U+00AD. */
  readonly soft: boolean
  /** Marked by the producer as an artifact, such as a page number or running header. */
  readonly artifact: boolean
  readonly hidden: Hidden['reason'] | null
  /** Index of the operator that painted it: glyphs of one operator form one string. */
  readonly run: number
}

type Placed = Omit<Glyph, 'artifact' | 'hidden' | 'run'>
type PdfGlyph = { readonly unicode: string; readonly width: number; readonly isSpace: boolean }

/** Some fonts map their hyphen to this code. Without a width it is not drawn. */
const softHyphen = '\u00AD'

/** Places the glyphs of one text-showing operator and advances the pen by pdf.js' `pieces` (ISO 32000-1 section 9.4.4). */
export function showText(state: State, pieces: unknown): Placed[] {
  const { font } = state
  if (font === null || !Array.isArray(pieces)) return []
  const placed: Placed[] = []
  const matrix = multiply(state.ctm, state.text)
  const [ux, uy] = [matrix[0], matrix[1]]
  const upright = ux * state.direction > 0 && Math.abs(uy) < Math.abs(ux) * 0.05
  const size = state.size * font.em * (Math.hypot(matrix[2], matrix[3]) || Math.hypot(ux, uy))
  const bold = font.bold || state.mode === 2
  const face = bold === font.bold ? font.face : faceIn('bold', font.italic)
  const colour = state.fill ?? ''
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      state.x -= (piece / 1000) * state.size * state.scale * (font.vertical ? 0 : 1)
      continue
    }
    if (!isGlyph(piece)) continue
    const [x, y] = apply(matrix, state.x * state.direction, state.y + state.rise)
    const spacing = state.charSpacing + (piece.isSpace ? state.wordSpacing : 0)
    state.x += (piece.width * font.unit * state.size + spacing) * state.scale
    const [end] = apply(matrix, state.x * state.direction, state.y + state.rise)
    const soft = piece.unicode === softHyphen
    const text = soft ? (piece.width > 0 ? '-' : '') : toText(piece.unicode, font)
    placed.push({ text, space: /^\s*$/.test(text), x, y, end, size, font, bold, face, colour, upright, soft })
  }
  return placed
}

/** TeX's bitmap fonts (Type 3, no names) keep the codes of their encoding: T1 from 0x10 on, OT1 below. */
const texSigns: { readonly [code: number]: string } = {
  ...{ 11: 'ff', 12: 'fi', 13: 'fl', 14: 'ffi', 15: 'ffl' },
  ...{ 16: '“', 17: '”', 18: '„', 19: '«', 20: '»', 21: '–', 22: '—' },
  ...{ 25: 'ı', 27: 'ff', 28: 'fi', 29: 'fl', 30: 'ffi', 31: 'ffl' },
}

/** The private-use character that replaces icons, as icon fonts use it. */
const icon = '\uE000'
/** Ligatures have at most three letters: a glyph mapped to more is an icon mapped to its name. */
const name = /^[A-Za-z][\w-]{3,}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: icon fonts of TeX keep their signs at any code
const letter = /^[\u0001-\u001F!-\u009F\u00A1-\u024F]+$/

/** Replaces letters of symbol fonts, because "J" in ZapfDingbats is a star. */
function toText(unicode: string, font: Font): string {
  if (name.test(unicode) || (font.icons && letter.test(unicode))) return icon
  const code = unicode.charCodeAt(0)
  if (font.bitmap && unicode.length === 1) return texSigns[code] ?? unicode
  return font.pictures && unicode.length === 1 && code > 0x20 && code < 0x100
    ? String.fromCharCode(0xf000 + code)
    : unicode
}

function isGlyph(piece: unknown): piece is PdfGlyph {
  return (
    typeof piece === 'object' &&
    piece !== null &&
    'unicode' in piece &&
    typeof piece.unicode === 'string' &&
    'width' in piece &&
    typeof piece.width === 'number' &&
    Number.isFinite(piece.width)
  )
}
