// The LinkedIn tool: texts in, an analysis out; what it costs, and what it keeps even when there is none.
import { describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '../../src/analysis/linkedin/limits'
import { analysis as analysisDecider } from '../../src/domain/analyses/analysis'
import { accountStream } from '../../src/events/schema/events'
import { recover } from '../../src/server/analyses/run/run-analysis'
import { storeUpload } from '../../src/server/storage/uploads'
import { asked, body, type Client, start, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

type LinkedinAnswer = {
  dados_json: { headline: string; about: string; experience: string } | null
  dados_alterados: boolean
  analise_json:
    | null
    | (Record<string, unknown> & {
        score: number
        sugestoes: { experience: string[] }
        verificacoes: { ganho: number; evidencias: { texto: string }[] }[]
      })
}
type Problem = { code: string; message: string; fields?: Record<string, string> }

const profile = {
  headline: 'Auxiliar de Logística | Controle de estoque | WMS',
  about: 'Sou auxiliar de logística e organizo estoque.\n\nConferi 400 notas por mês no WMS. Vamos conversar?',
  experience: 'Auxiliar de Logística\nTransportes Ventania Ltda\n05/2020 - 11/2023\nConferi 400 notas por mês',
}

const app = fileApp()

let people = 0
const newcomer = async (on = app): Promise<Client> => {
  const client = on.client()
  await client.register(`linkedin${++people}@exemplo.com`)
  return client
}
const analyse = (client: Client, texts: object = profile) => client.post('/api/linkedin/analyze', texts)
const latest = async (client: Client) => body<LinkedinAnswer>(await client.ask('/api/linkedin/latest'))
const left = async (client: Client) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses
const page = async (client: Client, path = '/linkedin', init: RequestInit = {}) => (await client.ask(path, init)).text()

describe('a profile', () => {
  test('is analysed with evidence, stored, and costs one use', async () => {
    const client = await newcomer()
    const answer = await analyse(client)
    expect(answer.status).toBe(200)
    const sent = await body<LinkedinAnswer>(answer)
    const checks = sent.analise_json?.verificacoes ?? []
    expect(checks.reduce((sum, { ganho }) => sum + ganho, 0) + (sent.analise_json?.score ?? 0)).toBe(100)
    expect(checks.some(({ evidencias }) => evidencias.some(({ texto }) => texto.includes('400 notas')))).toBe(true)
    expect(await latest(client)).toEqual(sent)
    const score = sent.analise_json?.score
    expect(await left(client)).toBe(3)
    expect(await body(await client.ask('/api/user/scores'))).toEqual({
      overall: score,
      photo: 0,
      linkedin: score,
      resume: 0,
    })
    expect(await body<object[]>(await client.ask('/api/activities'))).toMatchObject([
      { type: 'Análise de Perfil LinkedIn', date: new Date(start).toISOString() },
    ])
    // Last, because Bun's toMatchObject writes its matchers into what it is given.
    expect(sent).toMatchObject({
      dados_json: profile,
      dados_alterados: false,
      analise_json: {
        score: expect.any(Number),
        pontos_fortes: expect.any(Array),
        headline_sugerida: expect.stringContaining('Auxiliar de Logística'),
        sugestoes: { headline: expect.any(Array), about: expect.any(Array), experience: expect.any(Array) },
      },
    })
  })

  test('gets the same result each time, for every account', async () => {
    const answers = await Promise.all([0, 1].map(async () => body<LinkedinAnswer>(await analyse(await newcomer()))))
    expect(answers[0]?.analise_json).toEqual(answers[1]?.analise_json as LinkedinAnswer['analise_json'])
  })

  test('reads in the language its reader reads in, on the page and in the API', async () => {
    const client = await newcomer()
    await analyse(client)
    const english = { headers: { 'accept-language': 'en-US' } }
    const en = await body<LinkedinAnswer>(await client.ask('/api/linkedin/latest', english))
    const pt = await latest(client)
    expect(en.analise_json?.score).toBe(pt.analise_json?.score as number)
    expect(en.analise_json?.pontos_fortes).not.toEqual(pt.analise_json?.pontos_fortes)
    expect(await page(client)).toContain('Pontos Fortes do Perfil')
    expect(await page(client, '/linkedin', english)).toContain('Profile strengths')
  })

  test('without an experience is analysed too: the page says so, and its points are open', async () => {
    const client = await newcomer()
    const sent = await body<LinkedinAnswer>(await analyse(client, { headline: profile.headline, about: profile.about }))
    expect(sent.analise_json?.score).toBeLessThanOrEqual(65)
    expect(sent.analise_json).toMatchObject({ experiencia_informada: false, secoes: { experience: { pontos: 0 } } })
    expect(sent.analise_json?.sugestoes.experience).toHaveLength(1)
    expect(await page(client)).toContain('Cole também a sua experiência')
  })

  test('not there yet is a 404 that says so; a stranger gets a 401', async () => {
    const client = await newcomer()
    const none = await client.ask('/api/linkedin/latest')
    expect([none.status, (await body(none)).message]).toEqual([404, 'Nenhuma análise encontrada'])
    expect(await page(client)).toContain('Nenhuma análise encontrada')
    const stranger = await app.client().ask('/api/linkedin/latest')
    expect([stranger.status, (await body(stranger)).message]).toEqual([401, 'Usuário não autenticado'])
  })

  test('of somebody else is nobody’s business', async () => {
    await analyse(await newcomer(), { ...profile, headline: 'Segredo da Ana' })
    const other = await newcomer()
    expect((await other.ask('/api/linkedin/latest')).status).toBe(404)
    expect(await page(other)).not.toContain('Segredo da Ana')
  })

  test('is text and never markup', async () => {
    const client = await newcomer()
    const bait = '<img src=x onerror=alert(1)>'
    await analyse(client, { headline: `Analista ${bait}`, about: `${bait} Sou analista.`, experience: bait })
    const html = await page(client)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
  })
})

describe('a plain form', () => {
  test('leads to the page with the result', async () => {
    const client = await newcomer()
    const answer = await client.form('/linkedin', { ...profile, acao: 'analisar' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/linkedin#resultado'])
    const html = await page(client)
    for (const part of ['Análise concluída', 'Headline Sugerida', 'de 100', 'Conferi 400 notas'])
      expect(html).toContain(part)
  })

  test('that lacks a field says which, and keeps what was typed', async () => {
    const client = await newcomer()
    const answer = await client.form('/linkedin', { headline: '', about: 'Texto que fica', experience: '' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Por favor, preencha o campo Headline.')
    expect(html).toContain('Texto que fica')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(await left(client)).toBe(4)
  })

  test('answers with the region alone to who asks for it', async () => {
    const client = await newcomer()
    await analyse(client)
    const region = await page(client, '/linkedin', { headers: { 'x-region': 'resultado' } })
    expect(region).toContain('data-region="resultado"')
    expect(region).not.toContain('<html')
  })
})

describe('texts that cannot be analysed', () => {
  const long = (field: keyof typeof LIMITS) => ({ ...profile, [field]: 'a'.repeat(LIMITS[field] + 1) })
  test.each([
    ['no headline', { ...profile, headline: ' ' }, 'headline', 'Por favor, preencha o campo Headline.'],
    ['no about', { ...profile, about: '\n\n' }, 'about', 'Por favor, preencha o campo Resumo.'],
    ['signs only', { ...profile, headline: '!!! 🚀' }, 'headline', 'Por favor, preencha o campo Headline.'],
    ['a number for a text', { ...profile, headline: 5 }, 'headline', 'Por favor, preencha o campo Headline.'],
    ['a long headline', long('headline'), 'headline', 'A headline pode ter até 300 caracteres'],
    ['a long about', long('about'), 'about', 'O resumo pode ter até 5.000 caracteres'],
    ['a long experience', long('experience'), 'experience', 'A experiência pode ter até 20.000 caracteres'],
  ])('%s: told by field, free of charge', async (_, texts, field, message) => {
    const client = await newcomer()
    const answer = await analyse(client, texts)
    const problem = await body<Problem>(answer)
    expect([answer.status, problem.code, problem.fields?.[field]]).toEqual([422, 'invalid', message])
    expect(await left(client)).toBe(4)
  })

  test('no JSON at all, or a body past its bound', async () => {
    const client = await newcomer()
    const headers = { 'content-type': 'application/json' }
    const broken = await client.ask('/api/linkedin/analyze', { method: 'POST', body: '{"headline":', headers })
    expect(broken.status).toBe(400)
    const empty = await client.ask('/api/linkedin/analyze', { method: 'POST' })
    expect(empty.status).toBe(422)
    expect((await analyse(client, { ...profile, experience: 'a'.repeat(200 * 1024) })).status).toBe(413)
  })

  test('the largest texts allowed fit the bound, in the widest writing a form has', async () => {
    const client = await newcomer()
    const texts = {
      headline: 'é'.repeat(LIMITS.headline),
      about: '日'.repeat(LIMITS.about),
      experience: '😀'.repeat(LIMITS.experience / 2),
    }
    expect((await client.form('/linkedin', texts)).status).toBe(303)
    expect((await latest(client)).dados_json).toEqual(texts)
  })
})

describe('a draft', () => {
  test('is saved without an analysis, shown with its notice, prefilled, and costs nothing', async () => {
    const client = await newcomer()
    const saved = await client.post('/api/linkedin/draft', { headline: 'Enfermeira de UTI', about: '', experience: '' })
    expect(saved.status).toBe(200)
    const record = await latest(client)
    expect(record).toMatchObject({ dados_json: { headline: 'Enfermeira de UTI' }, analise_json: null })
    const html = await page(client)
    expect(html).toContain('Dados encontrados - Clique em &quot;Analisar Perfil&quot;')
    expect(html).toContain('value="Enfermeira de UTI"')
    expect(await left(client)).toBe(4)
  })

  test('by the plain form is answered on the page', async () => {
    const client = await newcomer()
    const answer = await client.form('/linkedin', { headline: 'Enfermeira', acao: 'rascunho' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/linkedin'])
    expect(await page(client)).toContain('Rascunho salvo')
  })

  test('is saved when the analysis is refused because no uses are left', async () => {
    const client = await newcomer()
    await analyse(client)
    app.turn(60_000)
    const next = { ...profile, headline: 'Analista de Logística | WMS' }
    const refused = await analyse(client, next)
    expect([refused.status, (await body<Problem>(refused)).code]).toEqual([403, 'quota-tool'])
    expect(await latest(client)).toMatchObject({ dados_json: next, dados_alterados: true })
    const html = await page(client)
    expect(html).toContain('Você mudou os textos depois desta análise')
    expect(html).toContain('Suas análises do LinkedIn acabaram')
  })

  test('saved twice is one event; emptied, it is gone', async () => {
    const client = await newcomer()
    const { id } = await body<{ id: string }>(await client.ask('/api/user'))
    const versions = () => app.core.events.read(accountStream(id)).length
    await client.post('/api/linkedin/draft', profile)
    const before = versions()
    await client.post('/api/linkedin/draft', profile)
    expect(versions()).toBe(before)
    await client.post('/api/linkedin/draft', {})
    expect(versions()).toBe(before + 1)
    expect((await client.ask('/api/linkedin/latest')).status).toBe(404)
  })

  test('cannot be saved without end', async () => {
    const own = await testApp({ RATE_LIMIT: 'on' })
    const client = await newcomer(own)
    const answers: number[] = []
    for (let count = 0; count < 31; count++)
      answers.push((await client.post('/api/linkedin/draft', { headline: `Versão ${count}` })).status)
    expect([answers[0], answers[29], answers[30]]).toEqual([200, 200, 429])
    await own.close()
  })
})

describe('after a crash', () => {
  test('a requested analysis is completed from what was stored', async () => {
    const own = await testApp()
    const client = await newcomer(own)
    const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
    const id = Bun.randomUUIDv7()
    const bytes = new TextEncoder().encode(JSON.stringify(profile))
    await storeUpload(own.core, account, id, bytes)
    await own.core.handle(
      analysisDecider,
      accountStream(account),
      { kind: 'request', analysis: id, tool: 'linkedin', bytes: bytes.byteLength, file: 'LinkedIn', ...asked },
      { at: start, actor: account, correlation: Bun.randomUUIDv7(), causation: null },
    )
    expect(await page(client)).toContain('Analisando...')
    expect(await recover(own.core)).toBe(1)
    expect((await latest(client)).analise_json?.score).toBeGreaterThan(0)
    await own.close()
  })
})

describe('on disk', () => {
  test('nothing of the texts can be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linkedin-disk-'))
    const own = await testApp({}, folder)
    const client = await newcomer(own)
    await analyse(client, { ...profile, about: `${profile.about} Segredinho-da-Marina` })
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    const stored = files.filter((file) => file.isFile() && /^events\.db|\.sealed$/.test(file.name))
    expect(stored.length).toBeGreaterThan(1)
    for (const { parentPath, name } of stored)
      expect(readFileSync(join(parentPath, name)).includes('Segredinho')).toBe(false)
    await own.close()
  })
})
