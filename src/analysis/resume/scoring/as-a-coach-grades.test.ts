// What thirty ranked pages showed at first sight (docs/analysis/evaluation.md): each mechanism on its page, and on what it must leave alone.
import { describe, expect, test } from 'bun:test'
import * as pages from '../../../../tests/fixtures/resume/coached'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import { document } from '../testing'

const of = (page: Document) => analyseResume(page, [], { year: 2026, month: 11 })
const scoreOf = (page: Document): number => of(page).score ?? 0
const capsOf = (page: Document): string[] => of(page).caps.map(({ id }) => id)
/** The page with one line in another way. */
const changed = (page: Document, from: string, to: string): Document =>
  document(
    page.lines
      .map(({ text, bullet, bold, size }) => {
        const line = text.replace(from, to)
        return bullet ? `- ${line}` : size === 13 ? `# ${line}` : bold ? `=${line}` : line
      })
      .join('\n'),
  )

describe('a page with nothing to look up', () => {
  test.each([
    { name: 'portals', page: pages.portals },
    { name: 'lanterns', page: pages.lanterns },
  ])('of metaphors ($name) is 40 at most', ({ page }) => {
    expect(scoreOf(page)).toBeLessThanOrEqual(40)
  })
  test('is not limited for it once it names a town', () => {
    const placed = changed(pages.lanterns, 'quill.marrow@example.com', 'Leeds | quill.marrow@example.com')
    expect(capsOf(pages.lanterns)).toContain('no-anchor')
    expect(capsOf(placed)).not.toContain('no-anchor')
  })
})

test.each([
  { name: 'evangelist', page: pages.evangelist },
  { name: 'magnate', page: pages.magnate },
])('a boast ($name) is 30 at most', ({ page }) => {
  expect(scoreOf(page)).toBeLessThanOrEqual(30)
})

describe('work written as one paragraph', () => {
  test.each([
    { name: 'porter', page: pages.porter },
    { name: 'translator', page: pages.translator },
  ])('($name) is 55 at most, and says why', ({ page }) => {
    expect(scoreOf(page)).toBeLessThanOrEqual(55)
    expect(capsOf(page)).toContain('one-paragraph')
  })
  test('and divided into its sentences is not limited', () => {
    const [, ...rest] = pages.porter.lines.map(({ text }) => text)
    const divided = document('José Raimundo Caldas', ...rest.flatMap((text) => text.split(/(?<=\.) /)))
    expect(capsOf(divided)).not.toContain('one-paragraph')
  })
})

test('sixteen years of duties under a senior title stay below 58', () => {
  expect(scoreOf(pages.underwriter)).toBeLessThanOrEqual(58)
  expect(scoreOf(pages.surveyor)).toBeGreaterThanOrEqual(85)
})

test('a page before a first job reaches 85 at most, and its result says so', () => {
  const { score, top, checks } = of(pages.trainee)
  expect(top).toBe(85)
  expect(score!).toBeGreaterThanOrEqual(75)
  expect(score! + checks.reduce((sum, { gain }) => sum + gain, 0)).toBe(85)
  expect(of(pages.surveyor).top).toBeUndefined()
})

test('cabin crew that asks for human resources changes its field', () => {
  expect(of(pages.crew).checks.find(({ id }) => id === 'new-field')!.status).toBe('part')
})

describe('the time since the last job', () => {
  const openOf = (page: Document) => of(page).checks.find(({ id }) => id === 'recent')!
  test('costs half of its points where the break is explained', () => {
    expect(openOf(pages.confectioner)).toMatchObject({ points: 4, params: { years: 8, context: 'fresh' } })
  })
  test('costs nothing with a course of this year', () => {
    expect(openOf(changed(pages.confectioner, '80 horas – 2012', '80 horas – 2026')).status).toBe('full')
  })
  const care = (...more: string[]) =>
    of(
      document(
        'Rosa Lima',
        'São Paulo, SP | (11) 98888-7777 | rosa@exemplo.com',
        '# Experiência',
        'Auxiliar de cozinha, Restaurante Sabor, 03/2016 – 08/2021',
        '- Fazia 180 marmitas por dia',
        ...more,
      ),
    ).checks.find(({ id }) => id === 'recent')!
  test('is not asked about after the care of a relative that ended lately', () => {
    expect(care().status).not.toBe('full')
    expect(care('De 09/2021 até 10/2026 cuidei da minha mãe doente, em casa, todos os dias.').status).toBe('full')
  })
  test('is not asked why a student job ended with the studies', () => {
    expect(care('# Formação', 'Administração, Universidade Exemplo, 2018 – 2021').params.context).toBe('fresh')
    expect(care('# Formação', 'Administração, Universidade Exemplo, 2010 – 2014').params.context).toBe('both')
  })
  const ending = (year: number, opening: string) =>
    of(
      document(
        ...['Rosa Lima', 'São Paulo, SP | (11) 98888-7777 | rosa@exemplo.com', '# Resumo', opening, '# Experiência'],
        ...[`Auxiliar de cozinha, Restaurante Sabor, 03/2006 – 08/${year}`, '- Fazia 180 marmitas por dia'],
      ),
    ).checks.find(({ id }) => id === 'recent')!.params.context
  test('is explained by the opening that says why or when, in any words', () => {
    for (const year of [2018, 2021]) {
      for (const sentence of [
        'I retired in _. I find I miss it.',
        'We moved abroad in _ for my husband’s job.',
        'Aposentei em _ e sinto falta.',
      ])
        expect(`${sentence} ${ending(year, `Cook, 20 years. ${sentence.replace('_', String(year))}`)}`).toBe(
          `${sentence} fresh`,
        )
      for (const sentence of [
        'The hotel closed in _ and I have been travelling.',
        'Em _ a casa fechou e cuidei da horta.',
        'Mudamos para Recife em _.',
      ])
        expect(`${sentence} ${ending(year, `Cozinheira. ${sentence.replace('_', String(year))}`)}`).toBe(
          `${sentence} fresh`,
        )
    }
  })
  test('is not explained by other years, by results or by the people somebody served', () => {
    for (const year of [2018, 2021])
      for (const sentence of [
        ...[
          'Cook, trained in 2004.',
          'Cozinheira formada em 2004.',
          'Raised sales by 30% in _.',
          'Cut waste from 20 to 12 kg a day in _.',
        ],
        ...[
          'Cook in retirement homes.',
          'Cozinha para aposentados.',
          'Em mudança de carreira.',
          'Budget of £2018 a week.',
          'Accountant with the IFRS _ update of skills.',
          'Accountant who moved back office work to the cloud.',
          'Accountant who now retired debts of 12 firms.',
          'Available from _.',
          'Aumentei em 40% as vendas de _.',
        ],
      ])
        expect(`${sentence} ${ending(year, `Cozinheira de hotel. ${sentence.replace('_', String(year))}`)}`).toBe(
          `${sentence} both`,
        )
  })
  test('is not judged without the month of reading', () => {
    const { checks } = analyseResume(pages.confectioner)
    expect(checks.find(({ id }) => id === 'recent')!.status).toBe('not-assessed')
  })
})

describe('what a worried reader would find untrue', () => {
  const page = (...lines: string[]) =>
    of(document('Jodie Pritchard', 'Swansea | 07700 900671 | jodie@example.com', ...lines))
  test('a plant nursery asks for no medication', () => {
    const { keywordsSuggested } = page(
      '# Profile',
      'School leaver looking for a first job in a plant nursery.',
      '# Education',
      'GCSEs – Bishop Gore School – 2026',
    )
    expect(keywordsSuggested).not.toContain('Medication administration')
  })
  test('ways of being are no sentences about work to put a number in', () => {
    const { checks } = page(
      '# About me',
      'Reliable and friendly, gets on with people. Good communication in a team.',
      '# Education',
      'Bishop Gore School – 2026',
    )
    expect(checks.find(({ id }) => id === 'quantified')!.params).toMatchObject({ of: 0 })
  })
  test('who left school this year is asked for what they did, and not for their jobs', () => {
    const { checks, score } = page(
      '# Education',
      'Left Bishop Gore School 2026',
      '# Interests',
      'Football, gaming, gym',
      '# About me',
      'Hard working and reliable lad who gets on with everyone and is willing to learn.',
    )
    expect(score).not.toBeNull()
    expect(checks.find(({ id }) => id === 'tasks')!.params.context).toBe('first')
    expect(checks.find(({ id }) => id === 'roles')!.status).toBe('not-assessed')
  })
})

test('a class is named by a number and not counted', () => {
  const page = of(
    document(
      'Susan Whitfield',
      'Norwich | 07700 900200 | susan@example.com',
      '# Experience',
      'Teaching Assistant, Oakfield School, 2023 to present',
      '- Supporting pupils in Year 2.',
    ),
  )
  expect(page.checks.find(({ id }) => id === 'quantified')!.params.found).toBe(0)
})

test('lines that only name a task are named as that, and a lead cleaner is asked for no planning', () => {
  const page = of(
    document(
      'Rosilene Dias',
      'Osasco, SP | (11) 97455-6612 | rosilene@exemplo.com',
      '# Experiência',
      'Líder de limpeza – Hospital Santa Inês – 2020 a 2026',
      '- Limpeza de quartos',
      '- Reposição de material',
      '- Escala da equipe',
    ),
  )
  expect(page.checks.find(({ id }) => id === 'tasks')!.params).toMatchObject({ context: 'thin', thin: 3, all: 3 })
  expect(page.keywordsSuggested).not.toContain('Planejamento estratégico')
  const helper = of(
    document(
      'Rosilene Dias',
      'Osasco, SP | (11) 97455-6612 | rosilene@exemplo.com',
      '# Experiência',
      'Auxiliar de limpeza – Hospital Santa Inês – 2024 a 2026',
      '- Limpeza de quartos',
      '- Reposição de material',
      '- Lavagem do piso do corredor e da entrada',
    ),
  )
  expect(helper.checks.find(({ id }) => id === 'tasks')!.params).toMatchObject({ context: 'thin', thin: 3, all: 3 })
})
