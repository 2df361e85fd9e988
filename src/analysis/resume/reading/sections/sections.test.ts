// Division of a document into sections, and its limits.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { MAX_CHARACTERS, MAX_LINE_LENGTH, MAX_LINES, readable } from './readable'
import { toSections } from './sections'

const names = (...lines: string[]) =>
  toSections(readable(document('Ana Sol', ...lines))).sections.map(({ name }) => name)

describe('limits', () => {
  test('apply to lines, their length and all characters', () => {
    const page = document('Ana')
    const line = page.lines[0]!
    const read = (count: number, text: string) =>
      readable({ ...page, lines: Array.from({ length: count }, () => ({ ...line, text })) })
    expect(read(MAX_LINES + 5, 'abc').length).toBe(MAX_LINES)
    expect(read(1, 'a'.repeat(MAX_LINE_LENGTH + 5))[0]!.text.length).toBe(MAX_LINE_LENGTH)
    const all = read(MAX_LINES, 'a'.repeat(MAX_LINE_LENGTH))
    expect(all.reduce((sum, { text }) => sum + text.length, 0)).toBe(MAX_CHARACTERS)
  })
})

describe('sections', () => {
  test('plain headings are enough if none is formatted', () => {
    expect(
      names('Objetivo', 'Vendedora', 'Experiência profissional', 'Loja Azul', 'Escolaridade', 'Ensino médio'),
    ).toEqual(['objective', 'experience', 'education'])
  })

  const typed = ['Experiencia profisional', 'Estudos', 'Abilidades', 'Idiomas']
  test.each(typed)(
    'below an empty line %j is a heading as it was typed, although others are in capitals',
    (heading) => {
      const lines = ['OBJETIVO:', 'Vendedora', 'CURSOS', 'Caixa', 'REFERÊNCIAS', 'Loja Azul', heading, 'Casa Azul']
      const page = document('Ana Sol', ...lines)
      const spaced = (empty: readonly string[]) =>
        toSections(
          readable({
            ...page,
            lines: page.lines.map((line) => (empty.includes(line.text) ? { ...line, spaced: true } : line)),
          }),
        ).sections.length
      expect(spaced([])).toBe(3)
      expect(spaced([heading])).toBe(4)
      // Where an empty line stands between all lines it sets none apart.
      expect(spaced([heading, 'Casa Azul'])).toBe(3)
    },
  )

  test('where headings are formatted, a plain line with the same words is text', () => {
    expect(names('# Experiência', 'Projetos', '# Formação', 'Cursos', '# Habilidades', 'Inglês')).toEqual([
      'experience',
      'education',
      'skills',
    ])
  })

  test('"Objetivo: …" opens a section, "Tecnologias: …" inside a role does not', () => {
    expect(
      names('Objetivo: Vendedora', '# Experiência', 'Loja Azul 2019 - 2021', 'Tecnologias: SAP', 'Cursos: Excel'),
    ).toEqual(['objective', 'experience', 'courses'])
  })

  test('page numbers and running names belong to no section', () => {
    const { sections } = toSections(
      readable(document('Ana Sol', '# Formação', 'Direito', 'Página 1 de 2', 'Ana Sol – 1/2', '2')),
    )
    expect(sections[0]!.lines.map(({ text }) => text)).toEqual(['Direito'])
  })

  test('an unknown heading that looks like the known ones ends a section', () => {
    expect(names('# Experience', 'Analyst 2019 - 2021', '# Fieldwork', 'Diving', '# Education', 'BSc')).toEqual([
      'experience',
      'other',
      'education',
    ])
  })
})

test.each(['Highlights', 'Destaques'])('a section’s name in each job is no section: %s', (label) => {
  const plain = document(
    'Tyrell Washburne',
    'About',
    'Mechanic of fourteen years.',
    'Work experience',
    'Lakeshore Vertical Systems',
    'May 2018 – Present',
    'Adjuster / Mechanic in Charge',
    label,
    'Adjust 20 units a year',
    'Prairie State Elevator Co.',
    'October 2013 – April 2018',
    'Elevator Mechanic',
    label,
    'Service route of 84 units',
    'Contact',
    'tyrell@example.com',
    'Education',
    'Bronzeville Technical High',
    'School',
    'High School Diploma',
  )
  const looks: Readonly<Record<string, readonly [size: number, bold: boolean]>> = {
    About: [17, true],
    'Work experience': [17, true],
    Contact: [17, true],
    Education: [17, true],
    'Lakeshore Vertical Systems': [13.5, true],
    'Prairie State Elevator Co.': [13.5, true],
    'Adjuster / Mechanic in Charge': [13.5, true],
    'Elevator Mechanic': [13.5, true],
    // A word of a heading that looks as the titles do makes each of them seem one.
    School: [13.5, true],
    'Bronzeville Technical High': [13.5, true],
    'Tyrell Washburne': [24, true],
    [label]: [11.5, true],
  }
  const lines = plain.lines.map((line) => {
    const [size, bold] = looks[line.text] ?? [11.5, false]
    return { ...line, size, bold }
  })
  const { sections } = toSections(readable({ ...plain, lines }))
  expect(sections.map(({ name }) => name).slice(0, 4)).toEqual(['summary', 'experience', 'contact', 'education'])
})
