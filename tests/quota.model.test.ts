// Two hundred random histories of one account, through the real log, deciders and read models, against a model that
// knows nothing of events: a few counters.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Openable } from '../src/billing/catalogue'
import { account } from '../src/domain/account'
import { analysis } from '../src/domain/analysis'
import { fold } from '../src/domain/decider'
import { allowance, steps } from '../src/domain/quota'
import { accountEvents, accountStream } from '../src/events/account'
import { type Tool, tools } from '../src/events/vocabulary'
import { projections } from '../src/projections/all'
import { allowanceRow } from '../src/projections/quota'
import { verify } from '../src/projections/verify'
import { start, type TestApp, testApp } from './app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Step =
  | { readonly do: 'ask'; readonly tool: Tool }
  | { readonly do: 'complete' | 'fail'; readonly which: number }
  | { readonly do: 'plan'; readonly plan: Openable }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), tool: fc.constantFrom(...tools) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('complete' as const, 'fail' as const), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      plan: fc.constantFrom<Openable>('free', 'premium', 'enterprise'),
    }),
  },
)

type Model = { plan: Openable; spent: Record<Tool, number>; open: { id: string; tool: Tool; counted: boolean }[] }

const expected = ({ plan, spent }: Model) => {
  if (plan !== 'free') return { remaining: -1, total: -1 }
  return { remaining: 4 - tools.reduce((sum, tool) => sum + spent[tool], 0), total: 4 }
}

/** What the model says must happen, and happens to it. */
const play = (model: Model, one: Step, id: string): boolean => {
  if (one.do === 'plan') {
    model.plan = one.plan
    return true
  }
  if (one.do === 'ask') {
    const counted = model.plan === 'free'
    if (counted && model.spent[one.tool] >= 1) return false
    if (counted) model.spent[one.tool] += 1
    model.open.push({ id, tool: one.tool, counted })
    return true
  }
  const [held] = model.open.splice(one.which, 1)
  if (held && one.do === 'fail' && held.counted) model.spent[held.tool] -= 1
  return held !== undefined
}

const command = (one: Exclude<Step, { do: 'plan' }>, id: string) => {
  if (one.do === 'ask') return { kind: 'request', analysis: id, tool: one.tool, bytes: 1, file: 'cv.pdf' } as const
  if (one.do === 'fail') return { kind: 'fail', analysis: id, reason: 'damaged' } as const
  return { kind: 'complete', analysis: id, engine: 'builtin', rubric: 1, score: 50, result: {} } as const
}

test('the allowance of two hundred random histories is the model’s, in the log, the views and the explanation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (history) => {
      const id = Bun.randomUUIDv7()
      const stream = accountStream(id)
      const context = { at: start, actor: id, correlation: Bun.randomUUIDv7(), causation: null }
      const who = {
        name: 'Ana',
        email: 'ana@exemplo.com',
        password: 'x',
        role: 'usuario',
        language: 'pt-BR',
        terms: null,
      } as const
      await app.core.handle(account, stream, { kind: 'register', ...who }, context)
      const model: Model = { plan: 'free', spent: { photo: 0, linkedin: 0, resume: 0, job: 0 }, open: [] }

      for (const one of history) {
        const target =
          one.do === 'complete' || one.do === 'fail'
            ? (model.open[one.which]?.id ?? Bun.randomUUIDv7())
            : Bun.randomUUIDv7()
        const done =
          one.do === 'plan'
            ? await app.core.handle(account, stream, { kind: 'assign-plan', plan: one.plan }, context)
            : await app.core.handle(analysis, stream, command(one, target), context)
        expect(done.ok).toBe(play(model, one, target))
        expect(allowanceRow(app.core.views.db, id)?.allowance).toMatchObject(expected(model))
      }

      const past = accountEvents.history(app.core.log.read(stream))
      expect(allowance(fold(analysis, past).quota)).toMatchObject(expected(model))
      expect(steps(past).at(-1)?.balance).toBe(expected(model).remaining)
    }),
    { numRuns: 200, seed: 20261120 },
  )
  const { differences } = verify({ log: app.core.log, projections, catalog: accountEvents, views: app.core.views })
  expect(differences).toEqual([])
  expect(app.core.views.parked()).toEqual([])
}, 60_000)
