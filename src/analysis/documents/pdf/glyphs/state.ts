// The graphics state that affects text.
import { type Box, IDENTITY, type Matrix } from './matrix'

/** A font as the painter needs it: `unit` is one glyph-space unit, `em` the visible size. */
export type Font = {
  readonly family: string
  readonly bold: boolean
  readonly italic: boolean
  /** Its weight and slant in words, as `Faced` has them. */
  readonly face: string
  /** True for a font whose glyphs are pictures (ZapfDingbats, Wingdings). */
  readonly pictures: boolean
  /** True for an icon font, whose glyphs are neither text nor bullets. */
  readonly icons: boolean
  /** True for a Type 3 font, whose codes may be those of TeX's encodings. */
  readonly bitmap: boolean
  readonly unit: number
  readonly em: number
  readonly vertical: boolean
}

/** The graphics state of ISO 32000-1 section 8.4, limited to what affects text. */
export type State = {
  ctm: Matrix
  clip: Box
  /** True where the clip is no upright rectangle, so that its box is larger than what is painted. */
  ragged: boolean
  /** Colours as #rrggbb; null for a pattern or shading. */
  fill: string | null
  stroke: string | null
  lineWidth: number
  alpha: number
  font: Font | null
  size: number
  /** -1 where a negative font size reverses the writing direction. */
  direction: 1 | -1
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  text: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

/** The state with which a page begins (PDF 32000-1, 8.4 and 9.3). */
export function newState(ctm: Matrix, page: Box): State {
  return {
    ctm,
    clip: page,
    ragged: false,
    fill: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    alpha: 1,
    font: null,
    size: 0,
    direction: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    text: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  }
}
