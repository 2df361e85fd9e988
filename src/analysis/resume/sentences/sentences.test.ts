// The meaning of a sentence: an objective, a length of time, or nothing.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'
import { findVagueAim } from './empty/aim'
import { withoutStock } from './empty/cliches'
import { differentEmpty, emptySentences, findEmpty, isLoneShare } from './empty/empty'
import { findTenure } from './time/tenure'

describe('a sentence without content', () => {
  test.each([
    ['Fiz várias coisas', 'vague'],
    ['Outras atividades inerentes ao cargo', 'vague'],
    ['Did other duties', 'vague'],
    ['Various site measurement and valuation duties.', 'vague'],
    ['Não fazia nada', 'vague'],
    ['Ajudava nas coisas da loja', 'vague'],
    ['Did everything in the store', 'vague'],
    ['Cuidava de tudo na loja', 'vague'],
    ['Obtive resultados expressivos na área', 'unmeasured'],
    ['Significant improvements across teams', 'unmeasured'],
    ['O melhor do Brasil em vendas', 'boast'],
    ['World class leader', 'boast'],
    ['Saí porque o chefe era falso, chefe ruim', 'blame'],
  ] as const)('%s: %s', (text, reason) => {
    expect(findEmpty(text)?.reason).toBe(reason)
  })

  test.each([
    'Separei os pedidos, conferi o peso e outras coisas pequenas do balcão de frios',
    'Reduzi as perdas de 12% para 7%, resultados expressivos no ano',
    'Atendi o público com calma',
    'cuido pra não faltar nada na dispensa',
    'Conferia se não estava faltando nada no caminhão',
    'Kept everything clean and in its place',
    'Arrumava as coisas das crianças',
  ])('%s has content', (text) => {
    expect(findEmpty(text)).toBeNull()
  })

  test('counts once for the cap, however often it is repeated', () => {
    expect(differentEmpty(emptySentences(document('- Outras atividades', '- Outras atividades')))).toBe(1)
  })
})

test('a percentage alone in a short sentence has no clear reference', () => {
  expect(isLoneShare('Aumentei 50% a meta')).toBe(true)
  expect(isLoneShare('Baixei a perda de 12% para 7%')).toBe(false)
  expect(isLoneShare('Reduzi em 20% as quedas do setor ao implantar a checagem de grades')).toBe(false)
  expect(isLoneShare('Coordeno dois analistas em 30% do tempo')).toBe(false)
})

test('a generic objective is identified by its words', () => {
  expect(findVagueAim(['Cozinheira', 'Aceito qualquer vaga na empresa'])).toBe('qualquer vaga')
  expect(findVagueAim(['Seeking a new challenge'])).toBe('Seeking a new challenge')
  expect(findVagueAim(['Auxiliar de estoque ou expedição. Posso trabalhar à noite.'])).toBeNull()
})

test('a duration is recognised, an age is not', () => {
  expect(findTenure('Supermercado Bom Dia – Caixa – 1 ano e 3 meses')).toBe('1 ano e 3 meses')
  expect(findTenure('Hospital (estágio) - 6 meses')).toBe('6 meses')
  expect(findTenure('Tenho 19 anos')).toBeNull()
})

test.each([
  ['Cuidei de crianças com idades de 2 a 5 anos', null],
  ['Taught ages 3 months to 5 years', null],
  ['Turma com idades a partir de 3 anos', null],
  ['Pupils ages 4 years upwards', null],
  ['Group of ages 3 years and 4 years', null],
  ['Looked after twins aged 4 years', null],
  ['Turma da faixa etária de 4 anos', null],
  ['Grupos etários de 2 anos', null],
  ['Contrato de 12 meses, maioridade', '12 meses'],
  ['Average of 2 years per client', '2 years'],
  ['Managed packages for 3 years', '3 years'],
  ['Atendi cidades da região por 2 anos', '2 anos'],
])('ages in the plural are no duration: %s', (line, duration) => expect(findTenure(line)).toBe(duration))

describe('a résumé written as a message', () => {
  test('is accepted and gets advice instead of a refusal', () => {
    const result = analyseResume(
      document(
        'Bruna',
        '9 8877 6612',
        'Ola meu nome e Bruna tenho 19 anos moro no Jd Paraiso. estou procurando serviço de atendente',
        'ja ajudei na lanchonete da minha tia mais ou menos 1 ano atendendo e fritando salgado',
        'termino a escola esse ano, posso começar hoje',
      ),
    )
    expect(result.score).not.toBeNull()
    expect(result.checks.some(({ id, status }) => id === 'tasks' && status !== 'full')).toBe(true)
  })

  test('without contact data is not a résumé', () => {
    expect(analyseResume(document('Oi', 'tenho 19 anos e estou procurando uma receita de bolo')).score).toBeNull()
  })
})

test('each stock phrase of a paragraph is found, and who was motivated is none', () => {
  const text = 'Hard-working, motivated people person who thinks outside the box and works on my own initiative'
  expect(
    withoutStock(text)
      .split(/[\s,]+/)
      .filter(Boolean),
  ).toEqual(['who', 'and', 'works'])
  expect(withoutStock('Motivated a team of 12')).toBe('motivated a team of 12')
  expect(withoutStock('Motivated 12 volunteers')).toBe('motivated 12 volunteers')
})
