// The first heading in words that no list has, and headings painted several times.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { readResume } from '..'

test.each(['Professional Story', 'Minha Jornada', 'The Road So Far'])(
  '"%s" above jobs opens the experience',
  (heading) => {
    const page = document(
      'Ana Souza',
      'ana@example.com',
      `# ${heading}`,
      'Product Manager',
      'Azul Software, Aug 2021 - Aug 2023',
      '- Launched 3 products',
      '# Education',
      'BSc Economics, Recife University, 2016 - 2020',
      '# Skills',
      'Excel, SQL',
    )
    const { sections, roles } = readResume(page)
    expect(sections.map(({ name }) => name)).toEqual(['experience', 'education', 'skills'])
    expect(roles.map(({ title, employer }) => [title, employer])).toEqual([['Product Manager', 'Azul Software']])
  },
)

test('a heading that a shadow paints three times is read once; a name that repeats a word is not', () => {
  const page = document(
    'Bora Bora',
    '# COMPETÊNCIASCOMPETÊNCIASCOMPETÊNCIAS',
    'Excel, Word',
    '# FORMAÇÃO',
    'Ensino Médio',
  )
  const { sections, lines } = readResume(page)
  expect(sections.map(({ name }) => name)).toEqual(['skills', 'education'])
  expect(lines[0]?.text).toBe('Bora Bora')
})
