// Heads of jobs as people write them, joined by construction from their dates, names and signs.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { readResume } from '..'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', '# Experiência']
const read = (...lines: string[]) =>
  readResume(document(...head, ...lines)).roles.map(({ title, employer, dates }) => [
    title,
    employer,
    dates?.from.year ?? null,
    dates?.to === 'present' ? 'present' : (dates?.to?.year ?? null),
  ])

describe('a short last year', () => {
  const jobs = [
    ['Vendedora', 'Loja Azul', 2010, 2012],
    ['Caixa', 'Mercado Bom Preço', 2012, 2015],
    ['Fiscal de Caixa', 'Atacado Sul', 2015, 2019],
  ] as const
  const forms = [
    (title: string, employer: string, when: string) => `${when} ${employer} - ${title}`,
    (title: string, employer: string, when: string) => `${title}, ${employer}: ${when}`,
    (title: string, employer: string, when: string) => `${title} – ${employer} – ${when}`,
  ]
  test.each([' - ', '-', '/', ' – '])('that could be a month is a year beside those that cannot: %s', (sign) => {
    for (const form of forms.slice(sign === '/' || sign === '-' ? 1 : 0)) {
      const lines = jobs.map(([title, employer, from, to]) => form(title, employer, `${from}${sign}${to % 100}`))
      expect(read(...lines)).toEqual(jobs.map((job) => [...job]))
    }
  })
  test('is a year where all other jobs have years alone', () => {
    expect(read('Vendedora, Loja Azul: 2014 a 2018', 'Caixa, Mercado Bom Preço: 2010-12')).toEqual([
      ['Vendedora', 'Loja Azul', 2014, 2018],
      ['Caixa', 'Mercado Bom Preço', 2010, 2012],
    ])
  })
  test('is a month where the periods have months behind their years', () => {
    expect(
      read('Vendedora, Loja Azul: 2014-02 a 2018-11', 'Caixa, Mercado Bom Preço: 2010-10 a 2012-12')[1]?.slice(2),
    ).toEqual([2010, 2012])
  })
})

test.each([
  'E.M. Profª. Dulce Carneiro',
  'HOSP. MUNIC. SANTO ANTÔNIO',
  'Paroq. Nossa Sra. do Carmo',
  'Superm. Estrela Ltda.',
  'Lab. Clin. Vida',
  'Rest. Popular Bom Prato',
])('the full stop of a short word ends no name: %s', (employer) => {
  for (const lines of [
    [employer, 'Enfermeira', '01/2015 - 12/2018'],
    [employer, 'Cargo: Enfermeira', 'Período: 01/2015 - 12/2018'],
    [`Enfermeira - ${employer} - 01/2015 a 12/2018`],
  ])
    expect(read(...lines)[0]?.slice(0, 2)).toEqual(['Enfermeira', employer])
})

test.each([
  ['Natal de 2024', 2024, null],
  ['verão de 2021', 2021, null],
  ['2019 -> atual', 2019, 'present'],
  ['2016 => 2019', 2016, 2019],
  ['1995 – aposentada 2023', 1995, 2023],
  ['1990 – 95.', 1990, 1995],
  ['09/2015 – até à data', 2015, 'present'],
  ['2015 - em aberto', 2015, 'present'],
  ['2015 - trabalhando', 2015, 'present'],
] as const)('a period in other words is one: %s', (when, from, to) => {
  expect(read('Lojas Sol', `Vendedora - ${when}`)).toEqual([['Vendedora', 'Lojas Sol', from, to]])
})

test('a legal form behind a comma is part of the name, and initials with a slash are no town', () => {
  expect(read('Engenheira química, Galp Energia, SGPS, S.A., Sines (set. 2015 – mar. 2016)')).toEqual([
    ['Engenheira química', 'Galp Energia, SGPS, S.A.', 2015, 2016],
  ])
  for (const module of ['FI/CO', 'MM/SD', 'CO/PA'])
    expect(read(`Consultora SAP ${module} – Casa Azul – 01/2020 – Atual`)).toEqual([
      [`Consultora SAP ${module}`, 'Casa Azul', 2020, 'present'],
    ])
})

test('a client with years is part of the job above it', () => {
  for (const label of ['Cliente', 'Projeto', 'Clientes'])
    expect(
      read(
        'Consultora – Casa Azul – 05/2014 – 12/2019',
        `${label}: Luz do Vale – 2016 a 2018`,
        'Analista – Sol & Lua – 02/2011 – 04/2014',
      ).map(([title]) => title),
    ).toEqual(['Consultora', 'Analista'])
})

describe('who employs', () => {
  test.each(['via Hays', 'temp, through Hays', 'via agência Hays', 'pela Hays'])(
    'is the agency where nobody else does: (%s)',
    (note) => {
      expect(read(`Recepcionista (${note}), vários clientes, 01/2015 a 12/2018`)).toEqual([
        ['Recepcionista', 'Hays', 2015, 2018],
      ])
      expect(read(`Recepcionista (${note}) – Hotel Mar Azul – 01/2015 a 12/2018`)[0]?.[1]).toBe('Hotel Mar Azul')
    },
  )
  test.each(['pela manhã', 'pela noite', 'por meio de concurso público', 'through college'])(
    'is nobody in (%s): a name has a capital',
    (note) => {
      expect(read(`Recepcionista (${note}), 2018 - 2019`)[0]?.[1]).toBeNull()
      expect(read(`Recepcionista (${note}), Hotel Mar Azul, 2018 - 2019`)[0]?.[1]).toBe('Hotel Mar Azul')
    },
  )
  test.each(['Various postings', 'diversas funções', 'Several sites'])('is no "%s"', (several) => {
    expect(read(`The Royal Welsh — ${several}`, 'Section Commander (Corporal)', 'May 2014 - July 2018')[0]?.[1]).toBe(
      'The Royal Welsh',
    )
  })
  test('is the name above the total of all posts there', () => {
    const posts = [
      'Supervisora',
      'jan 2016 - jun 2020 · 4 anos 6 meses',
      'Operadora',
      'mai 2013 - dez 2015 · 2 anos 8 meses',
    ]
    expect(
      read(
        'Nubank',
        'Analista',
        'jul 2020 até o momento',
        '- Atendi por chat 40 pessoas',
        'Contax',
        '7 anos e 2 meses',
        ...posts,
      ).map(([, employer]) => employer),
    ).toEqual(['Nubank', 'Contax', 'Contax'])
  })
})

test('two ranks with a slash are one title, and times of the parts of a job head none', () => {
  expect(read('British Army', 'Private / Lance Corporal', 'November 2008 - April 2014')[0]?.slice(0, 2)).toEqual([
    'Private / Lance Corporal',
    'British Army',
  ])
  const seats = 'Seats: property (6 months), family (6 months), private clients (12 months).'
  expect(
    read(
      'Morgan Hale LLP',
      'Trainee Solicitor, 09/2018 - 09/2020',
      seats,
      'Paralegal, Welsh Water',
      '01/2017 - 08/2018',
    ).map(([title]) => title),
  ).toEqual(['Trainee Solicitor', 'Paralegal'])
})

test('an employer above several posts without tasks has those below it and no others', () => {
  const lines = (from: string) => [
    ...[
      'Desert Palms Resort, Scottsdale, AZ',
      `Lead Housekeeper, May 2019 - Present${from}`,
      '- Inspected 60 rooms a day',
    ],
    ...['Housekeeper, November 2015 - May 2019', 'Grand Canyon Lodge, North Rim, AZ', 'Server, 2014 - 2015'],
    ...["Fry's Food Stores, Inc., Mesa, AZ", 'Cashier, 2012 - 2014'],
  ]
  for (const from of ['', ' (promoted from Housekeeper)'])
    expect(read(...lines(from)).map(([title, employer]) => [title, employer])).toEqual([
      ['Lead Housekeeper', 'Desert Palms Resort'],
      ['Housekeeper', 'Desert Palms Resort'],
      ['Server', 'Grand Canyon Lodge'],
      ['Cashier', "Fry's Food Stores, Inc."],
    ])
})

test('an employer with its shop and whole period above the posts there is no job', () => {
  expect(
    read(
      'Pret A Manger, Dalston Junction',
      'Sept 2021 - Present',
      'Barista Supervisor (from May 2022)',
      'Barista (Sept 2021 - May 2022)',
    ),
  ).toEqual([
    ['Barista Supervisor', 'Pret A Manger', 2022, 'present'],
    ['Barista', 'Pret A Manger', 2021, 2022],
  ])
})

test.each(['', 'weekends ', 'nights ', 'part-time '])('how somebody worked is no part of the job: %s', (how) => {
  expect(read(`Before that I worked ${how}as a barman at The Marine Bar, Dingle (2017-2019).`)[0]?.slice(0, 2)).toEqual(
    ['barman', 'The Marine Bar'],
  )
})

test.each([
  ['Head Chef, Green Inn, from 2018', null],
  ['Head Chef, Green Inn, since 2018', 'present'],
  ['Head Chef, Green Inn, 2018 - 2020 com carteira assinada', 2020],
])('the period of "%s" is that of a job between others', (line, end) => {
  const others = ['Sous Chef, Red Lion, 2014 - 2018', 'Chef, Blue Barn, 2010 - 2014']
  for (const lines of [
    [line, ...others],
    [...others, line],
  ])
    expect(read(...lines)).toContainEqual(['Head Chef', 'Green Inn', 2018, end])
})

test('"com carteira assinada" behind dates alone on their line leaves them to the job', () => {
  expect(
    read(
      'Vendedora, Loja Azul',
      '2015 - 2018 com carteira assinada',
      'Caixa, Mercado Sol',
      '2012 - 2015',
      'Babá, Casa Lua',
      '2010 - 2012',
    )[0],
  ).toEqual(['Vendedora', 'Loja Azul', 2015, 2018])
})
