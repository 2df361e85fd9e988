// Work that the text contains and the reading missed causes no cap and no finding that says it is missing.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { porter } from '../../../../../tests/fixtures/resume/coached'
import type { Document } from '../../../documents/document'
import { analyseResume } from '../..'
import { extractResume } from '../../extract'
import { readResume } from '../../reading'
import { absences, document } from '../../testing'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const skills = ['# Habilidades', 'Excel, SAP, SQL, Power BI, fluxo de caixa, contas a pagar']
const study = ['# Formação', 'Administração, Universidade Exemplo, 2006 - 2010']
/** A job in a form that is not read: dates in a sentence, under an unlisted heading. */
const jobs = [
  '# Minha caminhada até aqui',
  'Entrei na Casa Azul em março de 2011 e fiquei lá de 03/2011 a 08/2016 cuidando das contas a pagar da firma.',
  'Depois disso passei ao Mercado Sol e estive por lá de 09/2016 a 12/2023 cuidando do caixa de quatro lojas.',
]

const unassessed = (page: Document): string[] =>
  analyseResume(page).checks.flatMap(({ id, status }) => (status === 'not-assessed' ? [id] : []))

describe('given two periods outside education and no job read', () => {
  const page = document(...head, ...jobs, ...skills, ...study)

  test('the result says so, with the lines that contain them', () => {
    const { unread } = analyseResume(page)
    expect(unread?.periods).toBe(2)
    expect(unread?.evidence.map(({ mark }) => mark)).toEqual(['03/2011 a 08/2016', '09/2016 a 12/2023'])
  })

  test('nothing is capped and no finding says that work is missing', () => {
    expect(absences(page)).toEqual([])
    expect(absences(document(...head, ...jobs, ...skills))).toEqual([])
    expect(unassessed(page)).toEqual(expect.arrayContaining(['roles']))
  })

  test('the measurable part still gets a score', () => {
    const { score, content } = analyseResume(page)
    expect(score).toBeGreaterThan(30)
    expect(content).toBeGreaterThan(0)
  })

  test('three pages are acceptable for the years they cover', () => {
    const about = (pages: number) => {
      const three = { ...page, pages, lines: page.lines.map((line) => ({ ...line, page: 1 + (line.number % pages) })) }
      return analyseResume(three).checks.find(({ id }) => id === 'length')?.params.context
    }
    expect(about(3)).toBe(about(1))
  })
})

describe('jobs hidden by titles that look like headings', () => {
  const page = document(
    ...head,
    '# Resumo',
    'Analista financeira',
    '# Experiência',
    '# Casa Azul e Filhos',
    'Recife',
    'período de 03/2011 a 08/2016 na capital',
    '# Mercado Sol Nascente',
    'Olinda',
    'período de 09/2016 a 12/2023 na capital',
    ...skills,
  )
  test('are reported as unread or marked, whatever the reading made of them', () => {
    const { unread, unsure } = analyseResume(page)
    expect(unread ?? unsure).toBeDefined()
    // The page has no tasks, which is a finding where its jobs were read.
    expect(absences(page, /^(?:noroles|firstjob)$/)).toEqual([])
  })
})

describe('sections that exist but were read as empty', () => {
  /**
   * Headings in one column and all text in the other, as when a centred heading of a Word page is taken for a column.
   */
  const apart = (page: Document): Document => ({
    ...page,
    lines: [
      ...page.lines.filter(({ size }) => size !== 13).map((line) => ({ ...line, column: 0 })),
      ...page.lines.filter(({ size }) => size === 13).map((line) => ({ ...line, column: 1 })),
    ].map((line, at) => ({ ...line, number: at + 1 })),
  })
  const page = apart(
    document(
      ...head,
      '# Resumo',
      'Analista financeira com 12 anos de prática',
      '# Experiência',
      ...['Casa Azul – Analista – 03/2011 a 08/2016', '- Reduzi 12% do custo', 'Mercado Sol – Gerente – 2016 a 2023'],
      ...study,
      '# Idiomas',
      'Inglês avançado',
    ),
  )

  test('are not reported as missing', () => {
    expect(absences(page)).toEqual([])
    expect(unassessed(page)).toContain('summary')
  })

  test('are read where their lines say which they are', () => {
    const { experience, education } = extractResume(readResume(page))
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Analista', 'Casa Azul'],
      ['Gerente', 'Mercado Sol'],
    ])
    expect(education).toEqual(['Universidade Exemplo'])
  })
})

test('under unknown headings it is still a résumé, and dates are not reported as missing', () => {
  const jobs = [
    ...['Confecções Vila Rica', '03/2016 até hoje', 'Cuido do prazo das entregas e da linha de camisetas.'],
    ...['Malhas Aurora', '02/2011 até 02/2016', 'Treinei 30 pessoas na linha de camisetas.'],
  ]
  const result = analyseResume(
    document(...head, '# Minha trajetória na costura', ...jobs, '# Onde estudei', 'E. E. Mário Campos, 2006'),
  )
  expect(result.score).not.toBeNull()
  expect(result.unread?.periods).toBe(2)
})

describe('someone who has not worked yet', () => {
  const student = [...head, ...study, ...skills]
  test.each([
    ['one period', ['# Vida', 'Morei fora de 01/2020 a 12/2020 com a família']],
    ['two courses', ['# Cursos', 'Informática, SENAC, 01/2020 - 06/2020', 'Inglês, Escola Sul, 02/2021 - 12/2021']],
    ['two projects that were read', ['# Projetos', 'Feira de ciências, 2020 - 2021', '- Montei um robô com 4 colegas']],
  ])('%s: gets the advice for a first job', (_, lines) => {
    expect(analyseResume(document(...student, ...lines)).unread).toBeUndefined()
  })
})

test('jobs that were read are judged normally', () => {
  const page = document(...head, '# Experiência', 'Analista – Azul S.A. – 01/2019 a 03/2021', '- Vendi', ...study)
  expect(analyseResume(page).unread).toBeUndefined()
})

test('jobs in sentences beside one that was read are a doubt, and no absence', () => {
  const page = document(...head, '# Experiência', 'Analista – Azul S.A. – 01/2019 a 03/2021', '- Vendi', ...jobs)
  expect(analyseResume(page).unread).toMatchObject({ periods: 2, part: true })
  expect(absences(page)).toEqual([])
})

test.each(['Cataloguei 400 cartas de 1889–1930', 'Comparei as vendas de 2015 a 2018 com as do ano'])(
  'the years that a task is about are no job: %s',
  (task) => {
    const page = document(...head, '# Experiência', 'Analista – Azul S.A. – 01/2019 a 03/2021', `- ${task}`, ...study)
    const { unread, checks } = analyseResume(page)
    expect(unread).toBeUndefined()
    expect(checks.find(({ id }) => id === 'roles')?.status).toBe('full')
  },
)

test('where two periods are outside education, work is never reported as missing unless a job was read', () => {
  const heading = fc.constantFrom(
    '# Minha caminhada',
    '# EXPERIÊNCIA PROFISSIONAIS',
    '# Leadership stories',
    '',
    '# Resumo',
  )
  const period = fc
    .tuple(fc.integer({ min: 1990, max: 2010 }), fc.integer({ min: 1, max: 9 }), fc.boolean())
    .map(
      ([from, years, bullet]) =>
        `${bullet ? '- ' : ''}estive lá de ${from} a ${from + years} cuidando das contas da casa`,
    )
  fc.assert(
    fc.property(
      heading,
      fc.uniqueArray(period, { minLength: 2, maxLength: 5, selector: (line) => line.replace(/^- /, '') }),
      fc.boolean(),
      (title, lines, schooled) => {
        const page = document(...head, ...(title ? [title] : []), ...lines, ...skills, ...(schooled ? study : []))
        expect(absences(page)).toEqual([])
      },
    ),
    { numRuns: 80 },
  )
})

test('someone who states having no experience gets the advice for a first job', () => {
  const page = document(...head, ...study, '# Experiência', 'Ainda não possuo experiência profissional.', ...skills)
  expect(analyseResume(page).unread).toBeUndefined()
})

test('if only some jobs were read, the rest is reported and nothing is called missing', () => {
  const lines = ['# Experiência', 'Analista – Azul S.A. – 01/2019 a 03/2021', '- Vendi 30 casas', '- Abri 2 lojas']
  const below = ['# Formação', 'Direito, Universidade Exemplo, 2006 - 2010', 'Professora, Mercado Sol, 2011 - 2016']
  const { unread, checks } = analyseResume(document(...head, ...lines, ...below, ...skills))
  expect(unread).toMatchObject({ part: true, periods: 1 })
  expect(unread?.evidence[0]?.mark).toBe('2011 - 2016')
  expect(checks.filter(({ id, status }) => id === 'roles' && status !== 'not-assessed' && status !== 'full')).toEqual(
    [],
  )
})

test('headings separated from their texts make the order doubtful: nothing is missing, nothing is capped', () => {
  const names = ['Experiência', 'Formação', 'Habilidades', 'Idiomas', 'Cursos'] as const
  fc.assert(
    fc.property(fc.shuffledSubarray([...names], { minLength: 2 }), fc.boolean(), (order, dated) => {
      const body = [
        'Vendedora, Casa Azul',
        ...(dated ? ['01/2019 a 03/2021'] : []),
        'Direito, Universidade Exemplo',
        'Inglês',
      ]
      const page = document(...head, ...body, ...order.map((name) => `# ${name}`))
      const { caps, checks } = analyseResume(page)
      expect(caps.map(({ id }) => id)).not.toContain('no-experience')
      const missing = checks.filter(({ status }) => status === 'none' || status === 'part').map(({ id }) => id)
      expect(
        missing.filter((id) => /^(?:roles|role-dates|quantified|summary|education|extras|headings)$/.test(id)),
      ).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a page whose jobs our own reading missed has no high figure for systems', () => {
  const { unread, ats } = analyseResume(porter)
  expect(unread).toBeDefined()
  expect(ats).toBeLessThanOrEqual(60)
})

test.each([
  [
    ['# Experiência', 'Padeiro | Padaria Sol', '2009 – 2014', 'Fiz pães e bolos.'],
    'Depois trabalhei de noite de março de 2016 a agosto de 2020 com os ônibus da Viação Norte. Cuidei de 12 deles.',
  ],
  [
    ['# Experience', 'Baker, Sun Bakery, 2009 - 2014', 'Baked bread and cakes.'],
    'Then I worked nights from March 2016 to August 2020 with the buses of North Lines. I looked after 12 of them.',
  ],
])(
  'a job that stands in a sentence under another one is not read, and the jobs are not praised: %#',
  (lines, sentence) => {
    const roles = (page: Document) => analyseResume(page).checks.find(({ id }) => id === 'roles')?.status
    const page = document(...head, ...lines, sentence, ...study)
    expect(analyseResume(page).unread?.part).toBe(true)
    expect(roles(page)).toBe('not-assessed')
    expect(roles(document(...head, ...lines, ...study))).toBe('full')
  },
)

test('a sentence that repeats the years of its own job is no other one', () => {
  const lines = [
    '# Experiência',
    'Padeiro | Padaria Sol',
    '2009 – 2014',
    'Trabalhei de 2009 até 2014 com pães e bolos.',
  ]
  expect(analyseResume(document(...head, ...lines, ...study)).unread).toBeUndefined()
})
