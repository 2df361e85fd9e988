// Given a measure, the score is shown at once, and the rest behind the frame that shows it; of several in one frame the latest.
import { expect, test } from 'bun:test'
import type { DraftMeasureJson as Measure } from '../../../../api/tools/draft'
import { createScoreFirst } from './score-first'

const measure = (score: number) => ({ score }) as Measure

const begin = (first: Measure | null = null) => {
  const frames: (() => void)[] = []
  const [scores, rests]: [(number | null)[], (number | null)[]] = [[], []]
  const shown = createScoreFirst(
    first,
    ({ score }) => rests.push(score),
    (go) => frames.push(go),
  )
  const end = shown.subscribe(() => scores.push(shown.now()?.score ?? null))
  const draw = () => {
    for (const go of frames.splice(0)) go()
  }
  return { shown, end, scores, rests, draw }
}

test('the score comes before the frame, the rest behind it', () => {
  const { shown, scores, rests, draw } = begin(measure(40))
  expect(shown.now()?.score).toBe(40)
  shown.show(measure(60))
  expect([scores, rests]).toEqual([[60], []])
  draw()
  expect([scores, rests]).toEqual([[60], [60]])
})

test('of two measures in one frame each score is shown, and the rest of the latest once', () => {
  const { shown, end, scores, rests, draw } = begin()
  shown.show(measure(60))
  shown.show(measure(62))
  draw()
  draw()
  expect([scores, rests]).toEqual([[60, 62], [62]])
  end()
  shown.show(measure(70))
  draw()
  expect([scores, rests]).toEqual([
    [60, 62],
    [62, 70],
  ])
})
