// A draft begins no lower than its file: what the reading took a part for stays that part, under a heading that nobody knows as
// under none, and contact data are found wherever they stand.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../../documents/document'
import { analyseResume } from '../..'
import { document } from '../../testing'
import { measureRead, readDraft } from '../measure'
import { draftFromDocument } from './from-document'

const imported = (...lines: readonly string[]) => {
  const draft = draftFromDocument(document(...lines))
  if (!draft) throw new Error('no draft')
  return draft
}
const part = (kind: string, ...lines: readonly string[]) => imported(...lines).parts.find((one) => one.kind === kind)

/** Points that moving the words may cost: a date in another form, a line that no longer wraps. */
const ALLOWED = 2
const lost = (page: Document): number => {
  const { score } = analyseResume(page)
  const { parts } = draftFromDocument(page)!
  const drafted = measureRead(readDraft(parts), parts, null, false).result.score
  return (score ?? 0) - (drafted ?? 0)
}

const worlds = [
  {
    headlines: ['', 'Cozinheira', 'Cozinheira – Olinda'],
    contacts: ['Olinda, PE | (81) 98888-7777 | ana@exemplo.com', 'Olinda - PE • ana@exemplo.com • (81) 98888-7777'],
    opens: ['', '# Resumo', '# Sobre mim', '# O que eu procuro', '# Propósito', '# Um pouco de mim'],
    intro: 'Cozinheira com 8 anos em restaurantes e buffets, com 200 refeições por dia e nenhuma multa da vigilância.',
    work: ['# Experiência profissional', '# Onde trabalhei', '# Histórico profissional'],
    jobs: [
      ['Cozinheira | Restaurante Tempero da Terra', '03/2021 – atual'],
      ['Ajudante de cozinha | Buffet Alegria', '02/2016 – 02/2021'],
    ],
    tasks: ['Preparei 200 refeições por dia', 'Reduzi o desperdício em 15%', 'Treinei 3 ajudantes'],
    study: ['# Formação', '# Escolaridade', '# Estudos'],
    schools: ['Técnico em Gastronomia, SENAC Recife, 2018', 'Ensino médio completo, Escola Estadual Rui Barbosa, 2010'],
    others: [
      '# Cursos',
      'Boas práticas de manipulação, 2022',
      '# Habilidades',
      'Saladas, Massas, Grelhados, Buffet, HACCP',
    ],
  },
  {
    headlines: ['', 'Electrician', 'Approved Electrician'],
    contacts: ['Leeds | 07700 900412 | ana@example.com', 'Armley, Leeds LS12 • 07700 900412 • ana@example.com'],
    opens: ['', '# Profile', '# About me', '# What drives me', '# Welcome', '# A bit about me'],
    intro: 'Electrician with 11 years on commercial sites, 86 flats handed over early and no reportable accident.',
    work: ['# Experience', '# Where I have worked', '# Work history'],
    jobs: [
      ['Site Electrician | Harbourside Ltd', 'May 2019 – Present'],
      ['Electrician’s Mate | Avon Power', 'Jan 2014 – Apr 2019'],
    ],
    tasks: ['Installed 1.2 km of cable tray', 'Cut call-backs by 30%', 'Trained 2 apprentices'],
    study: ['# Education', '# Training and education', '# SCHOOL AND COLLEGE'],
    schools: ['Level 3 NVQ in Electrical Installation, City of Bristol College, 2014'],
    others: [
      '# Certificates',
      'First aid at work, 2024',
      '# Skills',
      'Testing, Containment, Fault finding, SWA, BS 7671',
    ],
  },
] as const

const page = fc
  .constantFrom(...worlds)
  .chain((world) =>
    fc.record({
      world: fc.constant(world),
      headline: fc.constantFrom(...world.headlines),
      contact: fc.constantFrom(...world.contacts),
      open: fc.constantFrom(...world.opens),
      work: fc.constantFrom(...world.work),
      study: fc.constantFrom(...world.study),
      hasIntro: fc.boolean(),
      hasOthers: fc.boolean(),
      isStudyFirst: fc.boolean(),
    }),
  )
  .map(({ world, headline, contact, open, work, study, hasIntro, hasOthers, isStudyFirst }) => {
    const experience = [
      work,
      ...world.jobs.flatMap(([title, when]) => [`=${title}`, when, ...world.tasks.map((task) => `- ${task}`)]),
    ]
    const education = [study, ...world.schools]
    const lines = [
      'Ana Souza Prado',
      headline,
      contact,
      ...(hasIntro ? [open, world.intro] : []),
      ...(isStudyFirst ? [...education, ...experience] : [...experience, ...education]),
      ...(hasOthers ? world.others : []),
    ]
    return lines.filter(Boolean)
  })

test('of any headings, the draft scores as its file, or says what it has no part for', () => {
  fc.assert(
    fc.property(page, (lines) => expect([lost(document(...lines)) <= ALLOWED, lines]).toEqual([true, lines])),
    { numRuns: 150 },
  )
}, 60_000)

describe('the introduction stays one', () => {
  const text = 'Costureira com 12 anos em fábricas de uniforme, boa de máquina reta e de peça piloto.'
  const rest = ['# Experiência', 'Costureira – Uniformes Subaé – 06/2001 a 02/2005', '- Fiz 90 peças por dia']
  test.each(['# O que eu procuro', '# Propósito', '# Welcome', ''])('below "%s"', (heading) => {
    const summary = part('summary', 'Ana Souza', 'ana@exemplo.com | (81) 98888-7777', heading, text, ...rest)
    expect(summary?.fields).toEqual({ text, ...(heading && { heading: heading.slice(2) }) })
  })

  test('what somebody is, above it, is their job and no heading', () => {
    const lines = ['Ana Souza', 'ana@exemplo.com | (81) 98888-7777', 'Costureira', text, ...rest]
    expect(part('contact', ...lines)?.fields.headline).toBe('Costureira')
    expect(part('summary', ...lines)?.fields.text).toBe(text)
  })

  test('an age at which something began is no age, and none of its words is left out', () => {
    const line = 'Costuro desde os 13 anos com minha mãe e trabalhei em duas fábricas de uniforme.'
    expect(part('summary', 'Ana Souza', 'ana@exemplo.com', '# Sobre mim', line, ...rest)?.fields.text).toBe(line)
  })
})

describe('contact data', () => {
  const rest = ['# Experience', 'Cook – Blue House – 06/2018 to present', '- Cooked 90 meals a day']
  test('divided by dashes beside the job', () => {
    const line = 'Approved Electrician (ECS Gold Card) – Bristol BS5 – 07700 900733 – gareth@example.com'
    expect(part('contact', 'Gareth Pugh', line, ...rest)?.fields).toEqual({
      name: 'Gareth Pugh',
      headline: 'Approved Electrician (ECS Gold Card)',
      city: 'Bristol BS5',
      phone: '07700 900733',
      email: 'gareth@example.com',
    })
  })

  test('a town with its state between dashes is one', () => {
    const fields = part('contact', 'Ana Souza', 'Olinda - PE - (81) 98888-7777 - ana@exemplo.com', ...rest)?.fields
    expect(fields).toMatchObject({ city: 'Olinda - PE', phone: '(81) 98888-7777', email: 'ana@exemplo.com' })
  })

  test.each([
    ['Enfermeira – COREN – 123456 – (81) 98888-7777', undefined],
    ['Chef – Pastry – 07700 900733 – ann@example.com', undefined],
    ['Segunda – sexta – (81) 3222-1000', undefined],
    ['Chef – Pastry – Leeds – 07700 900733', 'Leeds'],
    ['Pastry – Leeds – 07700 900733', 'Leeds'],
    ['Gareth – Recife – PE – (81) 98888-7777', 'Recife - PE'],
    ['Knocknacarra, Galway | 087 123 4567 | ann@example.com', 'Knocknacarra, Galway'],
  ] as const)('the city is a town that is known: %s', (line, city) => {
    const fields = part('contact', 'Gareth Pugh', line, ...rest)?.fields
    expect(fields?.city).toBe(city as string)
  })

  test('behind leading dots, also in a heading', () => {
    const lines = ['Josué Lins', '# Contato..........(83) 98655-0290', 'E-mail..........josue@exemplo.com']
    expect(part('contact', ...lines, ...rest)?.fields).toMatchObject({
      phone: '(83) 98655-0290',
      email: 'josue@exemplo.com',
    })
  })

  test('in a sentence with an age: the age alone is left out', () => {
    const line = '41 anos, São Paulo, SP. Telefone (11) 97622-0140. denise@exemplo.com.br'
    const { parts, left } = imported('Denise Watanabe', 'Gerente de Projetos', line, ...rest)
    expect(parts[0]?.fields).toMatchObject({ city: 'São Paulo, SP', phone: '(11) 97622-0140' })
    expect([...new Set(left.filter(({ kind }) => kind !== 'label').map(({ text }) => text))]).toEqual(['41 anos'])
  })

  test('at the foot of every page, beside its number', () => {
    const body = document('Ana Souza', 'Cook', ...rest)
    const foot = (page: number) => {
      const parts = ['07700 900361', 'ana@example.com', `${page}/2`]
      return { ...body.lines[1]!, number: 7 + page, region: 'footer' as const, text: parts.join(' '), parts }
    }
    const lines = [...body.lines, foot(1), foot(2)]
    const fields = draftFromDocument({ ...body, lines })?.parts[0]?.fields
    expect(fields).toMatchObject({ phone: '07700 900361', email: 'ana@example.com' })
  })

  test('the second line of a name with a hyphen is no heading', () => {
    const body = document('TOBIAH LINDQVIST-', 'AMARA', 'COOK', 'tobiah@example.com | (503) 555-0118', ...rest)
    const lines = body.lines.map((line, at) => (at < 2 ? { ...line, size: 18 } : line))
    const parts = draftFromDocument({ ...body, lines })?.parts ?? []
    expect(parts[0]?.fields).toMatchObject({ name: 'TOBIAH LINDQVIST-AMARA', headline: 'COOK' })
    expect(parts.map(({ fields }) => fields.heading)).not.toContain('AMARA')
  })
})

test('a town beside a task is the place alone, and the task a line of the job', () => {
  const lines = ['# Experience', '=Waiter, Crowley Hotel, Cork', '2004 – 2009', 'Weddings, bar and breakfast service']
  const job = part('job', 'Colm Ruiz', 'colm@example.com', ...lines)
  expect(job?.fields.place).toBe('Cork')
  expect(job?.lines.map(({ text }) => text)).toEqual(['Weddings, bar and breakfast service'])
})

test.each([
  ['Leeds | Remote', 'Leeds, Remote'],
  ['Recife | CLT', 'Recife, CLT'],
  ['Leeds, UK | Full-time', 'Leeds, UK, Full-time'],
  ['Recife, PE | Boa Viagem', 'Recife, PE, Boa Viagem'],
  ['Frankfurt am Main', 'Frankfurt am Main'],
  ['zona sul de São Paulo', 'zona sul de São Paulo'],
])('a place and its terms beside the dates are no task: %s', (beside, place) => {
  const lines = ['# Experience', '=Cook – Blue House', `03/2018 – 08/2024 | ${beside}`, '- Cooked 90 meals a day']
  const job = part('job', 'Colm Ruiz', 'colm@example.com', ...lines)
  expect([job?.fields.place, job?.lines.map(({ text }) => text)]).toEqual([place, ['Cooked 90 meals a day']])
})

test.each([
  ['Atividades: Costura das peças piloto', 'Costura das peças piloto'],
  ['Principais atividades desenvolvidas: Costura das peças piloto', 'Costura das peças piloto'],
  ['Atividades com crianças: leitura e pintura', 'Atividades com crianças: leitura e pintura'],
  ['Duties: Cooked 90 meals a day', 'Cooked 90 meals a day'],
])('a form’s label stands in no bullet: %s', (line, task) => {
  const lines = ['# Experiência', '=Costureira – Malhas Sol', '03/2018 – 08/2024', `- ${line}`, '- Regulei 4 máquinas']
  const { parts, left } = imported('Iara Lins', 'iara@exemplo.com', ...lines)
  expect(parts.find(({ kind }) => kind === 'job')?.lines.map(({ text }) => text)).toEqual([task, 'Regulei 4 máquinas'])
  expect(left.some(({ kind, text }) => kind === 'label' && line.startsWith(text))).toBe(task !== line)
})

test('a section that only its content names is that part: schools below "SCHOOL AND COLLEGE"', () => {
  const school = part(
    'school',
    'Colm Ruiz',
    'colm@example.com',
    '# SUMMARY',
    'Cook with eight years in busy hotel kitchens and no complaint.',
    '# WORK EXPERIENCE',
    'Cook – Blue House – 06/2018 to present',
    '- Cooked 90 meals a day',
    '# SKILLS',
    'Grill, Pastry, Stock, Rotas',
    '# SCHOOL AND COLLEGE',
    'BBS Business Studies, Lee Valley University College, 2004 – 2006',
    'Leaving Certificate, Coláiste Chríost Rí, 1998 – 2004',
  )
  expect(school?.fields).toMatchObject({ course: 'BBS Business Studies', start: '2004', end: '2006' })
})

test('languages and hobbies typed below the last school are no courses of it', () => {
  const typed = ['Enhanced DBS on the update service. Languages: Urdu (fluent).', 'Hobbies: baking, walking.']
  const lines = [
    '# Training',
    'NVQ Level 2 in Health and Social Care, 2021',
    'GCSE English and Maths (grade 4)',
    ...typed,
  ]
  const work = ['# Experience', 'Care Assistant – Oakwood Court – 06/2022 to present', '- Washed 12 residents a day']
  const { parts } = imported('Ana Souza', 'ana@example.com', ...work, ...lines)
  expect(parts.filter(({ kind }) => kind === 'school').flatMap((school) => school.lines)).toEqual([])
  expect(parts.at(-1)).toMatchObject({
    kind: 'own',
    fields: { heading: 'Additional information' },
    lines: typed.map((text) => ({ text })),
  })
})
