// A draft begun from a file has what its person corrected in the reading of it.
import { expect, test } from 'bun:test'
import type { DraftPart } from '../../src/domain/drafts/content'
import { latestAnalysis } from '../../src/projections/analyses/analysis'
import { draftsOf } from '../../src/projections/drafts/draft'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { resumeResultOf } from '../../src/server/analyses/results/results'
import { pdfOf } from '../documents/pdf'
import { body } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const lines = [
  'Ana Souza Lima',
  'Recife, PE | (81) 90000-0142 | ana@exemplo.com.br',
  'Experiência Profissional',
  'Casa Azul Estrela',
  'Sabor e Cia',
  '03/2018 - 08/2024',
  'Atendi 40 clientes por dia no balcão da loja',
  'Formação',
  'Ensino médio, Escola Estadual Sol, 2016',
]

test('title and employer that a person set right are those of the draft, either way round', async () => {
  const bytes = await pdfOf(lines)
  for (const [title, employer] of [
    [3, 4],
    [4, 3],
  ] as const) {
    const client = app.client()
    await client.register(`certa${title}@exemplo.com`)
    expect((await client.upload('/api/resume/analyze', 'cv.pdf', bytes)).status).toBe(200)
    const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
    const { db } = app.core.views
    const analise = latestAnalysis(db, account, 'resume')?.id ?? ''
    for (const [acao, linha] of [
      ['title', title],
      ['employer', employer],
    ] as const)
      await client.form('/curriculo/leitura', { analise, acao, linha: `${linha}` })
    expect(resumeResultOf(latestAnalysis(db, account, 'resume'))?.corrections).toHaveLength(2)
    const answer = await client.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' })
    expect(answer.status).toBe(303)
    const job = draftsOf(db, account)[0]?.content.parts.find(({ kind }) => kind === 'job')
    expect(job?.fields).toMatchObject({ title: lines[title], employer: lines[employer], start: '03/2018' })
  }
}, 60_000)

const begun = async (email: string) => {
  const client = app.client()
  await client.register(email)
  expect((await client.upload('/api/resume/analyze', 'cv.pdf', await pdfOf(lines))).status).toBe(200)
  await client.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' })
  const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
  const { db } = app.core.views
  const analise = latestAnalysis(db, account, 'resume')?.id ?? ''
  const draft = () => {
    const row = draftsOf(db, account)[0]
    if (!row) throw new Error('no draft')
    return row
  }
  const job = () => draft().content.parts.find(({ kind }) => kind === 'job')
  const correct = async () => {
    for (const [acao, linha] of [
      ['title', '3'],
      ['employer', '4'],
    ] as const)
      await client.form('/curriculo/leitura', { analise, acao, linha })
  }
  /** Saves the draft with its first job as `change` makes it. */
  const type = (change: (part: DraftPart) => DraftPart) => {
    const { version, content } = draft()
    const parts = content.parts.map((part) => (part.id === job()?.id ? change(part) : part))
    return client.post('/api/draft/save', { base: version, content: { ...content, parts } })
  }
  const page = async (path: string) => (await client.ask(path, { headers: { accept: 'text/html' } })).text()
  return { client, analise, draft, job, correct, type, page }
}
const [shop, firm] = [lines[3] ?? '', lines[4] ?? '']

test('a draft that was begun before gets the correction, and what was typed in it stays', async () => {
  const { draft, job, correct, type, page } = await begun('antes@exemplo.com')
  expect(job()?.fields).toMatchObject({ title: firm, employer: shop })
  await type((part) => ({ ...part, lines: [{ id: 'l1', text: 'Atendi 45 clientes por dia' }] }))
  const { begun: start } = draft()
  await correct()
  expect(job()?.fields).toMatchObject({ title: shop, employer: firm })
  expect(job()?.lines.map(({ text }) => text)).toEqual(['Atendi 45 clientes por dia'])
  // What was reached since the beginning counts on.
  expect(draft().begun).toBe(start)
  expect(await page('/curriculo/oficina')).not.toContain('Sua correção ainda não está neste rascunho')
}, 60_000)

test('where the same field was typed, the draft stays, its page says so, and one press replaces it', async () => {
  const { client, analise, draft, job, correct, type, page } = await begun('mesmo@exemplo.com')
  await type((part) => ({ ...part, fields: { ...part.fields, title: 'Cozinheira' } }))
  await correct()
  expect(job()?.fields).toMatchObject({ title: 'Cozinheira', employer: shop })
  expect(await page('/curriculo/oficina')).toContain('Sua correção ainda não está neste rascunho')
  await client.form('/curriculo/oficina', { acao: 'trocar', rascunho: draft().id, analise })
  expect(job()?.fields).toMatchObject({ title: shop, employer: firm })
  expect(await page('/curriculo/oficina')).not.toContain('Sua correção ainda não está neste rascunho')
}, 60_000)

test('a correction of an earlier file leaves the draft as it is once a newer one was analysed, and its page says so', async () => {
  const { client, draft, job, correct, page } = await begun('anterior@exemplo.com')
  const newer = await pdfOf([...lines, 'Curso de Excel, SENAC, 2020'])
  await assignPlan(app.core, 'anterior@exemplo.com', 'premium')
  const sent = await client.upload('/api/resume/analyze', 'novo.pdf', newer)
  expect(sent.status).toBe(200)
  const { version, content } = draft()
  await correct()
  expect([draft().version, draft().content]).toEqual([version, content])
  expect(job()?.fields).toMatchObject({ title: firm, employer: shop })
  expect(await page('/curriculo/oficina')).toContain('Sua correção ainda não está neste rascunho')
}, 60_000)
