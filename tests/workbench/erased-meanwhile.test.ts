// An account that is erased while a file is brought into a draft: a clear answer, no error of the server, and nothing left behind.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { draftStreams } from '../../src/events/schema/drafts/drafts'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { draftsOf } from '../../src/projections/drafts/draft'
import { commentsOf } from '../../src/projections/drafts/reviews'
import { verify } from '../../src/projections/engine/verify'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import { pdfOf } from '../documents/pdf'
import type { Client } from '../helpers/app'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const home = '/curriculo/oficina'
const lines = [
  'Ana Souza Lima',
  '(81) 90000-0142 | ana@exemplo.com.br',
  'Brasileira, casada, 52 anos | RG: 12.345.678-9',
  'Experiência Profissional',
  'Atendente | Padaria Sol | 03/2018 - 08/2024',
  'Atendi 40 clientes por dia no balcão da loja',
  'Formação',
  'Ensino médio, Escola Estadual Sol, 2016',
]

let people = 0
const analysed = async () => {
  const client = app.client()
  await client.register(`apagada${++people}@exemplo.com`)
  expect((await client.upload('/api/resume/analyze', 'cv.pdf', await pdfOf(lines))).status).toBe(200)
  return { client, account: await accountOf(client) }
}
const erase = (account: string) =>
  eraseAccount(app.core, account, { at: app.core.clock(), actor: account, correlation: 'erased', causation: null })

/** Has `act` run just before, or just after, a command to one of the account's drafts is appended. */
const besideAppend = async (
  account: string,
  when: 'before' | 'after',
  act: () => Promise<unknown>,
  ask: () => Promise<Response>,
) => {
  const { handle } = app.core
  let done: Promise<unknown> = Promise.resolve()
  const watched: typeof handle = async (...command) => {
    if (!command[1].startsWith(draftStreams(account))) return handle(...command)
    Object.assign(app.core, { handle })
    if (when === 'before') await act()
    const outcome = handle(...command)
    if (when === 'after') done = act()
    return outcome
  }
  Object.assign(app.core, { handle: watched })
  try {
    return await ask()
  } finally {
    Object.assign(app.core, { handle })
    await done
  }
}

const started = async (client: Client, account: string) => {
  expect((await client.form(home, { acao: 'comecar', de: 'arquivo' })).status).toBe(303)
  return draftsOf(app.core.views.db, account)[0]!
}
/** What is left of the account's drafts: rows, and events whose personal part still opens. */
const left = (account: string) => {
  const { events, views } = app.core
  const streams = events.streams(draftStreams(account), '', 10)
  const readable = streams.flatMap((stream) => events.read(stream)).filter((event) => Boolean(event.personal()))
  return [draftsOf(views.db, account).length, readable.length]
}
const acts = {
  comecar: () => ({ acao: 'comecar', de: 'arquivo' }),
  trazer: (id: string) => ({ acao: 'trazer:0', rascunho: id }),
  trocar: (id: string, analysis: string) => ({ acao: 'trocar', rascunho: id, analise: analysis }),
}

for (const [name, fieldsOf] of Object.entries(acts))
  for (const when of ['before', 'after'] as const)
    test(`erased just ${when} the append of "${name}"`, async () => {
      const { client, account } = await analysed()
      const row = name === 'comecar' ? null : await started(client, account)
      const fields = fieldsOf(row?.id ?? '', row?.analysis ?? '')
      const answer = await besideAppend(
        account,
        when,
        () => erase(account),
        () => client.form(home, fields),
      )
      expect([401, 404, 303]).toContain(answer.status)
      if (when === 'before') expect(answer.status).not.toBe(303)
      expect(left(account)).toEqual([0, 0])
    })

test('a comment that comes just after its draft, or the account, was erased: nothing of it is left', async () => {
  for (const gone of ['draft', 'account']) {
    const { client, account } = await analysed()
    const { id } = await started(client, account)
    const made = await client.form(`${home}/links`, { rascunho: id, acao: 'criar', para: 'Tia Rosa', dias: '7' })
    const token = /\/leitura\?c=([\w-]{43})/.exec(await made.text())?.[1] ?? ''
    const erasing = () =>
      gone === 'account' ? erase(account) : client.form(home, { acao: 'apagar', rascunho: id, confirmo: 'sim' })
    const write = () =>
      app.client().form('/leitura', { c: token, em: '', nome: 'Rosa', texto: 'Diga quantas pessoas.' })
    const answer = await besideAppend(account, 'before', erasing, write)
    expect([gone, answer.status < 500]).toEqual([gone, true])
    expect([gone, ...left(account)]).toEqual([gone, 0, 0])
    expect(commentsOf(app.core.views.db, account, id)).toEqual([])
  }
})

test('a draft that alone is erased meanwhile is answered as missing', async () => {
  const { client, account } = await analysed()
  const { id } = await started(client, account)
  const erasing = () => client.form(home, { acao: 'apagar', rascunho: id, confirmo: 'sim' })
  const answer = await besideAppend(account, 'before', erasing, () => client.form(home, acts.trazer(id)))
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Este rascunho não existe mais.')])
})

test('the read models are what the log folds to', () => {
  const { events: log, views } = app.core
  expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])
})
