// The panel's read pages: statistics on any past day, the file, the audit, the messages.
import { beforeAll, describe, expect, test } from 'bun:test'
import { domainEvents } from '../../src/events/schema/events'
import { auditsBefore } from '../../src/projections/admin/audit'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { ensureAdmin, makeAdmin } from '../../src/server/admin/operator/operator'
import { securityKinds } from '../../src/server/security/security-counts'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { accountOf, happenings } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

const admin = { email: 'dona@vagas.example', password: 'segredo1' }
const dayMs = 86_400_000

const app = fileApp()
let chefe: Client
const entering = async (on: TestApp): Promise<Client> => {
  await ensureAdmin(on.core, admin)
  const client = on.client()
  await client.post('/api/login', { email: admin.email, senha: admin.password })
  return client
}
beforeAll(async () => {
  chefe = await entering(app)
})

const text = async (client: Client, path: string, headers = {}) => (await client.ask(path, { headers })).text()
let people = 0
const person = async (on: TestApp, name = 'Marina Duarte') => {
  const client = on.client()
  await client.register(`pessoa${++people}@exemplo.com`, name)
  return { client, id: await accountOf(client) }
}

describe('the statistics', () => {
  test('on a past day are as they were, also after an erasure', async () => {
    const own = await testApp()
    const chief = await entering(own)
    const one = await person(own)
    await happenings(own.core, one.id).analysed('resume', 70)
    const first = await text(chief, '/admin/estatisticas?em=2026-11-20')
    own.turn(dayMs)
    await person(own)
    await chief.ask(`/api/admin/users/${one.id}?motivo=request`, { method: 'DELETE' })
    const cards = (page: string) =>
      [...page.matchAll(/<strong>([\d.]+)<\/strong>/g)].map(([, figure]) => figure).slice(0, 4)
    const later = await text(chief, '/admin/estatisticas?em=2026-11-20')
    expect(cards(later)).toEqual(cards(first))
    expect(cards(later)).toEqual(['2', '2', '0', '1'])
    expect(cards(await text(chief, '/admin/estatisticas'))).toEqual(['2', '2', '0', '1'])
    expect(later).toContain('Como estava em 20 de novembro')
    await own.close()
  })

  test.each(['?em=2999-01-01', '?em=x', '?periodo=7', '?periodo=365&em=1970-01-01', '?em=2026-02-30'])(
    'of %s is a page all the same',
    async (query) => {
      expect((await chefe.ask(`/admin/estatisticas${query}`)).status).toBe(200)
      expect((await chefe.ask(`/admin/estatisticas.csv${query}`)).status).toBe(200)
    },
  )

  test('are a file with a row per day', async () => {
    const answer = await chefe.ask('/admin/estatisticas.csv?periodo=30&em=2026-11-20')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="estatisticas-2026-11-20.csv"')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(31)
    expect(lines[0]).toEndWith('day,registered,people,asked,done,failed,revenue_cents,coupons,monthly_active')
    expect(lines.at(-1)).toMatch(/^2026-11-20,\d+(,\d+){6},[1-9]\d*$/)
  })

  test('are charts with a text alternative and a table', async () => {
    const page = await text(chefe, '/admin/estatisticas')
    expect(page.match(/role="img" aria-label="[^"]+"/g)?.length).toBe(7)
    expect(page.match(/Ver os números/g)?.length).toBe(7)
  })
})

describe('the audit', () => {
  test('lists every action with actor, reason and note, and loses the note with the person', async () => {
    const own = await testApp()
    const chief = await entering(own)
    const { id } = await person(own, 'Zumbido Quartzo')
    await chief.post(`/api/admin/toggle-status/${id}`, { motivo: 'abuse', nota: 'Canário da nota' })
    await chief.form(`/admin/usuarios/${id}`, { acao: 'abrir', motivo: 'support' })
    const page = await text(chief, '/admin/auditoria')
    for (const word of ['Conta desativada', 'Abuso', 'Canário da nota', 'Dados pessoais abertos', 'Zumbido Quartzo'])
      expect([word, page.includes(word)]).toEqual([word, true])
    await chief.ask(`/api/admin/users/${id}?motivo=legal`, { method: 'DELETE' })
    const after = await text(chief, '/admin/auditoria')
    for (const [word, there] of [
      ['Exclusão pela administração', true],
      ['Obrigação legal', true],
      ['Conta apagada', true],
      ['Canário da nota', false],
      ['Zumbido Quartzo', false],
    ] as const)
      expect([word, after.includes(word)]).toEqual([word, there])
    expect(JSON.stringify(auditsBefore(own.core.views.db, 100))).not.toContain(id)
    expect(
      verify({ log: own.core.events, projections, catalog: domainEvents, views: own.core.views }).differences,
    ).toEqual([])
    await own.close()
  })

  test('no longer names an erased admin, and retains what they did', async () => {
    const own = await testApp()
    const chief = await entering(own)
    const { client, id } = await person(own, 'Chefe de Antes')
    await makeAdmin(own.core, { email: `pessoa${people}@exemplo.com`, password: 'segredo1', existing: true })
    await client.post('/api/login', { email: `pessoa${people}@exemplo.com`, senha: 'segredo1' })
    await client.post(`/api/admin/toggle-status/${(await person(own)).id}`, { motivo: 'abuse' })
    await chief.ask(`/api/admin/users/${id}?motivo=request`, { method: 'DELETE' })
    expect(JSON.stringify(auditsBefore(own.core.views.db, 100))).not.toContain(id)
    const page = await text(chief, '/admin/auditoria')
    expect([page.includes('Conta desativada'), page.includes('Chefe de Antes')]).toEqual([true, false])
    await own.close()
  })

  test('lists what was done from the CLI, and nothing a person did', async () => {
    const own = await testApp()
    const chief = await entering(own)
    const { client, id } = await person(own)
    await client.form('/editar-perfil', { nome: 'Outra', email: 'outra@exemplo.com', senha_atual: 'segredo1' })
    expect(await text(chief, '/admin/auditoria')).toContain('Nenhuma ação ainda')
    await makeAdmin(own.core, { email: 'outra@exemplo.com', password: 'segredo1', existing: true })
    const page = await text(chief, '/admin/auditoria')
    expect(page).toContain('Linha de comando')
    expect(page).toContain('Papel alterado')
    expect(page).toContain(`/admin/usuarios/${id}`)
    await own.close()
  })

  test('comes in pages', async () => {
    const own = await testApp()
    const chief = await entering(own)
    const { id } = await person(own)
    for (let n = 0; n < 51; n++) await chief.post(`/api/admin/toggle-status/${id}`, {})
    const page = await text(chief, '/admin/auditoria')
    const older = /href="(\/admin\/auditoria\?antes=\d+)"/.exec(page)?.[1] ?? ''
    expect((await text(chief, older)).match(/<tr>/g)).toHaveLength(2 + 1 + securityKinds.length)
    await own.close()
  })
})

describe('messages', () => {
  const write = (client: Client, message: string) =>
    client.post('/api/support/contact', { name: 'Rui <i>Sá</i>', email: 'rui@exemplo.com', subject: 'bug', message })

  test('wait until one is marked as answered, once, which is an event', async () => {
    const own = await testApp()
    const chief = await entering(own)
    await write(own.client(), 'Não abre.')
    const { client, id } = await person(own)
    await write(client, 'Também não.')
    const page = await text(chief, '/admin/suporte')
    expect(page).toContain('Rui &lt;i&gt;Sá&lt;/i&gt;')
    expect(page).toContain(`/admin/usuarios/${id}`)
    expect(page).toContain('href="mailto:rui%40exemplo.com?subject=')
    const [message = ''] = [...page.matchAll(/name="mensagem" value="([^"]+)"/g)].map(([, value]) => value ?? '')
    for (let times = 0; times < 2; times++)
      expect((await chief.form('/admin/suporte', { mensagem: message })).status).toBe(303)
    const events = own.core.events.readAll(0, 1000).filter(({ type }) => type === 'SupportMessageAnswered')
    expect(events.map(({ actor, data }) => [actor, data])).toEqual([[await accountOf(chief), { message }]])
    expect((await text(chief, '/admin/suporte')).match(/id="mensagem-/g)).toHaveLength(1)
    expect(await text(chief, '/admin/suporte?aba=respondidas')).toContain('Respondida hoje')
    expect(await text(chief, '/admin/auditoria')).toContain('Mensagem marcada como respondida')

    const back = { mensagem: message, acao: 'reabrir' }
    for (let times = 0; times < 2; times++) {
      const answer = await chief.form('/admin/suporte', back)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/suporte?aba=respondidas'])
    }
    expect(own.core.events.readAll(0, 1000).filter(({ type }) => type === 'SupportMessageReopened')).toHaveLength(1)
    expect((await text(chief, '/admin/suporte')).match(/id="mensagem-/g)).toHaveLength(2)
    expect(await text(chief, '/admin/suporte?aba=respondidas')).not.toContain('Respondida hoje')
    expect(await text(chief, '/admin/auditoria')).toContain('Mensagem marcada como sem resposta')
    await own.close()
  })

  test('that are not there cannot be answered', async () => {
    for (const mensagem of ['', 'x', Bun.randomUUIDv7()])
      expect((await chefe.form('/admin/suporte', { mensagem })).status).toBe(404)
  })

  test('are answered alone as a region', async () => {
    expect(await text(chefe, '/admin/suporte', { 'x-region': 'mensagens' })).toStartWith('<section')
    expect(await body(await chefe.ask('/api/user'))).toMatchObject({ papel: 'admin' })
  })
})
