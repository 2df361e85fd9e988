// The level of a job by its title, a label of a board or the sentence that offers it, and never by other people's titles.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../..'

const pt = '\n\nRequisitos\n- Excel\n- SQL\n- Git'
const en = '\n\nRequirements\n- Excel\n- SQL\n- Git'
const levelOf = (text: string): string =>
  readAdvert(text).requirements.find(({ kind }) => kind === 'seniority')?.what ?? 'none'
const wrong = (texts: readonly string[], level: string) => texts.filter((text) => levelOf(text) !== level)

const trades = ['Analista Fiscal', 'Desenvolvedor Back-end', 'Engenheira Civil', 'Enfermeiro']
const words = [
  ['junior', ['Júnior', 'Jr', 'Jr.', 'JÚNIOR']],
  ['mid', ['Pleno', 'PL', 'Pl.']],
  ['senior', ['Sênior', 'Senior', 'Sr', 'Sr.']],
] as const

describe.each(words)('%s', (level, names) => {
  const each = (to: (trade: string, name: string) => string) =>
    trades.flatMap((trade) => names.map((name) => to(trade, name)))
  test.each([
    ['behind the title', (trade: string, name: string) => `${trade} ${name}${pt}`],
    ['in brackets', (trade: string, name: string) => `${trade} (${name})${pt}`],
    ['behind a dash', (trade: string, name: string) => `${trade} - ${name}${pt}`],
    ['under a label', (trade: string, name: string) => `${trade}\nNível: ${name}${pt}`],
    ['as a value of its own', (trade: string, name: string) => `${trade}\nSenioridade\n${name}${pt}`],
    [
      'where the job is named once more',
      (trade: string, name: string) => `Vaga de TI na Exemplo\n**${trade} ${name} – 01 vaga**${pt}`,
    ],
    [
      'in the sentence that offers it',
      (trade: string, name: string) => `${trade}\nBuscamos profissional ${name} para o time.${pt}`,
    ],
  ])('%s', (_, to) => expect(wrong(each(to), level)).toEqual([]))

  test('of a colleague or of later is not the job’s', () =>
    expect(
      wrong(
        each(
          (trade, name) =>
            `${trade}\nVocê vai apoiar o analista ${name} da equipe, com plano de carreira até ${name}.${pt}`,
        ),
        'none',
      ),
    ).toEqual([]))
})

describe('who leads people', () => {
  const teams = [
    'Marketing',
    'Production',
    'Ward',
    'Kitchen',
    'Engineering',
    'Nurse',
    'Restaurant',
    'Finance',
    'Branch',
  ]
  const matters = [
    'Account',
    'Project',
    'Product',
    'Case',
    'Community',
    'Social Media',
    'Database',
    'Campaign',
    'Brand',
  ]
  const leaders = [
    ...teams.flatMap((team) => [
      `${team} Manager`,
      `Head of ${team}`,
      `${team} Director`,
      `VP of ${team}`,
      `${team} Team Leader`,
    ]),
    ...['Manager', 'Assistant Manager', 'Chief Financial Officer', 'CTO', 'Head Chef', 'Headteacher', 'Lead Engineer'],
  ]
  const leadersPt = [
    'Gerente de Loja',
    'Subgerente',
    'Coordenadora Pedagógica',
    'Coordenação de RH',
    'Líder de Produção',
  ]
  const morePt = [
    'Chefe de Cozinha',
    'Superintendente de Obras',
    'Gestora Comercial',
    'Encarregado de Obra',
    'Diretora',
  ]
  test('is known by the title', () => {
    expect(
      wrong(
        leaders.map((title) => `${title}${en}`),
        'lead',
      ),
    ).toEqual([])
    expect(
      wrong(
        [...leadersPt, ...morePt].map((title) => `${title}${pt}`),
        'lead',
      ),
    ).toEqual([])
  })

  test('is not who manages a matter', () => {
    expect(
      wrong(
        matters.map((matter) => `${matter} Manager${en}`),
        'none',
      ),
    ).toEqual([])
    const titles = [
      'Gerente de Contas',
      'Gerente de Projetos',
      'Gestor de Tráfego',
      'Lead Generation Specialist',
      'Sous Chef',
    ]
    expect(
      wrong(
        titles.map((title) => `${title}${pt}`),
        'none',
      ),
    ).toEqual([])
  })

  test('is not who helps them', () => {
    const helpers = [
      'Assistente da Diretoria',
      'Secretária do Diretor',
      'Auxiliar de Coordenação',
      'Assistente de Gerente',
    ]
    const more = ['Executive Assistant to the Director', 'PA to Head of Sales', 'Assistant to the Marketing Manager']
    expect(
      wrong([...helpers.map((title) => `${title}${pt}`), ...more.map((title) => `${title}${en}`)], 'none'),
    ).toEqual([])
    expect(
      wrong(
        teams.map((team) => `Clerk\nYou will report to the ${team} Manager and support the Head of ${team}.${en}`),
        'none',
      ),
    ).toEqual([])
  })

  test('and a helper’s own level stays', () => expect(levelOf(`Assistente de Diretoria Sênior${pt}`)).toBe('senior'))
})

test('who learns the trade is an apprentice, a trainee or an intern', () => {
  const places = ['Mecânica', 'Administração', 'Cozinha', 'Logística']
  const apprentices = places.flatMap((one) => [
    `Aprendiz de ${one}`,
    `Jovem Aprendiz - ${one}`,
    `Programa Trainee ${one}`,
  ])
  expect(
    wrong(
      apprentices.map((title) => `${title}${pt}`),
      'trainee',
    ),
  ).toEqual([])
  expect(
    wrong(
      ['Apprentice Electrician', 'Electrical Apprenticeship', 'Trainee Solicitor'].map((one) => `${one}${en}`),
      'trainee',
    ),
  ).toEqual([])
  expect(
    wrong(
      places.flatMap((one) => [`Estágio em ${one}`, `Estagiário(a) de ${one}`]).map((one) => `${one}${pt}`),
      'intern',
    ),
  ).toEqual([])
  expect(
    wrong(
      ['Graduate Engineer', 'Graduate Scheme: Finance'].map((one) => `${one}${en}`),
      'junior',
    ),
  ).toEqual([])
})

test.each([
  ['Seniority level\nMid-Senior level', 'mid'],
  ['Seniority level: Entry level', 'junior'],
  ['Seniority level: Associate', 'junior'],
  ['Seniority level: Director', 'lead'],
  ['Seniority level: Internship', 'intern'],
  ['Seniority level: Not Applicable', 'none'],
  ['This is a senior role in our data team.', 'senior'],
  ['This is an entry-level position.', 'junior'],
  ['The role has a clear path into a Senior Developer position.', 'none'],
  ['You will mentor junior developers and work beside senior leaders.', 'none'],
])('a developer with “%s”: %s', (line, level) => expect(levelOf(`Developer\n${line}${en}`)).toBe(level))

test('a residence for seniors asks for no senior', () => {
  const places = ['Senior Living Community', 'Senior Residence', 'Senior Home', 'Senior Citizens Centre']
  expect(
    wrong(
      places.map((place) => `Care Assistant for ${place}${en}`),
      'none',
    ),
  ).toEqual([])
  expect(levelOf(`Senior Care Assistant${en}`)).toBe('senior')
})

test('a superior named below the head gives the job no level', () => {
  const lines = [
    'Reports to: CFO',
    'Reports to the Finance Director',
    'Supervisor: Ward Manager',
    'Line manager: Senior Buyer',
  ]
  expect(
    wrong(
      lines.map((line) => `Accounting Clerk\n${line}\nTown hall${en}`),
      'none',
    ),
  ).toEqual([])
})

test('a first line that names no title may name the level all the same', () => {
  expect(levelOf(`[Remoto] Full time dev pleno na Exemplo${pt}`)).toBe('mid')
  expect(levelOf(`Nossa equipe cresceu e o time sênior vai adorar você.${pt}`)).toBe('none')
})
