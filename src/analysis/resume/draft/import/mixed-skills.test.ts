// A section of courses and skills keeps its heading in the draft; skills alone are under the standard one.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'

const partOf = (heading: string, lines: readonly string[]) => {
  const page = document(
    'Rosa Lima',
    'rosa@example.com | (11) 98888-7777',
    '# Experience',
    'Cuidadora, Casa Bem Viver, 03/2017 a 08/2024',
    '- Dava a medicação no horário certo',
    `# ${heading}`,
    ...lines.map((line) => `- ${line}`),
  )
  const parts = draftFromDocument(page)?.parts ?? []
  const part = parts.find((one) => JSON.stringify(one).includes(lines[0] ?? ''))
  return [part?.kind, part?.fields.heading, part?.lines.map(({ text }) => text)]
}

test.each([
  ['CURSOS E CONHECIMENTOS', 'Primeiros Socorros - Cruz Vermelha - 2019', 'Word básico, internet, planilhas'],
  ['Conhecimentos e cursos', 'NR-35 Trabalho em altura - SENAI - 2022', 'Solda MIG, leitura de desenho'],
  ['SKILLS AND TRAINING', 'First Aid at Work - St John - 2019', 'Word, Excel, email'],
  ['Skills & Certificates', 'Food hygiene level 2, Highfield, 2022', 'Grill, pastry, stock rotation'],
])('%s', (heading, first, second) => {
  const lines = [first, second]
  const [kind, own, texts] = partOf(heading, lines)
  expect(kind).toBe('own')
  expect(String(own).toLowerCase()).toBe(heading.toLowerCase())
  expect(texts).toEqual(lines)
})

test.each([
  ['Habilidades', 'Word, Excel, internet'],
  ['Competências e habilidades', 'Word, Excel, internet'],
  ['Skills', 'Word, Excel, email'],
])('%s of skills alone is the part of the skills', (heading, line) => expect(partOf(heading, [line])[0]).toBe('skills'))
