import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { sameTrade } from './trades'

describe('titles of one trade', () => {
  test.each([
    ['Caregiver', 'Healthcare Assistant'],
    ['Cuidador de idosos', 'Home Health Aide'],
    ['Eletricista de Manutenção', 'Electrician'],
    ['Paralegal', 'Legal Secretary'],
    ['Motorista Carreteiro', 'Truck Driver'],
    ['Sushiman', 'Cozinheira'],
    ['Case Management Worker', 'Clinical Social Worker'],
  ])('%s and %s', (one, other) => {
    expect(sameTrade(one, other)).toBe(true)
    expect(sameTrade(other, one)).toBe(true)
  })
})

describe('titles of different trades', () => {
  test.each([
    ['Caregiver', 'Software Engineer'],
    ['Enfermeira', 'Cozinheira'],
    ['Porteiro', 'Padeiro'],
    ['Reconditioner', 'Conditioning Coach'],
  ])('%s and %s', (one, other) => expect(sameTrade(one, other)).toBe(false))
})

/** Trades with a task each, which no other of them has. */
const trades = [
  ['Eletricista', 'Troquei disjuntores e montei painéis com comandos elétricos', 'NR-10, comandos elétricos e painéis'],
  ['Cozinheira', 'Preparei caldos e molhos para o cardápio do almoço', 'preparo de molhos, caldos e cardápio'],
  ['Enfermeira', 'Administrei quimioterapia e puncionei cateteres', 'quimioterapia, cateteres e punção'],
  ['Soldador', 'Soldei tubulações com eletrodo revestido e TIG', 'solda TIG, eletrodo e tubulações'],
  ['Costureira', 'Costurei jeans na galoneira e na overloque', 'overloque, galoneira e jeans'],
] as const

test('a person who does the work stands above anybody of another trade, and repeating the advert in a list gains little', () => {
  const score = (asked: (typeof trades)[number], done: (typeof trades)[number], listed = '') =>
    matchJob(
      readAdvert(`${asked[0]}\nRequisitos\n- Experiência com ${asked[2]}\n- Ensino médio completo`),
      document(
        'Joana Prado',
        '# Experiência Profissional',
        `=${done[0]}, Empresa Exemplo, 01/2018 - 12/2022`,
        `- ${done[1]}`,
        '# Formação',
        'Ensino médio completo, 2010',
        ...(listed === '' ? [] : ['# Habilidades', listed]),
      ),
      { year: 2026, month: null },
    ).score
  fc.assert(
    fc.property(fc.constantFrom(...trades), fc.constantFrom(...trades), (asked, other) => {
      fc.pre(asked !== other)
      expect(score(asked, asked)).toBeGreaterThan(score(asked, other) + 30)
      expect(score(asked, asked)).toBeGreaterThan(score(asked, other, asked[2]))
    }),
    { numRuns: 20 },
  )
})
