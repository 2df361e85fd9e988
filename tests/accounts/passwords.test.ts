// Passwords that are guessed first are refused wherever one is set, with a sentence that says why.
import { describe, expect, test } from 'bun:test'
import { body, type TestApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

type Problem = { readonly fields?: Readonly<Record<string, string>> }
const fieldsOf = async (answer: Response) => [answer.status, (await body<Problem>(answer)).fields]
const register = (senha: string, language = 'pt-BR') =>
  app.client({ 'accept-language': language }).post('/api/register', {
    nome: 'Paula Reis',
    email: `paula${Bun.randomUUIDv7()}@exemplo.com`,
    senha,
    aceitarTermos: true,
  })

describe('registering', () => {
  test.each([
    ['      ', 'Só espaços não protegem sua conta. Escolha uma senha com letras ou números.'],
    ['aaaaaa', 'Um só caractere repetido é fácil de adivinhar. Misture outros.'],
    [
      'paula1',
      'Seu nome e seu e-mail são os primeiros palpites de quem tenta adivinhar. Escolha uma senha que não venha deles.',
    ],
    ['trampolim', 'O nome deste site é uma das primeiras senhas que tentam aqui. Escolha outra.'],
    ['123456', 'Esta senha é fácil de adivinhar: é uma das mais usadas, ou quase igual a uma delas. Escolha outra.'],
    ['12345', 'A senha deve ter pelo menos 6 caracteres'],
  ])('with %p is refused in words', async (senha, text) =>
    expect(await fieldsOf(await register(senha))).toEqual([422, { senha: text }]),
  )

  test.each([
    '123456',
    'password',
    'Senha123',
    'qwerty',
    'iloveyou',
    '102030',
    'flamengo',
    'senha1',
    '654321',
    '121212',
    'mudar@123',
  ])('with the common %p is refused in English too', async (senha) => {
    const [status, fields] = await fieldsOf(await register(senha, 'en-US'))
    expect([status, JSON.stringify(fields)]).toEqual([422, expect.stringContaining('one of the most used')])
  })

  test('accepts a good password', async () => expect((await register('maré alta 7')).status).toBe(201))

  test('with the plain form shows the error at its field', async () => {
    const answer = await app.client().form('/registrar', {
      nome: 'Paula',
      email: 'forma@exemplo.com',
      senha: '123456',
      confirmarSenha: '123456',
      aceitarTermos: 'on',
    })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('uma das mais usadas')])
  })
})

test('the first admin’s form and a change of password refuse weak passwords too', async () => {
  const token = app.setup.token(app.core.clock()) ?? ''
  const form = { codigo: token, nome: 'Chefe', email: 'chefe@exemplo.com' }
  expect((await app.client().form('/primeiro-acesso', { ...form, senha: 'qwerty' })).status).toBe(422)
  const chefe = app.client()
  expect((await chefe.form('/primeiro-acesso', { ...form, senha: 'segredo1' })).status).toBe(303)

  const profile = { nome: 'Chefe', email: form.email, senha_atual: 'segredo1' }
  const put = (change: object) =>
    chefe.ask('/api/user/profile', {
      method: 'PUT',
      body: JSON.stringify({ ...profile, ...change }),
      headers: { 'content-type': 'application/json' },
    })
  expect((await fieldsOf(await put({ senha_nova: 'chefe99' })))[1]).toHaveProperty('senha_nova')

  const ana = app.client()
  const { id } = await body<{ id: string }>(await ana.register('ana@exemplo.com', 'Ana Lima'))
  const reset = (password: string) => chefe.post(`/api/admin/reset-password/${id}`, { password })
  expect(await fieldsOf(await reset('analima'))).toEqual([422, { password: expect.stringContaining('Seu nome') }])
  expect((await reset('maré alta 7')).status).toBe(200)
})

describe('a new address', () => {
  const put = (client: ReturnType<TestApp['client']>, json: object) =>
    client.ask('/api/user/profile', {
      method: 'PUT',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    })

  test('requires the current password, and only that', async () => {
    const bia = app.client()
    await bia.register('bia@exemplo.com', 'Bia Souza')
    const to = { nome: 'Bia Souza', email: 'bia.souza@exemplo.com' }
    expect(await fieldsOf(await put(bia, to))).toEqual([
      422,
      { senha_atual: 'Para mudar o e-mail, confirme com sua senha atual' },
    ])
    expect(await fieldsOf(await put(bia, { ...to, senha_atual: 'errada' }))).toEqual([
      422,
      { senha_atual: 'Esta não é a sua senha atual' },
    ])
    expect((await put(bia, { ...to, senha_atual: 'segredo1' })).status).toBe(200)
    expect(await body(await bia.ask('/api/user'))).toMatchObject({ email: to.email })
  })

  test('that differs only in case does not', async () => {
    const caio = app.client()
    await caio.register('caio@exemplo.com', 'Caio')
    expect((await put(caio, { nome: 'Caio', email: 'CAIO@exemplo.com' })).status).toBe(200)
  })
})
