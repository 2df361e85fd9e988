import { describe, expect, test } from 'bun:test'
import { defaultCatalogue } from '../../billing/catalogue'
import type { BoxData } from '../billing/plan-box'
import type { AccountData } from './data'
import { accountView } from './view'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const scored = (score: number) => ({ score, at: now })
const data: AccountData = {
  status: 'free',
  box: null,
  createdAt: Date.parse('2025-03-02T12:00:00-03:00'),
  scores: { overall: scored(70), photo: null, linkedin: scored(60), resume: scored(80) },
  stats: { remaining: 3, total: 4 },
  sessions: [{ id: 's', startedAt: Date.parse('2026-11-19T18:02:00-03:00'), here: true, use: null }],
  now,
}
const page = { language: 'pt-BR', catalogue: defaultCatalogue } as const
const view = (change: Partial<AccountData> = {}) => accountView({ ...data, ...change }, 'Marina Duarte', page)

describe('the account page', () => {
  test('says when the plan renews or ends, and leads to where it is cancelled', () => {
    const running = {
      gateway: 'stripe',
      plan: 'professional',
      status: 'active',
      periodEnd: now + 20 * 86_400_000,
    } as const
    const box = (cancelAtPeriodEnd: boolean): BoxData => ({
      ...{ catalogue: defaultCatalogue, plan: 'professional', remaining: 40, total: 50, cycleEnd: null, until: null },
      ...{ retained: [], pending: [], customer: true, now, running: { ...running, cancelAtPeriodEnd } },
    })
    const { lines, go } = view({ box: box(false) }).usage.plan
    expect([lines.length, go]).toEqual([1, 'Mudar ou cancelar o plano'])
    expect(view({ box: box(true) }).usage.plan.go).toBeNull()
    expect(view().usage.plan).toEqual({ lines: [], go: null })
  })

  test('shows the name, the date of registration, what is left and the four scores', () => {
    const { firstName, since, plan, usage, sessions } = view()
    expect([firstName, since]).toEqual(['Marina', 'Com você desde 2 de março de 2025'])
    expect(plan).toEqual({ label: 'Plano Gratuito', name: null, active: true })
    expect(usage).toMatchObject({ example: false, left: '3 de 4', value: 3, max: 4 })
    expect(usage.rings.map(({ name, score }) => [name, score])).toEqual([
      ['Geral', 70],
      ['Foto', null],
      ['LinkedIn', 60],
      ['Currículo', 80],
    ])
    expect(usage.rings[1]?.label).toBe('Foto: ainda sem análise')
    expect(sessions[0]?.when).toBe('ontem às 18h02')
  })

  test.each([
    ['basico', 'Plano Básico', 'Basic', true],
    ['professional', 'Plano Profissional', 'Pro', true],
    ['premium', 'Plano Premium', null, true],
    ['enterprise', 'Plano Enterprise', null, true],
    ['', 'Plano Inativo', null, false],
    ['whatever', 'Plano Inativo', null, false],
  ] as const)('with status %p shows %s, and the name %p beside it', (status, label, name, active) => {
    expect(view({ status }).plan).toEqual({ label, name, active })
  })

  test('explains the free allowance only to those who have it', () => {
    expect(view().usage.free).toBe('4 análises grátis, uma em cada ferramenta. As notas ficam guardadas aqui.')
    expect(view({ status: 'basico' }).usage.free).toBe(null)
    expect(view({ stats: 'failed' }).usage.free).toBe(null)
  })

  test('unlimited is a full bar', () => {
    const { usage } = view({ stats: { remaining: null, total: null } })
    expect(usage).toMatchObject({ left: 'Ilimitado', value: 1, max: 1 })
  })

  test.each([
    [{ stats: 'failed' }, '0 de 0', [70, null, 60, 80]],
    [{ scores: 'failed' }, '3 de 4', [0, 0, 0, 0]],
  ] as const)('when the read failed (%p) zeros stand in, marked as an example', (change, left, scores) => {
    const { usage } = view(change)
    expect(usage.example).toBe(true)
    expect(usage.left).toBe(left)
    expect(usage.rings.map(({ score }) => score)).toEqual([...scores])
  })

  test('a name of spaces gets a neutral greeting', () => {
    expect(accountView(data, '   ', page).firstName).toBe('Usuário')
  })
})
