// What stands below a heading in unlisted words becomes a job only where a sign shows paid work, with variations by construction.
import { describe, expect, test } from 'bun:test'
import { extractResume } from '../../extract'
import { document } from '../../testing'
import { readResume } from '..'

const jobs = {
  pt: [
    ...['# Experiência', '=Cozinheira – Hotel Mar Azul', '01/2019 a 03/2023', '- Preparei 300 refeições por dia'],
    ...['=Auxiliar de Cozinha – Restaurante Sol', '02/2015 a 12/2018', '- Treinei 4 pessoas'],
  ],
  en: [
    ...['# Work Experience', '=Cook – Blue Sea Hotel', '01/2019 to 03/2023', '- Cooked 300 meals a day'],
    ...['=Kitchen Assistant – Sun Restaurant', '02/2015 to 12/2018', '- Trained 4 people'],
  ],
}
const study = { pt: ['# Formação', 'Gastronomia – Senac – 2014'], en: ['# Education', 'Diploma in Cookery, 2014'] }
type Language = keyof typeof jobs

type Place = 'first' | 'behind the jobs' | 'last'
const places: readonly Place[] = ['first', 'behind the jobs', 'last']
/** Number of jobs besides the two named ones, with these lines at a place of the page. */
const jobsBeside = (language: Language, lines: readonly string[], place: Place): number => {
  const parts = [jobs[language], study[language]].toSpliced(places.indexOf(place), 0, [...lines])
  const resume = readResume(document('Helena Prado Lins', 'helena@exemplo.com', ...parts.flat()))
  return extractResume(resume).experience.length - 2
}

const posts: Readonly<Record<Language, { headings: string; entries: readonly (readonly [string, string])[] }>> = {
  pt: {
    headings: 'Liderança | Participações | Trabalho social | Outras frentes | Fora do expediente',
    entries: [
      ['Membro da Comissão de Licitação', 'Prefeitura de Itabaiana'],
      ['Conselheira', 'Conselho Municipal de Saúde'],
      ['Tesoureira', 'Associação de Moradores da Vila'],
      ['Cozinheira voluntária', 'Pastoral da Criança'],
      ['Representante de turma', 'Universidade do Vale'],
      ['Vendedora do ano', 'Lojas Sol'],
      ['Síndica', 'Condomínio Real'],
    ],
  },
  en: {
    headings: 'Leadership | Service | Unpaid work | Beyond the kitchen | Around the parish',
    entries: [
      ['Welfare Officer', 'Students of Exampleford Branch'],
      ['Treasurer', 'Exampleford Rowing Club'],
      ['Chair of governors', 'Ford Primary School'],
      ['Faculty senator', 'Exampleford State University'],
      ['Election judge', 'City of Exampleford'],
      ['Teacher of the Year', 'Exampleford School District'],
      ['Certified Food Manager', 'Health Department'],
    ],
  },
}
const forms: readonly ((post: string, body: string, date: string) => string[])[] = [
  (post, body, date) => [`${post}, ${body}, ${date}`],
  (post, body, date) => [`${post} – ${body} (${date})`],
  (post, body, date) => [`${date}: ${post}, ${body}`],
  (post, body, date) => [post, body, date],
]

test.each(['pt', 'en'] as const)('posts of societies, classes and juries are no jobs: %s', (language) => {
  const { headings, entries } = posts[language]
  const dates = ['2015 – 2017', '03/2015 – 05/2017', '2019 – 2021']
  const wrong = headings.split(' | ').flatMap((heading, nth) =>
    forms.flatMap((form, at) => {
      const date = dates[(nth + at) % dates.length]!
      const lines = [`# ${heading}`, ...entries.flatMap(([post, body]) => form(post, body, date))]
      const more = jobsBeside(language, lines, places[(nth * 2 + at) % 3]!)
      return more === 0 ? [] : [[more, ...lines.slice(0, 4)].join(' / ')]
    }),
  )
  expect(wrong).toEqual([])
})

const work: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  pt: [
    ['Balconista', 'Padaria Estrela Ltda'],
    ['Garçonete', 'Restaurante Vila Rica'],
  ],
  en: [
    ['Waitress', 'Harbour Restaurant'],
    ['Barista', 'Corner Coffee Shop'],
  ],
}

test.each(['pt', 'en'] as const)('jobs at firms below such headings stay jobs: %s', (language) => {
  for (const heading of ['Outras frentes', 'Beyond the kitchen', 'Salão'])
    for (const form of forms) {
      const lines = work[language].flatMap(([post, firm], at) => form(post, firm, `0${at + 1}/2012 – 05/2013`))
      expect(jobsBeside(language, [`# ${heading}`, ...lines], 'behind the jobs')).toBe(2)
    }
})

test('entries with tasks below such headings stay jobs, at any employer', () => {
  const lines = ['# Frentes', '=Produtora – Coletivo Lua', '01/2012 a 05/2013', '- Montei 12 festas']
  expect(jobsBeside('pt', lines, 'behind the jobs')).toBe(1)
})

describe('behind the last job of a page without any look', () => {
  const set = (...lines: string[]) =>
    readResume(document('Helena Prado Lins', 'helena@exemplo.com', '# Experiência', ...lines)).roles.map(
      ({ title }) => title,
    )
  const jobLines = [
    'Cozinheira, Hotel Mar Azul, 01/2019 a 03/2023',
    'Auxiliar de Cozinha, Restaurante Sol, 02/2015 a 12/2018',
  ]
  const titles = ['Cozinheira', 'Auxiliar de Cozinha']
  test.each([
    'Tickets | Safe Pass, SOLAS, renewed 2024 | Manual Handling, 2023',
    'Canudos | Panificação, Senac, 2019',
    'Ao ar livre | Maratona do Recife, 2018 | Trilha do Ouro, 2021',
  ])('single dates without a job below a short line begin no job: %s', (tail) => {
    expect(set(...jobLines, ...tail.split(' | '))).toEqual(titles)
  })
  test('a job below its employer stays one', () => {
    expect(set(...jobLines, 'Nubank', 'Atendente, 2013').at(-1)).toBe('Atendente')
    expect(set(...jobLines, 'Nubank', 'Atendente, 2012 a 2013').at(-1)).toBe('Atendente')
  })
})

test('positions held beside the jobs are those of a class or a society', () => {
  for (const heading of ['Positions held', 'Offices held', 'Posts held'])
    for (const form of forms) {
      const lines = form('Financial Secretary', "Sociology Students' Association", '2014 – 2015')
      expect(jobsBeside('en', [`# ${heading}`, ...lines], 'behind the jobs')).toBe(0)
    }
  const work = [
    '# Positions held',
    'Waitress, Harbour Restaurant, 01/2012 – 05/2013',
    'Barista, Corner Coffee Shop, 2010 – 2011',
  ]
  expect(jobsBeside('en', work, 'behind the jobs')).toBe(2)
})

test.each([
  ['# Life at sea', 'Deck Officer, Maersk | Chief Steward, P&O Ferries'],
  ['# Behind the bar', 'Waitress, The Plough | Barman, The Red Lion'],
  ['# Nights', 'Security Officer, Brinks | Team Leader, Tesco'],
  ['# Outras frentes', 'Cozinheira, Sabor da Vila | Garçonete, Canto da Ilha'],
  ['# Chão de fábrica', 'Líder de produção, Fábrica Sol | Coordenador de turno, Metalúrgica Lua'],
  ['# Appointments', 'Senior Officer, Leeds City Council | Planning Officer, Bradford Council'],
  ['# Positions held', 'Executive Secretary, Norwood | Legal Secretary, Hart and Sons'],
])('trades and posts at employers stay jobs: %s', (heading, both) => {
  for (const tasks of [[], ['- Handled the daily work of 12 people']]) {
    const lines = both.split(' | ').flatMap((post, at) => [`${post}, 20${at + 10} - 20${at + 12}`, ...tasks])
    expect(jobsBeside('en', [heading, ...lines], 'behind the jobs')).toBe(2)
  }
})

test.each(['Earlier work', 'Summer jobs', 'Outros trabalhos'])('a part of the jobs cuts none off: %s', (heading) => {
  const { sections } = readResume(
    document(
      'Helena Prado Lins',
      ...jobs.en.filter((line) => !line.startsWith('-')),
      heading,
      'Royal Mail, 2009',
      'Tesco, 2008',
    ),
  )
  expect(sections.map(({ name }) => name)).not.toContain('other')
})
