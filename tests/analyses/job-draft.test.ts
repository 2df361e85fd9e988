// The scanner reads the workbench's draft where it is asked to: charged like every comparison, its text as the draft was when it was asked.
import { expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { analysis } from '../../src/domain/analyses/analysis'
import { draftsOf } from '../../src/projections/drafts/draft'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)
const advert = `Cozinheira industrial
Requisitos
- Experiência com cardápio e controle de estoque
- Boas práticas de fabricação
- Ensino fundamental completo
Atividades
- Preparar refeições para 300 pessoas
- Organizar a cozinha e a despensa`

type Answer = {
  resultados_json: { analise_curriculo: string; detalhes: { palavra: string; curriculo: { texto: string } | null }[] }
}
const app = fileApp()
let people = 0
const newcomer = async () => {
  const client = app.client()
  await client.register(`rascunho${++people}@exemplo.com`, 'Célia Ramos')
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  return { client, row: () => draftsOf(app.core.views.db, id)[0]! }
}
const left = async (client: Client) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses
const scan = (client: Client) => client.post('/api/job/analyze', { description: advert, curriculo: 'oficina' })

test('without a draft nothing is compared and nothing is charged', async () => {
  const { client } = await newcomer()
  const before = await left(client)
  expect((await scan(client)).status).toBe(409)
  expect(await left(client)).toBe(before)
})

test('a draft of a person who never sent a file is compared, for one use, with its own words as evidence', async () => {
  const { client, row } = await newcomer()
  await client.form('/curriculo/oficina', { acao: 'comecar', de: 'vazio' })
  const page = await (await client.ask('/scanner-vagas')).text()
  expect(page).toContain('Rascunho da Oficina')
  const line = 'Planejei o cardápio e o controle de estoque da cantina'
  const cook = { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '03/2018', end: '08/2024' }
  const { content, version } = row()
  const parts = content.parts.map((part) =>
    part.kind === 'job' ? { ...part, fields: { ...part.fields, ...cook }, lines: [{ id: 'l1', text: line }] } : part,
  )
  expect((await client.post('/api/draft/save', { base: version, content: { ...content, parts } })).status).toBe(200)
  const before = await left(client)
  const answer = await scan(client)
  expect(answer.status).toBe(200)
  const { analise_curriculo, detalhes } = (await body<Answer>(answer)).resultados_json
  expect(analise_curriculo).toBe('')
  expect(detalhes.some(({ curriculo }) => curriculo?.texto.includes('cardápio'))).toBe(true)
  expect(await left(client)).toBe(before - 1)
  const shown = await (await client.ask('/scanner-vagas')).text()
  expect(shown).toMatch(/Analisada [^<]*, com Rascunho da Oficina/)
  expect(shown).not.toContain('currículo que você enviou')
})

test('a draft deleted while its comparison waits is named, and costs nothing', async () => {
  const { client, row } = await newcomer()
  await client.form('/curriculo/oficina', { acao: 'comecar', de: 'vazio' })
  const before = await left(client)
  const handle = app.core.handle.bind(app.core)
  let erased = false
  const spy = spyOn(app.core, 'handle').mockImplementation(async (decider, stream, command, metadata) => {
    const done = await handle(decider, stream, command, metadata)
    if (!erased && decider === (analysis as unknown)) {
      erased = true
      await client.form('/curriculo/oficina', { acao: 'apagar', rascunho: row().id, confirmo: 'sim' })
    }
    return done
  })
  const answer = await scan(client).finally(() => spy.mockRestore())
  expect([answer.status, await body(answer)]).toMatchObject([409, { code: 'file-draft-missing' }])
  expect(await left(client)).toBe(before)
})
