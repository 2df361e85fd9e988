import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const person = (...roles: readonly (readonly [title: string, dates: string, ...tasks: string[]])[]) =>
  document(
    'Joana Prado',
    'joana@exemplo.com | Recife, PE',
    '# Experiência Profissional',
    ...roles.flatMap(([title, dates, ...tasks]) => [
      `=${title}, Casa Exemplo, ${dates}`,
      ...tasks.map((text) => `- ${text}`),
    ]),
  )
const cookAndDriver = person(
  [
    'Motorista Entregador',
    '01/2015 - 12/2023',
    'Entreguei mercadorias em toda a cidade',
    'Cuidei da carga e do veículo',
  ],
  ['Cozinheira', '01/2012 - 12/2013', 'Preparei o almoço de 80 pessoas por dia'],
)
const advert = (...lines: string[]) => readAdvert(lines.join('\n'))
const answer = (kind: 'years' | 'seniority', ad: ReturnType<typeof advert>, resume = cookAndDriver) =>
  matchJob(ad, resume, { year: 2026, month: null }).requirements.find((one) => one.kind === kind)

describe('years are counted in the work that is asked for', () => {
  const cook = (line: string) => advert('Cozinheiro', 'Requisitos:', `- ${line}`, '- Ficha técnica', '- Pré-preparo')

  test.each([
    'Experiência mínima de 2 anos como cozinheiro',
    '2 anos de experiência comprovada na função',
    'Mínimo de 2 anos de experiência',
    'Experiência de 2 anos como cozinheiro(a) em cozinha industrial',
  ])('%s: the jobs of that trade and no others', (line) => {
    expect(answer('years', cook(line))).toMatchObject({ met: 'yes', has: '2', worked: '11' })
  })

  test('of a list of kinds of work the whole list is named', () => {
    const resume = person(['Cozinheira', '01/2012 - 12/2013', 'Fiz a cozinha quente do almoço de 80 pessoas por dia'])
    const asked = cook('2 anos de experiência em cozinha quente, confeitaria ou panificação')
    expect(answer('years', asked, resume)).toMatchObject({
      met: 'yes',
      inWork: 'em cozinha quente, confeitaria ou panificação',
    })
  })

  test('fewer than asked is in part, however long the other work', () => {
    expect(answer('years', cook('5 anos de experiência como cozinheiro'))).toMatchObject({
      met: 'part',
      has: '2',
      worked: '11',
    })
  })

  test('no year in the trade is not claimed', () => {
    const driver = person(['Motorista Entregador', '01/2013 - 12/2023', 'Entreguei mercadorias em toda a cidade'])
    expect(answer('years', cook('Experiência mínima de 2 anos como cozinheiro'), driver)).toMatchObject({
      met: 'no',
      has: null,
      worked: '11',
    })
  })

  test('a task is looked for in the lines of each job', () => {
    const both = person(
      ['Auxiliar Administrativa', '01/2019 - 12/2023', 'Emiti notas fiscais e fiz contas a pagar'],
      ['Auxiliar Administrativa', '01/2014 - 12/2018', 'Recebi visitantes e organizei o arquivo'],
    )
    const asked = advert(
      'Auxiliar Administrativo',
      'Requisitos:',
      '- 3 anos de experiência com contas a pagar',
      '- Notas fiscais',
    )
    expect(answer('years', asked, both)).toMatchObject({ met: 'yes', has: '5', worked: '10' })
  })

  test('a task that no job names is unknown within the trade', () => {
    const clerk = person(['Auxiliar Administrativa', '01/2014 - 12/2023', 'Recebi visitantes e emiti notas fiscais'])
    const asked = advert(
      'Auxiliar Administrativo',
      'Requisitos:',
      '- 3 anos de experiência com folha de pagamento',
      '- Notas fiscais',
    )
    expect(answer('years', asked, clerk)).toMatchObject({ met: 'unknown', has: null, worked: '10' })
  })

  test.each([
    ['3+ years in warehouse work', 'Warehouse Operative', 'Warehouse Associate', '3'],
    ['At least two years of software testing experience', 'IT Software Tester', 'QA Tester', '3'],
    ['2+ years working as a data engineer or similar', 'Data Engineer', 'Data Engineer', '3'],
  ])('%s', (line, title, own, has) => {
    const resume = document(
      'Ann Lee',
      '# Experience',
      `=${own}, Example Ltd, 01/2021 - 12/2023`,
      '- Handled the daily work of the whole team with care',
      '=Barista, Corner Cafe, 01/2010 - 12/2019',
      '- Served coffee to guests every morning',
    )
    const asked = advert(title, 'Requirements:', `- ${line}`, '- Excel', '- Reports', '- Python')
    expect(answer('years', asked, resume)).toMatchObject({ met: 'yes', has })
  })
})

describe('a level by years', () => {
  test('counts the years of the trade alone', () => {
    const asked = advert('Cozinheiro Sênior', 'Requisitos:', '- Ficha técnica', '- Pré-preparo')
    expect(answer('seniority', asked)).toMatchObject({ met: 'part', has: '2' })
  })

  test('a leading title of another trade is none in this one', () => {
    const manager = person(
      ['Gerente de Transportes', '01/2015 - 12/2023', 'Liderei 30 motoristas'],
      ['Cozinheira', '01/2013 - 12/2013', 'Preparei o almoço de 80 pessoas por dia'],
    )
    const asked = advert('Cozinheiro Sênior', 'Requisitos:', '- Ficha técnica', '- Pré-preparo')
    expect(answer('seniority', asked, manager)).toMatchObject({ met: 'no', has: '1' })
  })
})

/** Generated: whatever other work surrounds it, the years of the trade are the months of its own jobs. */
test('years of other work never add to those of the trade', () => {
  const trades = ['Cozinheira', 'Motorista', 'Enfermeira', 'Eletricista', 'Contadora', 'Professora']
  for (const asked of trades)
    for (const other of trades.filter((one) => one !== asked))
      for (const own of [0, 1, 4]) {
        const resume = person(
          [other, '01/2014 - 12/2023', 'Fiz o trabalho de todos os dias com cuidado'],
          ...(own > 0
            ? [[asked, `01/2008 - 12/${2007 + own}`, 'Fiz o trabalho de todos os dias com cuidado'] as const]
            : []),
        )
        const ad = advert(
          asked,
          'Requisitos:',
          `- 3 anos de experiência como ${asked.toLowerCase()}`,
          '- Excel',
          '- Inglês',
        )
        const found = answer('years', ad, resume)
        expect([asked, other, own, found?.met, found?.has]).toEqual([
          asked,
          other,
          own,
          own >= 3 ? 'yes' : own > 0 ? 'part' : 'no',
          own > 0 ? `${own}` : null,
        ])
      }
})

describe('years asked as a cook', () => {
  const helpers = [
    'Auxiliar de cozinha',
    'Aux. de cozinha',
    'Aux de cozinha',
    'Ajudante de cozinha',
    'Ajud. de cozinha',
  ]
  const lines = [
    '2 anos como cozinheiro(a)',
    'Mínimo de 2 anos como cozinheiro (a)',
    'Experiência como cozinheiro(a): 2 anos',
  ]
  const titles = ['Cozinheiro(a)', 'Contrata-se']
  const all = helpers.flatMap((helper) =>
    lines.flatMap((line) => titles.map((title) => [helper, line, title] as const)),
  )
  test.each(all)('are none of %s, nor of the pantry: %s, %s', (helper, line, title) => {
    const resume = person(
      ['Cozinheira', '01/2015 - 12/2023', 'Preparei 180 refeições por dia'],
      [helper, '01/2009 - 12/2014', 'Lavei e cortei legumes'],
      ['Copeira', '01/2003 - 12/2008', 'Servi café e ajudei na cozinha'],
    )
    const asked = advert(title, 'Requisitos:', `- ${line}`, '- Boas práticas', '- Pré-preparo')
    expect(answer('years', asked, resume)).toMatchObject({ met: 'yes', has: '9', worked: '21' })
  })
})

describe('no years are claimed in what the page does not find', () => {
  test.each([
    [
      'Cuidadora de idosos',
      'Experiência mínima de 1 ano com idosos acamados',
      'Dei banho em idosos acamados',
      'Dei banho em 12 pessoas',
    ],
    [
      'Cozinheiro',
      'Experiência mínima de 1 ano em cozinha japonesa',
      'Fiz a cozinha japonesa do jantar',
      'Fiz o almoço da semana',
    ],
    [
      'Electrician',
      'At least 1 year of experience in industrial electrical maintenance',
      'Industrial electrical maintenance of presses',
      'Rewired houses',
    ],
  ])('%s: %s', (title, asked, inWork, beside) => {
    const ad = advert(title, 'Requisitos:', `- ${asked}`, '- Excel', '- Git', '- SQL')
    const other = answer('years', ad, person([title, '01/2012 - 12/2016', beside]))
    expect([other?.met, other?.inWork]).toEqual(['part', undefined])
    expect(answer('years', ad, person([title, '01/2012 - 12/2016', inWork]))?.met).toBe('yes')
  })
})
