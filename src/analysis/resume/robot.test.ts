// The parser's view names every course, and no job that is only looked for.
import { expect, test } from 'bun:test'
import { analyseResume } from '.'
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
  ['APICS CPIM Part 1 – ASCM, studying (exam booked Feb 2027)', 'Level 3 Diploma in Team Leading, Leeds College, 2022'],
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

test('LinkedIn behind a link alone is found in the fields and in the count, and marked as there alone', () => {
  const page = document(
    'Ana Reis',
    'ana@exemplo.com | Recife, PE',
    '# Experiência',
    'Vendedora – Loja Azul – 2020 a 2023',
  )
  const read = readResume({ ...page, links: ['https://linkedin.com/in/ana-reis'] })
  const fields = toRobot(read).fields.filter(({ value }) => value !== null)
  expect(fields).toContainEqual({ field: 'linkedin', value: 'linkedin.com/in/ana-reis', link: true })
  expect(fields.map(({ field }) => field)).not.toContain('phone')
  const { checks } = analyseResume(read.document)
  const contact = ['email', 'phone', 'city', 'linkedin']
  expect(checks.find(({ id }) => id === 'contact')?.params.found).toBe(
    fields.filter(({ field }) => contact.includes(field)).length,
  )
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
