// What the sheet keeps together and what it separates.
import { expect, test } from 'bun:test'
import type { Document } from '../../documents/document'
import { document } from '../testing'
import type { Item } from './files/sheet'
import { toSheet } from './layout'

const texts = (items: readonly Item[], kind?: Item['kind']) =>
  items.filter((item) => !kind || item.kind === kind).map(({ text }) => text)

const jobs = [
  '# Experiência',
  'Cozinheira – Restaurante Sol (Recife, PE) – maio/2019 – atual (autônoma)',
  '- Preparei 200 refeições',
]
const top = (...lines: string[]) => document('Ana Souza', 'ana@example.com | (81) 99999-0000', ...lines)

test.each([
  [
    'years at the start',
    '# Prêmios',
    ['2019 Finalista do concurso de doces do bairro', '2017 Segundo lugar no festival de massas'],
  ],
  [
    'years at the end',
    '# Cursos',
    ['Boas práticas de manipulação na cozinha, 2019', 'Gestão de estoque e de compras, 2017'],
  ],
  ['cells', '# Publicações', ['Cozinha solidária do bairro todo|Recife', 'Feira de doces da escola da rua|Olinda']],
])('entries with %s are on separate lines', (_, heading, entries) => {
  const source = top(heading, ...entries)
  const inCells = (line: Document['lines'][number]) =>
    line.text.includes('|') ? { ...line, text: line.text.replace('|', ' '), parts: line.text.split('|') } : line
  const { items } = toSheet({ ...source, lines: source.lines.map(inCells) })
  expect(texts(items, 'text').slice(-2)).toEqual(entries.map((entry) => entry.replace('|', ' | ')))
})

test.each([
  [[false, true, false, false], 'text'],
  [[true, true, true, false], 'role'],
] as const)('entries of one section look alike, as most of them do: bold %p', (bold, kind) => {
  const entries = [
    'APICS CPIM Part 1, ASCM, 2026',
    'BTEC Level 3 Diploma in Business, Leeds City College, 2015',
    'ILM Level 3 in Leadership, Northern College, 2020',
    '8 GCSEs including Mathematics, Carr Manor High School, 2013',
  ]
  const source = top('# Education', ...entries)
  const lines = source.lines.map((line) => {
    const at = entries.indexOf(line.text)
    return at < 0 ? line : { ...line, bold: bold[at]! }
  })
  const { items } = toSheet({ ...source, lines })
  expect(texts(items, kind).slice(-entries.length)).toEqual(entries)
})

test('brackets stay in pairs, and a single one is dropped', () => {
  expect(texts(toSheet(top(...jobs)).items, 'when').join()).toBe('maio/2019 – atual | (Recife, PE) | (autônoma)')
})

test('a name over two lines is written once', () => {
  const [first, second, ...rest] = document('ROSÂNGELA', 'TELES BONFIM', 'ana@example.com', ...jobs).lines
  const lines = [first!, { ...second!, size: first!.size, bold: first!.bold }, ...rest]
  const items = texts(toSheet({ ...document('x'), lines }).items)
  expect(items.filter((text) => text.includes('ROSÂNGELA'))).toEqual(['ROSÂNGELA TELES BONFIM'])
  expect(items).not.toContain('TELES BONFIM')
})

test('an address broken over two lines is joined', () => {
  const { items } = toSheet(document('Ana Souza', '# Contato', 'ana.souza@', 'example.org', ...jobs))
  expect(texts(items, 'contact')).toContain('ana.souza@example.org')
  const page = document('Ana Souza', '# Contato', 'ana@example.org', 'linkedin.com/in/ana-souza-', 'lima', ...jobs)
  const contact = texts(toSheet(page).items, 'contact').join(' | ')
  expect(contact).toContain('linkedin.com/in/ana-souza-lima')
  expect(contact).not.toContain('| lima')
})

test('an account known only by its link is contact data, and no word is taken from the line above', () => {
  const source = {
    ...document('Ana Souza', 'Engenheira', 'anasouza', ...jobs),
    links: ['https://github.com/anasouza'],
  }
  const { items } = toSheet(source)
  expect(texts(items, 'text')[0]).toBe('Engenheira')
  expect(texts(items, 'contact')[0]).toBe('anasouza')
})

test('tags in a row get commas, the label of a list its colon', () => {
  const cells = (text: string) => ({
    ...document(text.replaceAll('|', ' ')).lines[0]!,
    parts: text.split('|'),
    size: 10.5,
  })
  const source = top(...jobs, '# Habilidades')
  const lines = [cells('Terapia manual|Pilates clínico|RPG'), cells('Go|Node.js|.NET'), cells('Cloud|AWS, GCP')]
  const numbered = [...source.lines, ...lines.map((line, at) => ({ ...line, number: 50 + at }))]
  const { items } = toSheet({ ...source, lines: numbered })
  const expected = ['Terapia manual, Pilates clínico, RPG', 'Go, Node.js, .NET', 'Cloud: AWS, GCP']
  expect(texts(items, 'text').slice(-3)).toEqual(expected)
})

test('contact data in cells are separated, and removed data do not return', () => {
  const source = document(
    'Ana Souza',
    'ana@example.com CPF 529.982.247-25 Recife, PE',
    '(81) 99999-0000 Olinda, PE',
    ...jobs,
  )
  const parts = [
    ['ana@example.com', 'CPF 529.982.247-25', 'Recife, PE'],
    ['(81) 99999-0000', 'Olinda, PE'],
  ]
  const lines = source.lines.map((line, at) => (parts[at - 1] ? { ...line, parts: parts[at - 1]! } : line))
  const contact = texts(toSheet({ ...source, lines }).items, 'contact').join(' ')
  expect(contact).toContain('(81) 99999-0000 | Olinda, PE')
  expect(contact).not.toContain('529')
})

test('a task that continues after a semicolon is one', () => {
  const source = top(
    '# Experiência',
    'Arquiteta – Ateliê Sol – 2019 – 2021',
    'Projetei 35 casas; entreguei 32 no prazo. Orcei obras.',
  )
  expect(texts(toSheet(source).items, 'bullet')).toEqual(['Projetei 35 casas; entreguei 32 no prazo.', 'Orcei obras.'])
})

test('a heading that is more specific than ours stays', () => {
  const { items } = toSheet(
    top(...jobs, '# Comunidade', 'Voluntária na feira', '# Histórico escolar', 'Direito, UFPE, 2015'),
  )
  expect(texts(items, 'heading')).toContain('Formação Acadêmica')
  expect(texts(items, 'heading')).not.toContain('Trabalho Voluntário')
})

test('circles whose level only colour shows are omitted', () => {
  const { items } = toSheet(top(...jobs, '# Idiomas', 'Inglês ○○○○○', 'Francês ● ● ● ○ ○', '★★★★★'))
  expect(texts(items, 'text').slice(-2)).toEqual(['Inglês', 'Francês ● ● ● ○ ○'])
})

test('a running line with page numbers is omitted', () => {
  const source = top(...jobs)
  const foot = (text: string, page: number) => ({
    ...source.lines[0]!,
    region: 'footer' as const,
    text,
    page,
    number: 90,
  })
  const alone = ['Página 1 de 1 - Curriculum vitæ de', '3 de março de 2025 Currículo de Ana · Currículo 1']
  for (const text of alone)
    expect(texts(toSheet({ ...source, lines: [...source.lines, foot(text, 1)] }).items)).not.toContain(text)
  const lines = [...source.lines, foot('Currículo de Ana · 1', 1), foot('Currículo de Ana · 2', 2)]
  expect(texts(toSheet({ ...source, lines }).items).join()).not.toContain('Currículo de Ana')
})

test('a name repeated as a running header is written once', () => {
  const [first, ...rest] = top(...jobs).lines
  const heads = [1, 2].map((page) => ({ ...first!, page, number: 90, region: 'header' as const, size: 12 }))
  const { items } = toSheet({ ...document('x'), lines: [heads[0]!, first!, ...rest, heads[1]!] })
  expect(texts(items).filter((text) => text === 'Ana Souza')).toHaveLength(1)
})
