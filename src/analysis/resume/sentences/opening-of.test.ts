import { expect, test } from 'bun:test'
import { openingOf } from './opening-of'

test.each([
  'Pick 180 lines an hour',
  'Load 12 trailers a shift',
  'Check about 250 items a day',
  'Fit bathrooms and run copper pipe',
  'Feed the animals twice a day',
  'Keep the till balanced',
])('“%s” opens with an action', (text) => expect(openingOf(text)).toBe('action'))

test.each(['Stock control', 'Price list', 'Pack'])('“%s” does not', (text) =>
  expect(openingOf(text)).not.toBe('action'),
)
