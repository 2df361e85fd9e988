// The layout of the optimised résumé adds no word, loses none and uses the standard order.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import type { Document } from '../../documents/document'
import { headingName, sectionNames } from '../reading/sections/headings'
import { document, parted } from '../testing'
import { addedWords, wordCounts } from './check/word-counts'
import type { Item } from './files/sheet'
import { headings } from './headings'
import { toSheet } from './layout'
import { withoutPersonal } from './left-out/personal'

// Generous, so that a busy machine does not fail the test.
setDefaultTimeout(60_000)

const texts = (items: readonly Item[], kind?: Item['kind']) =>
  items.filter((item) => !kind || item.kind === kind).map(({ text }) => text)
const written = (source: Document) => [...source.lines.map(({ text }) => text), ...source.links]
/** Everything except the headings, which are ours. */
const own = (items: readonly Item[]) => texts(items.filter(({ kind }) => kind !== 'heading'))

const marina = document(`
  Marina Duarte — Analista de Dados
  marina@example.com | (81) 99999-0000 | Recife, PE
  # Idiomas
  Inglês avançado
  # Histórico profissional
  =Lumen Energia
  Cargo: Analista de Dados
  Período: mar/2021 a 08/2023
  - Reduzi em 32% o fechamento mensal com a 1ª versão do painel.
  # Formação
  Estatística, UFPE, 2012 - 2015
`)

test('a name set over two lines of two sizes is written once', () => {
  const plain = document(
    'Cássia',
    'Neves Ferreira',
    'Vendedora',
    'cassia.ferreira@exemplo.com',
    '# Experiência',
    '- Vendi 30 casas',
  )
  const lines = plain.lines.map((line, at) => ({ ...line, size: [20, 15][at] ?? 10 }))
  expect(texts(toSheet({ ...plain, lines }).items).slice(0, 2)).toEqual(['Cássia Neves Ferreira', 'Vendedora'])
})

test('a licence beside the contact data is no wanted job, and a known heading of one’s own is no shout', () => {
  const { items } = toSheet(
    document(`
      Declan Hargreaves
      07700 900482 | declan@example.com
      Full UK driving licence (Category B)
      # EMPLOYMENT HISTORY
      Team Leader, Northfold Ltd, March 2021 – Present
      - Led a team of 18
      # EDUCATION & QUALIFICATIONS
      BTEC Business, Leeds City College, 2015
    `),
  )
  const at = items.findIndex(({ text }) => text.includes('licence'))
  expect([items[at]?.kind, items.slice(0, at).map(({ kind }) => kind)]).toEqual(['contact', ['name']])
  expect(texts(items, 'heading')).toEqual(['Experience', 'Education & qualifications'])
})

test('given two courses on two lines, each with its year, they stay separate', () => {
  const { items } = toSheet(
    document(`
      Marina Duarte
      marina@example.com
      # Formação
      Bacharelado em Estatística, Universidade Federal de Pernambuco, 2012 - 2015
      Especialização em Ciência de Dados, 2019
    `),
  )
  expect(texts(items, 'text')).toContain('Especialização em Ciência de Dados, 2019')
})

describe('given a résumé, the sheet', () => {
  const { items, notes, language } = toSheet(marina)

  test('opens with name, occupation and contact in the body', () => {
    expect(items.slice(0, 3)).toEqual([
      { kind: 'name', text: 'Marina Duarte' },
      { kind: 'text', text: 'Analista de Dados' },
      { kind: 'contact', text: 'marina@example.com | (81) 99999-0000 | Recife, PE' },
    ])
    expect(language).toBe('pt')
  })

  test('has standard headings in the expected order', () => {
    expect(texts(items, 'heading')).toEqual(['Experiência Profissional', 'Formação Acadêmica', 'Idiomas'])
  })

  test('writes a job as title and employer, then dates, then tasks, in the person’s own characters', () => {
    const at = items.findIndex(({ kind }) => kind === 'role')
    expect(items.slice(at, at + 3)).toEqual([
      { kind: 'role', text: 'Analista de Dados | Lumen Energia' },
      { kind: 'when', text: '03/2021 a 08/2023' },
      { kind: 'bullet', text: 'Reduzi em 32% o fechamento mensal com a 1ª versão do painel.' },
    ])
  })

  test('reports what was done', () => {
    expect(notes).toEqual([{ id: 'order' }, { id: 'headings' }, { id: 'dates' }])
  })
})

test('our reader recognises every standard heading', () => {
  for (const language of ['pt', 'en'] as const)
    for (const name of sectionNames) expect([name, headingName(headings[language][name])]).toEqual([name, name])
})

describe('nothing is lost', () => {
  test('text above the sections that is neither contact nor summary goes to the end', () => {
    const long = 'Disponível para viagens e mudança de cidade, com carro próprio, horários livres e muita vontade'
    const { items, notes } = toSheet(document(`Ana Souza\nana@example.com\n${long}\n# Formação\nDireito, UFPE, 2015`))
    expect(items.slice(-2)).toEqual([
      { kind: 'heading', text: 'Outras informações' },
      { kind: 'text', text: long },
    ])
    expect(notes).toContainEqual({ id: 'other' })
  })

  test('a heading that is more specific than ours, or unknown, stays', () => {
    const { items } = toSheet(
      document('Ana Souza\nana@example.com\n# Habilidades e Prêmios\nExcel\n# Formação\nDireito, 2015'),
    )
    expect(texts(items, 'heading')).toContain('Habilidades e Prêmios')
  })

  test('hidden text is omitted and reported; running headers and page numbers are omitted', () => {
    const hidden: Document = {
      ...marina,
      hidden: [{ reason: 'white', page: 1, text: 'kubernetes terraform' }],
      lines: [
        ...marina.lines,
        { ...marina.lines[0]!, region: 'footer', number: 90, text: 'Marina Duarte — Analista de Dados' },
        { ...marina.lines[0]!, region: 'footer', number: 91, text: 'Página 1 de 2' },
        { ...marina.lines[0]!, region: 'footer', number: 92, text: 'COREN-PE 12345' },
      ],
    }
    const { items, notes } = toSheet(hidden)
    expect(own(items).join(' ')).not.toMatch(/kubernetes|Página/)
    expect(items.at(-1)).toEqual({ kind: 'text', text: 'COREN-PE 12345' })
    expect(texts(items).filter((text) => text.includes('Marina Duarte'))).toHaveLength(1)
    expect(notes.map(({ id }) => id)).toEqual(['hidden', 'margins', 'order', 'headings', 'dates', 'other'])
  })
})

describe.each(Object.entries(portugueseResumes))('%s', (_, text) => {
  const source = document(text)
  const { items } = toSheet(source)
  test('no word is added', () => {
    expect(addedWords(own(items), written(source))).toEqual([])
  })
})

/** Typical lines of résumés, and arbitrary ones. */
const line = fc.oneof(
  fc.constantFrom(
    '# Experiência',
    '# Skills',
    '# Formação e Cursos',
    'Objetivo: Vendedor',
    '=Mercado Exemplo S.A.',
    'Cargo: Analista na Empresa Tal',
    'Engineer at Acme, São Paulo, SP, jan/2020 – atual',
    'Assistente | Casa | 02/2018 - 2019',
    '- Reduzi custos em 20% e liderei 4 pessoas',
    '- Vendi 3 casas 2019 – 2020',
    'ana@example.com - (81) 99999-0000',
    'linkedin.com/in/ana | github.com/ana',
    'Python',
    'Nº 3, 1º lugar, 50 m², C++ & C#',
  ),
  // A word hyphenated at a line end is written whole; see reading/lines/hyphens.test.ts.
  fc.string({ maxLength: 60 }).filter((text) => !/\p{L}-\s*$/u.test(text)),
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/\p{L}[-\u00AD\u2010\u2011]\s*$/u.test(text)),
)
/** Words of lines about the person that are removed on purpose, such as a label "DOB#" without its date. */
const ofPersonal = ({ lines }: Document) =>
  wordCounts(lines.filter((one) => withoutPersonal(one, true).kinds.length > 0).map(({ text }) => text))
/** Words the layout may drop on purpose: redundant labels, headings, the document type. */
const droppable = wordCounts(['Cargo Experiência Skills Formação e Cursos Objetivo', 'Name Nome CV Currículo Résumé'])

describe('any lines', () => {
  test('give a sheet with no word added or lost, and the same one each time', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const source = document(...lines)
        const { items } = toSheet(source)
        expect(addedWords(own(items), written(source))).toEqual([])
        expect(toSheet(source).items).toEqual(items)
        const counts = wordCounts(texts(items))
        const lost = [...wordCounts(source.lines.map(({ text }) => text)).keys()].filter(
          (word) => !counts.has(word) && !droppable.has(word) && !ofPersonal(source).has(word),
        )
        // Page numbers alone on a line are not part of the text.
        expect(lost.filter((word) => !/^\d{1,2}$/.test(word))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test.each(['a', ' ', '1', '-', '|', ':', ',', '.', 'º', '(', 'jan '])(
    '40 000 characters of %p are laid out within a second',
    (sign) => {
      const source = document(
        'Ana Souza',
        '# Experiência',
        ...Array.from({ length: 20 }, () => sign.repeat(2000 / sign.length)),
      )
      // Processor time, because a busy machine does not make an expression slower.
      const begun = process.cpuUsage()
      toSheet(source)
      expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000)
    },
  )
})

test('a heading that no list names keeps its lines, where it stood', () => {
  const sheet = toSheet(
    document(
      ...[
        'Claudemir Pontual',
        'Soldador TIG',
        'Macaé, RJ | (22) 99740-8123 | claudemir@exemplo.com',
        'Processos',
        'TIG',
      ],
      ...['Eletrodo revestido', 'MIG/MAG', 'Oxicorte', '# Experiência'],
      ...['Soldador – Estaleiro Ponta – 05/2019 a 04/2023', '- Soldei tubos de inox em 3 plataformas'],
    ),
  )
  const at = texts(sheet.items).indexOf('Processos')
  expect(sheet.items[at]?.kind).toBe('heading')
  expect(sheet.items[at + 1]?.text).toBe('TIG, Eletrodo revestido, MIG/MAG, Oxicorte')
  expect(texts(sheet.items)).toContain('Soldador TIG')
})

test('the label of a cell of tasks keeps its colon', () => {
  const sheet = toSheet(
    parted(
      ...[
        'Marlúcia Cardim',
        '(85) 99701-3348 marlucia@exemplo.com',
        '# Experiência',
        'Empresa ¦ Residencial Outono Ltda',
      ],
      ...['Função ¦ Cuidadora de idosos', 'Período ¦ 02/2022 - 04/2025'],
      'Atividades ¦ Cuido de 8 idosos por plantão, higiene, alimentação e passeio no jardim',
    ),
  )
  expect(texts(sheet.items).join('\n')).not.toContain('Atividades Cuido')
})
