// Every feature that is sold has content: a page that answers, and nobody is sold a key without one.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { defaultCatalogue } from '../../src/billing/catalogue'
import { readCatalogue } from '../../src/billing/catalogue-file'
import { contents, type Feature, features } from '../../src/billing/features'
import { hasFeature, isAnnounced, linesOf } from '../../src/billing/offer'
import { plans, soldPlans } from '../../src/events/schema/vocabulary'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { planIncludes } from '../../src/server/billing/allowance'
import { policies } from '../../src/server/http/request/policies'
import { testApp } from '../helpers/app'

const without = features.filter((feature) => contents[feature] === null)

describe('the content of a feature', () => {
  test.each(features.filter((feature) => contents[feature] !== null))('%s is on a page of its own', (feature) =>
    expect(Object.keys(policies)).toContain(`GET ${contents[feature]}`),
  )

  test('templates_premium stays announced, as specified', () => expect(without).toContain('templates_premium'))

  test('is what makes it sold: no plan of the default catalogue has a key without it', () => {
    for (const plan of plans)
      for (const feature of without) {
        expect([plan, feature, hasFeature(defaultCatalogue, plan, feature)]).toEqual([plan, feature, false])
        if (plan !== 'free' && plan !== 'enterprise') expect(linesOf(defaultCatalogue, plan)).not.toContain(feature)
      }
  })

  test('is what makes it sold: no operator’s file sells a key without it, and the plan announces it', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...features)),
        fc.uniqueArray(fc.constantFrom(...features), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...soldPlans),
        (soon, list, plan) => {
          const on = Object.fromEntries(features.map((feature) => [feature, true]))
          const read = readCatalogue(JSON.stringify({ soon, [plan]: { features: on, list } }))
          if (!read.ok) throw new Error(read.problems.join())
          for (const feature of without) {
            expect(hasFeature(read.catalogue, plan, feature)).toBe(false)
            expect(isAnnounced(read.catalogue, plan, feature)).toBe(true)
            expect(linesOf(read.catalogue, plan)).not.toContain(feature)
          }
        },
      ),
      { numRuns: 200, seed: 20261122 },
    ))
})

test('an account has what its plan includes, and nobody has anything without one', async () => {
  const app = await testApp()
  try {
    const client = app.client()
    await client.register('inclui@exemplo.com')
    const account = String(((await (await client.ask('/api/user')).json()) as { id: string }).id)
    const has = () => features.filter((one: Feature) => planIncludes(app.core, account, app.core.clock(), one))
    expect(has()).toEqual([])
    await assignPlan(app.core, 'inclui@exemplo.com', 'premium')
    // Nobody gives hours here, so mentoring is nobody's to use (tests/mentoring).
    expect(has()).toEqual(features.filter((one) => contents[one] !== null && one !== 'mentoria_mensal'))
    expect(features.filter((one) => planIncludes(app.core, 'nobody', app.core.clock(), one))).toEqual([])
  } finally {
    await app.close()
  }
})
