import { describe, expect, test } from 'bun:test'
import { destination, send } from './send'

const answering = (status: number, body: string) => {
  const calls: { path: string; init: RequestInit }[] = []
  const call = async (path: string, init: RequestInit) => {
    calls.push({ path, init })
    return new Response(body, { status })
  }
  return { calls, call }
}

describe('sending a form', () => {
  test('sends JSON and returns the name', async () => {
    const { calls, call } = answering(200, '{"nome":"Ana","email":"a@b.co"}')
    expect(await send('/api/login', { email: 'a@b.co' }, 'offline', call)).toEqual({ ok: true, nome: 'Ana' })
    expect(calls[0]?.path).toBe('/api/login')
    expect(calls[0]?.init.body).toBe('{"email":"a@b.co"}')
    expect(calls[0]?.init.method).toBe('POST')
  })
  test('returns the message, code and field errors of a refusal', async () => {
    const { call } = answering(
      409,
      '{"message":"Já existe","code":"email-taken","fields":{"email":"Em uso","senha":7}}',
    )
    expect(await send('/api/register', {}, 'offline', call)).toEqual({
      ok: false,
      message: 'Já existe',
      code: 'email-taken',
      fields: { email: 'Em uso' },
    })
  })
  test.each(['<html>', '', 'null', '[]', '"x"'])(
    'an answer of %p counts as a refusal without a message',
    async (body) => {
      const { call } = answering(502, body)
      expect(await send('/api/login', {}, 'offline', call)).toEqual({
        ok: false,
        message: null,
        code: null,
        fields: {},
      })
    },
  )
  test('without an answer returns the message for a lost connection', async () => {
    const call = () => Promise.reject(new TypeError('network'))
    expect(await send('/api/login', {}, 'Sem conexão', call)).toEqual({
      ok: false,
      message: 'Sem conexão',
      code: null,
      fields: {},
    })
  })
})

describe('the destination after signing in', () => {
  const origin = 'https://app.exemplo'
  test.each([
    ['/curriculo', '/curriculo'],
    ['/conta?aba=2#x', '/conta?aba=2#x'],
    [null, '/painel'],
    ['', '/painel'],
    ['//evil.example', '/painel'],
    ['/.//evil.example', '/painel'],
    ['/\\evil.example', '/painel'],
    ['/\t/evil.example', '/painel'],
    ['https://evil.example/', '/painel'],
    ['javascript:alert(1)', '/painel'],
    ['curriculo', '/painel'],
  ])('%p leads to %p', (next, path) => {
    expect(destination(next, origin)).toBe(path)
  })
})
