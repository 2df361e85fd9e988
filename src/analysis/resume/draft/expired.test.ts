import { expect, test } from 'bun:test'
import { expiredIn } from './expired'
import type { DraftPart } from './parts'

const now = { year: 2026, month: 11 }
const own = (...texts: readonly string[]): DraftPart[] => [
  { id: 'p', kind: 'own', fields: { heading: 'Cursos' }, lines: texts.map((text, at) => ({ id: `l${at}`, text })) },
]

test.each([
  'CNH categoria D, validade 03/2025',
  'CNH D válida até 10/2026',
  'COREN-SP 123.456-TE, vencimento em 05/08/2026',
  'Reach truck licence (RTITB), expires Aug 2026',
  'CSCS Gold Card – expired 2025',
  'First aid at work, valid until March 2024',
  'CNH categoria D vencida em 03/2024',
  'Validade da CNH: 10/2024',
])('%s is over', (text) => {
  expect(expiredIn(own(text), now)).toEqual([{ part: 'p', line: 'l0' }])
})

test.each([
  'CNH categoria D, validade 03/2028',
  'CSCS Gold Card, expires 2026',
  'NR-35 válida até 11/2026',
  'Conferi a validade dos alimentos de 2019 a 2021',
  'Controlei a validade de 300 produtos, 03/2020',
  'Curso de primeiros socorros, 2015',
  'Equipe que venceu em 2021 o prêmio de vendas',
  'Licitação vencida em 2019',
  'Cut expired stock in 2023',
  'CNH D, validade 03/2024, renovada em 2025',
  'First aid at work, expired 2024 and renewed',
])('%s is not', (text) => {
  expect(expiredIn(own(text), now)).toEqual([])
})

test('a list of skills is looked at, at most three are named, and without a month nothing', () => {
  const skills: DraftPart = { id: 's', kind: 'skills', fields: { text: 'Empilhadeira (validade 01/2024)' }, lines: [] }
  expect(expiredIn([skills], now)).toEqual([{ part: 's', field: 'text' }])
  expect(expiredIn([skills], null)).toEqual([])
  expect(expiredIn(own(...Array<string>(5).fill('CNH, validade 2020')), now)).toHaveLength(3)
})
