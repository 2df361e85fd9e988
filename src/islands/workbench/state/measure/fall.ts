// Says why a score is lower than it was, by the check that lost most since: a figure that falls without a word looks like an error.
import { useState } from 'react'
import type { DraftMeasureJson as Measure, DraftScoredJson as Scored } from '../../../../api/tools/draft'

export type Fall = {
  readonly before: number
  readonly now: number
  /** The check that lost most, and its whole points; null where no single one did. */
  readonly check: { readonly name: string; readonly points: number } | null
}

/** Null where the score is no lower than it was. Pure. */
export const fallOf = (before: Scored | null, now: Scored | null): Fall | null => {
  if (!before || !now || now.score >= before.score) return null
  const lostBefore = new Map(before.open.map(({ id, lost }) => [id, lost]))
  const [most] = now.open
    .map(({ id, name, lost }) => ({ name, points: lost - (lostBefore.get(id) ?? 0) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  return { before: before.score, now: now.score, check: most ?? null }
}

/** The higher of two scores; the earlier one where they are equal, which nothing changed since. */
export const highest = (before: Scored | null, now: Scored | null): Scored | null =>
  before && (!now || now.score <= before.score) ? before : now

/** How far the score is below the highest it was since the page opened, or as the draft began; `accept` takes it as it is now. */
export const useFall = (measure: Measure | null, began: Scored | null) => {
  const now = measure?.scored ?? null
  const [peak, setPeak] = useState(() => highest(began, now))
  const top = highest(peak, now)
  if (top !== peak) setPeak(top)
  return { fall: fallOf(top, now), accept: () => setPeak(now) }
}
