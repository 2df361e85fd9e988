// Claims a recruiter will doubt are found and limit the score; large figures that people do reach are believed.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import { analyseResume } from '..'
import { readResume } from '../reading'
import { findDoubted } from '../sentences/doubted'
import { emptySentences } from '../sentences/empty/empty'
import { workBlocks, workSentences } from '../sentences/work/work'
import { document } from '../testing'
import { doubtedClaims } from './plausible'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const study = ['# Formação', 'Administração – Universidade Exemplo – 2014']
const page = (...lines: string[]) => document(...head, '# Experiência', ...lines, ...study)
const reasons = (...lines: string[]) => doubtedClaims(readResume(document(...lines))).map(({ reason }) => reason)

describe('a figure', () => {
  test.each([
    ['Aumentei as vendas em 4000 % no trimestre', 'growth'],
    ['Grew revenue 2,500% in one quarter', 'growth'],
    ['Multipliquei o faturamento por 80x', 'growth'],
    ['Reduzi os custos de energia em 350%', 'cut'],
    ['Cut onboarding time by 140%', 'cut'],
    ['Gerenciei 8.000 vendedores em 120 lojas', 'scale'],
    ['Managed 45 thousand employees', 'scale'],
    ['Atendi 2.000 clientes por dia no balcão', 'scale'],
    ['Led sales teams in 95 countries', 'scale'],
    ['Saved the company $12 billion', 'scale'],
  ])('%j is doubted', (text, reason) => {
    expect(findDoubted(text)?.reason).toBe(reason as 'growth')
  })

  test.each([
    'Aumentei os seguidores em 900% em dois anos, de 300 para 3.000',
    'Reduzi o tempo de espera em 100%, porque a fila acabou',
    'Reduzi o prazo de 12 para 4 dias com 35 pessoas',
    'Coordenei 1.200 colaboradores em três turnos',
    'Atendi 120 clientes por dia no caixa',
    'Refeitório com 2.000 refeições por dia',
    'Loja com fluxo de 3.000 clientes por dia',
    'Gestão de carteira de R$ 2 bilhões',
    'Exported to 40 countries',
    'Cuidei de 150.000 mudas por safra',
  ])('%j is believed', (text) => {
    expect(findDoubted(text)).toBeNull()
  })
})

describe('jobs', () => {
  const job = (title: string, when: string) => [
    `${title} – Casa ${title} Ltda – ${when}`,
    '- Cuidei do estoque da loja',
  ]
  const titles = ['Vendedora', 'Cozinheira', 'Motorista', 'Professora', 'Analista', 'Enfermeira']

  test('five or more at one time for a year contradict one another; three do not', () => {
    const many = (count: number) =>
      page(...titles.slice(0, count).flatMap((title) => job(title, '01/2015 a 12/2020'))).lines.map(({ text }) => text)
    expect(doubtedClaims(readResume(page(...titles.flatMap((t) => job(t, '2015 – 2020')))))[0]?.reason).toBe('overlap')
    expect(doubtedClaims(readResume(document(...many(3))))).toEqual([])
  })

  test('one after another never do, whatever their number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 8 }), (lengths) => {
        const from = lengths.map((_, at) => 1990 + lengths.slice(0, at).reduce((sum, years) => sum + years, 0))
        const lines = lengths.flatMap((years, at) => job(titles[at % 6]!, `${from[at]} – ${from[at]! + years}`))
        expect(doubtedClaims(readResume(page(...lines)))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('before the age of ten by the person’s own date of birth are doubted', () => {
    expect(
      reasons(...head, 'Nascida em 12/03/2004', '# Experiência', ...job('Gerente', '2008 – 2012'), ...study),
    ).toEqual(['age'])
    expect(
      reasons(...head, 'Nascida em 12/03/1984', '# Experiência', ...job('Gerente', '2008 – 2012'), ...study),
    ).toEqual([])
  })

  test('a senior headline over a traineeship is doubted, a trainee’s own headline is not', () => {
    const trainee = ['# Experiência', ...job('Estagiária de TI', '06/2024 a atual'), ...study]
    expect(reasons('Ana Sol', 'Desenvolvedora sênior e CTO', ...head.slice(1), ...trainee)).toEqual(['level'])
    expect(reasons('Ana Sol', 'Estudante de computação', ...head.slice(1), ...trainee)).toEqual([])
  })
})

describe('percentages of nothing that can be pictured', () => {
  const loose = [
    '- Aumentei 30% os resultados',
    '- Melhorei 25% o desempenho',
    '- Elevei 40% a eficiência',
    '- Otimizei 35% a performance',
    '- Cresci 50% a produtividade',
  ]
  test('are no figures, and line after line they say nothing', () => {
    const resume = readResume(page('Analista – Azul S.A. – 2018 a 2024', ...loose))
    expect(workSentences(workBlocks(resume)).filter(({ figure }) => figure !== null)).toEqual([])
    expect(emptySentences(resume).map(({ reason }) => reason)).toEqual(loose.map(() => 'share'))
  })

  test('one among concrete lines is a figure of speech', () => {
    const lines = page(
      'Analista – Azul S.A. – 2018 a 2024',
      loose[0]!,
      '- Treinei 12 caixas',
      '- Conferi 80 notas por dia',
    )
    expect(emptySentences(lines)).toEqual([])
  })

  test('of sales, stock or freight are figures', () => {
    const lines = ['- Aumentei em 12% a venda de pneus na loja', '- Baixei em 8% a perda de frutas no estoque']
    const work = workSentences(workBlocks(readResume(page('Gerente – Azul S.A. – 2018 a 2024', ...lines))))
    expect(work.map(({ figure }) => figure)).toEqual(['12%', '8%'])
  })
})

test('one pattern with other numbers is one figure', () => {
  const lines = [10, 20, 30, 40, 50].map((count) => `- Vendi ${count} perfumes por dia na loja`)
  const work = workSentences(workBlocks(readResume(page('Consultora – Flor Ltda – 2020 a 2024', ...lines))))
  expect(work.filter(({ figure }) => figure !== null)).toHaveLength(1)
})

test('two doubted claims limit the score of a good page, and quote both', () => {
  const good = portugueseResumes.analistaFinanceiro.split('\n')
  const at = good.findIndex((line) => line.startsWith('- '))
  const claims = ['- Reduzi os gastos da filial em 180%', '- Aumentei as vendas de pneus em 3000%']
  const result = analyseResume(document(...good.toSpliced(at, 0, ...claims)))
  expect(analyseResume(document(...good)).score).toBeGreaterThan(60)
  expect(result.caps.map(({ id }) => id)).toEqual(['implausible'])
  expect(result.score).toBe(30)
  expect(result.checks.find(({ id }) => id === 'plausible')?.evidence.map(({ mark }) => mark)).toEqual([
    '180%',
    '3000%',
  ])
})

test.each(['Value Barn, Dearborn 11/2016 to 2/2019', 'Sanborn Foods, 2016 to 2019', 'Casa Renascimento, 2016 a 2019'])(
  'a name that ends in a word of birth is none: %s',
  (line) => {
    expect(reasons(...head, '# Experience', line, '- Unloaded 20 trucks a day', ...study)).toEqual([])
  },
)
