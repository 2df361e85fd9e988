// What a reader meets first or cannot get past limits a page: a complaint in the opening, praise in stock phrases, bare percentages.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const head = ['Ana Sol Prado', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE']
const work = [
  '# Experiência',
  'Gerente de recepção – Hotel Mar Azul – 01/2016 a 08/2025',
  '- Reduzi a espera no balcão de 14 para 5 minutos com nova escala de turnos',
  '- Treinei 22 recepcionistas no sistema Opera e no atendimento em inglês',
  '- Negociei com 3 lavanderias e baixei o custo por apartamento de R$ 19 para R$ 14',
  '- Preparei a abertura de 40 apartamentos da ala nova sem fechar a recepção',
  '- Atendi 120 hóspedes por dia na temporada com 6 pessoas por turno',
  '- Implantei o check-in pelo celular, usado por 35% dos hóspedes em um ano',
  '# Formação',
  'Hotelaria – UFPE – 2012',
]
const of = (...lines: string[]) => analyseResume(document(...head, ...lines))
const opening = 'Gerente de recepção com 9 anos em hotéis de praia.'

describe('a complaint or a demand in the opening', () => {
  test.each([
    'Saí do último emprego porque a gerência não valorizava ninguém.',
    'Não aceito salário menor que R$ 8.000 nem fins de semana.',
  ])('limits a strong page until it is gone: %s', (sentence) => {
    const page = of('# Resumo', `${opening} ${sentence}`, ...work)
    expect(page.caps).toEqual([{ id: 'complaint', at: 60 }])
    const { gain } = page.checks.find(({ id }) => id === 'empty')!
    const better = of('# Resumo', opening, ...work)
    expect(Math.abs((better.score ?? 0) - (page.score ?? 0) - gain)).toBeLessThanOrEqual(1)
  })
  test('costs and does not limit where it stands further down', () => {
    const page = of('# Resumo', opening, ...work, 'Saí porque a gerência não valorizava ninguém.')
    expect(page.caps).toEqual([])
  })
})

describe('praise in stock phrases', () => {
  const praise =
    'Profissional dinâmica, proativa, comprometida com resultados, com espírito de equipe, pontualidade e facilidade de relacionamento.'
  const duties = [
    '# Experiência',
    'Professora – Escola Mundo Azul – 2015 a 2024',
    '- Desenvolvo projetos que estimulam a curiosidade e a autonomia das crianças da turma',
    '- Mantenho parceria e confiança com as famílias e fortaleço vínculos com a escola',
    '- Conduzo o ensino de forma lúdica e prazerosa com práticas pedagógicas inovadoras',
    '- Organizo eventos e datas comemorativas com envolvimento da comunidade escolar',
    '# Formação',
    'Pedagogia – UFPE – 2012',
  ]
  test('limits a page without a fact, and less with each line that has one', () => {
    const bare = of('# Resumo', praise, ...duties)
    expect(bare.caps.map(({ id }) => id)).toEqual(['praise'])
    const scores = [0, 1, 2].map((count) =>
      Number(
        of(
          '# Resumo',
          praise,
          ...duties.map((line, at) => (at < 2 + count && at >= 2 ? `${line}, com 2${at} alunos` : line)),
        ).score,
      ),
    )
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    for (const [at, score] of scores.entries()) if (at > 0) expect(score - scores[at - 1]!).toBeLessThanOrEqual(4)
  })
  test('leaves a page of facts far above one without', () =>
    expect(of('# Resumo', praise, ...work).score).toBeGreaterThanOrEqual(62))
})

test('bare percentages of a seller are doubted and not worthless', () => {
  const page = analyseResume(
    document(
      'Bruno Reis',
      'SALES',
      'bruno.reis@example.com | (216) 555-0133 | Akron, OH',
      '# Highlights',
      ...['141% of quota', '$7.1M closed', '36% win rate', '29 new accounts'],
      '# Experience',
      ...['Lumora | 2020 – Present', 'Account Executive', '128%, 117%, 109%', '$2.2M in best year'],
      ...['Tidewater Data | 2016 – 2020', 'Sales Representative', '230 meetings', '103%'],
      '# Education',
      'BA, Ohio University, 2015',
    ),
  )
  expect(page.score).toBeGreaterThanOrEqual(30)
  expect(page.score).toBeLessThanOrEqual(50)
})

test('a deed with its object alone is weak evidence, and not none', () => {
  const cook = (...tasks: string[]) =>
    analyseResume(
      document(
        ...['Marlene Dias', 'Cozinheira', 'Contagem – MG | (31) 98842-1190', '# Experiência'],
        ...['Restaurante Sabor da Roça – Cozinheira | 2019 a 2024', ...tasks],
      ),
    ).checks.find(({ id }) => id === 'tasks')!.points
  const short = cook('- Fritar salgados', '- Lavar louça', '- Montar lanches', '- Preparo de almoço')
  expect(short).toBeGreaterThan(0)
  expect(
    cook(
      '- Fritei salgados e pastéis para o balcão',
      '- Lavei a louça e as panelas do almoço',
      '- Montei lanches e marmitas para entrega',
    ),
  ).toBeGreaterThan(short)
  expect(cook('- Ser pontual', '- Ajudar em tudo')).toBe(0)
})
