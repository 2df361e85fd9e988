import { describe, expect, test } from 'bun:test'
import { checkProfile, type ProfileValues, profileBody } from './profile-rules'

const sentences = { nome: 'N', email: 'E', senha_atual: 'S' }
const ana: ProfileValues = {
  nome: 'Ana',
  email: 'ana@exemplo.com',
  senha_atual: '',
  senha_nova: '',
  confirmarSenha: '',
}
const password = { senha_atual: 'segredo1', senha_nova: 'segredo2', confirmarSenha: 'segredo2' }

describe('a profile', () => {
  test.each([
    [{}, []],
    [{ nome: 'A' }, ['nome']],
    [{ nome: ' A ' }, ['nome']],
    [{ nome: 'Li' }, []],
    [{ email: 'ana' }, ['email']],
    [password, []],
    [{ ...password, senha_atual: '' }, ['senha_atual']],
    [{ ...password, senha_nova: '12345', confirmarSenha: '12345' }, ['senha_atual']],
    [{ ...password, confirmarSenha: 'outra' }, ['senha_atual']],
    [{ senha_atual: 'segredo1' }, ['senha_atual']],
    [{ confirmarSenha: 'x' }, ['senha_atual']],
    [{ email: 'lima@exemplo.com', senha_atual: 'segredo1' }, []],
    [{ email: 'ANA@exemplo.com', senha_atual: 'segredo1' }, ['senha_atual']],
    [{ nome: '', email: '', senha_nova: 'x' }, ['nome', 'email', 'senha_atual']],
  ])('with %p is wrong at %p', (change, fields) => {
    expect(Object.keys(checkProfile({ ...ana, ...change }, ana.email, sentences))).toEqual(fields)
  })
  test('is sent without empty passwords and without the confirmation', () => {
    expect(profileBody(ana)).toEqual({ nome: 'Ana', email: 'ana@exemplo.com' })
    expect(profileBody({ ...ana, senha_atual: 'segredo1' })).toMatchObject({ senha_atual: 'segredo1' })
    expect(profileBody({ ...ana, ...password })).toEqual({
      nome: 'Ana',
      email: 'ana@exemplo.com',
      senha_atual: 'segredo1',
      senha_nova: 'segredo2',
    })
  })
})
