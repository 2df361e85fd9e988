// What a check says of a page is true of it: seen on pages that were read as a coach reads them.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { findEmpty } from '../sentences/empty/empty'
import { namesOccupation } from '../skills/occupations'
import { document } from '../testing'

const checksOf = (...lines: string[]) => {
  const { checks } = analyseResume(document(...lines))
  return (id: string) => checks.find((one) => one.id === id)!
}
const head = ['Rosa Maria Guedes', '(92) 99333-1212 | Manaus - AM | rosa.guedes@exemplo.com.br']
const english = ['Tom Hargreaves', '07700 900610 | tom.hargreaves@example.com | Leeds', '# Experience']
const heating = [
  '=Heating engineer, Aire Valley Gas, 2017 - present',
  '- Fitted 140 combi boilers in 2024',
  '- Tuned recommender systems for spare parts',
]

describe('given a person who works for themselves', () => {
  const check = checksOf(
    ...head,
    '# Experiência',
    '=Costureira autônoma – 2022 – atual',
    '- Ajusto roupas de 15 clientes',
  )
  test('no employer is asked for', () => expect(check('roles').status).toBe('full'))
})

describe('given an academic page', () => {
  const studies = ['# Formação', 'Doutorado em Letras – UFRGS – 2012', '# Experiência']
  const jobs = [
    '=Professora – UFRGS – 2016 a 2023',
    '- Dei aula a 4 turmas',
    '=Professora – PUCRS – 2012 a 2016',
    '- Dei aula a 2 turmas',
  ]
  test('its studies may come first', () => {
    expect(checksOf(...head, ...studies, ...jobs)('order').status).toBe('none')
    const publications = ['# Publicações', 'GUEDES, R. A escrita inicial. Letras de Hoje, 2019.']
    expect(checksOf(...head, ...studies, ...jobs, ...publications)('order').status).toBe('full')
  })
  test('a row of measured tasks is no row of bare names, and no leader is spoken to', () =>
    expect(checksOf(...head, ...studies, ...jobs)('tasks').params.context).not.toMatch(/duties|thin/))
})

describe('given words that a dictionary lacks', () => {
  test('a short one beside another letter and a verb with its ending are no slips', () =>
    expect(checksOf(...english, ...heating)('spelling').status).toBe('full'))
})

describe('given certificates or a final project among the studies', () => {
  test.each([
    ['ACS gas certificates, renewed 2023', 'courses'],
    ['Final project: a lighter footrest in SolidWorks', 'projects'],
  ])('"%s" is one of the %s', (line, kind) => {
    const check = checksOf(
      ...english,
      ...heating,
      '# Education',
      'NVQ Level 3 Plumbing, Leeds City College, 2012',
      line,
    )
    expect(check('extras').params.context).toBe(kind)
  })
})

describe('what never went wrong', () => {
  test('is no boast beside a number', () =>
    expect(findEmpty('Faço 25 entregas por dia e nunca perdi um pedido')).toBeNull())
  test('alone it is one', () => expect(findEmpty('Nunca perdi uma negociação')?.reason).toBe('boast'))
  test('is a result that needs no number', () => {
    const check = checksOf(...english, ...heating, '- Never had a complaint from a tenant')
    expect(check('quantified').evidence.map(({ text }) => text)).not.toContain('Never had a complaint from a tenant')
  })
})

describe('given an objective alone', () => {
  const job = ['# Experiência', '=Auxiliar de estoque – Loja Ponto Certo – 2020 a 2023', '- Organização do estoque']
  test('without any line with a number, no line is named as the one to repeat', () => {
    const check = checksOf(...head, '# Objetivo', 'Auxiliar de estoque', ...job)('summary')
    expect(check.params.context).toBe('bare')
  })
  test('of four areas, one is asked for', () => {
    const objective = 'Atuar na área administrativa, financeira, RH ou logística'
    expect(checksOf(...head, '# Objetivo', objective, ...job)('summary').params).toMatchObject({
      context: 'many',
      areas: 4,
    })
  })
  test.each(['Pessoa motivada e apaixonada por comunicação', 'A smiling person who loves working with people'])(
    '"%s" names no occupation',
    (text) => expect(namesOccupation(text)).toBe(false),
  )
})

test('a complaint is what the tip about sentences is of, whatever stands before it', () => {
  const check = checksOf(
    ...english,
    ...heating,
    '- Other duties as assigned',
    '# Other',
    'I left because the manager was a joke.',
  )
  expect(check('empty').params.context).toBe('blame')
  expect(check('empty').evidence[0]!.text).toContain('manager')
})

describe('given tasks that were typed line by line', () => {
  const work = ['EXPERIÊNCIAS', 'Restaurante Tempero da Terra - ajudante de cozinha - 03/2021 até hoje']
  const tasks = [
    'Faço o pré-preparo, corto legumes e verduras, descasco, lavo as panelas',
    'ajudo no fogão na hora do almoço, saem uns 200 pratos',
    'limpeza da cozinha e da câmara fria',
    'etiqueto os potes com a validade',
  ]
  const page = document(...head, ...work, ...tasks)
  const typed = page.lines.map((line) => ({ ...line, x: 0, gap: 0, size: 11, bold: false, bullet: false }))
  const check = analyseResume({ ...page, kind: 'docx', pages: null, lines: typed }).checks.find(
    ({ id }) => id === 'bullet-length',
  )
  test('none is too long for what stands on the lines below it', () => {
    expect(check?.evidence).toEqual([])
    expect(check?.status).toBe('full')
  })
})

describe('given the ticket of a trade', () => {
  const work = ['=Electrician, Harbourside Ltd, 2019 - present', '- Fixed 86 flats']
  test.each(['18th Edition BS 7671 (C&G 2382-22), 2023', 'C&G 2391-52 Inspection and Testing, 2018'])(
    'no school is asked for: %s',
    (line) => {
      expect(checksOf(...english, ...work, '# Qualifications', `- ${line}`)('education').params.context).not.toBe(
        'school',
      )
    },
  )
  test('a year and the number of a class are none', () => {
    const check = checksOf(...english, ...work, '# Education', 'BA in English, 2019')('education')
    expect(check.params.context).toBe('school')
  })
})
