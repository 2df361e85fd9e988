import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { defaultCatalogue } from '../../billing/catalogue'
import type { DomainEvent } from '../../events/schema/events'
import { type Tool, tools } from '../../events/schema/vocabulary'
import { explainQuota } from './ledger'

type Step = { readonly kind: 'ask' | 'fail' | 'done' | 'premium' | 'free'; readonly n: number; readonly tool: Tool }

const eventOf = ({ kind, n, tool }: Step): DomainEvent => {
  const analysis = `analysis-${n}`
  switch (kind) {
    case 'ask':
      return { type: 'AnalysisRequested', data: { analysis, tool, bytes: 1, unit: null }, personal: null }
    case 'fail':
      return { type: 'AnalysisFailed', data: { analysis, tool, reason: 'damaged' }, personal: null }
    case 'done':
      return { type: 'AnalysisCompleted', data: { analysis, tool, engine: 'b', rubric: 1, score: 1 }, personal: null }
    default:
      return { type: 'PlanAssigned', data: { plan: kind, from: n, reason: 'request' }, personal: null }
  }
}
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const meta = (position: number) => ({
  ...{ position, id: `${position}`, stream: 'account/a', version: position, at: position },
  ...{ actor: null, correlation: 'c', causation: null },
})

test('after any events, the ledger adds up to the allowance', () => {
  const step = fc.record({
    kind: fc.constantFrom<Step['kind']>('ask', 'ask', 'fail', 'done', 'premium', 'free'),
    n: fc.integer({ min: 0, max: 4 }),
    tool: fc.constantFrom(...tools),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (taken) => {
      // An analysis is requested once and ends at most once, as in the domain; more than four are refused on the free
      // plan.
      const open = new Set<number>()
      const seen = new Set<number>()
      const events = taken.filter(({ kind, n }) => {
        if (kind === 'premium' || kind === 'free') return true
        if (kind !== 'ask') return open.delete(n)
        if (seen.has(n) || seen.size >= 4) return false
        seen.add(n)
        open.add(n)
        return true
      })
      const history = [registered, ...events.map(eventOf)].map((event, index) => ({ ...event, meta: meta(index + 1) }))
      const { remaining, total, used, returned, lines } = explainQuota(history, 1_000, defaultCatalogue.limits)
      if (total !== null) expect<number | null>(total - used + returned).toBe(remaining)
      expect(lines.at(-1)?.balance).toBe(remaining)
    }),
  )
})
