import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'

const page = (...lines: readonly string[]) =>
  document(
    ...['Rosilene Alves', 'rosilene@exemplo.com.br (31) 98888-7777', '# Experiência'],
    ...['Técnica de Enfermagem | Lar Bom Pastor | 2020 a 2024', '- Dei banho e troquei curativos de 25 idosos'],
    ...['# Formação', 'Ensino Médio completo | E.E. Padre Eustáquio | 2001', ...lines],
  )
const partsOf = (...lines: readonly string[]) => draftFromDocument(page(...lines))!.parts

test.each([
  ...['COREN-MG 001.234.567-TE ativo', 'OAB/SP nº 123.456', 'CRC 1SP123456/O-7', 'Registro no CRC: 1SP123456'],
  ...['CRA-SP 12345', 'CRFa 2-12345', 'NMC PIN 12A3456B'],
])('%s below a school is a registration of its own', (text) => {
  const parts = partsOf(`- ${text}`)
  expect(parts.find(({ kind }) => kind === 'school')?.lines).toEqual([])
  expect(parts.find(({ fields }) => fields.heading === 'Registro Profissional')?.lines).toMatchObject([{ text }])
})

test.each(['Representante da turma em 2 anos', 'CRM Salesforce, 2 módulos', 'CPA-10', 'GMC Motors, visita em 2001'])(
  '%s below a school stays there',
  (text) => {
    const parts = partsOf(`- ${text}`)
    expect(parts.some(({ fields }) => fields.heading === 'Registro Profissional')).toBe(false)
  },
)
