// Lines that describe no work: references, courses, and blame for who left; in both languages.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { document } from '../../testing'
import { findEmpty } from './empty'

const page = (...lines: string[]) =>
  document(
    ...['Sueli Prado', 'Cuidadora de idosos', 'Natal RN, 84 98811-0177', '# Experiência'],
    ...['Cuidadora – Casa Sol – 2019 a 2024', '- Dava banho e remédios a dois idosos acamados', ...lines],
  )
const linesIn = (...lines: string[]) =>
  analyseResume(page(...lines)).checks.find(({ id }) => id === 'quantified')!.params.of

test.each([
  'Referência: família do senhor Nilo, com telefone a pedido',
  'Curso de cuidador pela Cruz Vermelha, 120 horas',
  'Durmo no serviço se for preciso',
])('%s is no sentence about work', (line) => expect(linesIn(`- ${line}`)).toBe(linesIn()))
test('and what was done is one', () =>
  expect(linesIn('- Acompanhava os idosos em consultas')).toBe(Number(linesIn()) + 1))

describe('blame', () => {
  test.each([
    'Packed boxes, quit because the boss was rude',
    'My manager was unfair and lazy',
    'Saí porque o patrão era grosso',
    'Pedi as contas por causa da gerente',
  ])('%s', (text) => expect(findEmpty(text)?.reason).toBe('blame'))
  test.each([
    'Reported to the manager every week',
    'Saí para cuidar da minha mãe',
    'Left the warehouse in order every night',
  ])('not %s', (text) => expect(findEmpty(text)).toBeNull())
})
