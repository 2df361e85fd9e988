// The vacancies a person follows: one at a time without the feature, ten compared at once with it, and nothing lost after.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { VacanciesJson, VacancyJson } from '../../src/api/tools/vacancies'
import { dayOf } from '../../src/domain/day'
import { figuresOf } from '../../src/projections/statistics/figures'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { vacanciesData } from '../../src/server/vacancies/vacancies-data'
import { advert } from '../helpers/accounts/sample-accounts'
import { body, type Client } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()
let client: Client
const email = 'vagas@exemplo.com'
beforeAll(async () => {
  client = app.client()
  await client.register(email)
  await assignPlan(app.core, email, 'basico')
})

const save = (titulo: string, anuncio = advert, who = client) =>
  who.post('/api/vacancies', { titulo, empresa: 'Rede Azul', anuncio })
const all = async () => body<VacanciesJson>(await client.ask('/api/vacancies'))
const put = (id: string, fields: object) =>
  client.ask(`/api/vacancies/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ estado: 'guardada', ...fields }),
    headers: { 'content-type': 'application/json' },
  })
const accountOf = async (who: Client) => (await body<{ id: string }>(await who.ask('/api/user'))).id
const codeOf = async (answer: Response) => [answer.status, (await body<{ code: string }>(answer)).code]
/** An advert that asks for a skill the résumé of these tests does not have. */
const asking = (what: string) =>
  `Analista de dados\n\nRequisitos:\n- SQL e Python\n- Power BI\n- ${what}\n- Inglês avançado\n\nAtividades:\n- Montar os painéis de vendas da diretoria\n- Apurar custos e margens de cada loja\n- Corrigir cadastros duplicados`

describe('Basic', () => {
  test('follows one at a time: closing it makes room for the next', async () => {
    const { id } = await body<VacancyJson>(await save('Primeira'))
    expect(await codeOf(await save('Segunda'))).toEqual([409, 'vacancies-plan'])
    const page = await (await client.ask('/vagas')).text()
    expect(page).toContain('Seu plano acompanha uma vaga aberta por vez')
    expect((await put(id, { estado: 'encerrada' })).status).toBe(200)
    expect((await save('Segunda')).status).toBe(201)
    expect((await all()).vagas.map(({ estado }) => estado).toSorted()).toEqual(['encerrada', 'guardada'])
  })

  test('compares with the scanner, one analysis each, and not all at once', async () => {
    expect(await codeOf(await client.post('/api/vacancies/compare', {}))).toEqual([403, 'vacancies-compare'])
    const { vagas } = await all()
    const id = vagas.find(({ estado }) => estado === 'guardada')?.id
    const page = await (await client.ask(`/vagas?vaga=${id}`)).text()
    expect(page).toContain('Comparar no scanner (usa 1 análise)')
    expect(page).toContain('action="/scanner-vagas"')
  })

  test('saves the scanner’s last advert with the comparison it has', async () => {
    await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
    expect((await client.post('/api/job/analyze', { description: asking('Looker') })).status).toBe(200)
    for (const { id } of (await all()).vagas) await put(id, { estado: 'encerrada' })
    expect((await client.form('/vagas', { acao: 'guardar-scanner' })).status).toBe(303)
    const [first] = (await all()).vagas
    expect(first?.combina).toBeGreaterThan(0)
    await client.ask(`/api/vacancies/${first?.id}`, { method: 'DELETE' })
  })

  test('saves a scan that was made against the draft of the workbench, and says with what it was compared', async () => {
    await client.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' })
    const scan = { description: asking('Tableau'), curriculo: 'oficina' }
    expect((await client.post('/api/job/analyze', scan)).status).toBe(200)
    expect((await client.form('/vagas', { acao: 'guardar-scanner' })).status).toBe(303)
    const [first] = (await all()).vagas
    expect(first?.combina).toBeGreaterThan(0)
    const page = async () => (await client.ask(`/vagas?vaga=${first?.id}`)).text()
    expect(await page()).toContain('Comparada com o rascunho da Oficina')
    expect(vacanciesData(app.core, await accountOf(client)).older).toBe(false)
    await client.ask(`/api/vacancies/${first?.id}`, { method: 'DELETE' })
  })
})

describe('with advanced analyses', () => {
  beforeAll(() => assignPlan(app.core, email, 'professional'))

  test('ten adverts are compared at once, ranked, with what most of them ask and the résumé does not show', async () => {
    for (let number = 1; number <= 7; number += 1)
      expect((await save(`Vaga ${number}`, asking('Looker'))).status).toBe(201)
    for (let number = 8; number <= 12; number += 1)
      expect((await save(`Vaga ${number}`, asking('Snowflake'))).status).toBe(201)
    const { remainingAnalyses: before } = await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))
    const compared = await body<VacanciesJson>(await client.post('/api/vacancies/compare', {}))
    const scores = compared.vagas.map(({ combina }) => combina ?? -1)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(compared.vagas.filter(({ combina }) => combina !== null)).toHaveLength(10)
    expect(compared.pedidos?.anuncios).toBe(10)
    const words = Object.fromEntries(
      compared.pedidos?.linhas.map((row) => [row.texto, [row.vezes, row.situacao]]) ?? [],
    )
    expect(words.SQL?.[0]).toBe(10)
    expect(words.SQL?.[1]).not.toBe('ausente')
    expect(words.Looker).toEqual([5, 'ausente'])
    expect(words.Snowflake).toEqual([5, 'ausente'])
    const { remainingAnalyses: after } = await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))
    expect(after).toBe(before)
    const page = await (await client.ask('/vagas')).text()
    expect(page).toMatch(/5 de 10 pedem (Looker|Snowflake), e seu currículo não mostra/)
  })

  test('the statistics count them, and say nobody’s name', () => {
    const { prepared } = figuresOf(app.core.views.db, 0, dayOf(app.core.clock()))
    expect(prepared).toMatchObject({ vacancy: 16, comparison: 12 })
  })

  test('those chosen are compared', async () => {
    const chosen = (await all()).vagas.filter(({ combina, estado }) => combina === null && estado !== 'encerrada')
    expect(chosen).toHaveLength(2)
    const fields = Object.fromEntries(chosen.map(({ id }) => [`v_${id}`, '1']))
    expect((await client.form('/vagas', { acao: 'comparar', ...fields })).status).toBe(303)
    expect((await all()).vagas.filter(({ combina, estado }) => combina === null && estado !== 'encerrada')).toEqual([])
  })

  test('state, day, version, notes and reminder are stored; a value that makes no sense is refused', async () => {
    const { vagas } = await all()
    const id = vagas[0]?.id ?? ''
    const { id: curriculo } = await body<{ id: string }>(await client.ask('/api/resume/latest'))
    const fields = {
      estado: 'enviada',
      enviada_em: '2026-11-10',
      curriculo,
      lembrete: '2026-11-21',
      notas: 'Dona Rosa',
    }
    expect(await body<VacancyJson>(await put(id, fields))).toMatchObject(fields)
    const wrong = await put(id, { ...fields, enviada_em: '2026-02-31' })
    expect([wrong.status, (await body<{ fields: object }>(wrong)).fields]).toEqual([
      422,
      { enviada_em: 'Esta data não existe.' },
    ])
    expect((await put(id, { ...fields, estado: 'talvez' })).status).toBe(422)
    const page = await (await client.ask('/vagas')).text()
    expect(page).toContain('Hoje: escreva para Rede Azul')
    const moved = await client.form('/vagas', { acao: 'mover', vaga: id, estado: 'entrevista' })
    expect(moved.status).toBe(422)
    await client.form('/vagas', { acao: 'mover', vaga: id, estado: 'interview' })
    expect((await all()).vagas.find((one) => one.id === id)).toMatchObject({ ...fields, estado: 'entrevista' })
  })

  test('an advert that is too short is refused and what was typed stays', async () => {
    const answer = await client.form('/vagas', { acao: 'guardar', anuncio: 'curto', titulo: 'Minha vaga' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Minha vaga')
  })

  test('nobody else reads, changes or removes them', async () => {
    const other = app.client()
    await other.register('alheia@exemplo.com')
    const id = (await all()).vagas[0]?.id
    expect((await other.ask(`/vagas?vaga=${id}`)).status).toBe(404)
    expect((await other.ask(`/api/vacancies/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect((await other.form('/vagas', { acao: 'mover', vaga: id ?? '', estado: 'closed' })).status).toBe(404)
  })

  test('when the plan is over they stay, can be changed, and no other is added', async () => {
    const before = await all()
    await assignPlan(app.core, email, 'free')
    expect(await all()).toEqual(before)
    const id = before.vagas[1]?.id ?? ''
    expect((await put(id, { estado: 'enviada', notas: 'ainda minha' })).status).toBe(200)
    expect(await codeOf(await save('Mais uma'))).toEqual([409, 'vacancies-plan'])
    expect(await codeOf(await client.post('/api/vacancies/compare', {}))).toEqual([403, 'vacancies-compare'])
  })
})
