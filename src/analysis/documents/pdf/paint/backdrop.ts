// Decides whether text is visible on what was painted below it.
import { blends } from '../../colour'
import { type Box, contains } from '../glyphs/matrix'

/** The shapes painted so far, by which text on them is visible or not; null is a pattern or gradient. */
type Backdrop = {
  /** `solid` is an axis-aligned rectangle, which covers its whole box; other shapes may or may not cover a point. */
  add(box: Box, colour: string | null, solid: boolean): void
  /** True when text of this colour at this point equals the colour of everything that may lie behind it. */
  hides(colour: string | null, x: number, y: number): boolean
}

/** PDF viewers and printers assume a white page. */
const pageColour = '#ffffff'
/** Shapes remembered; the fullest résumé measured had 140. Older shapes are dropped first. */
const SHAPES = 2_000
/** Points and boxes as in glyphs/matrix.ts. */
export function newBackdrop(): Backdrop {
  const shapes: { box: Box; colour: string | null; solid: boolean }[] = []
  return {
    add(box, colour, solid) {
      shapes.push({ box, colour, solid })
      if (shapes.length > SHAPES) shapes.shift()
    },
    hides(colour, x, y) {
      if (colour === null) return false
      for (let at = shapes.length - 1; at >= 0; at -= 1) {
        const shape = shapes[at]
        if (!shape || !contains(shape.box, x, y)) continue
        if (shape.colour === null || !blends(colour, shape.colour)) return false
        if (shape.solid) return true
      }
      return blends(colour, pageColour)
    },
  }
}
