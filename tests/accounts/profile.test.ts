// Who one is here: name, address, password, photo, settings and sessions, by the API and by plain forms.
import { beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { idleMs } from '../../src/domain/accounts/session'
import { passwordBucket } from '../../src/server/security/buckets'
import { body, type Client, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()
let png: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  png = new Uint8Array(await new Bun.Image(gif).resize(400, 500).png().bytes())
})

let people = 0
const newcomer = async (on = app): Promise<{ client: Client; email: string }> => {
  const client = on.client()
  const email = `perfil${++people}@exemplo.com`
  await client.register(email)
  return { client, email }
}
const put = (client: Client, path: string, json: unknown) =>
  client.ask(path, { method: 'PUT', body: JSON.stringify(json), headers: { 'content-type': 'application/json' } })
const login = (email: string, senha = 'segredo1', client = app.client()) => client.post('/api/login', { email, senha })
const user = async (client: Client) => body<{ id: string; nome: string; email: string }>(await client.ask('/api/user'))
type Wrong = { code: string; message: string; fields?: Record<string, string> }

describe('a profile', () => {
  test('changes name and address; the old address is free again and the new one is taken', async () => {
    const { client, email } = await newcomer()
    const answer = await put(client, '/api/user/profile', {
      nome: '  Marina Reis ',
      email: `nova-${email}`,
      senha_atual: 'segredo1',
    })
    expect([answer.status, await body(answer)]).toMatchObject([200, { nome: 'Marina Reis', email: `nova-${email}` }])
    expect((await login(email)).status).toBe(401)
    expect((await login(`NOVA-${email}`)).status).toBe(200)
    expect((await app.client().register(`nova-${email}`)).status).toBe(409)
    expect((await app.client().register(email)).status).toBe(201)
  })

  test('cannot take the address of another account, and may change the case of its own', async () => {
    const [ana, bia] = [await newcomer(), await newcomer()]
    const answer = await put(ana.client, '/api/user/profile', {
      nome: 'Ana',
      email: bia.email.toUpperCase(),
      senha_atual: 'segredo1',
    })
    expect(answer.status).toBe(409)
    expect(await body<Wrong>(answer)).toMatchObject({ code: 'email-in-use', fields: { email: expect.any(String) } })
    expect((await put(ana.client, '/api/user/profile', { nome: 'Ana', email: ana.email.toUpperCase() })).status).toBe(
      200,
    )
    expect((await login(ana.email)).status).toBe(200)
  })

  test('changed to two addresses at once ends with one of them, and the other is free', async () => {
    const { client, email } = await newcomer()
    const wanted = [`a-${email}`, `b-${email}`]
    await Promise.all(
      wanted.map((to) => put(client, '/api/user/profile', { nome: 'Ana', email: to, senha_atual: 'segredo1' })),
    )
    const own = (await user(client)).email
    expect(wanted).toContain(own)
    const other = wanted.find((to) => to !== own) ?? ''
    expect((await app.client().register(other)).status).toBe(201)
    expect((await login(own)).status).toBe(200)
  })

  const password = { senha_atual: 'segredo1', senha_nova: 'segredo2' }
  test.each([
    [{ nome: 'A' }, 'nome', 'O nome precisa ter pelo menos 2 caracteres'],
    [{ nome: ' A ' }, 'nome', 'O nome precisa ter pelo menos 2 caracteres'],
    [{ nome: undefined }, 'nome', 'O nome precisa ter pelo menos 2 caracteres'],
    [{ email: 'nada' }, 'email', 'Email inválido'],
    [{ email: 5 }, 'email', 'Email inválido'],
    [{ senha_nova: 'segredo2' }, 'senha_atual', 'Verifique os campos de senha'],
    [{ senha_atual: 'segredo1' }, 'senha_atual', 'Verifique os campos de senha'],
    [{ ...password, senha_nova: '12345' }, 'senha_atual', 'Verifique os campos de senha'],
    [{ ...password, senha_atual: 'errada' }, 'senha_atual', 'Esta não é a sua senha atual'],
  ])('with %p is refused at %s', async (change, field, text) => {
    const { client, email } = await newcomer()
    const answer = await put(client, '/api/user/profile', { nome: 'Ana', email, ...change })
    expect(answer.status).toBe(422)
    expect((await body<Wrong>(answer)).fields).toEqual({ [field]: text })
    expect((await user(client)).nome).toBe('Marina Duarte')
  })

  test('with a new password ends the other sessions only, and the old password no longer works', async () => {
    const { client, email } = await newcomer()
    const other = app.client()
    await login(email, 'segredo1', other)
    expect((await put(client, '/api/user/profile', { nome: 'Ana', email, ...password })).status).toBe(200)
    expect([(await client.ask('/api/user')).status, (await other.ask('/api/user')).status]).toEqual([200, 401])
    expect([(await login(email)).status, (await login(email, 'segredo2')).status]).toEqual([401, 200])
  })

  test('wrong current passwords are limited', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const { client, email } = await newcomer(own)
    const guess = { nome: 'Ana', email, senha_atual: 'errada', senha_nova: 'segredo2' }
    const statuses: number[] = []
    for (let tries = 0; tries <= passwordBucket.capacity; tries++)
      statuses.push((await put(client, '/api/user/profile', guess)).status)
    expect(statuses.indexOf(429)).toBe(passwordBucket.capacity)
    expect((await put(client, '/api/user/profile', { nome: 'Ana', email })).status).toBe(200)
    await own.close()
  })

  test('with a plain form redirects to /conta with a message; a wrong form is shown again with its values and no password', async () => {
    const { client, email } = await newcomer()
    const form = { nome: 'Joana Prado', email, senha_atual: '', senha_nova: '', confirmarSenha: '' }
    const wrong = await client.form('/editar-perfil', {
      ...form,
      senha_nova: 'segredo2',
      confirmarSenha: 'outra-coisa',
    })
    const page = await wrong.text()
    expect(wrong.status).toBe(422)
    expect(page).toContain('Verifique os campos de senha')
    expect(page).toContain('Joana Prado')
    expect(page).not.toContain('segredo2')
    const done = await client.form('/editar-perfil', form)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/conta'])
    const account = await (await client.ask('/conta')).text()
    for (const part of ['Perfil atualizado', 'Joana', email, 'Plano Gratuito', '4 de 4'])
      expect(account).toContain(part)
  })
})

describe('/conta', () => {
  test('when a read fails shows zeros, marked as an example, and the rest of the page', async () => {
    const own = await testApp()
    const { client, email } = await newcomer(own)
    expect(await (await client.ask('/conta')).text()).not.toContain('Exemplo')
    own.core.views.db.run('DROP TABLE used_units')
    const page = await (await client.ask('/conta')).text()
    for (const part of ['Exemplo', '0 de 0', email]) expect(page).toContain(part)
    await own.close()
  })
})

describe('a profile photo', () => {
  const send = (client: Client, bytes = png, path = '/api/user/profile-photo') => {
    const form = new FormData()
    form.set('photo', new File([bytes], 'eu.png'))
    return client.ask(path, { method: 'POST', body: form })
  }
  const files = async (client: Client) => readdirSync(join(app.config.folder, 'files', (await user(client)).id))

  test('is stored small and encrypted, and shown to its owner only', async () => {
    const { client } = await newcomer()
    expect((await client.ask('/api/user/profile-photo')).status).toBe(404)
    const sent = await send(client)
    const { url_arquivo } = await body<{ url_arquivo: string }>(sent)
    expect(sent.status).toBe(200)
    expect(await body(await client.ask('/api/user/profile-photo'))).toEqual({ url_arquivo })
    const picture = await client.ask(url_arquivo)
    const kinds = ['content-type', 'cache-control', 'vary'].map((name) => picture.headers.get(name))
    expect(kinds).toEqual(['image/webp', 'private, max-age=300', 'cookie'])
    const bytes = new Uint8Array(await picture.arrayBuffer())
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 256, height: 320 })
    const stored = await Bun.file(
      join(app.config.folder, 'files', (await user(client)).id, (await files(client))[0] ?? ''),
    ).bytes()
    expect(Buffer.from(stored).includes('WEBP')).toBe(false)
    for (const path of ['/conta', '/painel', '/editar-perfil'])
      expect(await (await client.ask(path)).text()).toContain(`src="${url_arquivo.replaceAll('&', '&amp;')}"`)
    expect((await (await newcomer()).client.ask(url_arquivo)).status).toBe(404)
    expect((await app.client().ask(url_arquivo)).status).toBe(401)
  })

  test('replaces the previous one, and is deleted when removed', async () => {
    const { client } = await newcomer()
    const first = await body<{ url_arquivo: string }>(await send(client))
    const second = await body<{ url_arquivo: string }>(await send(client))
    expect(first.url_arquivo).not.toBe(second.url_arquivo)
    expect((await client.ask(first.url_arquivo)).status).toBe(404)
    expect(await files(client)).toHaveLength(1)
    expect((await client.form('/editar-perfil/foto/remover', {})).headers.get('location')).toBe('/editar-perfil')
    expect(await files(client)).toHaveLength(0)
    expect((await client.ask('/api/user/profile-photo')).status).toBe(404)
  })

  const refused: [string, Uint8Array<ArrayBuffer>, number, string][] = [
    ['text', new TextEncoder().encode('olá'), 415, 'Por favor, selecione uma imagem (JPG, PNG, etc)'],
    ['5 MB and a byte', new Uint8Array(5 * 1024 * 1024 + 1), 413, 'O tamanho máximo permitido é 5MB'],
    ['nothing at all', new Uint8Array(0), 422, 'O arquivo está vazio. Escolha outra foto.'],
  ]
  test.each(refused)('that is %s is refused in the specification’s words, and the one before stays', async (...row) => {
    const [, bytes, status, message] = row
    const { client } = await newcomer()
    await send(client)
    const answer = await send(client, bytes)
    expect([answer.status, (await body<Wrong>(answer)).message]).toEqual([status, message])
    expect((await client.ask('/api/user/profile-photo')).status).toBe(200)
    expect(await files(client)).toHaveLength(1)
  })

  test.each([
    ['internal', 500, 'Erro ao fazer upload da foto'],
    ['too-slow', 422, 'A foto está danificada ou incompleta. Salve de novo e tente outra vez.'],
  ] as const)('whose reader answers %s gets the words of that fault', async (refusal, status, message) => {
    const { client } = await newcomer()
    const { run } = app.core.reader
    app.core.reader.run = async () => ({ ok: false, refusal })
    try {
      const answer = await send(client)
      expect([answer.status, (await body<Wrong>(answer)).message]).toEqual([status, message])
    } finally {
      app.core.reader.run = run
    }
  })

  test('with a plain form is confirmed on the page', async () => {
    const { client } = await newcomer()
    expect((await send(client, png, '/editar-perfil/foto')).headers.get('location')).toBe('/editar-perfil')
    expect(await (await client.ask('/editar-perfil')).text()).toContain('Foto atualizada')
    const wrong = await send(client, new TextEncoder().encode('texto'), '/editar-perfil/foto')
    expect([wrong.status, await wrong.text()]).toEqual([
      415,
      expect.stringContaining('Por favor, selecione uma imagem'),
    ])
  })
})

describe('settings', () => {
  const set = { tema: 'dark', idioma: 'en-US', notificacoes_email: false }

  test('apply in another browser from its first page on', async () => {
    const { client, email } = await newcomer()
    expect(await body(await client.ask('/api/user/settings'))).toEqual({
      tema: 'system',
      idioma: 'pt-BR',
      notificacoes_email: true,
    })
    expect(await body(await put(client, '/api/user/settings', set))).toEqual(set)
    const other = app.client()
    await login(email, 'segredo1', other)
    expect(await body(await other.ask('/api/user/settings'))).toEqual(set)
    expect(await (await other.ask('/painel')).text()).toContain('<html lang="en-US" class="dark">')
  })

  test('changed by the header’s switches leave the others as they are', async () => {
    const { client } = await newcomer()
    await put(client, '/api/user/settings', set)
    await client.form('/preferencias', { tema: 'light' })
    expect(await body(await client.ask('/api/user/settings'))).toEqual({ ...set, tema: 'light' })
  })

  test('with a plain form, a checkbox that is not checked means no', async () => {
    const { client } = await newcomer()
    const saved = await client.form('/configuracoes', { tema: 'dark', idioma: 'pt-BR' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/configuracoes'])
    expect(await (await client.ask('/configuracoes')).text()).toContain('Configurações salvas')
    expect(await body(await client.ask('/api/user/settings'))).toEqual({ ...set, idioma: 'pt-BR' })
    await client.form('/configuracoes', { tema: '"><script>', idioma: 'xx', notificacoes_email: 'sim' })
    expect(await body(await client.ask('/api/user/settings'))).toEqual({
      tema: 'dark',
      idioma: 'pt-BR',
      notificacoes_email: true,
    })
  })

  test.each([{ tema: 'pink' }, { idioma: 'fr' }, { notificacoes_email: 'sim' }])(
    'with %p are refused',
    async (wrong) => {
      const { client } = await newcomer()
      const answer = await put(client, '/api/user/settings', { ...set, ...wrong })
      expect(answer.status).toBe(422)
      expect(Object.keys((await body<Wrong>(answer)).fields ?? {})).toEqual(Object.keys(wrong))
    },
  )

  test('saving the same values again appends no event', async () => {
    const { client } = await newcomer()
    await put(client, '/api/user/settings', set)
    const before = app.core.events.position()
    await put(client, '/api/user/settings', set)
    expect(app.core.events.position()).toBe(before)
  })
})

describe('sessions', () => {
  const idsOn = async (client: Client) =>
    [...(await (await client.ask('/conta')).text()).matchAll(/name="sessao" value="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    )

  test('are listed and ended one by one or all others at once, and never those of another account', async () => {
    const { client, email } = await newcomer()
    expect(await (await client.ask('/conta')).text()).toContain('Sua conta está aberta só aqui.')
    const others = [app.client(), app.client(), app.client()]
    for (const other of others) await login(email, 'segredo1', other)
    const shown = await idsOn(client)
    expect(shown).toHaveLength(5)
    expect(shown).toContain('outras')
    const stranger = (await newcomer()).client
    await stranger.form('/conta/sessoes', { sessao: shown[0] ?? '' })
    expect(await idsOn(client)).toHaveLength(5)
    // The latest is listed first.
    expect((await client.form('/conta/sessoes', { sessao: shown[0] ?? '' })).status).toBe(303)
    expect((await others[2]?.ask('/api/user'))?.status).toBe(401)
    expect((await others[0]?.ask('/api/user'))?.status).toBe(200)
    await client.form('/conta/sessoes', { sessao: 'outras' })
    expect((await others[0]?.ask('/api/user'))?.status).toBe(401)
    expect((await client.ask('/api/user')).status).toBe(200)
    const everywhere = await client.form('/conta/sessoes', { sessao: 'todas' })
    expect([everywhere.headers.get('location'), (await client.ask('/api/user')).status]).toEqual(['/', 401])
  })

  test('show device, last use and address range', async () => {
    const own = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
    const { client, email } = await newcomer(own)
    const phone = own.client({ 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile Safari/537.36' })
    await login(email, 'segredo1', phone)
    own.turn(20 * 60_000)
    await phone.ask('/api/user')
    const page = await (await client.ask('/conta')).text()
    expect(page).toContain('Chrome, Android')
    expect(page).toContain('Esta sessão: aparelho desconhecido')
    expect(page).toMatch(/Último uso [^<]*9h34/)
    await own.close()
  })

  test('end after 14 days without use, and when their browser signs in again', async () => {
    const own = await testApp()
    const { client, email } = await newcomer(own)
    const before = client.cookies.get('session') ?? ''
    await login(email, 'segredo1', client)
    const old = own.client()
    old.cookies.set('session', before)
    expect([(await old.ask('/api/user')).status, (await client.ask('/api/user')).status]).toEqual([401, 200])
    own.turn(idleMs - 1)
    expect((await client.ask('/api/user')).status).toBe(200)
    own.turn(idleMs)
    expect((await client.ask('/api/user')).status).toBe(401)
    await own.close()
  })
})
