import { describe, expect, test } from 'bun:test'
import { defaultCatalogue } from '../../billing/catalogue'
import { domainEvents } from '../../events/schema/events'
import { eventRow, type Past, type Why, whatOf, whyView } from './person-view'

const past: Past = {
  id: 'e1',
  position: 7,
  at: Date.parse('2026-11-20T12:14:05Z'),
  type: 'AnalysisFailed',
  who: 'self',
  correlation: 'c1',
  cause: { position: 6, type: 'AnalysisRequested' },
  data: { analysis: 'a-long-id', tool: 'photo', reason: 'no-face' },
  personal: null,
  balance: { before: 2, after: 3 },
}
const row = (change: Partial<Past> = {}) => eventRow({ ...past, ...change }, 'pt-BR', defaultCatalogue)

describe('an event', () => {
  test('of every type has its own text', () => {
    const wordless = Object.keys(domainEvents.definitions).filter((type) => whatOf(type, 'pt-BR').includes(type))
    expect(wordless).toEqual([])
    expect(whatOf('FromTheFuture', 'en-US')).toBe('Event of another release (FromTheFuture)')
  })

  test('shows what, who, why and its effect on the balance, and no ids', () => {
    expect(row()).toMatchObject({
      when: '20/11/2026, 09:14:05',
      what: 'Análise falhou',
      who: 'a própria pessoa',
      details: ['Foto', 'Nenhum rosto na foto'],
      cause: { position: 6, what: 'Análise pedida' },
      balance: '2 → 3',
    })
  })

  test('shows only the names of its personal parts or, when opened, their content, bounded in length', () => {
    expect(row({ personal: { hidden: ['name', 'unheard-of'] } })).toMatchObject({
      hidden: 'Oculto: nome, unheard-of',
      opened: null,
    })
    const opened = row({ personal: { open: { text: 'x'.repeat(50_000) } } })
    expect([opened.hidden, opened.opened?.length]).toEqual([null, 20_000])
  })

  test('without a limit is written as a word', () =>
    expect(row({ balance: { before: 4, after: null } }).balance).toBe('4 → ilimitado'))
})

describe('the quota’s history', () => {
  const why: Why = {
    plan: 'free',
    cycle: null,
    perTool: { photo: 1, linkedin: 1, resume: 1, job: 1 },
    remaining: 2,
    total: 4,
    used: 3,
    returned: 1,
    lines: [],
  }
  const answer = (change: Partial<Why> = {}, language: 'pt-BR' | 'en-US' = 'pt-BR'): string[] => {
    const { question, answer } = whyView({ ...why, ...change }, language, defaultCatalogue)
    return [question, answer]
  }
  test('is summarised in one sentence that adds up', () => {
    expect(answer()).toEqual([
      'Por que restam 2?',
      'Restam 2 de 4: 4 do Plano Gratuito, menos 3 em análises pedidas, mais 1 de volta por análise que falhou.',
    ])
    expect(answer({ used: 2, returned: 0 })[1]).toBe('Restam 2 de 4: 4 do Plano Gratuito, menos 2 em análises pedidas.')
    expect(answer({ plan: 'premium', remaining: null })).toEqual([
      'Por que não há limite?',
      'As análises são ilimitadas: o Plano Premium não as conta.',
    ])
    expect(answer({ plan: 'basico', cycle: Date.UTC(2026, 10, 20, 12) })[1]).toMatch(/ Este ciclo começou em .*20.*\.$/)
    expect(answer({}, 'en-US')[0]).toBe('Why 2 left?')
  })

  test('explains each line, including what time alone did', () => {
    const by = { event: null, at: 0, change: 6, balance: 10, planBefore: 'basico', cycle: 0, unit: null } as const
    const { steps } = whyView(
      {
        ...why,
        lines: [
          { ...by, reason: 'cycle-began', plan: 'basico' },
          { ...by, reason: 'plan-changed', plan: 'free' },
        ],
      },
      'pt-BR',
      defaultCatalogue,
    )
    expect(steps.map(({ what, position }) => [what, position])).toEqual([
      ['Novo ciclo: nada passa de um para outro', '–'],
      ['Com o tempo: Plano Gratuito', '–'],
    ])
  })
})
