import { expect, test } from 'bun:test'
import { certainMatch, matchText } from './view'

test('a range ranks by its lower end, as it is all that is certain, and stands as a range', () => {
  const certain = { score: 48, compared: { range: null, keywords: [] } }
  const ranged = { score: 50, compared: { range: { from: 12, to: 90 }, keywords: [] } }
  const none = { score: null, compared: null }
  expect([none, ranged, certain].toSorted((one, other) => certainMatch(other) - certainMatch(one))).toEqual([
    certain,
    ranged,
    none,
  ])
  expect([certain, ranged, none].map(matchText)).toEqual(['48%', '12–90%', null])
})
