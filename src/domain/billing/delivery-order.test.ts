// Deliveries of a provider in random order and number; those of a provider’s own are in the Stripe tests.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { apply, history, now, pay, planOf, running } from '../../../tests/helpers/billing'
import { dayMs } from '../../time/units'
import type { BillingCommand } from './billing'

test('whatever the order and number of a provider’s events, the plan is the same and each payment counts once', () => {
  const payment = fc.record({
    payment: fc.constantFrom('pi_1', 'pi_2', 'pi_3'),
    cycle: fc.constantFrom('monthly' as const, 'annually' as const),
    refunded: fc.constantFrom(0, 0, 500, 1495),
    dispute: fc.constantFrom(null, null, 'open' as const, 'won' as const, 'lost' as const),
    at: fc.integer({ min: 0, max: 90 }).map((days) => now - days * dayMs),
  })
  const subscription = fc.record({
    status: fc.constantFrom('active' as const, 'past_due' as const, 'canceled' as const, 'paused' as const),
    plan: fc.constantFrom('professional' as const, 'premium' as const),
    cancelAtPeriodEnd: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(payment, { selector: (one) => one.payment, maxLength: 3 }),
      fc.option(subscription, { nil: null }),
      fc.array(fc.nat(99), { maxLength: 12 }),
      fc.infiniteStream(fc.nat(1000)),
      (payments, one, repeats, shuffle) => {
        const words: BillingCommand[] = [
          ...payments.map((each) => pay(each)),
          ...(one ? [apply({ ...running, ...one })] : []),
        ]
        if (words.length === 0) return
        const more = repeats.map((index) => words[index % words.length] as BillingCommand)
        const mixed = [...words, ...more]
          .map((word) => ({ word, key: shuffle.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ word }) => word)
        const straight = history(...words)
        const events = history(...mixed)
        for (const days of [0, 10, 40, 200, 400])
          expect(planOf(events, now + days * dayMs)).toBe(planOf(straight, now + days * dayMs))
        const count = (type: string) => events.filter((event) => event.type === type).length
        expect([count('PaymentReceived'), count('PassOpened')]).toEqual([payments.length, payments.length])
      },
    ),
    { numRuns: process.env.LONG ? 2000 : 400, seed: 20261121 },
  )
})
