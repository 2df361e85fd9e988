// A firm named once above several posts, in the forms people write it: each post is a job there, and no place or unit is an employer.
import { expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { document, parted } from '../../testing'
import { readResume } from '..'

type Post = readonly [title: string, place: string, from: string, to: string]
type World = {
  readonly head: readonly string[]
  readonly firms: readonly {
    readonly name: string
    readonly about: string
    readonly total: string
    readonly posts: readonly Post[]
  }[]
  readonly tasks: readonly string[]
}

const portuguese: World = {
  head: ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  firms: [
    {
      ...{
        name: 'Metalúrgica Andrade & Filhos',
        about: 'Jundiaí/SP – indústria de autopeças, 900 funcionários',
        total: '9 anos 8 meses',
      },
      posts: [
        ['Gerente de Suprimentos', 'Jundiaí, São Paulo, Brasil', 'março de 2022', 'fevereiro de 2025'],
        ['Coordenador de Logística', 'Várzea Paulista', 'agosto de 2019', 'fevereiro de 2022'],
        ['Analista de Logística Sênior', 'Jundiaí e Região', 'maio de 2017', 'julho de 2019'],
      ],
    },
    {
      ...{ name: 'Plásticos Itupeva', about: 'Itupeva/SP – embalagens', total: '4 anos 11 meses' },
      posts: [
        ['Analista de PCP', 'Itupeva, São Paulo', 'fevereiro de 2014', 'abril de 2017'],
        ['Assistente, Planejamento', 'Itupeva', 'junho de 2012', 'janeiro de 2014'],
      ],
    },
    {
      ...{ name: 'Correios', about: 'Campinas/SP', total: '' },
      posts: [['Jovem Aprendiz', 'Várzea Paulista', 'março de 2009', 'dezembro de 2010']],
    },
  ],
  tasks: ['Renegociação de fretes com doze transportadoras', 'Treinamento de 28 operadores'],
}
const english: World = {
  head: ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds', '# Experience'],
  firms: [
    {
      ...{
        name: 'Mercy Lakes Health System',
        about: 'Duluth, MN – four hospitals, 6,000 staff',
        total: '7 years 5 months',
      },
      posts: [
        ['Manager, Patient Access', 'Duluth, Minnesota, United States', 'January 2020', 'June 2023'],
        ['Supervisor, Emergency Registration', 'Duluth, Minnesota', 'April 2018', 'January 2020'],
        ['Unit Secretary', 'Greater Duluth Area', 'February 2016', 'April 2018'],
      ],
    },
    {
      ...{ name: 'Calder Valley Foods', about: 'Halifax – ready dinners', total: '4 yrs 6 mos' },
      posts: [
        ['Warehouse Team Leader', 'Halifax', 'March 2013', 'January 2016'],
        ['Warehouse Operative', 'Halifax, England', 'August 2011', 'March 2013'],
      ],
    },
    {
      ...{ name: 'Caribou Coffee', about: 'Ely', total: '' },
      posts: [['Barista', 'Ely, Minnesota', 'May 2009', 'August 2011']],
    },
  ],
  tasks: ['Insurance checks for 900 people a day', 'Training of 28 new starters'],
}

/** How a page sets a firm and its posts apart. */
const looks = {
  size: { firm: { size: 12 }, title: { size: 11.5 } },
  bold: { firm: { bold: true }, title: {} },
  both: { firm: { bold: true, size: 12 }, title: { bold: true } },
  indent: { firm: { bold: true }, title: { x: 62 } },
} as const
type Look = keyof typeof looks
type Row = readonly [text: string, as: 'firm' | 'title' | 'text' | 'task']
type Firm = World['firms'][number]

const firmForms = {
  name: ({ name }: Firm): Row[] => [[name, 'firm']],
  total: ({ name, total }: Firm): Row[] => [[name, 'firm'], ...(total ? [[total, 'text'] as const] : [])],
  place: ({ name, about }: Firm): Row[] => [[`${name} – ${about}`, 'firm']],
  wrapped: ({ name, about, posts }: Firm): Row[] =>
    posts.length > 1
      ? [
          [`${name} – ${about.split(' ').slice(0, -1).join(' ')}`, 'firm'],
          [about.split(' ').at(-1)!, 'firm'],
        ]
      : [[`${name} – ${about}`, 'firm']],
  period: ({ name, posts }: Firm): Row[] => [
    [posts.length > 1 ? `${name} ¦ ${posts.at(-1)![2]} – ${posts[0]![3]}` : name, 'firm'],
  ],
}
const postForms = {
  below: ([title, , from, to]: Post): Row[] => [
    [title, 'title'],
    [`${from} - ${to}`, 'text'],
  ],
  place: ([title, place, from, to]: Post): Row[] => [
    [title, 'title'],
    [`${from} - ${to}`, 'text'],
    [place, 'text'],
  ],
  right: ([title, , from, to]: Post): Row[] => [[`${title} ¦ ${from} – ${to}`, 'title']],
  brackets: ([title, , from, to]: Post): Row[] => [[`${title} (${from} – ${to})`, 'title']],
  left: ([title, , from, to]: Post): Row[] => [[`${from} – ${to} ¦ ${title}`, 'title']],
}

/** Tasks below the first post of each firm, or below none. */
const amounts = ['first', 'none'] as const

const page = (
  world: World,
  firmForm: keyof typeof firmForms,
  postForm: keyof typeof postForms,
  amount: (typeof amounts)[number],
  look: Look,
) => {
  const rows = world.firms.flatMap((firm): Row[] => [
    ...firmForms[firmForm](firm),
    ...firm.posts.flatMap((post, at): Row[] => [
      ...postForms[postForm](post),
      ...(amount === 'first' && at === 0 ? world.tasks.map((task): Row => [`- ${task}`, 'task']) : []),
    ]),
  ])
  const document = parted(...world.head, ...rows.map(([text]) => text))
  const lines = document.lines.map((line, at): Line => {
    const as = rows[at - world.head.length]?.[1]
    const gap =
      as === 'firm' && rows[at - world.head.length - 1]?.[1] !== 'firm' ? 2.1 : as === 'title' ? 1.7 : line.gap
    return { ...line, gap, ...(as === 'firm' || as === 'title' ? looks[look][as] : {}) }
  })
  return { ...document, lines }
}

const year = (text: string) => text.slice(-4)
const wanted = (world: World) =>
  world.firms.flatMap(({ name, posts }) =>
    posts.map(([title, , from, to]) => `${title} @ ${name} ${year(from)}-${year(to)}`),
  )
const read = (document: ReturnType<typeof page>) =>
  readResume(document).roles.map(
    ({ title, employer, dates }) =>
      `${title} @ ${employer} ${dates?.from.year}-${dates?.to === 'present' ? 'now' : dates?.to?.year}`,
  )

const cases = [portuguese, english].flatMap((world) =>
  Object.keys(firmForms).flatMap((firmForm) =>
    Object.keys(postForms).flatMap((postForm) =>
      amounts.flatMap((amount) =>
        Object.keys(looks).map((look) => [world === english ? 'en' : 'pt', firmForm, postForm, amount, look]),
      ),
    ),
  ),
) as ['pt' | 'en', keyof typeof firmForms, keyof typeof postForms, (typeof amounts)[number], Look][]

test.each(cases)(
  '%s: firm with %s, posts with dates %s, tasks below %s, %s',
  (language, firmForm, postForm, amount, look) => {
    const world = language === 'en' ? english : portuguese
    expect(read(page(world, firmForm, postForm, amount, look)).toSorted()).toEqual(wanted(world).toSorted())
  },
)

test.each([
  ['Setor Privado', 'Analista – Banco Sol, Assistente – Loja Lua'],
  ['Área Comercial', 'Gerente – Grupo Sol S.A., Supervisor – Mercado Azul'],
])('%s above jobs with their own employers is the heading of a group', (group, jobs) => {
  const lines = jobs
    .split(', ')
    .flatMap((job, at) => [
      `${job.split(' – ')[0]} – ${2019 - 4 * at} a ${2023 - 4 * at}`,
      job.split(' – ')[1]!,
      '- Fechei o caixa de 30 clientes por dia',
    ])
  const { roles } = readResume(document('Ana Lima', 'ana@exemplo.com', '# Experiência', `=${group}`, ...lines))
  expect(roles.map(({ employer }) => employer)).not.toContain(group)
})
