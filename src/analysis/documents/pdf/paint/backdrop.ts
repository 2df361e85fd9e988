import { blends } from '../../colour'
import { type Box, contains } from '../matrix'

/** What has been painted so far, to tell whether text can be seen on it. Colours are #rrggbb; null is not a plain one. */
export type Backdrop = {
  /** `solid` is an upright rectangle, which covers all of its box; any other shape may or may not cover a point. */
  add(box: Box, colour: string | null, solid: boolean): void
  /** True when text of this colour at this point has the colour of everything that may lie behind it. */
  hides(colour: string | null, x: number, y: number): boolean
}

/** The paper is white: PDF viewers and printers agree on that. */
const PAGE_COLOUR = '#ffffff'
/** Enough for every résumé seen (the fullest had 140 shapes); older shapes are forgotten first. */
const SHAPES = 2_000
export function newBackdrop(): Backdrop {
  const shapes: { box: Box; colour: string | null; solid: boolean }[] = []
  return {
    add(box, colour, solid) {
      shapes.push({ box, colour, solid })
      if (shapes.length > SHAPES) shapes.shift()
    },
    hides(colour, x, y) {
      if (colour === null) return false
      for (const shape of shapes.toReversed()) {
        if (!contains(shape.box, x, y)) continue
        if (shape.colour === null || !blends(colour, shape.colour)) return false
        if (shape.solid) return true
      }
      return blends(colour, PAGE_COLOUR)
    },
  }
}
