import { expect, test } from 'bun:test'
import { history, now, running } from '../../../tests/helpers/billing'
import { defaultCatalogue } from '../../billing/catalogue'
import { billing } from '../../domain/billing/billing'
import { noEntitlements } from '../../domain/billing/entitlement'
import { fold } from '../../domain/decider'
import { includesMentoring } from './right'

const sold = fold(
  billing,
  history({
    kind: 'apply-subscription',
    subscription: running,
    now,
    termsOf: () => ({ total: 50, features: ['mentoria_mensal'] }),
  }),
).entitlements
const without = { ...defaultCatalogue, built: { ...defaultCatalogue.built, mentoria_mensal: false } }

test('mentoring that was sold is included, also while nobody gives hours', () => {
  expect(includesMentoring({ catalogue: { ...defaultCatalogue, withheld: ['mentoria_mensal'] } }, sold, now)).toBe(true)
  expect(includesMentoring({ catalogue: defaultCatalogue }, noEntitlements, now)).toBe(false)
})

test('mentoring that this release has not is not included, sold or not', () =>
  expect(includesMentoring({ catalogue: without }, sold, now)).toBe(false))
