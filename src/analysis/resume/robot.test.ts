// The parser's view names every course, and no job that is only looked for.
import { expect, test } from 'bun:test'
import { readResume } from './reading'
import { toRobot } from './robot'
import { document } from './testing'

const head = ['Renata Alves', 'renata@exemplo.com | (19) 99871-2034 | Campinas, SP']
const fieldOf = (name: string, ...lines: readonly string[]) => fieldIn(name, ...head, ...lines)
const fieldIn = (name: string, ...lines: readonly string[]) =>
  toRobot(readResume(document(...lines))).fields.find(({ field }) => field === name)?.value

test.each([
  ['Bacharelado em Contábeis — PUC-Campinas, 2013 – 2016', 'Pós-graduação em Controladoria — FACAMP, 2019'],
  ['MSc Finance, Leeds University, 2019', 'BSc Economics, Leeds University, 2016'],
  ['Ensino médio, Escola Estadual Sol, 2016', 'Técnico em Enfermagem, SENAC, 2019'],
])('the education has %p and %p', (one, other) => {
  const study = fieldOf(
    'education',
    '# Experiência',
    'Vendedora – Loja Azul – 2020 a 2023',
    '- Atendi 40',
    '# Formação',
    one,
    other,
  )
  expect(study).toContain(one)
  expect(study).toContain(other)
})

test('who has not worked has no latest job, whatever they look for', () => {
  const study = ['# Formação', 'Ensino médio, Escola Estadual Sol, cursando', '# Projetos', 'Feira de ciências, 2025']
  // Nor one that was "not found".
  for (const field of ['role', 'employer'])
    expect(fieldIn(field, head[0]!, 'Jovem aprendiz', head[1]!, ...study)).toBeUndefined()
  expect(fieldOf('role', '# Experiência', 'Vendedora – Loja Azul – 2020 a 2023', '- Atendi 40', ...study)).toBe(
    'Vendedora',
  )
})
