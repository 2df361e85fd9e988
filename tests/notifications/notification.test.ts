// Notifications end to end: their content, recipient and language, and the effect of reading and clearing.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { notificationsMax } from '../../src/domain/notifications/content'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { body, type Client } from '../helpers/app'
import { accountOf, happenings } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

type Item = {
  id: string
  tipo: string
  titulo: string
  mensagem: string
  data: string
  quando: string
  lida: boolean
  link?: string
}

const app = fileApp()

let people = 0
const newcomer = async (nome = 'Marina Duarte') => {
  const client = app.client()
  await client.register(`aviso${++people}@exemplo.com`, nome)
  return { client, happens: happenings(app.core, await accountOf(client)) }
}
const list = async (client: Client) => body<Item[]>(await client.ask('/api/notificacoes'))
const count = async (client: Client) =>
  (await body<{ count: number }>(await client.ask('/api/notificacoes/nao-lidas/contagem'))).count
const mark = (client: Client, id: string) => client.post(`/api/notificacoes/${id}/marcar-como-lida`, {})
const unread = async (client: Client) => (await list(client)).filter(({ lida }) => !lida).length

describe('the content of a notification', () => {
  test('a new account is welcomed, unread', async () => {
    const { client } = await newcomer()
    expect(await list(client)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        tipo: 'sistema',
        titulo: 'Que bom ter você aqui, Marina',
        mensagem: 'Comece pela ferramenta que mais pesa na sua busca. Sem pressa.',
        data: '2026-11-20T12:14:00.000Z',
        quando: 'hoje, 9h14',
        lida: false,
        link: '/painel',
      },
    ])
    expect(await count(client)).toBe(1)
  })

  test('each kind reads in both languages, newest first, with its type and where it leads', async () => {
    const { client, happens } = await newcomer()
    await happens.plan('premium')
    await happens.analysed('resume', 70)
    await happens.analysed('resume', 76)
    await happens.analysed('resume', 77)
    await happens.analysed('resume', 77)
    await happens.analysed('resume', 60)
    await happens.analysed('job', 71)
    await happens.failed('resume', 'encrypted')
    await happens.failed('photo', 'damaged')
    await happens.password()
    expect((await list(client)).map(({ tipo, titulo, mensagem, link }) => [tipo, titulo, mensagem, link])).toEqual([
      [
        'sistema',
        'Sua senha foi alterada',
        'Foi você? Então está tudo certo. Se não foi, fale com o suporte. Tokens, webhooks e links do seu currículo feitos antes deixaram de funcionar.',
        '/suporte',
      ],
      [
        'analise',
        'A análise da foto não terminou',
        'A imagem está danificada ou incompleta. Salve de novo e tente outra vez; nada foi descontado.',
        '/foto-perfil',
      ],
      [
        'analise',
        'A análise do currículo não terminou',
        'O PDF pede senha para abrir. Salve uma cópia sem senha e envie de novo; nada foi descontado.',
        '/curriculo',
      ],
      [
        'analise',
        'Vaga comparada com seu currículo',
        'Veja as palavras da vaga que já estão no seu currículo e as que faltam.',
        '/scanner-vagas',
      ],
      ['analise', 'Análise do currículo pronta', 'Sua nota é 60 de 100; antes era 77. Veja o que mudou.', '/curriculo'],
      [
        'analise',
        'Análise do currículo pronta',
        'Sua nota é 77 de 100, a mesma de antes. Veja o que ajustar agora.',
        '/curriculo',
      ],
      ['analise', 'Seu currículo subiu para 77', 'É 1 ponto a mais que na análise anterior.', '/curriculo'],
      ['analise', 'Seu currículo subiu para 76', 'São 6 pontos a mais que na análise anterior.', '/curriculo'],
      [
        'analise',
        'Análise do currículo pronta',
        'Sua nota é 70 de 100. Abra o resultado e veja ponto por ponto.',
        '/curriculo',
      ],
      ['assinatura', 'Plano Premium ativado', 'Você já pode usar tudo o que ele inclui.', '/planos'],
      expect.arrayContaining(['sistema', 'Que bom ter você aqui, Marina']),
    ])
    client.cookies.set('ui-language', 'en-US')
    const titles = (await list(client)).map(({ titulo }) => titulo)
    expect(titles).toContain('Your résumé score went up to 76')
    expect(titles).toContain('Premium Plan is now active')
  })

  test('clearing does not make the next score a first one', async () => {
    const { client, happens } = await newcomer()
    await happens.plan('premium')
    await happens.analysed('photo', 70)
    await client.ask('/api/notificacoes/limpar', { method: 'DELETE' })
    await happens.analysed('photo', 73)
    expect((await list(client)).map(({ titulo }) => titulo)).toEqual(['Sua foto subiu para 73'])
  })

  test('a name with markup is escaped', async () => {
    const { client } = await newcomer('<img/src=x/onerror=alert(1)> \u202e')
    const page = await (await client.ask('/notificacoes')).text()
    expect(page).toContain('Que bom ter você aqui, &lt;img/src=x/onerror=alert(1)&gt;')
    expect(page).not.toContain('<img/src')
  })

  test(`only the newest ${notificationsMax} are stored, and only they count as unread`, async () => {
    const { client, happens } = await newcomer()
    const first = (await list(client)).at(-1)?.id
    for (let n = 0; n < notificationsMax; n++) await happens.password()
    const stored = await list(client)
    expect(stored).toHaveLength(notificationsMax)
    expect(stored.map(({ id }) => id)).not.toContain(first ?? '')
    expect(await count(client)).toBe(notificationsMax)
    expect(await (await client.ask('/notificacoes')).text()).toContain(
      `Guardamos as ${notificationsMax} notificações mais recentes.`,
    )
  })
})

describe('reading and clearing', () => {
  test('one is marked as read, once in the log however often it is requested', async () => {
    const { client, happens } = await newcomer()
    await happens.password()
    const [newest, welcome] = await list(client)
    expect((await mark(client, newest?.id ?? '')).status).toBe(200)
    const before = app.core.events.position()
    const again = await mark(client, newest?.id ?? '')
    expect([again.status, await body(again)]).toEqual([200, { count: 1, posicao: expect.any(Number) }])
    expect(app.core.events.position()).toBe(before)
    expect((await list(client)).map(({ id, lida }) => [id, lida])).toEqual([
      [newest?.id ?? '', true],
      [welcome?.id ?? '', false],
    ])
  })

  test('two at the same moment are one event', async () => {
    const { client } = await newcomer()
    const [welcome] = await list(client)
    const before = app.core.events.position()
    const both = await Promise.all([mark(client, welcome?.id ?? ''), mark(client, welcome?.id ?? '')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(app.core.events.position()).toBe(before + 1)
  })

  test('all are marked as read; what comes after is unread', async () => {
    const { client, happens } = await newcomer()
    await happens.password()
    const answer = await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
    expect(await body(answer)).toEqual({ count: 0, posicao: app.core.events.position() })
    const before = app.core.events.position()
    expect((await client.ask('/api/notificacoes/marcar-todas-como-lidas', { method: 'POST' })).status).toBe(200)
    expect(app.core.events.position()).toBe(before)
    await happens.password()
    expect([await count(client), await unread(client)]).toEqual([1, 1])
  })

  test('clearing removes them all; clearing nothing is no event', async () => {
    const { client, happens } = await newcomer()
    expect((await client.ask('/api/notificacoes/limpar', { method: 'DELETE' })).status).toBe(200)
    expect([await list(client), await count(client)]).toEqual([[], 0])
    const before = app.core.events.position()
    await client.ask('/api/notificacoes/limpar', { method: 'DELETE' })
    await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
    expect(app.core.events.position()).toBe(before)
    await happens.password()
    expect((await list(client)).map(({ titulo }) => titulo)).toEqual(['Sua senha foi alterada'])
  })

  test('belong to one person: another can neither see, read nor clear them', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    const [welcome] = await list(one.client)
    const answer = await mark(other.client, welcome?.id ?? '')
    expect([answer.status, (await body(answer)).code]).toEqual([404, 'no-notification'])
    await other.client.ask('/api/notificacoes/limpar', { method: 'DELETE' })
    expect(await unread(one.client)).toBe(1)
  })

  test.each([
    ['a word', 'nada'],
    ['nobody', '00000000-0000-0000-0000-000000000000'],
    ['a folder up', '%2e%2e'],
    ['SQL', "'%20or%201=1"],
    ['4000 letters', 'a'.repeat(4000)],
    ['NUL', '%00'],
    ['half an escape', '%E0%A4%A'],
  ])('of an id that is %s is not found', async (_, id) => {
    const { client } = await newcomer()
    const before = app.core.events.position()
    expect((await mark(client, id)).status).toBe(404)
    expect(app.core.events.position()).toBe(before)
  })
})

describe('the page', () => {
  const text = async (client: Client, path = '/notificacoes', headers = {}) =>
    (await client.ask(path, { headers })).text()

  test('has a tab for each state, and says what is empty', async () => {
    const { client } = await newcomer()
    expect(await text(client, '/notificacoes?aba=lidas')).toContain('Nada lido ainda')
    expect(await text(client, '/notificacoes?aba=nao-lidas')).toContain('Que bom ter você aqui, Marina')
    const [welcome] = await list(client)
    await mark(client, welcome?.id ?? '')
    expect(await text(client, '/notificacoes?aba=nao-lidas')).toContain('Tudo lido')
    expect(await text(client, '/notificacoes?aba=lidas')).toContain('Que bom ter você aqui, Marina')
    await client.ask('/api/notificacoes/limpar', { method: 'DELETE' })
    const empty = await text(client, '/notificacoes?aba=<script>')
    expect(empty).toContain('Nenhuma notificação por aqui')
    expect(empty).not.toContain('limpar=sim')
  })

  test("'mark all as read' is there while something is unread; 'Novo' with it", async () => {
    const { client } = await newcomer()
    const before = await text(client)
    expect(before).toContain('value="ler-todas"')
    expect(before).toMatch(/<span class="[^"]*badge[^"]*">Novo<\/span>/)
    await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
    const after = await text(client)
    expect(after).not.toContain('value="ler-todas"')
    expect(after).not.toMatch(/<span class="[^"]*badge[^"]*">Novo<\/span>/)
  })

  test('its forms read one and follow its link, read all, and clear, each with one toast on the next page', async () => {
    const { client, happens } = await newcomer()
    await happens.plan('premium')
    const [plan] = await list(client)
    const opened = await client.form('/notificacoes', { acao: 'ler', id: plan?.id ?? '', aba: 'todas' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/planos'])
    expect(await count(client)).toBe(1)
    const all = await client.form('/notificacoes', { acao: 'ler-todas', aba: 'nao-lidas' })
    expect(all.headers.get('location')).toBe('/notificacoes?aba=nao-lidas')
    const page = await text(client, '/notificacoes?aba=nao-lidas')
    expect(page).toContain('Todas as notificações foram marcadas como lidas.')
    expect(page).toMatch(/role="status"[^>]*>[\s\S]*Sucesso/)
    const question = await text(client, '/notificacoes?aba=todas&limpar=sim')
    expect(question).toMatch(/<dialog [^>]*open=""[\s\S]*Limpar todas as notificações\?/)
    expect((await client.form('/notificacoes', { acao: 'limpar', aba: 'x' })).headers.get('location')).toBe(
      '/notificacoes',
    )
    expect(await text(client)).toMatch(/Notificações limpas<[\s\S]*Todas as notificações foram removidas com sucesso\./)
    expect(await list(client)).toEqual([])
  })

  test('a form about an unknown notification changes nothing', async () => {
    const { client } = await newcomer()
    const before = app.core.events.position()
    expect((await client.form('/notificacoes', { acao: 'ler', id: 'x' })).status).toBe(404)
    expect((await client.form('/notificacoes', {})).status).toBe(303)
    expect(app.core.events.position()).toBe(before)
  })

  test('its region comes alone, in the language asked for, with what was done', async () => {
    const { client } = await newcomer()
    await client.form('/notificacoes', { acao: 'ler-todas' })
    client.cookies.set('ui-language', 'en-US')
    const region = await text(client, '/notificacoes', { 'x-region': 'notificacoes' })
    expect(region).toStartWith('<div data-region="notificacoes"')
    expect(region).toContain('Good to have you here, Marina')
    expect(region).toContain('All notifications were marked as read.')
    expect(client.cookies.has('toast')).toBe(false)
  })

  test('the header of every page says how many are unread', async () => {
    const { client } = await newcomer()
    expect(await text(client, '/painel')).toContain('Notificações, 1 não lida')
    await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
    expect(await text(client, '/painel')).not.toMatch(/\d não lida/)
  })
})

test('the read model folds to the same rows from the whole log', () => {
  const found = verify({ log: app.core.events, projections, catalog: domainEvents, views: app.core.views })
  expect(found.differences).toEqual([])
  expect(app.core.views.parked()).toEqual([])
})
