import { describe, expect, test } from 'bun:test'
import { checkLogin, checkRegister, longest, type RegisterValues, type Sentences } from './rules'

const sentences: Sentences = {
  nome: 'nome',
  email: 'email',
  senhaRequired: 'required',
  senhaShort: 'short',
  confirmarSenha: 'confirm',
  mismatch: 'mismatch',
  aceitarTermos: 'terms',
}
const right: RegisterValues = {
  nome: 'Ana',
  email: 'ana@exemplo.com.br',
  senha: '123456',
  confirmarSenha: '123456',
  aceitarTermos: true,
}

describe('registration', () => {
  test('valid values have no errors', () => {
    expect(checkRegister(right, sentences)).toEqual({})
  })
  test.each([
    [{ nome: '' }, { nome: 'nome' }],
    [{ nome: '   ' }, { nome: 'nome' }],
    [{ email: 'ana' }, { email: 'email' }],
    [{ senha: '12345', confirmarSenha: '12345' }, { senha: 'short' }],
    [{ confirmarSenha: '' }, { confirmarSenha: 'confirm' }],
    [{ confirmarSenha: '1234567' }, { confirmarSenha: 'mismatch' }],
    [{ aceitarTermos: false }, { aceitarTermos: 'terms' }],
  ] satisfies [Partial<RegisterValues>, object][])('%o gives the errors %o', (change, wrong) => {
    expect(checkRegister({ ...right, ...change }, sentences)).toEqual(wrong)
  })
  test('all errors are shown at once', () => {
    const empty = { nome: '', email: '', senha: '', confirmarSenha: '', aceitarTermos: false }
    expect(Object.keys(checkRegister(empty, sentences))).toEqual([
      'nome',
      'email',
      'senha',
      'confirmarSenha',
      'aceitarTermos',
    ])
  })
})

describe('login', () => {
  test('a login requires a password, of any length', () => {
    expect(checkLogin({ email: 'ana@exemplo.com', senha: 'x' }, sentences)).toEqual({})
    expect(checkLogin({ email: 'ana@exemplo.com', senha: '' }, sentences)).toEqual({ senha: 'required' })
  })
})

describe('an address', () => {
  const of = (email: string) => checkLogin({ email, senha: 'x' }, sentences).email === undefined
  test.each(['a@b.co', 'ana.silva@exemplo.com', "o'neil+vagas@sub.exemplo.com.br"])('%p is valid', (email) =>
    expect(of(email)).toBe(true),
  )
  test.each(['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@-b.co', 'a@b.co,c@d.co'])(
    '%p is invalid',
    (email) => expect(of(email)).toBe(false),
  )
  test('longer than 254 characters is invalid', () => {
    const domain = '@exemplo.com'
    expect(of('a'.repeat(longest.email - domain.length) + domain)).toBe(true)
    expect(of('a'.repeat(longest.email - domain.length + 1) + domain)).toBe(false)
  })
  test('a very long hostile one is rejected quickly', () => {
    expect(of(`a@${'a.'.repeat(100_000)}!`)).toBe(false)
    expect(of(`a@${'a'.repeat(240)}!`)).toBe(false)
  })
})
