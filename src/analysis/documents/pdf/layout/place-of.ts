// Gives each line its box on the page, for the picture that is drawn beside a result.

import { roundedTenth } from '../../../figures'
import type { HiddenPlace, LinePlace } from '../../document'
import type { Limits } from '../../limits'
import { cleanText } from '../../text'
import { type Placed, toRows } from '../glyphs/lines'
import { isSignature, type Page } from '../page'

/** In points from the top left of the page, to a tenth. */
export const placeOf = ({ row, segments }: Pick<Placed, 'row' | 'segments'>): LinePlace => ({
  y: roundedTenth(row.y),
  size: roundedTenth(row.size),
  pieces: segments.map(({ text, x, end }) => ({ text: cleanText(text), x: roundedTenth(x), end: roundedTenth(end) })),
})

/** The rows of text that cannot be seen, as many as there may be hidden passages. */
export const hiddenPlaces = (pages: readonly Page[], limits: Limits): HiddenPlace[] =>
  pages
    .flatMap(({ painted, scan }, at) => {
      // What lies invisibly over a scan is the reading of its picture.
      const hidden = painted.glyphs.filter((glyph) => glyph.hidden !== null && !(scan && glyph.hidden === 'invisible'))
      return [...Map.groupBy(hidden, (glyph) => glyph.hidden)].flatMap(([reason, glyphs]) =>
        reason === null
          ? []
          : toRows(glyphs)
              .filter((row) => !isSignature(row))
              .map((row) => ({ page: at + 1, reason, ...placeOf({ row, segments: row.segments }) })),
      )
    })
    .slice(0, limits.hidden)
