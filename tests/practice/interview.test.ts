// Interview practice through the server's own doors: what differs with and without the feature, and what stays afterwards.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { strFromU8, unzipSync } from 'fflate'
import type { PracticeJson } from '../../src/api/tools/interview'
import { accountStream } from '../../src/events/schema/events'
import { interviewsOf } from '../../src/projections/interview/interview'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import { exportOf } from '../../src/server/accounts/data/export'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { advert } from '../helpers/accounts/sample-accounts'
import { body, type Client } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()
let client: Client
const email = 'treino@exemplo.com'
const answerText =
  'Na Mercado Exemplo eu tinha que fechar o mês mais cedo. Automatizei 14 relatórios em Python. No fim o fechamento caiu 32%.'

beforeAll(async () => {
  client = app.client()
  await client.register(email)
})

const practice = async (vaga?: string) =>
  body<PracticeJson>(await client.post('/api/interview/start', vaga ? { vaga } : {}))

describe('without the plan', () => {
  test('nothing is begun, and the page says so kindly', async () => {
    const refused = await client.post('/api/interview/start', {})
    expect(refused.status).toBe(403)
    expect((await body<{ code: string }>(refused)).code).toBe('interview-plan')
    const page = await (await client.ask('/entrevista')).text()
    expect(page).toContain('O treino faz parte do plano Premium')
    expect(page).not.toContain('name="acao" value="comecar"')
    expect((await client.ask('/api/interview/latest')).status).toBe(404)
  })
})

describe('with it', () => {
  beforeAll(() => assignPlan(app.core, email, 'premium'))

  test('a résumé comes first', async () => {
    const refused = await client.post('/api/interview/start', {})
    expect([refused.status, (await body<{ code: string }>(refused)).code]).toEqual([409, 'interview-resume'])
    expect(await (await client.ask('/entrevista')).text()).toContain('href="/curriculo"')
    await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
  })

  test('six questions come from the résumé, each with its reason and quote', async () => {
    const { perguntas } = await practice()
    expect(perguntas).toHaveLength(6)
    for (const { pergunta, motivo } of perguntas) expect(pergunta + motivo).not.toMatch(/\{\{|interview\./)
    expect(perguntas[0]?.trechos[0]?.de).toBe('curriculo')
    expect(perguntas.flatMap(({ trechos }) => trechos).some(({ de }) => de === 'anuncio')).toBe(false)
  })

  test('an advert of the scanner adds what it asks for', async () => {
    const { id } = await body<{ id: string }>(await client.post('/api/job/analyze', { description: advert }))
    const { perguntas } = await practice(`job:${id}`)
    expect(perguntas.some(({ tipo }) => tipo === 'pedido')).toBe(true)
    expect(perguntas.flatMap(({ trechos }) => trechos).some(({ de }) => de === 'anuncio')).toBe(true)
    const untitled = `Buscamos alguém para cuidar do fechamento.\n${advert.split('\n').slice(1).join('\n')}`
    await client.post('/api/job/analyze', { description: untitled })
    const page = await (await client.ask('/entrevista')).text()
    expect(page).toMatch(/Última vaga do scanner: \S/)
    expect(page).not.toContain('vaga sem título')
    const foreign = await client.post('/api/interview/start', { vaga: `job:${Bun.randomUUIDv7()}` })
    expect(foreign.status).toBe(404)
  })

  test('an answer is measured with its own words, and a second try shows beside the first', async () => {
    const { id } = await practice()
    const sent = { acao: 'responder', treino: id, pergunta: '1', texto: 'A gente fazia isso, né, tipo todo dia.' }
    const first = await client.form('/entrevista', sent)
    expect([first.status, first.headers.get('location')]).toEqual([303, `/entrevista?treino=${id}&pergunta=1#medida`])
    await client.form('/entrevista', { ...sent, texto: answerText, segundos: '75', falada: '1' })
    const { perguntas } = await body<PracticeJson>(await client.ask('/api/interview/latest'))
    const [one, two] = perguntas[0]?.respostas ?? []
    expect(one?.medida).toMatchObject({
      acao: null,
      vicios: [
        { palavra: 'né', vezes: 1 },
        { palavra: 'tipo', vezes: 1 },
      ],
    })
    expect(two?.medida).toMatchObject({ segundos: 75, acao: 'Automatizei 14 relatórios em Python.' })
    expect(two?.medida?.combina.map(({ texto }) => texto)).toContain('14 relatórios')
    const page = await (await client.ask(`/entrevista?treino=${id}&pergunta=1`)).text()
    expect(page).toContain('1ª tentativa')
    expect(page).toContain('2ª tentativa')
  })

  test('what cannot be measured is refused, and what was typed stays', async () => {
    const { id } = await practice()
    const short = await client.form('/entrevista', { acao: 'responder', treino: id, pergunta: '2', texto: 'Não sei' })
    expect(short.status).toBe(422)
    expect(await short.text()).toContain('Não sei')
    const long = { treino: id, pergunta: 2, texto: 'palavra '.repeat(1_100) }
    expect((await client.post('/api/interview/answer', long)).status).toBe(422)
    for (const wrong of [
      { ...long, treino: Bun.randomUUIDv7() },
      { ...long, pergunta: 7 },
    ])
      expect((await client.post('/api/interview/answer', { ...wrong, texto: answerText })).status).toBe(404)
  })

  test('nobody else sees it', async () => {
    const { id } = await practice()
    const other = app.client()
    await other.register('outra@exemplo.com')
    await assignPlan(app.core, 'outra@exemplo.com', 'premium')
    expect((await other.ask(`/entrevista?treino=${id}`)).status).toBe(404)
    expect((await other.post('/api/interview/answer', { treino: id, pergunta: 1, texto: answerText })).status).toBe(404)
  })

  test('the microphone is allowed on the page of a question alone', async () => {
    const { id } = await practice()
    const of = async (path: string) => {
      const { headers } = await client.ask(path)
      return [
        headers.get('permissions-policy')?.includes('microphone=(self)'),
        headers.get('content-security-policy')?.includes('media-src blob:'),
      ]
    }
    expect(await of(`/entrevista?treino=${id}`)).toEqual([true, true])
    // Once more, as the cache has it.
    expect(await of(`/entrevista?treino=${id}`)).toEqual([true, true])
    for (const path of ['/entrevista', '/painel', '/curriculo', '/nada']) expect(await of(path)).toEqual([false, false])
  })
})

describe('when the plan is over', () => {
  test('what was answered can be read and nothing more is taken', async () => {
    const { id } = await body<PracticeJson>(await client.ask('/api/interview/latest'))
    await client.post('/api/interview/answer', { treino: id, pergunta: 3, texto: answerText })
    await assignPlan(app.core, email, 'free')
    const list = await (await client.ask('/entrevista')).text()
    expect(list).toContain('O que você já respondeu continua aqui')
    const page = await (await client.ask(`/entrevista?treino=${id}&pergunta=3`)).text()
    expect(page).toContain('Automatizei 14 relatórios em Python.')
    expect(page).not.toContain('name="acao" value="responder"')
    const refused = await client.post('/api/interview/answer', { treino: id, pergunta: 3, texto: answerText })
    expect(refused.status).toBe(403)
  })

  test('the copy of one’s data holds it, and erasing takes it away', async () => {
    const account = await accountOf(client)
    const pieces: Uint8Array[] = []
    for await (const piece of exportOf(app.core, account, 'pt-BR')) pieces.push(piece)
    const files = unzipSync(new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer()))
    expect(strFromU8(files['eventos.json'] ?? new Uint8Array())).toContain('Automatizei 14 relatórios')
    await eraseAccount(app.core, account, { at: app.core.clock(), actor: account, correlation: 'c', causation: null })
    const rows = app.core.events.read(accountStream(account)).filter(({ type }) => type.startsWith('Interview'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((event) => event.personal() == null)).toBe(true)
    expect(interviewsOf(app.core.views.db, account, 10)).toEqual([])
  })
})
