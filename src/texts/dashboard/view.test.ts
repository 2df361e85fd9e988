import { describe, expect, test } from 'bun:test'
import { check, result } from '../../../tests/fixtures/resume/result'
import { analyseLinkedin } from '../../analysis/linkedin'
import { defaultCatalogue } from '../../billing/catalogue'
import { type Language, languages } from '../../i18n'
import { firstName } from '../../i18n/first'
import type { DashboardData } from './data'
import { dashboardView } from './view'

const now = Date.parse('2026-11-20T15:00:00-03:00')
const at = (iso: string) => Date.parse(iso)

const marina: DashboardData = {
  name: 'Marina Duarte',
  status: 'basico',
  scores: {
    overall: { score: 78, before: 72, at: now },
    photo: { score: 85, at: at('2026-11-17T09:00:00-03:00') },
    linkedin: null,
    resume: { score: 76, before: 70, at: at('2026-11-20T09:14:00-03:00') },
  },
  stats: { remaining: 7, total: 10, until: at('2026-12-12T00:00:00-03:00') },
  activities: [],
  latest: {},
  now,
}
const newcomer: DashboardData = {
  ...marina,
  status: 'free',
  scores: { overall: null, photo: null, linkedin: null, resume: null },
  stats: { remaining: 4, total: 4 },
}
const page = (language: Language) => ({ language, catalogue: defaultCatalogue })
const pt = (data: Partial<DashboardData> = {}) => dashboardView({ ...marina, ...data }, page('pt-BR'))

describe('the greeting', () => {
  test.each([
    ['Marina Duarte', 'Marina'],
    ['  élio  ramos', 'élio'],
    ['', 'Usuário'],
    ['   ', 'Usuário'],
  ])('%p is %s', (name, first) => {
    expect(firstName(name, 'Usuário')).toBe(first)
  })
})

describe('the scores', () => {
  test('show each figure, the previous one and when it was measured', () => {
    const { overall, rings, overallText, delta, example } = pt().scores
    expect(overall).toMatchObject({ score: 78, before: 72, label: 'Nota geral: 78 de 100, antes 72' })
    expect(overallText).toBe('Muito bom. Média das suas análises: Foto e Currículo.')
    expect(delta).toEqual({ up: true, text: '6 pontos a mais que antes' })
    expect(rings.map(({ name, when }) => [name, when])).toEqual([
      ['Foto', 'há 3 dias'],
      ['LinkedIn', 'sem análise'],
      ['Currículo', 'hoje, 9h14'],
    ])
    expect(example).toBe(false)
  })

  test('given a tool without an analysis, its ring is empty and says so', () => {
    expect(pt().scores.rings[1]).toMatchObject({ score: null, label: 'LinkedIn: ainda sem análise' })
    expect(dashboardView(newcomer, page('pt-BR')).scores.overall.score).toBeNull()
  })

  test('given that the read failed, the example figures show as an example', () => {
    const { overall, rings, example } = pt({ scores: 'failed' }).scores
    expect(example).toBe(true)
    expect([overall, ...rings].map(({ score }) => score)).toEqual([78, 65, 82, 73])
    expect(rings.every(({ when }) => when === 'Exemplo')).toBe(true)
  })

  test('a lower score is shown as such', () => {
    const overall = { score: 70, before: 71, at: now }
    const scores = { overall, photo: null, linkedin: null, resume: overall }
    expect(pt({ scores }).scores.delta).toEqual({ up: false, text: '1 ponto a menos que antes' })
  })
})

describe('the next step', () => {
  const checks = [
    check('date-format', { gain: 3 }),
    check('quantified', { gain: 8, evidence: [{ text: 'Responsável por atendimento.', page: 1, line: 12 }] }),
  ]

  test('is the largest gain of the latest analysis, with its place', () => {
    const next = pt({ latest: { resume: result({ checks }) } }).next
    expect(next).toMatchObject({ gain: '+8', place: 'Currículo, página 1, linha 12', href: '/curriculo' })
  })

  test('may be for another tool than the résumé, and links to it', () => {
    const linkedin = analyseLinkedin({ headline: 'Analista', about: 'Sou analista.', experience: '' })
    const { next, lead } = pt({ latest: { linkedin, resume: result({ checks }) } })
    expect(next?.href).toBe('/linkedin')
    expect(next?.place).toStartWith('LinkedIn')
    expect(next?.gain).toBe('até +30')
    expect(lead).toBe('Seu próximo salto está aqui embaixo.')
  })

  test('given a draft changed since the analysis, the résumé has none: some of its tips are followed there', () => {
    const resume = result({ checks })
    const changed = { latest: { resume }, draftAt: now + 1 }
    expect(pt(changed)).toMatchObject({ next: null, lead: 'Seu próximo salto está aqui embaixo.' })
    expect(pt(changed).side.suggestions).toEqual(['Currículo: Continue na Oficina o que você começou.'])
    const linkedin = analyseLinkedin({ headline: 'Analista', about: 'Sou analista.', experience: '' })
    expect(pt({ ...changed, latest: { resume, linkedin } }).next?.href).toBe('/linkedin')
    expect(pt({ latest: { resume }, draftAt: at('2026-11-20T09:00:00-03:00') }).next?.gain).toBe('+8')
  })

  test('is absent when there is nothing to gain, no analysis, or no résumé', () => {
    expect(pt().next).toBeNull()
    expect(pt({ latest: { resume: result({ checks: [] }) } }).next).toBeNull()
    expect(pt({ latest: { resume: result({ score: null, checks }) } }).next).toBeNull()
  })
})

describe('the counter', () => {
  test.each([
    [
      { remaining: 7, total: 10, until: at('2026-12-12T00:00:00-03:00') },
      '7 de 10',
      'análises restantes até 12 de dezembro',
    ],
    [{ remaining: 4, total: 4 }, '4 de 4', 'análises restantes'],
    [{ remaining: null, total: null }, null, 'Análises ilimitadas'],
  ] as const)('%p', (stats, count, text) => expect(pt({ stats }).left).toEqual({ example: false, count, text }))

  test('given that the read failed, it is the example 3 of 3', () => {
    expect(pt({ stats: 'failed' }).left).toMatchObject({ example: true, count: '3 de 3' })
  })
})

describe('the tools', () => {
  test.each([
    ['basico', { remaining: 7, total: 10 }, null],
    ['basico', { remaining: 0, total: 10 }, 'Sem análises restantes'],
    ['basico', { remaining: -2, total: 10 }, 'Sem análises restantes'],
    ['premium', { remaining: null, total: null }, null],
    ['', { remaining: 7, total: 10 }, 'Escolha um plano para analisar'],
    ['gold', { remaining: 7, total: 10 }, 'Escolha um plano para analisar'],
    ['basico', 'failed', null],
  ] as const)('with plan "%s" and %p are disabled because %p', (status, stats, reason) => {
    expect(pt({ status, stats }).tools.map(({ disabled }) => disabled)).toEqual([reason, reason, reason, reason])
  })
})

describe('the one action', () => {
  const activities = [{ id: 'a1', tool: 'linkedin', score: 74, at: now }] as const
  const none = { remaining: 0, total: 4 }
  test('links to the tools while one can be used', () => {
    const start = { text: 'Continuar Análise', href: '#analises' }
    expect(pt({ activities }).action).toEqual(start)
    expect(pt({ activities, status: 'premium', stats: { remaining: null, total: null } }).action).toEqual(start)
    expect(pt({ stats: 'failed' }).action).toEqual(start)
    expect(pt({ activities }).toTools).toBeNull()
    // The specified button is there for those, too, who have nothing left.
    expect(pt({ activities, stats: none }).toTools).toEqual(start)
    expect(pt({ activities, status: '' }).toTools).toEqual(start)
  })
  test('given no analysis left, links to the latest result, and the lead says why', () => {
    const view = pt({ activities, stats: none })
    expect(view.action).toEqual({ text: 'Ver último resultado', href: '/linkedin?analise=a1' })
    expect(view.lead).toBe('Suas análises acabaram. As notas e o que mudar continuam aqui.')
  })
  test('given none left and no result either, or no plan, links to the plans', () => {
    const plans = { text: 'Ver planos', href: '/planos' }
    expect(pt({ stats: none }).action).toEqual(plans)
    expect(pt({ stats: none }).lead).toBe('Suas análises acabaram. Veja como continuar.')
    expect(pt({ activities, status: '' }).action).toEqual(plans)
  })
})

test('activities have the specification’s names, figures and days, and the list is bounded', () => {
  const activities = [
    { id: '1', tool: 'resume', score: 76, at: at('2026-11-20T09:14:00-03:00') },
    { id: '2', tool: 'linkedin', score: 74, at: at('2026-11-19T20:00:00-03:00') },
    { id: '3', tool: 'job', score: 71, at: at('2026-11-17T20:00:00-03:00') },
    { id: '4', tool: 'photo', score: null, at: at('2025-11-17T20:00:00-03:00') },
  ] as const
  expect(pt({ activities }).activities.map(({ name, score, when }) => [name, score, when])).toEqual([
    ['Análise de Currículo', '76 de 100', 'hoje, 9h14'],
    ['Análise de Perfil LinkedIn', '74 de 100', 'ontem, 20h00'],
    ['Scanner de Palavras-Chave', '71% compatível', '17 de novembro'],
    ['Análise de Foto de Perfil', 'sem nota', '17 de novembro de 2025'],
  ])
  const many = Array.from({ length: 50 }, (_, id) => ({ ...activities[0], id: String(id) }))
  expect(pt({ activities: many }).activities).toHaveLength(8)
})

describe('the side panel', () => {
  test.each([
    ['free', 'Plano Gratuito', 'Assinar Plano', 'Recursos Exclusivos Pro'],
    ['basico', 'Plano Básico', 'Atualizar para Pro', 'Plano Básico'],
    ['professional', 'Plano Profissional', 'Assinar Plano', 'Recursos Exclusivos Pro'],
    ['premium', 'Plano Premium', 'Plano Ativo', 'Recursos Premium'],
    ['enterprise', 'Plano Enterprise', 'Plano Ativo', 'Recursos Premium'],
    ['', 'Plano Inativo', 'Assinar Plano', 'Recursos Exclusivos Pro'],
    ['gold', 'Plano Inativo', 'Assinar Plano', 'Recursos Exclusivos Pro'],
  ])('for plan "%s" says %s, %s, %s', (status, label, button, promo) => {
    const { plan } = pt({ status }).side
    expect([plan.label, plan.button.text, plan.promo?.title]).toEqual([label, button, promo])
    expect(plan.button.href).toBe(button === 'Plano Ativo' ? null : '/planos')
  })

  test('says what the button is for, and whose features those are, to who subscribes already', () => {
    const own = (status: string) => {
      const { note, promo } = pt({ status }).side.plan
      return [note, promo?.own]
    }
    expect(own('professional')).toEqual(['Você já está no Pro: aqui você compara e troca de plano.', true])
    expect(own('premium')).toEqual([null, true])
    expect(own('basico')).toEqual([null, true])
    expect(own('free')).toEqual([null, false])
  })

  test.each([
    [{ remaining: 7, total: 10 }, '7/10', 7, 10],
    [{ remaining: 0, total: 4 }, '0/4', 0, 4],
    [{ remaining: null, total: null }, 'Ilimitado/Ilimitado', 1, 1],
    [{ remaining: 0, total: 0 }, '0/0', 0, 1],
    ['failed', '0/0', 0, 1],
  ] as const)('with %p left shows %s', (stats, left, value, max) => {
    expect(pt({ stats }).side).toMatchObject({ left, value, max, example: stats === 'failed' })
  })

  test('Basic’s count comes from the plan, and is an example when it could not be read', () => {
    expect(pt().side.plan.promo).toMatchObject({ example: false })
    expect(pt().side.plan.promo?.items[0]).toBe('10 análises por ciclo pago')
    expect(pt({ stats: 'failed' }).side.plan.promo).toMatchObject({ example: true })
    expect(pt({ stats: 'failed' }).side.plan.promo?.items[0]).toBe('999 análises por ciclo pago')
  })
})

describe('suggestions of the week', () => {
  test('are none when the read failed', () => expect(pt({ stats: 'failed' }).side.suggestions).toEqual([]))
})

test.each([...languages])('nothing in %s is left unresolved', (language) => {
  for (const data of [marina, newcomer, { ...marina, scores: 'failed', stats: 'failed' } as const]) {
    const text = JSON.stringify(dashboardView(data, page(language)))
    expect(text).not.toContain('{{')
    expect(text).not.toContain('dashboard.')
  }
})
