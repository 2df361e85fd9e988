// Shows the score of a measure before the rest of it, because drawing all that an answer changes is slow on a phone.
import { useSyncExternalStore } from 'react'
import type { DraftMeasureJson as Measure } from '../../../../api/tools/draft'
import { narrow } from '../../../../ui/base/media'

/** Calls `go` as the frame after the next one begins, which is when the next one has been drawn; at once where nothing is drawn. */
const afterNextFrame = (go: () => void): void => {
  if (document.hidden) go()
  else requestAnimationFrame(() => requestAnimationFrame(go))
}

export type ScoreFirst = {
  /** The latest measure. */
  now(): Measure | null
  /** What is called with each new one at once; gives back what ends that. */
  subscribe(draw: () => void): () => void
  /** Who subscribed is called now; `rest` with the latest measure behind the frame that shows it. */
  show(measure: Measure): void
}

export const createScoreFirst = (
  first: Measure | null,
  rest: (measure: Measure) => void,
  later = afterNextFrame,
): ScoreFirst => {
  const subscribers = new Set<() => void>()
  let latest = first
  let isDue = false
  return {
    now: () => latest,
    subscribe(draw) {
      subscribers.add(draw)
      return () => void subscribers.delete(draw)
    },
    show(measure) {
      latest = measure
      for (const draw of subscribers) draw()
      if (isDue) return
      isDue = true
      later(() => {
        isDue = false
        if (latest) rest(latest)
      })
    },
  }
}

/** The latest measure, for what shows the score. */
export const useScore = ({ subscribe, now }: ScoreFirst): Measure | null => useSyncExternalStore(subscribe, now, now)

const notAtAll = () => () => {}

/** The score beside the page, which on a phone comes with the rest. */
export const useScoreBeside = ({ subscribe, now }: ScoreFirst): Measure | null =>
  useSyncExternalStore(globalThis.matchMedia?.(narrow).matches ? notAtAll : subscribe, now, now)
