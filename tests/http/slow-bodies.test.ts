// A body may take its time. What a request may do is decided when it has arrived: a session that ended meanwhile, or a link that
// expired, does nothing more.
import { expect, test } from 'bun:test'
import { unzipSync } from 'fflate'
import { draftsOf } from '../../src/projections/drafts/draft'
import { sharesOf } from '../../src/projections/drafts/reviews'
import { linkMs, resetCode } from '../../src/server/accounts/password-reset/reset-links'
import { makeAdmin } from '../../src/server/admin/operator/operator'
import { body, type Client, origin } from '../helpers/app'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const password = 'segredo1'

/** A form whose last bytes are sent after something else happened. */
const slowly = async (client: Client, path: string, fields: Record<string, string>, meanwhile: () => unknown) => {
  const bytes = new TextEncoder().encode(String(new URLSearchParams(fields)))
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const sent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, 3)),
    pull: async (controller) => {
      begin()
      await rest
      controller.enqueue(bytes.subarray(3))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin }
  const answer = client.ask(path, { method: 'POST', body: sent, headers })
  await begun
  await meanwhile()
  goOn()
  return answer
}

/** A person with a draft, and somebody else in their account. */
const shared = async (email: string) => {
  const [owner, intruder] = [app.client(), app.client()]
  await owner.register(email, 'Ana')
  await owner.form('/curriculo/oficina', { acao: 'comecar', de: 'vazio' })
  await intruder.post('/api/login', { email, senha: password })
  const account = await accountOf(owner)
  const draft = draftsOf(app.core.views.db, account)[0]?.id ?? ''
  const json = { nome: 'Ana', email, senha_atual: password, senha_nova: 'outra-senha-boa-9' }
  const headers = { 'content-type': 'application/json' }
  const change = () => owner.ask('/api/user/profile', { method: 'PUT', body: JSON.stringify(json), headers })
  return { owner, intruder, account, draft, change, email }
}

test('a session that ends while a body arrives makes no link', async () => {
  const { intruder, account, draft, change } = await shared('lenta@exemplo.com')
  const fields = { rascunho: draft, acao: 'criar', para: '', dias: '30' }
  const answer = await slowly(intruder, '/curriculo/oficina/links', fields, change)
  expect([answer.status, answer.headers.get('location')?.startsWith('/?next=')]).toEqual([303, true])
  expect(sharesOf(app.core.views.db, account, draft)).toEqual([])
})

test('nor does it stand for its person where anybody may ask', async () => {
  const { intruder, account, change } = await shared('publica@exemplo.com')
  const before = app.core.events.read(`account/${account}`).length
  const fields = { name: 'Ana', email: 'ana@exemplo.com', subject: 'outro', message: 'Bom dia' }
  expect((await slowly(intruder, '/suporte', fields, change)).status).toBe(303)
  const types = app.core.events
    .read(`account/${account}`)
    .slice(before)
    .map(({ type }) => type)
  expect(types).not.toContain('SupportMessageSent')
})

test('the copy of one’s data breaks off when the session that reads it ends', async () => {
  const { owner, intruder, change } = await shared('copia@exemplo.com')
  const reading = (await intruder.ask('/conta/exportar')).body?.getReader()
  const pieces = [(await reading?.read())?.value ?? new Uint8Array()]
  await change()
  for (let next = await reading?.read(); next && !next.done; next = await reading?.read()) pieces.push(next.value)
  // One piece may have been made already; without its end the archive does not open.
  expect(pieces.length).toBeLessThan(4)
  expect(() => unzipSync(Buffer.concat(pieces))).toThrow()
  const whole = await (await owner.ask('/conta/exportar')).bytes()
  expect(Object.keys(unzipSync(whole)).length).toBeGreaterThan(5)
})

test('an admin who is deactivated meanwhile changes nothing', async () => {
  for (const email of ['chefe@vagas.example', 'outra@vagas.example']) await makeAdmin(app.core, { email, password })
  const [one, other] = [app.client(), app.client()]
  await one.post('/api/login', { email: 'chefe@vagas.example', senha: password })
  await other.post('/api/login', { email: 'outra@vagas.example', senha: password })
  const target = app.client()
  await target.register('alvo@exemplo.com')
  const id = await accountOf(target)
  const { id: oneId } = await body<{ id: string }>(await one.ask('/api/user'))
  const fields = { acao: 'status', motivo: 'support', ativar: 'nao' }
  const answer = await slowly(one, `/admin/usuarios/${id}`, fields, () =>
    other.post(`/api/admin/toggle-status/${oneId}`, { motivo: 'support', ativar: 'nao' }),
  )
  expect(answer.status).toBe(303)
  expect((await target.ask('/api/user')).status).toBe(200)
})

test('a link for a new password expires while its form arrives', async () => {
  const { account } = await shared('prazo@exemplo.com')
  const codigo = resetCode(app.core, 'mail', account, app.core.clock())
  const senha = 'senha-tardia-77'
  const answer = await slowly(app.client(), '/redefinir-senha', { codigo, senha }, () => app.turn(linkMs.mail + 1))
  expect(answer.status).toBe(410)
})

test('what nobody ended goes on', async () => {
  const { owner, account, draft } = await shared('certa@exemplo.com')
  const fields = { rascunho: draft, acao: 'criar', para: '', dias: '30' }
  const answer = await slowly(owner, '/curriculo/oficina/links', fields, () => app.turn(60_000))
  expect(answer.status).toBe(200)
  expect(sharesOf(app.core.views.db, account, draft)).toHaveLength(1)
})
