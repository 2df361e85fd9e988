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
  for (const plan of plans)
    expect([plan, planFacts[plan].payment === 'given']).toEqual([plan, soldPlans.every((sold) => sold !== plan)])
  expect([isSubscription('basico'), isSubscription('professional')]).toEqual([false, true])
})

test('one plan is recommended, and a year of each costs whole cents', () => {
  expect(soldPlans.filter((plan) => planFacts[plan].recommended)).toHaveLength(1)
  for (const plan of soldPlans) expect(planFacts[plan].price % 5).toBe(0)
})

test('the highest sold plan and what is above it are top, and nothing else', () => {
  const highest = Math.max(...soldPlans.map(rank))
  for (const plan of plans) expect([plan, isTop(plan)]).toEqual([plan, rank(plan) >= highest])
})
