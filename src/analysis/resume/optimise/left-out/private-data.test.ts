// The head of the clean file, and what a person reads that was left out of it.
import { describe, expect, test } from 'bun:test'
import { withoutStreet } from '../../sentences/work/address'
import { document } from '../../testing'
import { toSheet } from '../layout'
import { leaveOutPrivate } from './private-data'

const left = (...head: readonly string[]) => {
  const source = document('Rosa Lima', ...head, '# Experiência', 'Diarista, Casa de família, 2005 – 2010', '- Faxina')
  const { items, notes } = leaveOutPrivate(
    toSheet(source),
    source.lines.map(({ text }) => text),
  )
  const kinds = notes.flatMap((note) => (note.id === 'personal' ? note.kinds : []))
  const before = items.slice(
    1,
    items.findIndex(({ kind }) => kind === 'heading'),
  )
  return { head: before.map(({ text }) => text).join(' | '), kinds }
}

describe('the head of the clean file', () => {
  test('keeps town and telephone, and names exactly what it leaves out', () => {
    const { head, kinds } = left(
      'Brasileira, casada, 47 anos, 2 filhos',
      'Rua das Acácias n 312 fundos – Jd. São Luis – São Paulo SP',
      'Cel (11) 98765-4321 | RG 23.456.789-0',
    )
    expect(head).toContain('Jd. São Luis – São Paulo SP')
    expect(head).toContain('(11) 98765-4321')
    expect(head).not.toMatch(/Acácias|Brasileira|filhos|47|casada|RG/)
    expect(kinds).toEqual(['rg', 'age', 'marital', 'family', 'nationality', 'street'])
  })

  test('loses sex, nationality and origin, each also where it stands alone', () => {
    for (const lines of [
      ['Sex: Female', 'State of Origin: Anambra', 'Nationality: Nigerian'],
      ['Sexo: Feminino', 'Naturalidade: Recife - PE', 'Nacionalidade: Brasileira'],
    ]) {
      const { head, kinds } = left('rosa@exemplo.com', 'Recife, PE', ...lines)
      expect(head).toBe('rosa@exemplo.com | Recife, PE')
      expect(kinds).toEqual(['nationality', 'gender'])
    }
  })

  test('names a date of birth only where one stands', () => {
    expect(left('Data de nascimento: 12/03/1990', 'rosa@exemplo.com').kinds).toEqual(['birthdate'])
    expect(left('Recife, PE', 'rosa@exemplo.com').kinds).toEqual([])
  })
})

test('degrees in brackets behind the name lose both brackets', () => {
  const source = document('OKONKWO GRACE CHIDINMA (RN, RM, BNSc)', 'grace@example.com', '# Skills', 'Triage')
  expect(toSheet(source).items.map(({ text }) => text)).toContain('RN, RM, BNSc')
})

test('whatever stands between street and town goes with the street', () => {
  const parts = [
    'Qd 12',
    'Qd. 12',
    'Quadra 12',
    'Lt 8',
    'lote 8',
    'Bloco B',
    'Bl. C2',
    'apto 34-B',
    'Casa 2',
    'fundos',
    'Torre 1',
  ]
  const all = parts.flatMap((one) => ['', ...parts].map((other) => `${one}${other && ' '}${other}`))
  for (const between of all)
    for (const street of ['Rua 250', 'Av. Brasil, 1200', 'R. das Flores nº 41'])
      expect(withoutStreet(`${street}, ${between}, Setor Coimbra - Goiânia/GO`)).toBe('Setor Coimbra - Goiânia/GO')
  expect(withoutStreet('Rua Sete, 41, Casa Verde, São Paulo')).toBe('Casa Verde, São Paulo')
})

test.each([
  ['Rua Sete, 41, Centro, Recife - PE', 'Centro, Recife - PE'],
  ['Endereço: Av. Brasil, 1200, apto 34, Bloco B, Centro, Contagem - MG, CEP 32000-000', 'Centro, Contagem - MG'],
  ['14 Albert Street, Leeds LS6 2AB', 'Leeds'],
  ['No. 14 Adeola Street, Surulere, Lagos State', 'Surulere, Lagos State'],
  ['Address: 14b, Adeola Crescent, Lagos', 'Lagos'],
])('of %s the town is left', (address, town) => {
  expect(withoutStreet(address)).toBe(town)
})
