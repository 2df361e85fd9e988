// A tool's history in one language: the list, the score's change, and what changed between two results. Pure.

import { roundedTenth } from '../../analysis/figures'
import { hasFigure } from '../../analysis/job/figure'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { ReportOffer } from '../report/offer'
import { signed } from '../signed'

/** One earlier result; `at` in ms, `score` 0 to 100, `rubric` the version of the rules. */
export type Past = {
  readonly id: string
  readonly at: number
  readonly score: number
  /** Shown instead of the score where an advert was thin; ends of 0 to 100. */
  readonly range?: { readonly from: number; readonly to: number } | null
  /** Equal for two comparisons with the same advert; null or absent for the other tools. */
  readonly advert?: string | null
  readonly rubric: number
  readonly file: string
}

type Compared = Pick<Past, 'id' | 'advert'>
/** Results that may stand beside one: of a job, those of the same advert. */
export const comparableWith = <One extends Compared>(results: readonly One[], one: Compared | undefined): One[] =>
  one === undefined ? [] : results.filter(({ advert }) => (advert ?? null) === (one.advert ?? null))

/** The results before the one with this id that may be compared with it, newest first; `results` newest first. */
export const earlierThan = <One extends Compared>(results: readonly One[], id: string | undefined): One[] => {
  const at = results.findIndex((one) => one.id === id)
  return at < 0 ? [] : comparableWith(results.slice(at + 1), results[at])
}

/** A measured part of a result with its short name; points of max, null where it could not be measured. */
export type Part = { readonly id: string; readonly name: string; readonly points: number | null; readonly max: number }
/** Two results side by side, by their own parts; null once a person's data is erased. */
export type Pair = {
  readonly older: Past
  readonly newer: Past
  readonly before: readonly Part[]
  readonly after: readonly Part[]
  /** True where both read the same text. */
  readonly sameText?: boolean
}

export type HistoryData = {
  /** The tool's page; a result opens at `<path>?analise=<id>`. */
  readonly path: string
  /** Newest first. */
  readonly entries: readonly Past[]
  /** The result on the page. */
  readonly shown: string | null
  readonly pair: Pair | null
  /** Which PDF report the person's plan includes. */
  readonly report: 'none' | 'simple' | 'detailed'
  /** How a person without one can get it. */
  readonly reportOffer: ReportOffer
  readonly now: number
}

type Change = {
  readonly id: string
  readonly name: string
  readonly before: string
  readonly after: string
  /** "+4", "−2", or a dash where one of the two was not measured. */
  readonly moved: string
  readonly up: boolean
}

/** What changed between two results, largest change first, without what comes from changed rules. */
export function changesOf({ before, after }: Pick<Pair, 'before' | 'after'>, language: Language): Change[] {
  const { number } = formats(language)
  const t = translator(language)
  const old = new Map(before.map((part) => [part.id, part]))
  const textOf = (part: Part) =>
    part.points === null
      ? t('history.unmeasured')
      : t('history.points', { points: number(part.points), max: number(part.max) })
  const rows = after.flatMap((part) => {
    const first = old.get(part.id)
    if (!first || first.max !== part.max || first.points === part.points) return []
    const moved = first.points === null || part.points === null ? 0 : roundedTenth(part.points - first.points)
    const hasBoth = first.points !== null && part.points !== null
    const { id, name } = part
    const row = { id, name, before: textOf(first), after: textOf(part), moved: hasBoth ? signed(moved, number) : '–' }
    return [{ row: { ...row, up: moved > 0 }, size: Math.abs(moved) }]
  })
  return rows.toSorted((a, b) => b.size - a.size).map(({ row }) => row)
}

/** A result's score as text: a figure, a range where there is one, or a dash for one that says nothing. */
export const scoreText = ({ score, range }: Pick<Past, 'score' | 'range'>): string =>
  !hasFigure(range) ? '–' : range ? `${range.from}–${range.to}` : `${score}`

/** Why two results under the same rules differ, or that they do not: nothing that was sent changed a result that is the same. */
const underSameRules = (pair: Pair, language: Language): string => {
  const hasMoved = pair.older.score !== pair.newer.score || changesOf(pair, language).length > 0
  if (pair.sameText) return translator(language)(hasMoved ? 'history.textSameMoved' : 'history.textSame')
  return translator(language)(hasMoved ? 'history.rulesSame' : 'history.rulesSameOnly')
}

/** The change of the whole score between two results, as text that says whether the rubric changed too. */
export function pairText(pair: Pair, language: Language): { readonly score: string; readonly rules: string } {
  const { older, newer } = pair
  const t = translator(language)
  const ranged = older.range || newer.range
  const moved = newer.score - older.score
  const how = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same'
  return {
    score: ranged
      ? t('history.moved.range', { before: scoreText(older), after: scoreText(newer) })
      : t(`history.moved.${how}`, { before: older.score, after: newer.score, count: Math.abs(moved) }),
    rules:
      older.rubric === newer.rubric
        ? underSameRules(pair, language)
        : t('history.rulesChanged', { before: older.rubric, after: newer.rubric }),
  }
}

/** A result's name in a list or menu: "resume.pdf, 3 de março". */
export function nameOf({ file, at }: Past, language: Language, now: number): string {
  const when = formats(language).moment(at, now)
  return file ? `${file}, ${when}` : when
}

export type Chart = {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly label: string
  readonly from: string
  readonly to: string
}

/** View box of the chart, and the margins around the plot. */
export const box = { width: 640, height: 200, left: 40, right: 16, top: 16, bottom: 34 } as const
/** Most results drawn; more would be unreadable at 300 px. */
const drawn = 30

/** Height of a score of 0 to 100 in the chart's own units. */
export const heightOf = (score: number): number =>
  roundedTenth(box.height - box.bottom - ((box.height - box.bottom - box.top) * score) / 100)

/** The newest `most` results that have a figure to draw, the oldest first. `results` newest first. */
export const lastFigures = <T extends Pick<Past, 'range'>>(results: readonly T[], most: number): T[] =>
  results
    .filter(({ range }) => hasFigure(range))
    .slice(0, most)
    .toReversed()

/** The line of the last 30 scores from the oldest to the newest, evenly spaced; null below two. */
export function chartOf(entries: readonly Past[], language: Language, now: number): Chart | null {
  const line = lastFigures(entries, drawn)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 2) return null
  const t = translator(language)
  const { date } = formats(language)
  const step = (box.width - box.left - box.right) / (line.length - 1)
  return {
    points: line.map(({ score }, index) => ({ x: roundedTenth(box.left + step * index), y: heightOf(score) })),
    label: t('history.chart', {
      count: line.length,
      scores: line.map(scoreText).join(', '),
      from: date(first.at, now),
      to: date(last.at, now),
    }),
    from: date(first.at, now),
    to: date(last.at, now),
  }
}
