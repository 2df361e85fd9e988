import { describe, expect, test } from 'bun:test'
import { weaknessOf } from './password-policy'

const owner = { name: 'Paula Conceição de Sá', email: 'paula.sa+vagas@exemplo.com.br', product: 'Trampolim' }
const weakness = (password: string) => weaknessOf(password, owner, (one) => one === 'qwerty')

describe('a password', () => {
  test.each([
    ['      ', 'blank'],
    ['\t\t\u00a0\t\t\t', 'blank'],
    ['aaaaaa', 'repeated'],
    ['🔑🔑🔑🔑🔑🔑', 'repeated'],
    ['trampolim', 'product'],
    ['Trampolim2026!', 'product'],
    ['Paula1', 'personal'],
    ['conceicao99', 'personal'],
    ['Conceição', 'personal'],
    ['paulaconceicaodesa', 'personal'],
    ['PAULA.SA+VAGAS@exemplo.com.br', 'personal'],
    ['paula.sa', null],
    ['vagas1', 'personal'],
    ['qwerty', 'common'],
    ['QWERTY', 'common'],
    ['senha1', 'common'],
    ['Senha@123', 'common'],
    ['brasil2026', 'common'],
    ['123mudar', 'common'],
    ['654321', 'common'],
    ['abcdefgh', 'common'],
    ['121212', 'common'],
    ['abcabc', 'common'],
    ['12341234', 'common'],
    ['maioria', null],
    ['13579a', null],
    ['abcdeg', null],
  ] as const)('%p: %p', (password, found) => expect(weakness(password)).toBe(found))

  test.each(['correto cavalo bateria', 'um trampolim alto', 'sapaulada', '7391-0482', 'desafio', 'ção-ção!'])(
    '%p is nobody’s first guess',
    (password) => expect(weakness(password)).toBeNull(),
  )
})
