import { expect, test } from 'bun:test'
import { isComparable, readAdvert } from '../../analysis/job'
import { trades } from './trades'

test('each trade’s advert says enough to be compared, so that the demonstration can be made', () => {
  const thin = trades.filter(({ advert }) => !isComparable(readAdvert(advert))).map(({ title }) => title)
  expect(thin).toEqual([])
})
