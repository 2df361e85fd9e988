// Setting right how a résumé was read: through the form, measured at once, never charged, taken back, and gone with the account.
import { beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { readDocument } from '../../src/analysis/documents'
import { matchJob, readAdvert } from '../../src/analysis/job'
import { analyseResume } from '../../src/analysis/resume'
import { readResume } from '../../src/analysis/resume/reading'
import { type Correction, correctionKinds } from '../../src/analysis/resume/reading/corrections/correction'
import type { PracticeJson } from '../../src/api/tools/interview'
import type { VacanciesJson } from '../../src/api/tools/vacancies'
import { accountStream } from '../../src/events/schema/events'
import { latestAnalysis } from '../../src/projections/analyses/analysis'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { correctionTurn } from '../../src/server/analyses/downloads/optimised-input'
import { resumeResultOf } from '../../src/server/analyses/results/results'
import { correctionsAfter } from '../../src/server/analyses/run/correct'
import { pdfOf } from '../documents/pdf'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()
let bytes: Uint8Array<ArrayBuffer>

const lines = [
  'Ana Souza Lima',
  'Recife, PE | (81) 90000-0142 | ana@exemplo.com.br',
  'Experiência Profissional',
  'Vendedora, Casa Azul Ltda., 03/2018 - 08/2024',
  'Atendi 40 clientes por dia no balcão da loja',
  'Organizei o estoque de peças com etiquetas por cor',
  'Por onde andei antes',
  'Caixa no Mercado Bom Dia',
  'Fechei o caixa de 3 turnos sem diferença por dois anos',
  'Formação',
  'Ensino médio, Escola Estadual Sol, 2016',
]
const line = (text: string) => lines.indexOf(text)
const before = line('Caixa no Mercado Bom Dia')

beforeAll(async () => {
  bytes = await pdfOf(lines)
})

let people = 0
const person = async () => {
  const client = app.client()
  const email = `corrige${++people}@exemplo.com`
  await client.register(email)
  expect((await client.upload('/api/resume/analyze', 'cv.pdf', bytes)).status).toBe(200)
  const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
  const row = () => latestAnalysis(app.core.views.db, account, 'resume')
  const result = () => resumeResultOf(row())
  return { client, account, email, analysis: row()?.id ?? '', result, row }
}
const say = (client: Client, analysis: string, acao: string, linha: number | string = '') =>
  client.form('/curriculo/leitura', { analise: analysis, acao, linha: `${linha}` })
const left = async (client: Client) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses

describe('a correction', () => {
  test('measures the file again as the analysis itself would, costs nothing, and the page says so', async () => {
    const { client, analysis, result, row } = await person()
    const units = await left(client)
    expect(result()?.robot.lines[before]).toBe('Caixa no Mercado Bom Dia')
    const answer = await say(client, analysis, 'job', before)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/curriculo?analise=${analysis}#conferir`])
    const reading = await readDocument(new Uint8Array(bytes))
    if (!reading.ok) throw new Error(reading.refusal)
    const expected = analyseResume(reading.document, [{ line: before, is: 'job' }])
    expect(row()?.score).toBe(expected.score)
    expect(result()).toMatchObject({ score: expected.score, corrections: [{ line: before, is: 'job' }] })
    expect(result()?.checks).toEqual(JSON.parse(JSON.stringify(expected.checks)))
    expect(await left(client)).toBe(units)
    const html = await (await client.ask('/curriculo', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('medido com 1 correção sua')
    expect(html).toContain(`value="desfazer:${before}"`)
  })

  test('counts in each comparison with an advert, and in the questions of a practice', async () => {
    const { client, account, analysis, email } = await person()
    const asked = async () => {
      const { perguntas } = await body<PracticeJson>(await client.post('/api/interview/start', {}))
      return JSON.stringify(perguntas)
    }
    await assignPlan(app.core, email, 'premium')
    expect(await asked()).toContain('Casa Azul')
    const onlyJob = line('Vendedora, Casa Azul Ltda., 03/2018 - 08/2024')
    await say(client, analysis, 'not-a-job', onlyJob)
    const description =
      'Vendedora\nRequisitos: dois anos de experiência como vendedora, estoque, ensino médio completo.'
    expect((await client.post('/api/job/analyze', { description })).status).toBe(200)
    const reading = await readDocument(new Uint8Array(bytes))
    if (!reading.ok) throw new Error(reading.refusal)
    const scoreWith = (...corrections: Correction[]) =>
      matchJob(readAdvert(description), reading.document, null, readResume(reading.document, corrections)).score
    const score = latestAnalysis(app.core.views.db, account, 'job')?.score
    expect(score).toBe(scoreWith({ line: onlyJob, is: 'not-a-job' }))
    expect(score).not.toBe(scoreWith())
    expect((await client.post('/api/vacancies', { titulo: 'Vendas', anuncio: description })).status).toBe(201)
    const { vagas } = await body<VacanciesJson>(await client.post('/api/vacancies/compare', {}))
    expect(vagas.map(({ combina }) => combina)).toEqual([score ?? -1])
    expect(await asked()).not.toContain('Casa Azul')
  })

  test('makes the clean version of the reading that holds; one made of an earlier reading is not recorded', async () => {
    const { client, account, analysis, result } = await person()
    await optimisedSettled(app.core)
    const facts = () => {
      const { optimised } = result() ?? {}
      return optimised === 'pending' ? null : optimised
    }
    const first = facts()?.before
    await say(client, analysis, 'job', before)
    expect(result()?.optimised).toBe('pending')
    const page = async () => (await client.ask('/curriculo', { headers: { accept: 'text/html' } })).text()
    expect((await page()).includes('Montando e conferindo a versão limpa')).toBe(true)
    // While the check of this reading is under way, the person sets another line right.
    await say(client, analysis, 'heading', before - 1)
    await say(client, analysis, `desfazer:${before}`)
    await optimisedSettled(app.core)
    expect(facts()?.before).toBe(result()?.score ?? -1)
    expect(facts()?.before).not.toBe(first)
    const address = `/curriculo/otimizado.docx?analise=${analysis}`
    expect((await page()).includes(address)).toBe(true)
    const clean = await readDocument(new Uint8Array(await (await client.ask(address)).arrayBuffer()))
    if (!clean.ok) throw new Error(clean.refusal)
    expect(readResume(clean.document).roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Vendedora', 'Casa Azul Ltda.'],
    ])
    const outcomes = app.core.events.read(accountStream(account))
    const kinds = outcomes.map(({ type }) => type).filter((type) => /Optimised|Corrected/.test(type))
    expect(kinds.filter((type) => type === 'OptimisedResumeChecked').length).toBeLessThanOrEqual(2)
    expect(kinds.at(-1)).toBe('OptimisedResumeChecked')
  })

  test('of the same line replaces the one before; taken back, the result is that of the file again', async () => {
    const { client, analysis, result } = await person()
    const original = result()
    await say(client, analysis, 'job', before)
    await say(client, analysis, 'not-a-job', before)
    await say(client, analysis, 'heading', before - 1)
    expect(result()?.corrections).toEqual([
      { line: before, is: 'not-a-job' },
      { line: before - 1, is: 'heading' },
    ])
    await say(client, analysis, `desfazer:${before}`)
    expect(result()?.corrections).toEqual([{ line: before - 1, is: 'heading' }])
    await say(client, analysis, 'desfazer')
    // The clean version is made again.
    expect({ ...result(), optimised: null }).toEqual({ ...original, optimised: null } as never)
  })

  test('that changes nothing is stored, and the page it leads to says so once', async () => {
    const { client, analysis, result } = await person()
    const cookies = async (is: string, at: number) =>
      (await say(client, analysis, is, at)).headers.getSetCookie().join()
    expect(await cookies('heading', line('Formação'))).toContain('correction-same')
    expect(result()?.corrections).toHaveLength(1)
    const page = async () => (await client.ask('/curriculo', { headers: { accept: 'text/html' } })).text()
    expect(await page()).toContain('Anotado, mas nada mudou')
    expect(await page()).not.toContain('Anotado, mas nada mudou')
    const onlyJob = line('Vendedora, Casa Azul Ltda., 03/2018 - 08/2024')
    expect(await cookies('not-a-job', onlyJob)).not.toContain('correction-same')
  })

  test('that says nothing new, or nothing at all, is no event', async () => {
    const { client, account, analysis } = await person()
    await say(client, analysis, 'job', before)
    const count = () => app.core.events.read(accountStream(account)).filter(({ type }) => type === 'ResumeCorrected')
    expect(count()).toHaveLength(1)
    for (const [acao, linha] of [
      ['job', before],
      ['job', ''],
      ['job', -1],
      ['job', 9_999],
      ['job', '1e1'],
      ['nada', before],
      ['', before],
      ['desfazer:77', ''],
    ] as const)
      expect((await say(client, analysis, acao, linha)).status).toBe(303)
    expect(count()).toHaveLength(1)
  })

  test('that waited while its person signed out changes nothing', async () => {
    const { client, account, analysis } = await person()
    const free = Promise.withResolvers<void>()
    const turn = app.core.mutex(correctionTurn(account), () => free.promise)
    const waiting = say(client, analysis, 'heading', before - 1)
    await Bun.sleep(20)
    expect((await client.form('/sair', {})).status).toBe(303)
    free.resolve()
    await turn
    expect((await waiting).status).toBe(401)
    expect(app.core.events.read(accountStream(account)).some(({ type }) => type === 'ResumeCorrected')).toBe(false)
  })

  test('is for the person’s own file only', async () => {
    const [mine, other] = [await person(), await person()]
    expect((await say(other.client, mine.analysis, 'job', before)).status).toBe(404)
    expect((await say(other.client, 'nenhuma', 'job', before)).status).toBe(404)
    expect(mine.result()?.corrections).toBeUndefined()
    await say(mine.client, mine.analysis, 'job', before)
    expect(other.result()?.corrections).toBeUndefined()
  })

  test('is sealed in the log, in the copy of one’s data, and gone with the account', async () => {
    const { client, account, analysis, result } = await person()
    await say(client, analysis, 'job', before)
    const [event] = app.core.events.read(accountStream(account)).filter(({ type }) => type === 'ResumeCorrected')
    expect(event?.data).toMatchObject({ analysis, corrections: 1 })
    expect(JSON.stringify(event?.data)).not.toContain('Mercado')
    expect((await client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    expect(result()).toBeNull()
    const [gone] = app.core.events.read(accountStream(account)).filter(({ type }) => type === 'ResumeCorrected')
    expect(gone?.personal()).toBeNull()
  })
})

test('in any sequence of presses the corrections are the last one of each line, within bounds', () => {
  const press = fc.oneof(
    fc.record({ action: fc.constantFrom(...correctionKinds), line: fc.integer({ min: -2, max: 12 }).map(String) }),
    fc.record({ action: fc.integer({ min: 0, max: 12 }).map((at) => `desfazer:${at}`), line: fc.constant('') }),
    fc.record({ action: fc.constantFrom('desfazer', 'nada', ''), line: fc.string({ maxLength: 3 }) }),
  )
  fc.assert(
    fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
      let now: readonly Correction[] = []
      const model = new Map<number, string>()
      for (const one of presses) {
        const [what = '', which] = one.action.split(':')
        const at = /^\d{1,4}$/.test(one.line) ? Number(one.line) : -1
        if (what === 'desfazer' && which === undefined) model.clear()
        else if (what === 'desfazer') model.delete(Number(which))
        else if (correctionKinds.some((kind) => kind === what) && at >= 0 && at < 10) model.set(at, what)
        now = correctionsAfter(now, one, 10) ?? now
        expect(new Map(now.map(({ line: on, is }) => [on, is as string]))).toEqual(model)
        expect(now.length).toBe(model.size)
      }
    }),
  )
})
