// Recognises jobs by what they share: numbers before them, and one shape, "job – employer", repeated without dates.
import type { Line } from '../../../documents/document'
import { findDates } from '../dates/dates'
import { countWords } from '../text'
import { headOf, jobWeight } from './names/heads'
import { detail } from './names/labels'
import { isTitle } from './names/titles'
import { opening } from './tasks/openings'

const number = /^(\d{1,2})(?:[.)]|[º°ª]|\s?[-–])\s+(?=\p{L})/u

/** The lines without the numbers that count the jobs: "1) Porteiro, Casa Azul, 2012 – 2016". */
export const withoutNumbers = (lines: readonly Line[]): Line[] => {
  const counted = lines.map(({ text }) => Number(number.exec(text)?.[1] ?? 0))
  const counts = counted.filter((count) => count > 0)
  if (counts.length < 2 || counts.some((count, at) => count !== at + 1)) return [...lines]
  return lines.map((line, at) => {
    if (counted[at] === 0) return line
    const cut = ({ text }: { readonly text: string }) => text.replace(number, '')
    const { parts, ...plain } = line
    return {
      ...plain,
      text: cut(line),
      bullet: false,
      ...(parts ? { parts: [cut({ text: parts[0]! }), ...parts.slice(1)] } : {}),
    }
  })
}

/** Words of each side of such a line. */
const SIDE = 7
/** Words of a name whose first one ends like a verb: "Milker", "Bartender". */
const NAMED = 2
const shape = /^([\p{L}][^–—|:;]{2,50}?)\s+([-–—|])\s+([^–—|:;]{2,60})$/u

type Shaped = { readonly line: Line; readonly sign: string; readonly sides: readonly [string, string] }

const shapedOf = (line: Line): Shaped | null => {
  const [, left = '', sign = '', right = ''] = shape.exec(line.text) ?? []
  const named = left !== '' && [left, right].every((side) => countWords(side) <= SIDE && !/\d{3}|[.!?]$/.test(side))
  return named && !detail.test(line.text) && (opening(left) !== 'action' || countWords(left) <= NAMED || isTitle(left))
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
      best.filter(({ sides }) => jobWeight(sides[side as 0 | 1]) === 2 && headOf(sides[(1 - side) as 0 | 1]) !== 'job')
        .length,
  )
  return best.length >= 2 && Math.max(...jobs) * 2 >= best.length ? new Set(best.map(({ line }) => line)) : new Set()
}
