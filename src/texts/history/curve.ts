// The curve of a tool's scores over time: it begins on a board and ends in the dot. Pure.
import { roundedTenth } from '../../analysis/figures'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { saoPaulo } from '../../time/zone'
import { lastFigures, type Past, scoreText } from './view'

/** One result; drawn at its score, and written as the range it may have instead. */
type Scored = Pick<Past, 'id' | 'at' | 'score' | 'range'>

type CurvePoint = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly figure: string
  /** Null where it would stand on another one's. */
  readonly day: string | null
  readonly value: boolean
}
export type Curve = {
  readonly width: number
  readonly height: number
  /** Oldest first, two at least. */
  readonly points: readonly CurvePoint[]
  readonly path: string
  readonly board: string
  /** Bands by their lower bound, where they cross the drawing. */
  readonly bands: readonly { readonly y: number; readonly score: number }[]
  readonly label: string
}

/** A drawing's size, what stands free around the line, and how near two values may be to be written. */
type Frame = {
  readonly width: number
  readonly height: number
  readonly side: number
  /** Free at the right end, where the bands are named. */
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly apart: number
  readonly board: number
}
export const wide: Frame = { width: 1060, height: 300, side: 90, right: 190, top: 60, bottom: 62, apart: 70, board: 60 }
export const narrow: Frame = { width: 320, height: 190, side: 44, right: 30, top: 36, bottom: 46, apart: 52, board: 36 }
export const little: Frame = { width: 290, height: 84, side: 30, right: 30, top: 26, bottom: 18, apart: 44, board: 20 }

/** Results drawn; more would be a blur. */
const drawn = 60
const bounds = [40, 60, 75, 90] as const
/** Points of score that a curve spans at least, so that one point is no cliff. */
const least = 20

/** Smooth between the points and level at each, so that no value is passed that was never measured. */
const pathOf = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points
    .map(({ x, y }, at) => {
      const last = points[at - 1]
      if (!last) return `M${x} ${y}`
      const middle = roundedTenth((last.x + x) / 2)
      return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')

/** The curve of a tool's last 60 results, by time; null below two. `results` newest first. */
export const curveOf = (
  results: readonly Scored[],
  name: string,
  language: Language,
  now: number,
  frame: Frame,
): Curve | null => {
  const line = lastFigures(results, drawn)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 2) return null
  const t = translator(language)
  const { date, moment } = formats(language)
  const scores = line.map(({ score }) => score)
  const spare = Math.max(0, least - (Math.max(...scores) - Math.min(...scores))) / 2
  const [low, high] = [Math.min(...scores) - spare, Math.max(...scores) + spare]
  const room = frame.height - frame.top - frame.bottom
  const yOf = (score: number) => roundedTenth(frame.top + (room * (high - score)) / (high - low))
  // By order and not by time: ten tries of one afternoon would stand on each other.
  const step = (frame.width - frame.side - frame.right) / (line.length - 1)
  let written = Number.NEGATIVE_INFINITY
  const points = line.map((one, index) => {
    const { id, at, score } = one
    const x = roundedTenth(frame.side + step * index)
    const isLast = index === line.length - 1
    const room = x - written >= frame.apart && (isLast || frame.width - frame.right - x >= frame.apart)
    if (room || isLast) written = x
    return {
      id,
      x,
      y: yOf(score),
      figure: scoreText(one),
      day: room || isLast ? shortDay(at, language) : null,
      value: room || isLast,
    }
  })
  return {
    width: frame.width,
    height: frame.height,
    points,
    path: pathOf(points),
    board: `M${roundedTenth(frame.side - frame.board)} ${points[0]?.y ?? 0}H${frame.side}`,
    bands: bounds.filter((score) => score > low && score < high).map((score) => ({ y: yOf(score), score })),
    label: t('history.all.curve', {
      name,
      count: line.length,
      from: date(first.at, now),
      to: moment(last.at, now),
      scores: line.map(scoreText).join(', '),
    }),
  }
}

const shortDays = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: saoPaulo }),
  'en-US': new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: saoPaulo }),
} as const satisfies Record<Language, Intl.DateTimeFormat>
const shortDay = (at: number, language: Language): string =>
  shortDays[language].format(at).replace(' de ', ' ').replace('.', '')
