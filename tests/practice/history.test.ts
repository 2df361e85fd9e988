// The full history: what everybody sees, what the feature adds, and that its rows add up.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { FullHistoryJson } from '../../src/api/tools/history'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { advert, linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client } from '../helpers/app'
import { docxResume, pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()
let client: Client
const email = 'linha@exemplo.com'
const day = 86_400_000

beforeAll(async () => {
  client = app.client()
  await client.register(email)
  await assignPlan(app.core, email, 'basico')
  for (const [name, bytes] of [
    ['um.pdf', await pdfResume()],
    ['dois.docx', await docxResume()],
    ['tres.pdf', await pdfResume()],
  ] as const) {
    expect((await client.upload('/api/resume/analyze', name, bytes)).status).toBe(200)
    app.turn(day)
  }
  await client.post('/api/linkedin/analyze', { ...linkedin, about: 'Sou analista.' })
  app.turn(day)
  await client.post('/api/linkedin/analyze', linkedin)
})

const cook =
  'Cozinheira hospitalar\n\nRequisitos:\n- Boas práticas de fabricação\n- Controle de estoque\n\nAtividades:\n- Preparar dietas para pacientes'

const history = async (query = '') => body<FullHistoryJson>(await client.ask(`/api/history${query}`))
const page = async (query = '') => (await client.ask(`/historico${query}`)).text()
const listed = ({ ferramentas }: FullHistoryJson) =>
  Object.fromEntries(ferramentas.map(({ ferramenta, analises }) => [ferramenta, analises.length]))

describe('with the full history', () => {
  test('every result of every tool is there, as a curve and as a list', async () => {
    const data = await history()
    expect(data.completo).toBe(true)
    expect(listed(data)).toEqual({ resume: 3, photo: 0, linkedin: 2, job: 0 })
    const html = await page()
    expect(html.match(/role="img" aria-label="Currículo: 3 notas/g)?.length).toBe(2)
    for (const name of ['um.pdf', 'dois.docx', 'tres.pdf']) expect(html).toContain(name)
    expect(html).toContain('name="de"')
  })

  test('any two are compared, and the rows add up to the change', async () => {
    const { ferramentas } = await history()
    for (const { ferramenta, analises } of ferramentas)
      for (const one of analises)
        for (const other of analises) {
          const { comparacao } = await history(`?ferramenta=${ferramenta}&de=${one.id}&para=${other.id}`)
          if (one === other) continue
          expect([comparacao?.de.id, comparacao?.para.id]).toEqual([one.id, other.id])
          const sum = comparacao?.linhas.reduce((total, { pontos }) => total + pontos, 0)
          expect(sum).toBe(other.score - one.score)
        }
  })

  test('what names nothing of this person’s is passed over', async () => {
    const usual = await history()
    expect((await history(`?de=${Bun.randomUUIDv7()}&para=nada&ferramenta=foto`)).comparacao).toEqual(usual.comparacao)
    const other = app.client()
    await other.register('outro@exemplo.com')
    const id = usual.ferramentas[0]?.analises[0]?.id
    const theirs = await body<FullHistoryJson>(await other.ask(`/api/history?ferramenta=resume&para=${id}`))
    expect(theirs.comparacao).toBeNull()
    expect(await (await other.ask('/historico')).text()).toContain('Nada medido ainda')
  })

  test('of two adverts the latest is shown by itself, and the page says why', async () => {
    const other = app.client()
    await other.register('vagas@exemplo.com')
    await assignPlan(app.core, 'vagas@exemplo.com', 'basico')
    await other.upload('/api/resume/analyze', 'um.pdf', await pdfResume())
    for (const description of [cook, advert])
      expect((await other.post('/api/job/analyze', { description })).status).toBe(200)
    const html = await (await other.ask('/historico?ferramenta=job')).text()
    const main = html.slice(html.indexOf('id="curva"'), html.indexOf('id="h-'))
    expect(main).toContain('Só a vaga mais recente')
    expect(main).not.toContain('Uma análise até agora')
    expect(main).toMatch(/Última nota: \d+/)
  })

  test('reads naturally in English', async () => {
    const html = await (await client.ask('/historico', { headers: { 'accept-language': 'en-US' } })).text()
    expect(html).toContain('Two analyses side by side')
    expect(html).not.toContain('history.all')
  })
})

describe('without it', () => {
  beforeAll(() => assignPlan(app.core, email, 'free'))

  test('the latest and the change since the one before, and where the rest is', async () => {
    const data = await history()
    expect(data.completo).toBe(false)
    expect(listed(data)).toEqual({ resume: 2, photo: 0, linkedin: 2, job: 0 })
    expect(data.comparacao).not.toBeNull()
    const html = await page()
    expect(html).toContain('O histórico completo está em outros planos')
    expect(html).not.toContain('um.pdf')
    expect(html).not.toContain('name="de"')
  })

  test('a tool’s own page and call show the same two', async () => {
    const calls = await body<unknown[]>(await client.ask('/api/resume/history'))
    expect(calls.length).toBe(2)
    expect(await (await client.ask('/curriculo')).text()).not.toContain('um.pdf')
  })

  test('nothing is lost: an older result opens by its address, and the plan brings all of it back', async () => {
    await assignPlan(app.core, email, 'premium')
    const data = await history()
    expect(listed(data).resume).toBe(3)
    const oldest = data.ferramentas[0]?.analises.at(-1)?.id
    await assignPlan(app.core, email, 'free')
    expect((await client.ask(`/curriculo?analise=${oldest}`)).status).toBe(200)
  })
})
