// Turns figures per day into a chart and its texts, in one language. Pure.
import { noonOf } from '../../domain/day'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

/** The drawing's own units; it scales to its container. */
export const box = { width: 640, height: 240, left: 56, right: 10, top: 24, floor: 206 } as const

type Point = { readonly day: number; readonly value: number }

export type ChartView = {
  readonly title: string
  /** A sentence under the title: the finding. */
  readonly finding: string
  /** The chart's description for screen readers. */
  readonly label: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly ticks: readonly { readonly y: number; readonly text: string }[]
  readonly dates: { readonly from: string; readonly middle: string; readonly to: string }
  readonly rows: readonly { readonly day: number; readonly date: string; readonly value: string }[]
}

/** The smallest of 1, 2 or 5 times a power of ten that needs at most three lines up to a figure. */
export const lineEvery = (most: number): number => {
  let power = 1
  for (;;) {
    for (const digit of [1, 2, 5]) if (digit * power * 3 >= most) return digit * power
    power *= 10
  }
}

/** `points` in order of days, at least one; `unit` is the smallest distance of two lines, 100 for cents. */
export function chartOf(
  title: string,
  points: readonly Point[],
  language: Language,
  format: (value: number) => string,
  unit = 1,
): ChartView {
  const t = translator(language)
  const { short, numeric, number } = formats(language)
  const least = Math.min(0, ...points.map(({ value }) => value))
  const most = Math.max(0, ...points.map(({ value }) => value))
  const every = Math.max(unit, lineEvery(Math.max(most, -least)))
  const low = Math.floor(least / every) * every
  const high = Math.max(every, Math.ceil(most / every) * every)
  const heightOf = (value: number) => Math.round(box.floor - ((value - low) / (high - low)) * (box.floor - box.top))
  const across = (index: number) =>
    Math.round(box.left + (index / Math.max(1, points.length - 1)) * (box.width - box.left - box.right))
  const date = (point: Point | undefined) => short(noonOf(point?.day ?? 0))
  const [first, last] = [points[0], points.at(-1)]
  const peak = points.reduce<Point | undefined>((top, one) => (one.value > (top?.value ?? 0) ? one : top), undefined)
  const ends = { from: date(first), to: date(last) }
  const ticks = Array.from({ length: Math.round((high - low) / every) + 1 }, (_, index) => low + index * every)
  return {
    title,
    finding: peak ? t('admin.chart.peak', { most: format(peak.value), peak: date(peak) }) : t('admin.chart.none'),
    label:
      peak && first && last
        ? t('admin.chart.range', {
            ...{ title, ...ends, first: format(first.value), last: format(last.value) },
            ...{ most: format(peak.value), peak: date(peak) },
          })
        : t('admin.chart.flat', { title, ...ends }),
    points: points.map(({ value }, index) => ({ x: across(index), y: heightOf(value) })),
    ticks: ticks.map((value) => ({ y: heightOf(value), text: number(value / unit) })),
    dates: { ...ends, middle: date(points[Math.floor((points.length - 1) / 2)]) },
    rows: points.map(({ day, value }) => ({ day, date: numeric(noonOf(day)), value: format(value) })),
  }
}
