// The ticks on a result: what the draft made from it has solved, and what they never cost.
import { expect, spyOn, test } from 'bun:test'
import type { WeekJson } from '../../src/api/tools/week'
import { draftsOf } from '../../src/projections/drafts/draft'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { pdfOf } from '../documents/pdf'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const lines = [
  'Ana Souza Lima',
  'Recife, PE | (81) 90000-0142 | ana@exemplo.com.br',
  'CPF 529.982.247-25',
  'Experiência Profissional',
  'Vendedora, Casa Azul Ltda., 03/2018 - 08/2024',
  'Atendi 40 clientes por dia no balcão da loja',
  'Organizei o estoque de peças com etiquetas por cor',
  'Formação',
  'Ensino médio, Escola Estadual Sol, 2016',
]

const page = async (client: Client, query = '') =>
  (await client.ask(`/curriculo${query}`, { headers: { accept: 'text/html' } })).text()

test('given a draft without the number of a document, the tip is ticked, at its place, and nothing is charged', async () => {
  const client = app.client()
  await client.register('ana@exemplo.com')
  expect((await client.upload('/api/resume/analyze', 'cv.pdf', await pdfOf(lines))).status).toBe(200)
  expect(await page(client)).not.toContain('Seu rascunho já está em')
  const begun = await client.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' })
  expect(begun.status).toBe(303)
  // Begun and not changed yet: nothing is done.
  expect(await page(client)).not.toContain('Seu rascunho já está em')
  const account = (await body<{ id: string }>(await client.ask('/api/user'))).id
  const [draft] = draftsOf(app.core.views.db, account)
  if (!draft) throw new Error('no draft')
  const parts = draft.content.parts.map((part) =>
    part.kind === 'job' ? { ...part, lines: [...part.lines, { id: 'l99', text: 'Treinei 4 colegas no caixa' }] } : part,
  )
  app.turn(1_000)
  // A layout alone follows no tip.
  await client.form('/curriculo/oficina', { acao: 'modelo:compact', rascunho: draft.id })
  const before = await body<{ suggestions: string[] }>(await client.ask('/api/user/stats'))
  expect(before.suggestions).toContain('Currículo: Tire os números de documentos')
  const base = draftsOf(app.core.views.db, account)[0]?.version
  const saved = await client.post('/api/draft/save', { base, content: { parts, skipped: [] } })
  expect(saved.status).toBe(200)
  const html = await page(client)
  expect(html).toContain('Seu rascunho já está em')
  expect(html).toContain('Feita no seu rascunho, na Oficina.')
  // Drawn once more, neither the result nor the draft is parsed again.
  const parsed = spyOn(JSON, 'parse')
  expect(await page(client, '?v=2')).toContain('Seu rascunho já está em')
  const long = parsed.mock.calls.map(([text]) => text).filter((text) => text.length > 500)
  parsed.mockRestore()
  expect(long).toEqual([])
  const stats = await body<{ remainingAnalyses: number; suggestions: string[] }>(await client.ask('/api/user/stats'))
  expect(stats.remainingAnalyses).toBe(3)
  // Which tips still hold is known in the workbench: the dashboard and the API name none that may be followed already.
  expect(stats.suggestions).toEqual(['Currículo: Continue na Oficina o que você começou.'])
})

test('a step of the week whose tip the draft has settled is done, and says where', async () => {
  const client = app.client()
  await client.register('semana@exemplo.com')
  await assignPlan(app.core, 'semana@exemplo.com', 'professional')
  await client.upload('/api/resume/analyze', 'cv.pdf', await pdfOf(lines))
  await client.form('/painel/semana', { acao: 'montar' })
  await client.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' })
  const steps = async () =>
    (await body<WeekJson>(await client.ask('/api/user/week'))).passos?.map(({ texto, feito }) => [texto, feito]) ?? []
  const of = 'Tire os números de documentos'
  expect(await steps()).toContainEqual([of, false])
  expect(await (await client.ask('/painel')).text()).not.toContain('Feita no seu rascunho')
  const account = (await body<{ id: string }>(await client.ask('/api/user'))).id
  const [draft] = draftsOf(app.core.views.db, account)
  const parts = draft?.content.parts.map((part) =>
    part.kind === 'job' ? { ...part, lines: [...part.lines, { id: 'l99', text: 'Treinei 4 colegas no caixa' }] } : part,
  )
  app.turn(1_000)
  await client.post('/api/draft/save', { base: draft?.version, content: { parts, skipped: [] } })
  using run = spyOn(app.core.reader, 'run')
  const pages = ['/painel', '/curriculo', '/api/user/week', '/painel?de=mail']
  await Promise.all(pages.map(async (path) => (await client.ask(path)).text()))
  expect(await steps()).toContainEqual([of, true])
  // Pages that ask at once for what nobody has measured yet share one measure.
  expect(run.mock.calls.filter(([job]) => job === 'draftMeasure')).toHaveLength(1)
  const html = await (await client.ask('/painel')).text()
  expect(html).toContain('Feita no seu rascunho, na Oficina.')
  expect(html).toContain('a próxima análise ou o seu rascunho')
  // A plan made now has no step that is done already.
  app.turn(7 * 24 * 3_600_000)
  await client.post('/api/login', { email: 'semana@exemplo.com', senha: 'segredo1' })
  await client.form('/painel/semana', { acao: 'montar' })
  const made = await steps()
  expect(made.length).toBeGreaterThan(0)
  expect(made.filter(([text, isDone]) => text === of || isDone)).toEqual([])
})
