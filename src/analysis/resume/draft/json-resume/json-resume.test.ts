// What goes out as JSON Resume comes in again, and what other sites write is taken whole.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { DraftPart } from '../parts'
import { fromJsonResume } from './from'
import { toJsonResume } from './to'

type Texts = { kind: DraftPart['kind']; fields: Record<string, string>; lines: string[] }
const part = ({ kind, fields, lines }: Texts, at: number): DraftPart => ({
  id: `p${at}`,
  kind,
  fields,
  lines: lines.map((text, n) => ({ id: `l${n}`, text })),
})
/** Each part without its ids, empty ones left out. */
const plain = (parts: readonly DraftPart[] | null): Texts[] =>
  (parts ?? [])
    .map(({ kind, fields, lines }) => ({ kind, fields: { ...fields }, lines: lines.map(({ text }) => text) }))
    .filter(({ fields, lines }) => Object.values(fields).some(Boolean) || lines.length > 0)
const again = (texts: readonly Texts[]): Texts[] => plain(fromJsonResume(toJsonResume(texts.map(part))))

const words = fc.constantFrom(
  'Atendi clientes',
  'Preparei o almoço',
  'Organizei o estoque',
  'Vendi',
  'Cozinha',
  'Excel',
)
const lines = fc.array(words, { maxLength: 3 })
const dates = fc.constantFrom(
  ['03/2018', '03/2018'],
  ['Oct. 2021', '10/2021'],
  ['março de 2018', '03/2018'],
  ['2019', '2019'],
)
const ends = fc.constantFrom(['Current', 'atual'], ['atual', 'atual'], ['o momento', 'atual'], ['12/2024', '12/2024'])

test('a draft comes back with all its words, and its dates in figures', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Embu-Guaçu, SP', 'São Luís', 'São José dos Campos, SP'),
      fc.constantFrom('', 'rendercv.com', '(11) 90000-0143 (recado: Rosana)', 'joao.dev | @joao'),
      fc.array(fc.record({ start: dates, end: ends, lines }), { maxLength: 3 }),
      lines,
      fc.constantFrom('Excel, Word', 'Cozinha: grelha, forno\nExcel, Word', 'Word\nCozinha: grelha'),
      (city, other, jobs, studied, skills) => {
        const contact: Texts = {
          kind: 'contact',
          fields: { name: 'Ana Souza', city, ...(other && { other }) },
          lines: [],
        }
        const summary: Texts = { kind: 'summary', fields: { text: 'Cozinheira.\nQuinze anos de merenda.' }, lines: [] }
        const worked = (at: 0 | 1): Texts[] =>
          jobs.map(({ start, end, lines }) => ({
            kind: 'job',
            fields: {
              title: 'Cozinheira',
              employer: 'Sabor da Vila',
              place: 'Osasco, SP',
              start: start[at] ?? '',
              end: end[at] ?? '',
            },
            lines,
          }))
        const rest: Texts[] = [
          { kind: 'school', fields: { course: 'Ensino médio', school: 'E.E. Jardim', end: '2003' }, lines: studied },
          { kind: 'own', fields: { heading: 'Projetos' }, lines: ['Horta da escola'] },
          { kind: 'courses', fields: {}, lines: ['Boas práticas, 2020'] },
          { kind: 'skills', fields: { text: skills }, lines: [] },
          { kind: 'languages', fields: { text: 'Espanhol, básico' }, lines: [] },
        ]
        // The format asks for whole addresses.
        const whole = other.replace(/^(?=rendercv|joao)/, 'https://')
        const back: Texts = { ...contact, fields: { ...contact.fields, ...(other && { other: whole }) } }
        expect(again([contact, summary, ...worked(0), ...rest])).toEqual([back, summary, ...worked(1), ...rest])
      },
    ),
    { numRuns: 200 },
  )
})

test('projects, voluntary work and an objective come back as they were', () => {
  const entries: Texts[] = [
    { kind: 'summary', fields: { text: 'Busco meu primeiro emprego.', heading: 'Objetivo' }, lines: [] },
    {
      kind: 'own',
      fields: { heading: 'Projetos da escola', title: 'Feira de ciências', start: '08/2024' },
      lines: ['Montei o sensor com Arduino'],
    },
    {
      kind: 'own',
      fields: { heading: 'Projetos da escola', title: 'Jornal', employer: 'E.E. Jardim', place: 'Osasco', end: '2023' },
      lines: [],
    },
    { kind: 'own', fields: { heading: 'Interesses' }, lines: ['Leitura'] },
    {
      kind: 'own',
      fields: {
        heading: 'Trabalhos voluntários',
        title: 'Monitora',
        employer: 'Biblioteca',
        start: '03/2024',
        end: 'atual',
      },
      lines: ['Ensinei 12 idosos a usar o celular'],
    },
  ]
  const volunteer = entries.slice(-1)
  expect(again([...entries.slice(0, 1), ...volunteer, ...entries.slice(1, -1)])).toEqual(entries)
})

test('sections of other sites come in as parts, with their dates and lines', () => {
  const parts = plain(
    fromJsonResume(
      JSON.stringify({
        basics: { name: 'Richard Hendriks', profiles: [{ network: 'GitHub', username: 'rh' }] },
        work: [{ name: 'Pied Piper', position: 'CEO', startDate: '2013-12-01', highlights: ['Built the team'] }],
        education: [{ institution: 'Oklahoma', area: 'IT', studyType: 'BSc', score: '4.0', courses: ['DB1101'] }],
        volunteer: [{ organization: 'CoderDojo', position: 'Teacher', startDate: '2012-01', highlights: ['Taught'] }],
        awards: [{ title: 'Compression Pioneer', awarder: 'Techcrunch', date: '2014-11-01' }],
        publications: [{ name: 'Video compression', publisher: 'Hooli', releaseDate: '2014-10' }],
        projects: [{ name: 'Miss Direction', startDate: '2016-08', endDate: '2017', description: 'A mapping engine' }],
        skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }, { name: 'Compression' }],
      }),
    ),
  )
  expect(parts).toEqual([
    { kind: 'contact', fields: { name: 'Richard Hendriks', other: 'rh' }, lines: [] },
    {
      kind: 'job',
      fields: { title: 'CEO', employer: 'Pied Piper', start: '12/2013', end: 'Present' },
      lines: ['Built the team'],
    },
    { kind: 'school', fields: { course: 'BSc, IT', school: 'Oklahoma' }, lines: ['GPA: 4.0', 'DB1101'] },
    {
      kind: 'own',
      fields: { heading: 'Projects', title: 'Miss Direction', start: '08/2016', end: '2017' },
      lines: ['A mapping engine'],
    },
    {
      kind: 'own',
      fields: {
        heading: 'Volunteer Experience',
        title: 'Teacher',
        employer: 'CoderDojo',
        start: '01/2012',
        end: 'Present',
      },
      lines: ['Taught'],
    },
    { kind: 'own', fields: { heading: 'Awards' }, lines: ['Compression Pioneer, Techcrunch, 11/2014'] },
    { kind: 'own', fields: { heading: 'Publications' }, lines: ['Video compression, Hooli, 10/2014'] },
    { kind: 'skills', fields: { text: 'Web: HTML, CSS\nCompression' }, lines: [] },
  ])
})

test('a text that is too long is cut beside an emoji, never within', () => {
  const long = (most: number) => `${'a'.repeat(most - 1)}😀${'b'.repeat(50)}`
  const source = {
    basics: { name: long(300), summary: long(2_000), url: long(300), profiles: [{ url: 'x' }] },
    work: [{ name: 'Hooli', position: long(300), summary: long(2_000), highlights: [long(2_000)] }],
    education: [{ studyType: long(300), area: 'x', institution: 'y' }],
    skills: [{ name: 'z', keywords: [long(2_000)] }],
    languages: [{ language: long(300), fluency: long(300) }],
  }
  const read = plain(fromJsonResume(JSON.stringify(source)))
  const cut = (texts: readonly Texts[]) =>
    texts.flatMap(({ kind, fields, lines }) =>
      [...Object.values(fields), ...lines].filter((text) => !text.isWellFormed()).map(() => kind),
    )
  expect([read.length, cut(read), cut(again(read))]).toEqual([6, [], []])
})

test('each skill of a line is one, and addresses are whole', () => {
  const levels: Texts = { kind: 'skills', fields: { text: 'Excel - Avançado, Word – básico' }, lines: [] }
  expect(JSON.parse(toJsonResume([levels].map(part))).skills.map(({ name }: { name: string }) => name)).toEqual([
    'Excel - Avançado',
    'Word – básico',
  ])
  const lines = 'Go | Python | Node.js\nCloud: AWS • GCP\nCI/CD · C++; Scikit-learn - Excel'
  const contact: Texts = {
    kind: 'contact',
    fields: { linkedin: 'linkedin.com/in/ana', other: 'ana.dev | HTTPS://github.com/ana | @ana' },
    lines: [],
  }
  const listed: Texts = { kind: 'skills', fields: { text: lines }, lines: [] }
  const { basics, skills } = JSON.parse(toJsonResume([contact, listed].map(part)))
  const named = ['Go', 'Python', 'Node.js'].map((name) => ({ name }))
  const rest = ['CI/CD', 'C++', 'Scikit-learn', 'Excel'].map((name) => ({ name }))
  expect(skills).toEqual([...named, { name: 'Cloud', keywords: ['AWS', 'GCP'] }, ...rest])
  expect(basics.url).toBe('https://ana.dev')
  expect(basics.profiles).toEqual([
    { network: 'LinkedIn', url: 'https://linkedin.com/in/ana' },
    { url: 'HTTPS://github.com/ana' },
    { username: '@ana' },
  ])
})

test('a skill stays whole with its brackets, and a licence beside the contact data is a certificate and no profile', () => {
  const skills: Texts = {
    kind: 'skills',
    fields: {
      text: 'Stock control (RedPrairie / Blue Yonder WMS), Excel\nReach truck licence (RTITB, expires Aug 2027)',
    },
    lines: [],
  }
  const other = 'Full UK driving licence (Category B) | github: ana | Available from March'
  const contact: Texts = { kind: 'contact', fields: { other }, lines: [] }
  const made = JSON.parse(toJsonResume([contact, skills].map(part)))
  expect(made.skills.map(({ name }: { name: string }) => name)).toEqual([
    'Stock control (RedPrairie / Blue Yonder WMS)',
    'Excel',
    'Reach truck licence (RTITB, expires Aug 2027)',
  ])
  expect(made.basics.profiles).toEqual([{ username: 'github: ana' }])
  expect(made.certificates).toEqual([{ name: 'Full UK driving licence (Category B)' }])
  const [back, ...rest] = again([contact, skills])
  expect(back?.fields.other?.split(' | ').toSorted()).toEqual(other.split(' | ').toSorted())
  expect(rest.map(({ kind }) => kind)).toEqual(['skills'])
})

test.each([
  ['in/ana', 'https://www.linkedin.com/in/ana'],
  ['/in/ana-souza-12/', 'https://www.linkedin.com/in/ana-souza-12'],
  ['linkedin: in/joão-sá', 'https://www.linkedin.com/in/joão-sá'],
  ['linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
  ['https://br.linkedin.com/in/ana', 'https://br.linkedin.com/in/ana'],
  ['Ana Souza', 'Ana Souza'],
])('a LinkedIn address without its host gets it: %s', (linkedin, url) => {
  const contact: Texts = { kind: 'contact', fields: { linkedin }, lines: [] }
  expect(JSON.parse(toJsonResume([contact].map(part))).basics.profiles).toEqual([{ network: 'LinkedIn', url }])
})
