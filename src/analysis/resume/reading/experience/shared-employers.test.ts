// An employer that stands once, with its whole period, above several posts: each post is a job there, and the employer's line is none.
import { expect, test } from 'bun:test'
import { everyNth } from '../../../../../tests/helpers/sample'
import { parted } from '../../testing'
import { readResume } from '..'

type Post = readonly [title: string, place: string, from: string, to: string]
type Group = {
  readonly name: string
  readonly label: string
  readonly years: readonly [string, string]
  readonly posts: readonly Post[]
}
type World = {
  readonly head: readonly string[]
  readonly groups: readonly Group[]
  readonly other: Post
  readonly tasks: readonly string[]
  readonly to: string
}

const portuguese: World = {
  head: ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  groups: [
    {
      ...{ name: 'Transportes Serra do Marumbi', label: 'Carreira na empresa', years: ['2008', '2021'] },
      posts: [
        ['Encarregado de oficina', 'Garagem de Araucária', 'ago 2017', 'jul 2021'],
        ['Mecânico diesel', 'Paranaguá', 'fev 2014', 'jul 2017'],
        ['Ajudante de mecânico', 'Pinhais', 'mar 2011', 'jan 2014'],
        ['Lavador de peças', 'Lapa', 'jan 2008', 'fev 2011'],
      ],
    },
    {
      ...{ name: 'Exército Brasileiro', label: 'CARREIRA MILITAR', years: ['1998', '2020'] },
      posts: [
        ['Primeiro Sargento', 'Manaus', 'jun 2013', 'fev 2020'],
        ['Segundo Sargento', 'Cascavel', 'ago 2006', 'mai 2013'],
        ['Cabo', 'Santa Maria', 'set 1998', 'jul 2006'],
      ],
    },
  ],
  other: ['Recepcionista', 'Hospital São Lucas', 'jan 2003', 'dez 2006'],
  tasks: ['Escala da equipe e controle das peças', 'Atendimento de 40 pessoas por dia'],
  to: 'a',
}
const english: World = {
  head: ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds', '# Experience'],
  groups: [
    {
      ...{ name: 'Mersey & Marches Railway', label: 'RAIL CAREER', years: ['2009', '2021'] },
      posts: [
        ['Train Driver', 'Crewe depot', 'Nov 2016', 'Aug 2021'],
        ['Trainee Driver', 'Crewe depot', 'Aug 2015', 'Nov 2016'],
        ['Conductor Guard', 'Shrewsbury', 'Mar 2010', 'Aug 2015'],
      ],
    },
    {
      ...{ name: 'Dales Distribution', label: 'Logistics', years: ['2010', '2022'] },
      posts: [
        ['Depot Supervisor', 'Darlington', '03/2018', '05/2022'],
        ['Warehouse Operative', 'Thirsk', '02/2010', '02/2018'],
      ],
    },
  ],
  other: ['Receptionist', 'St Luke Hospital', 'Jan 2003', 'Dec 2006'],
  tasks: ['Rota of the team and care of the stock', 'Served 40 people a day'],
  to: 'to',
}
const groupForms: readonly ((group: Group, to: string) => readonly string[])[] = [
  ({ name, years: [from, to] }) => [`${name}, ${from} – ${to}`],
  ({ name, years: [from, to] }) => [`=${name} ¦ ${from} – ${to}`],
  ({ name, years: [from, to] }) => [`${from} – ${to} ${name}`],
  ({ name, years: [from, to] }) => [`=${name} (${from} – ${to})`],
  ({ name, label, years: [from, to] }) => [`=${label}: ${name.toUpperCase()}, ${from} – ${to}`],
  ({ name, years: [from, to] }) => [`=${name}`, `${from} – ${to}`],
  ({ name, years: [from, to] }, word) => [`${name}, ${from} ${word} ${to}`],
]
const beside = (sign: string, place: string) => (place === '' ? '' : sign + place)
const below = (place: string) => (place === '' ? [] : [place])
const postForms: readonly ((post: Post) => readonly string[])[] = [
  ([title, place, from, to]) => [`=${title}${beside(', ', place)} ¦ ${from} - ${to}`],
  ([title, place, from, to]) => [`${title}${beside(' – ', place)} ¦ ${from} - ${to}`],
  ([title, place, from, to]) => [`${from} – ${to} ¦ ${title}${beside(', ', place)}`],
  ([title, place, from, to]) => [`=${title}`, `${from} – ${to}${beside(', ', place)}`],
  ([title, place, from, to]) => [`${from} – ${to}`, `=${title}`, ...below(place)],
  ([title, place, from, to]) => [`=${title}`, ...below(place), `${from} – ${to}`],
  ([title, place, from, to]) => [`${title}${beside(', ', place)} (${from} – ${to})`],
  ([title, place, from, to]) => [`=${title}, ${from} – ${to}`, ...below(place)],
]
const readJobs = (lines: readonly string[]) =>
  readResume(parted(...lines)).roles.map(({ title, employer, dates }) =>
    `${title} @ ${employer} ${dates?.from.year}`.toLowerCase(),
  )
const job = ([title, , from]: Post, employer: string) =>
  `${title} @ ${employer} ${/\d{4}/.exec(from)![0]}`.toLowerCase()

const cases = groupForms.flatMap((_, group) => postForms.map((__, post) => [group, post] as const))

test.each(everyNth(cases, 3))(
  'an employer written as form %i is that of all posts written as form %i',
  (groupForm, postForm) => {
    const write = postForms[postForm]!
    for (const { head, groups, other, tasks, to } of [portuguese, english])
      for (const group of groups)
        for (const places of [true, false])
          for (const count of [0, 2])
            for (const order of ['alone', 'after', 'before']) {
              const bullets = tasks.slice(0, count).map((task) => `- ${task}`)
              const posts = group.posts.flatMap(([title, place, ...dates]) => [
                ...write([title, places ? place : '', ...dates]),
                ...bullets,
              ])
              const alone = [...write(other), ...bullets]
              const own = [...groupForms[groupForm]!(group, to), ...posts]
              const lines = { alone: own, after: [...own, ...alone], before: [...alone, ...own] }[order]!
              const jobs = group.posts.map((post) => job(post, group.name))
              const last = job(other, other[1])
              const expected = { alone: jobs, after: [...jobs, last], before: [last, ...jobs] }[order]!
              expect(readJobs([...head, ...lines])).toEqual(expected)
            }
  },
)

test('an employer with its period above one job, or above jobs outside that period, is read as before', () => {
  const read = (...lines: string[]) => readJobs([...english.head, ...lines])
  expect(read('Dales Distribution, 2010 – 2022', '=Depot Supervisor ¦ 03/2018 - 05/2022')).toEqual([
    'depot supervisor @ dales distribution 2018',
  ])
  expect(
    read(
      '=Driver, Dales Distribution ¦ 2010 - 2022',
      '=Cook, Blue Barn ¦ 2012 - 2015',
      '=Waiter, Green Inn ¦ 2010 - 2011',
    ),
  ).toEqual(['driver @ dales distribution 2010', 'cook @ blue barn 2012', 'waiter @ green inn 2010'])
})

test.each([
  ['Tesco', ['barista @ costa 2015', 'barista @ nero 2018']],
  ['Self-employed', ['heating engineer @ norwood heating 2015', 'plumber @ norwood heating 2018']],
  ['Loja Azul', ['vendedora @ casas norte 2015', 'gerente @ casas norte 2018']],
  ['Hospital Sol', ['enfermeira @ clínica azul 2015', 'enfermeira @ clínica verde 2018']],
  ['Prefeitura de Olinda', ['professora @ escola azul 2015', 'professora @ colégio verde 2018']],
])('%s above jobs with employers of their own is a job beside them', (name, jobs) => {
  const lines = jobs.map((one) => {
    const [, title, employer, from] = /^(.+) @ (.+) (\d+)$/.exec(one)!
    const upper = (text = '') => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    return `${upper(title)}, ${upper(employer)}, ${from} - ${from === '2015' ? 2018 : 2023}`
  })
  const read = readJobs([...english.head, `${name}, 2015 - 2023`, ...lines])
  expect(read).toEqual([`null @ ${name.toLowerCase()} 2015`, ...jobs])
})

test('self-employed above the jobs of a firm employs in none of them', () => {
  const posts = ['Heating Engineer, Norwood Heating, 2015 - present', 'Plumber, Norwood Heating, 2010 - 2015']
  expect(readJobs([...english.head, 'Self-employed, 2010 - present', ...posts]).slice(1)).toEqual([
    'heating engineer @ norwood heating 2015',
    'plumber @ norwood heating 2010',
  ])
})
