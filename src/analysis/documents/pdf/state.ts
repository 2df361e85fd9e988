import { type Box, IDENTITY, type Matrix } from './matrix'

/** A font as the painter needs it. `unit` is one glyph-space unit and `em` the visible size; Type 3 fonts choose both. */
export type Font = {
  readonly family: string
  readonly bold: boolean
  /** True of a font whose signs are pictures (ZapfDingbats, Wingdings). */
  readonly pictures: boolean
  /** True of an icon font, whose signs are none a person reads or a list item opens with. */
  readonly icons: boolean
  readonly unit: number
  readonly em: number
  readonly vertical: boolean
}

/** The graphics state of ISO 32000-1 section 8.4, as far as text depends on it. */
export type State = {
  ctm: Matrix
  clip: Box
  /** True where the clip is no upright rectangle, such as the frame between two: its box tells more than is painted. */
  ragged: boolean
  /** Colours as #rrggbb; null for a pattern or a shading. */
  fill: string | null
  stroke: string | null
  alpha: number
  font: Font | null
  size: number
  /** -1 where a negative font size turns the direction of writing. */
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

export function newState(ctm: Matrix, page: Box): State {
  return {
    ctm,
    clip: page,
    ragged: false,
    fill: '#000000',
    stroke: '#000000',
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
