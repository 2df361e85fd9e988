// What a plan's card says of a price with a coupon.
import { expect, test } from 'bun:test'
import { defaultCatalogue } from '../../billing/catalogue'
import { cardsOf } from './view'

test('only what renews has a first payment, and says what follows it', () => {
  const choice = { catalogue: defaultCatalogue, cycle: 'monthly', current: 'free', retained: [] } as const
  const cards = cardsOf({ ...choice, coupon: { code: 'BETA', percent: 40 }, language: 'pt-BR' })
  const notes = Object.fromEntries(cards.map((card) => [card.plan, card.notes.join(' ')]))
  expect(notes.basico).toBe('')
  expect(notes.professional).toMatch(/^no primeiro pagamento Depois, R\$\s?89,90 por mês\.$/)
})
