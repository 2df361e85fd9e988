// What must hold of the table of plans, whatever rows it gets.
import { expect, test } from 'bun:test'
import { plans, soldPlans } from '../events/schema/vocabulary'
import { isSubscription, isTop, planFacts, rank, soldByRank } from './plans'

test('no two plans rank alike, free is the lowest and enterprise the highest', () => {
  const ranked = plans.toSorted((a, b) => rank(a) - rank(b))
  expect(new Set(plans.map(rank)).size).toBe(plans.length)
  expect([ranked[0], ranked.at(-1)]).toEqual(['free', 'enterprise'])
})

test('a higher plan that is sold never allows less and includes what the lower one has', () => {
  for (const [index, plan] of soldByRank.slice(1).entries()) {
    const [below, above] = [planFacts[soldByRank[index] ?? plan], planFacts[plan]]
    expect(above.limits.total ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(below.limits.total ?? 0)
    expect(below.features.filter((feature) => !above.features.includes(feature))).toEqual([])
    expect(above.price).toBeGreaterThan(below.price)
  }
})

test('a sold plan is paid once or by subscription, a given one is not paid', () => {
  expect(plans.filter((plan) => planFacts[plan].payment === 'given')).toEqual(['free', 'enterprise'])
  expect(soldPlans.filter(isSubscription)).toEqual(['professional', 'premium'])
})

test('one plan is recommended, and a year of each costs whole cents', () => {
  expect(soldPlans.filter((plan) => planFacts[plan].recommended)).toHaveLength(1)
  for (const plan of soldPlans) expect(planFacts[plan].price % 5).toBe(0)
})

test('nothing sold is above the top plans', () => expect(plans.filter(isTop)).toEqual(['premium', 'enterprise']))
