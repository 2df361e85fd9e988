// Jobs and tasks with words of a break or of a family are work; the care of one's own family is none. Varied by construction.
import { describe, expect, test } from 'bun:test'
import { document } from '../testing'
import { readResume } from '.'

const other = ['=Bookkeeper, Granite Harbor Supply, 02/2010 – 06/2014', '- Paid 30 staff each month']
const read = (...lines: readonly string[]) =>
  readResume(document('Ana Reis', '(617) 555-0192 | ana@example.com', '', '# Experience', ...lines, ...other))

const titles = [
  ...['Tax Return Preparer', 'Returning Officer', 'Fund-raising Manager', 'Redundancy Adviser', 'Career Break Coach'],
  ...['Childminder (caring for 6 children)', 'Live-in Carer (caring for the elderly)', 'Sabbatical Officer'],
  ...['Consultora de recolocação', 'Agente de retorno de mercadorias', 'Auxiliar de retorno fiscal'],
]
const forms = [
  (title: string) => [`=${title}, 01/2015 – 12/2018`],
  (title: string) => [`=${title} (01/2015 – 12/2018)`],
  (title: string) => [`=${title}, Self-employed, 01/2015 – 12/2018`],
  (title: string) => [`=${title}`, '01/2015 – 12/2018'],
]
describe.each(titles)('who works for themselves as %s has a job', (title) => {
  test.each(forms.map((form, at) => [at, form] as const))('in form %i', (_, form) => {
    const { roles, breaks } = read(...form(title), '- Prepared 40 files a month', '- Met 12 clients a week')
    expect(roles.map(({ dates }) => dates?.from.year)).toEqual([2015, 2010])
    expect(breaks).toEqual([])
  })
})

test.each(['Family carer', 'Full-time parent', 'Cuidadora da mãe', 'Stay-at-home mum', 'Career break'])(
  '%s stays a break',
  (name) => {
    for (const form of [forms[0]!, forms[3]!]) expect(read(...form(name)).roles).toHaveLength(1)
  },
)

test.each([
  'Prepared the tax return of 40 clients',
  'Helped 12 people return to work',
  'Retornava ligações de 30 clientes',
  'Interrompi o vazamento de gás em 4 prédios',
])('a nameless entry whose first task is "%s" is work', (task) => {
  expect(read('01/2015 – 12/2018', `- ${task}`, '- Answered 20 people a day').breaks).toEqual([])
})

test.each([
  ...[
    'Maternity and Family Leave',
    'Maternity Leave',
    'Career break',
    'Licença maternidade',
    'Family leave',
    'Ano sabático',
  ],
])('%s above a job without an employer is not its employer', (name) => {
  const lines = [`${name} – 2017 to 2019`, 'Accountant – 2015 to 2017', '- Closed 12 books a month']
  expect(read(...lines).roles.map(({ title, employer }) => [title, employer])).toContainEqual(['Accountant', null])
})

const cares = [
  ...['Cuidava de mãe e bebê no alojamento conjunto', 'Cuidei da mãe e do recém-nascido no pós-parto, 8 por turno'],
  ...['Cuidei da família e dos hóspedes', 'Cuidei de mãe e filho em risco', 'Cuidei dos pais, 12 por turma'],
  ...['Cuidei de marido e esposa acamados em domicílio', 'Looked after my family restaurant and its 12 staff'],
]
const jobs = [
  'Técnica de Enfermagem, Hospital Sol',
  'Governanta, Hotel Azul',
  'Manager, Oak Tree Ltd',
  'Educadora, Creche Lua',
]
describe.each(jobs)('a task of %s', (job) => {
  test.each(cares)('%s', (care) => {
    const { statements } = read(`=${job}, 01/2015 – 12/2018`, '- Atendi 80 pessoas por dia', `- ${care}`)
    expect(statements.map(({ text }) => text)).toContain(care)
  })
  test.each([
    'Cuidei da minha mãe doente',
    'Cared for my elderly mother and cooked her meals',
    'Cuidei dos meus avós',
    'Cuidei da minha tia',
  ])('no: %s', (care) => {
    const { statements } = read(`=${job}, 01/2015 – 12/2018`, '- Atendi 80 pessoas por dia', `- ${care}`)
    expect(statements.map(({ text }) => text)).not.toContain(care)
  })
})

const homeJobs = [
  'Babá',
  'Cuidadora de idosos',
  'Cuidador de crianças',
  'Acompanhante de idosos',
  'Empregada doméstica',
]
const homeTasks = [
  ...[
    'Cuidava dos filhos, de 2 e 5 anos',
    'Cuidava do pai idoso da família',
    'Cuidava dos avós acamados',
    'Cuidei da mãe',
  ],
  ...['Cuidei do marido, que era cadeirante', 'Cuidava de mãe e filha'],
]
describe.each(homeJobs)('a task of %s without an employer', (title) => {
  test.each(homeTasks)('%s', (task) => {
    const form = [
      `=${title}, 01/2015 – 12/2018`,
      `- ${task}`,
      '- Preparava as refeições',
      '- Dava remédios nos horários',
    ]
    expect(read(...form).statements.map(({ text }) => text)).toContain(task)
  })
})

const pauses = [
  ...[
    '2018 a 2021 - parei de trabalhar pra cuidar da minha mãe que ficou acamada (faleceu)',
    '2015 a 2017: licença maternidade',
  ],
  ...[
    'Parei de trabalhar para estudar, 2018 a 2021',
    'Career break to care for my father, 2018 to 2021',
    '2018 – Ano sabático',
  ],
]
test.each(pauses)('a break in one line between two jobs is one, and no task of the job above: %s', (pause) => {
  const first = ['=Diarista', 'Casas de família', '03/2021 até hoje', '- Limpo 5 casas por semana']
  const { roles, breaks, unread, statements } = read(...first, pause)
  expect(roles.map(({ dates }) => dates?.from.year)).toEqual([2021, 2010])
  expect(breaks.map(({ text }) => text)).toEqual([pause])
  expect(unread).toEqual([])
  expect(statements.map(({ text }) => text)).not.toContain(pause)
})
