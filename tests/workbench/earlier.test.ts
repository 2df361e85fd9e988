// The words of a draft before a version's change, with which the page takes back changes from before it was loaded.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { DraftContentJson, DraftEarlierJson } from '../../src/api/tools/draft'
import { draftsOf } from '../../src/projections/drafts/draft'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()
const home = '/curriculo/oficina'

const named = (content: DraftContentJson, name: string): DraftContentJson => ({
  ...content,
  parts: content.parts.map((part) => (part.kind === 'contact' ? { ...part, fields: { ...part.fields, name } } : part)),
})
const nameIn = ({ parts }: DraftContentJson) => parts.find(({ kind }) => kind === 'contact')?.fields.name
const begun = async (email: string) => {
  const client = app.client()
  await client.register(email, 'Rosa Lima')
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  const row = () => draftsOf(app.core.views.db, id)[0]!
  const save = async (name: string, cause = 'typed') => {
    const { version, content } = row()
    const answer = await client.post('/api/draft/save', { base: version, content: named(content, name), cause })
    expect(answer.status).toBe(200)
  }
  return { client, row, save }
}
const ask = (client: Client, draft: string, version: number | string) =>
  client.ask(`/api/draft/earlier?rascunho=${draft}&versao=${version}`)

test('changes are walked back one by one to the beginning, past events that changed no word', async () => {
  const { client, row, save } = await begun('antes@exemplo.com')
  await save('Rosa Lima Alves')
  await save('Rosa Alves')
  await client.form(home, { acao: 'modelo:classic', rascunho: row().id })
  const { id, version } = row()
  expect([version, row().layout]).toEqual([4, 'classic'])
  const names: unknown[] = []
  for (let at = version; at > 1; ) {
    const earlier = await body<DraftEarlierJson>(await ask(client, id, at))
    names.push([earlier.version, nameIn(earlier.content)])
    at = earlier.version
  }
  expect(names).toEqual([
    [2, 'Rosa Lima Alves'],
    [1, 'Rosa Lima'],
  ])
})

test('no further than fifty events are looked through', async () => {
  const { client, row, save } = await begun('longe@exemplo.com')
  await save('Rosa Alves')
  for (let at = 0; at < 50; at++)
    await client.form(home, { acao: `modelo:${at % 2 === 0 ? 'classic' : 'compact'}`, rascunho: row().id })
  const { id, version } = row()
  expect(version).toBe(52)
  expect((await ask(client, id, version)).status).toBe(404)
  expect(await body<DraftEarlierJson>(await ask(client, id, version - 1))).toMatchObject({ version: 1 })
})

test('a step that was taken back, or done again, and saved is no change of its own', async () => {
  const { client, row, save } = await begun('desfeito@exemplo.com')
  const { id } = row()
  const below = async () => nameIn((await body<DraftEarlierJson>(await ask(client, id, row().version))).content)
  await save('Rosa Alves')
  await save('Rosa Alves Pinto')
  await save('Rosa Alves', 'undone')
  expect(await below()).toBe('Rosa Lima')
  await save('Rosa Alves Pinto', 'undone')
  expect(await below()).toBe('Rosa Alves')
  await save('Rosa Alves', 'undone')
  await save('Rosa Lima', 'undone')
  expect((await ask(client, id, row().version)).status).toBe(404)
})

test('before the beginning, of a version that is not there, and of somebody else’s draft there is none', async () => {
  const { client, row, save } = await begun('nada@exemplo.com')
  await save('Rosa Alves')
  const { id, version } = row()
  for (const none of [1, 0, -3, version + 1, 'x', '']) expect((await ask(client, id, none)).status).toBe(404)
  const other = await begun('outra@exemplo.com')
  expect((await ask(other.client, id, version)).status).toBe(404)
  expect((await ask(app.client(), id, version)).status).toBe(401)
})
