// Finds the jobs of a section without any date: the lines of one shape, "job – employer", repeated.
import type { Line } from '../../../../documents/document'
import { findDates } from '../../dates/dates'
import { countWords } from '../../text'
import { headNounOf, jobWeight } from '../names/heads'
import { detail } from '../names/labels'
import { isTitle } from '../names/titles'
import { opening } from '../tasks/openings'

/** Most words of each side of such a line. */
const MAX_SIDE_WORDS = 7
/** Most words of a name whose first one ends like a verb: "Milker", "Bartender". */
const MAX_NAME_WORDS = 2
const shape = /^([\p{L}][^–—|:;]{2,50}?)\s+([-–—|])\s+([^–—|:;]{2,60})$/u

type Shaped = { readonly line: Line; readonly sign: string; readonly sides: readonly [string, string] }

const shapedOf = (line: Line): Shaped | null => {
  const [, left = '', sign = '', right = ''] = shape.exec(line.text) ?? []
  const isPair =
    left !== '' && [left, right].every((side) => countWords(side) <= MAX_SIDE_WORDS && !/\d{3}|[.!?]$/.test(side))
  return isPair &&
    !detail.test(line.text) &&
    (opening(left) !== 'action' || countWords(left) <= MAX_NAME_WORDS || isTitle(left))
    ? { line, sign: /[–—-]/.test(sign) ? '-' : sign, sides: [left, right] }
    : null
}

/** The lines of one shape that head jobs without dates: most of them name a job on the same side. */
export const shapedHeads = (lines: readonly Line[]): ReadonlySet<Line> => {
  if (lines.some(({ text }) => findDates(text).length > 0)) return new Set()
  const shaped = lines.flatMap((line) => shapedOf(line) ?? [])
  const signs = new Map(shaped.map(({ sign }) => [sign, shaped.filter((other) => other.sign === sign)]))
  const best = [...signs.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  const jobs = [0, 1].map(
    (side) =>
      best.filter(
        ({ sides }) => jobWeight(sides[side as 0 | 1]) === 2 && headNounOf(sides[(1 - side) as 0 | 1]) !== 'job',
      ).length,
  )
  return best.length >= 2 && Math.max(...jobs) * 2 >= best.length ? new Set(best.map(({ line }) => line)) : new Set()
}
