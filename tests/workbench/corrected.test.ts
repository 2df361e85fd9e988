// A draft begun from a file has what its person corrected in the reading of it.
import { expect, test } from 'bun:test'
import { latestAnalysis } from '../../src/projections/analyses/analysis'
import { draftsOf } from '../../src/projections/drafts/draft'
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
