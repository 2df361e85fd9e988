import { describe, expect, test } from 'bun:test'
import { specification } from '../../../tests/helpers/specification'
import { defaultCatalogue } from '../../billing/catalogue'
import { monthsAfter } from '../../billing/cycle'
import type { DomainEvent } from '../../events/schema/events'
import { analysis } from '../analyses/analysis'
import { fold } from '../decider'
import { explainQuota } from './ledger'
import { type AllowanceId, allowance, allowanceOf, noneUsed, quotaRefusal } from './quota'

const { given } = specification(analysis)
const { limits } = defaultCatalogue
const now = Date.UTC(2026, 10, 20, 12, 14)
const free = { plan: 'free', source: 'free', cycle: 0 } as const
const a = '0190a000-0000-7000-8000-000000000001'
const b = '0190a000-0000-7000-8000-000000000002'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' },
  personal: { name: 'Ana', email: 'ana@exemplo.com.br', password: '$argon2id$' },
}
const requested = (
  id: string,
  tool: 'resume' | 'photo' | 'linkedin' | 'job' = 'resume',
  unit: AllowanceId | null = free,
): DomainEvent => ({
  type: 'AnalysisRequested',
  data: { analysis: id, tool, bytes: 10, unit },
  personal: { file: 'cv.pdf' },
})
const completed = (id: string): DomainEvent => ({
  type: 'AnalysisCompleted',
  data: { analysis: id, tool: 'resume', engine: 'builtin', rubric: 1, score: 70 },
  personal: { result: {} },
})
const failed = (id: string): DomainEvent => ({
  type: 'AnalysisFailed',
  data: { analysis: id, tool: 'resume', reason: 'damaged' },
  personal: null,
})
const assigned = (plan: 'free' | 'premium' | 'enterprise'): DomainEvent => ({
  type: 'PlanAssigned',
  data: { plan, from: now, reason: 'unspecified' },
  personal: null,
})
const ask = (id: string, tool: 'resume' | 'photo' = 'resume') =>
  ({ kind: 'request', analysis: id, tool, bytes: 10, file: 'cv.pdf', now, limits }) as const
const left = (...history: DomainEvent[]) => allowance(fold(analysis, history).quota, now, limits)

describe('the free allowance', () => {
  test('four in all, one of each tool', () =>
    expect(left(registered)).toEqual({ remaining: 4, total: 4, perTool: { photo: 1, linkedin: 1, resume: 1, job: 1 } }))
  test('a requested analysis takes one use', () => given(registered).when(ask(a)).then(requested(a)))
  test('a second one of the same tool is refused', () =>
    given(registered, requested(a), completed(a)).when(ask(b)).refused('quota-tool'))
  test('another tool is still free', () => {
    expect(left(registered, requested(a)).perTool).toEqual({ photo: 1, linkedin: 1, resume: 0, job: 1 })
    given(registered, requested(a)).when(ask(b, 'photo')).then(requested(b, 'photo'))
  })
  test('a failure gives the use back', () => given(registered, requested(a), failed(a)).when(ask(b)).then(requested(b)))
  test('a second failure of the same analysis gives nothing more', () => {
    given(registered, requested(a), failed(a))
      .when({ kind: 'fail', analysis: a, reason: 'damaged' })
      .refused('analysis-not-open')
    expect(left(registered, requested(a), failed(a), failed(a)).remaining).toBe(4)
  })
  test('a completed analysis cannot fail afterwards', () =>
    given(registered, requested(a), completed(a))
      .when({ kind: 'fail', analysis: a, reason: 'internal' })
      .refused('analysis-not-open'))
  test('after all four nothing is left', () =>
    given(
      registered,
      requested('1', 'photo'),
      requested('2', 'linkedin'),
      requested('3', 'resume'),
      requested('4', 'job'),
    )
      .when(ask(b))
      .refused('quota-exhausted'))
  test('the same analysis twice is refused', () =>
    given(registered, requested(a)).when(ask(a)).refused('analysis-repeated'))
  test('without an account nothing can be requested', () => given().when(ask(a)).refused('account-missing'))
})

const premium: AllowanceId = { plan: 'premium', source: `assigned-${now}`, cycle: now }

describe('the refusal of an allowance', () => {
  const of = (total: number | null, resume: number) =>
    quotaRefusal(
      allowanceOf({ ...limits.free, total, perTool: total === null ? null : 1 }, { ...noneUsed, resume }),
      'resume',
    )
  test('none while a use of the tool is left', () => expect(of(2, 0)).toBeNull())
  test('names the tool while other tools have uses left', () => expect(of(2, 1)).toBe('quota-tool'))
  test('names the whole when nothing is left', () => expect(of(1, 1)).toBe('quota-exhausted'))
  test('none without a limit', () => expect(of(null, 9)).toBeNull())
})

describe('an unlimited plan', () => {
  test('has no limit', () =>
    expect(left(registered, assigned('premium'))).toMatchObject({ remaining: null, total: null }))
  test('is never refused', () =>
    given(registered, assigned('premium'), requested(a))
      .when(ask(b))
      .then(requested(b, 'resume', premium)))
  test('does not change the free uses', () =>
    expect(
      left(registered, assigned('premium'), requested(a, 'resume', premium), completed(a), assigned('free')).remaining,
    ).toBe(4))
  test('free uses stay used when it ends', () =>
    expect(left(registered, requested(a), completed(a), assigned('premium'), assigned('free')).remaining).toBe(3))
  test('an event from before allowances had names used the plan of its time', () => {
    const old = (id: string) => requested(id, 'resume', null)
    expect(left(registered, old(a)).remaining).toBe(3)
    expect(left(registered, assigned('premium'), old(a), assigned('free')).remaining).toBe(4)
    expect(left(registered, assigned('premium'), old(a), assigned('free'), failed(a)).remaining).toBe(4)
  })
  test('a failure of an uncounted analysis gives no use back', () =>
    expect(
      left(registered, assigned('premium'), requested(a, 'resume', premium), assigned('free'), failed(a)).remaining,
    ).toBe(4))
})

/** Events with the times at which they happened. */
const dated = (...history: readonly (readonly [at: number, event: DomainEvent])[]) =>
  history.map(([at, event]) => ({ ...event, meta: { at } }))
const ledger = (history: ReturnType<typeof dated>, until: number) =>
  explainQuota(history, until, limits).lines.map(({ event, change, balance }) => [
    event?.type ?? 'time',
    change,
    balance,
  ])

describe('the ledger of an allowance', () => {
  test('each line has its change and what was left', () =>
    expect(
      ledger(dated([1, registered], [2, requested(a)], [3, failed(a)], [4, requested(b)], [5, completed(b)]), 6),
    ).toEqual([
      ['AccountRegistered', 4, 4],
      ['AnalysisRequested', -1, 3],
      ['AnalysisFailed', 1, 4],
      ['AnalysisRequested', -1, 3],
    ]))
  test('what falls due at the time of an unrelated event is caused by time', () => {
    const read: DomainEvent = { type: 'NotificationsRead', data: { until: 1 }, personal: null }
    const pass: DomainEvent = {
      type: 'PassOpened',
      data: { payment: 'p', plan: 'basico', amount: 2_990, from: now, cycles: 1 },
      personal: null,
    }
    const end = monthsAfter(now, 1)
    const history = dated([1, registered], [now, pass], [end, read])
    expect(explainQuota(history, end, limits).lines.at(-1)).toMatchObject({
      ...{ at: end, event: null, reason: 'plan-changed', planBefore: 'basico', plan: 'free' },
    })
  })
  test('a change of plan is a line with plans, not uses', () =>
    expect(ledger(dated([1, registered], [now, assigned('enterprise')], [now + 1, assigned('free')]), now + 2)).toEqual(
      [
        ['AccountRegistered', 4, 4],
        ['PlanAssigned', 'unlimited', null],
        ['PlanAssigned', 'limited', 4],
      ],
    ))
  test('a new cycle and the end of a plan are lines without an event', () => {
    const opened: DomainEvent = {
      type: 'PassOpened',
      data: { payment: 'p', plan: 'basico', amount: 28_704, from: now, cycles: 12 },
      personal: null,
    }
    const unit: AllowanceId = { plan: 'basico', source: 'p', cycle: now }
    const year = ledger(
      dated([1, registered], [now, opened], [now + 1, requested(a, 'job', unit)]),
      now + 400 * 24 * 3600e3,
    )
    expect(year).toEqual([
      ['AccountRegistered', 4, 4],
      ['PassOpened', 6, 10],
      ['AnalysisRequested', -1, 9],
      ['time', 1, 10],
      ...Array.from({ length: 10 }, () => ['time', 0, 10]),
      ['time', -6, 4],
    ])
  })
})
