// A draft beside an advert, and vacancy copies, through the routes.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import {
  type DraftContentJson,
  type DraftEarlierJson,
  type DraftMeasureJson,
  type DraftSavedJson,
  ownTextId,
} from '../../src/api/tools/draft'
import { vacancyLimits } from '../../src/domain/vacancies/vacancies'
import { type DraftRow, draftById, draftsOf } from '../../src/projections/drafts/draft'
import { vacanciesOf } from '../../src/projections/vacancies/vacancies'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { body, type Client } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const home = '/curriculo/oficina'
const advert = `Cozinheira
Requisitos
- Experiência com cardápio e ficha técnica
- Boas práticas de manipulação de alimentos
- Controle de estoque
- Panificação
Atividades
- Preparar refeições para 300 crianças por dia
- Organizar a cozinha e o estoque seco da escola`
const html = { headers: { accept: 'text/html' } }

let people = 0
const person = async (advanced = true) => {
  const client = app.client()
  const email = `versao${++people}@exemplo.com`
  await client.register(email, 'Célia Ramos')
  const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
  if (advanced) await assignPlan(app.core, email, 'premium')
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  const rows = () => draftsOf(app.core.views.db, account)
  const main = () => rows().find(({ of }) => of === null)!
  return { client, account, rows, main }
}
const saved = async (client: Client, account: string, title = 'Merenda, rede municipal') => {
  expect((await client.post('/api/vacancies', { titulo: title, anuncio: advert })).status).toBe(201)
  return vacanciesOf(app.core.views.db, account, 1)[0]!.id
}
const version = async ({ client, account, rows }: Awaited<ReturnType<typeof person>>) => {
  const vacancy = await saved(client, account)
  const made = await client.form(home, { acao: 'versao', para: `vaga=${vacancy}` })
  expect(made.status).toBe(303)
  const row = () => rows().find((one) => one.vacancy === vacancy)!
  expect(made.headers.get('location')).toBe(`${home}?rascunho=${row().id}`)
  return { vacancy, row }
}
test('an advert that was open before there was a draft stands beside the draft that is begun', async () => {
  const client = app.client()
  await client.register('semrascunho@exemplo.com', 'Célia Ramos')
  const query = 'anuncio=01a2235d-0502-7105-927d-018233d3ad43'
  const page = await (await client.ask(`${home}?${query}`, html)).text()
  expect(page).toContain(`action="${home}?${query}"`)
  const started = await client.form(`${home}?${query}`, { acao: 'comecar', de: 'vazio' })
  expect(started.headers.get('location')).toBe(`${home}?${query}`)
})

const withLines = ({ content }: Pick<DraftRow, 'content'>, ...texts: string[]): DraftContentJson => ({
  ...content,
  parts: content.parts.map((part) =>
    part.kind === 'job'
      ? {
          ...part,
          fields: { title: 'Cozinheira', employer: 'Sabor da Vila', start: '03/2018', end: '08/2024' },
          lines: texts.map((text, at) => ({ id: `l${at + 1}`, text })),
        }
      : part,
  ),
})
const save = (client: Client, row: DraftRow, content: DraftContentJson) =>
  client.post(`/api/draft/save?rascunho=${row.id}`, { base: row.version, content })
/** A busy machine may have no reader at once; the page asks again, too. */
const measure = async (client: Client, query: string, content: DraftContentJson): Promise<DraftMeasureJson> => {
  const answer = await client.post(`/api/draft/measure?${query}`, { content })
  if (answer.status === 503) return measure(client, query, content)
  expect(answer.status).toBe(200)
  return body<DraftMeasureJson>(answer)
}

test('a save of a vacancy copy says how much of it is its own, as its page does; one of the main draft says nothing', async () => {
  const one = await person()
  const { row } = await version(one)
  const own = async (of: DraftRow, content: DraftContentJson) =>
    (await body<DraftSavedJson>(await save(one.client, of, content))).own
  expect(await own(row(), row().content)).toBe('Por enquanto igual à principal.')
  const changed = await own(row(), withLines(row(), 'Controle de estoque'))
  expect(changed).toBe('5 linhas ou campos são só desta versão; o resto é igual à principal.')
  const page = await (await one.client.ask(`${home}?rascunho=${row().id}`, html)).text()
  expect(page).toContain(`id="${ownTextId}">${changed}</p>`)
  expect(await own(one.main(), one.main().content)).toBeNull()
})

describe('an advert beside the draft', () => {
  test('is compared as one types: what is asked and not shown becomes a question, what is written shows', async () => {
    const one = await person()
    const vacancy = await saved(one.client, one.account)
    const query = `rascunho=${one.main().id}&vaga=${vacancy}`
    const thin = withLines(one.main(), 'Preparei o almoço por quilo', 'Cuidei das compras com os fornecedores')
    const before = await measure(one.client, query, thin)
    const asks = before.vacancy?.asks ?? []
    expect(asks.length).toBeGreaterThan(0)
    for (const ask of asks) expect([ask.check, ask.answer, ask.unit, ask.pattern]).toEqual(['vacancy', 'line', '', ''])
    const more = withLines(
      one.main(),
      'Preparei o almoço por quilo',
      'Fiz o controle de estoque e o cardápio da semana',
    )
    const after = await measure(one.client, query, more)
    expect(after.vacancy?.score).toBeGreaterThan(before.vacancy?.score ?? 100)
    expect(after.vacancy?.shown.length).toBeGreaterThan(before.vacancy?.shown.length ?? 9)
    // Each that shows leads to the line that shows it.
    expect(after.vacancy?.shown.some(({ part, line }) => part !== null && line === 'l2')).toBe(true)
    const skipped = { ...thin, skipped: [asks[0]!.id] }
    expect((await measure(one.client, query, skipped)).vacancy?.asks.some(({ id }) => id === asks[0]!.id)).toBe(false)
  })

  test('is called thin once it was compared, and not while no reader has', async () => {
    const { client, account } = await person()
    const vacancy = await saved(client, account)
    const poor = (
      await body<{ id: string }>(
        await client.post('/api/vacancies', {
          titulo: 'Vaga',
          anuncio:
            'Venha fazer parte da nossa família! Ambiente alegre, gente boa e café toda tarde. Mande uma mensagem e conte a sua história.',
        }),
      )
    ).id
    const thin = async (id: string) =>
      (await (await client.ask(`${home}?vaga=${id}`, html)).text()).includes('O anúncio diz pouco')
    const { reader } = app.core
    try {
      Object.assign(app.core, { reader: { ...reader, run: async () => ({ ok: false, refusal: 'busy' }) } })
      expect([await thin(vacancy), await thin(poor)]).toEqual([false, false])
    } finally {
      Object.assign(app.core, { reader })
    }
    expect([await thin(vacancy), await thin(poor)]).toEqual([false, true])
  })

  test('of the plan without advanced analyses is one the scanner compared, and no saved one', async () => {
    const one = await person(false)
    const vacancy = await saved(one.client, one.account)
    const content = withLines(one.main(), 'Controle de estoque')
    expect((await measure(one.client, `vaga=${vacancy}`, content)).vacancy).toBeNull()
    await one.client.upload('/api/resume/analyze', 'cv.docx', await docxResume(), 'resume')
    expect((await one.client.post('/api/job/analyze', { description: advert })).status).toBe(200)
    const page = await (await one.client.ask(home, html)).text()
    const query = /anuncio=[0-9a-f-]{36}/.exec(page)?.[0] ?? ''
    expect(query).not.toBe('')
    expect((await measure(one.client, query, content)).vacancy?.score).toBeGreaterThan(0)
    const opened = await (await one.client.ask(`${home}?${query}`, html)).text()
    expect([opened.includes('Controle de estoque'), opened.includes('value="versao"')]).toEqual([true, false])
    expect((await one.client.form(home, { acao: 'versao', para: `vaga=${vacancy}` })).status).toBe(403)
    expect(one.rows().length).toBe(1)
  })

  test('is any that the scanner compared, also before the latest one', async () => {
    const { client, rows } = await person()
    await client.upload('/api/resume/analyze', 'cv.docx', await docxResume(), 'resume')
    const scanned = async (text: string) => {
      expect((await client.post('/api/job/analyze', { description: text })).status).toBe(200)
      return /anuncio=[0-9a-f-]{36}/.exec(await (await client.ask('/scanner-vagas', html)).text())?.[0] ?? ''
    }
    const earlier = await scanned(advert)
    expect(await scanned(`${advert}\nDesejável: experiência com estoque.`)).not.toBe(earlier)
    const copied = await client.form(home, { acao: 'versao', para: earlier })
    expect([copied.status, rows().length]).toEqual([303, 2])
    expect(rows().find(({ of }) => of !== null)?.vacancy).toBeString()
    const another = (await person()).client
    expect((await another.form(home, { acao: 'versao', para: earlier })).status).toBe(404)
  })

  test("is nobody else's", async () => {
    const [mine, theirs] = [await person(), await person()]
    const vacancy = await saved(mine.client, mine.account)
    const content = withLines(theirs.main(), 'Controle de estoque')
    expect((await measure(theirs.client, `vaga=${vacancy}`, content)).vacancy).toBeNull()
    expect(await (await theirs.client.ask(`${home}?vaga=${vacancy}`, html)).text()).not.toContain('rede municipal')
    expect((await theirs.client.form(home, { acao: 'versao', para: `vaga=${vacancy}` })).status).toBe(404)
  })
})

describe('a version for a vacancy', () => {
  test('has its own changes, and takes over the main draft’s when asked', async () => {
    const one = await person()
    await save(one.client, one.main(), withLines(one.main(), 'Preparei o almoço', 'Limpeza da cozinha'))
    const { row } = await version(one)
    await save(one.client, row(), withLines(row(), 'Preparei o almoço', 'Limpei a cozinha pelas boas práticas'))
    expect(one.main().content.parts.find(({ kind }) => kind === 'job')?.lines[1]?.text).toBe('Limpeza da cozinha')
    await save(one.client, one.main(), withLines(one.main(), 'Preparei 180 almoços por dia', 'Limpeza geral'))
    const page = await (await one.client.ask(`${home}?rascunho=${row().id}`, html)).text()
    expect([page.includes('A principal mudou'), page.includes('1 linha ou campo')]).toEqual([true, false])
    const { version: before, content } = row()
    expect((await one.client.form(home, { acao: 'seguir', rascunho: row().id })).status).toBe(303)
    const earlier = await one.client.ask(`/api/draft/earlier?rascunho=${row().id}&versao=${row().version}`)
    expect(await body<DraftEarlierJson>(earlier)).toEqual({ version: before, content })
    const lines = row()
      .content.parts.find(({ kind }) => kind === 'job')
      ?.lines.map(({ text }) => text)
    expect(lines).toEqual(['Preparei 180 almoços por dia', 'Limpei a cozinha pelas boas práticas'])
    const now = await (await one.client.ask(`${home}?rascunho=${row().id}`, html)).text()
    expect([now.includes('A principal mudou'), now.includes('1 linha ou campo')]).toEqual([false, true])
  })

  test('is one for each vacancy, and there are so many', async () => {
    const one = await person()
    const { vacancy, row } = await version(one)
    const again = await one.client.form(home, { acao: 'versao', para: `vaga=${vacancy}` })
    expect(again.headers.get('location')).toBe(`${home}?rascunho=${row().id}`)
    for (let at = one.rows().length; at <= vacancyLimits.copies; at++) await version(one)
    expect(one.rows().length).toBe(vacancyLimits.copies + 1)
    const more = await saved(one.client, one.account)
    expect((await one.client.form(home, { acao: 'versao', para: `vaga=${more}` })).status).toBe(409)
  })

  test('marked as sent says later what was sent, and its vacancy is sent', async () => {
    const one = await person()
    const { vacancy, row } = await version(one)
    await save(one.client, row(), withLines(row(), 'Como foi enviada'))
    expect((await one.client.form(home, { acao: 'enviada', rascunho: row().id })).status).toBe(303)
    const sent = row().sentVersion
    await save(one.client, row(), withLines(row(), 'Como ficou depois'))
    expect([row().sentOn, vacanciesOf(app.core.views.db, one.account, 1)[0]?.state]).toEqual(['2026-11-20', 'sent'])
    const json = async (query: string) =>
      (await one.client.ask(`${home}/curriculo.json?rascunho=${row().id}${query}`)).text()
    expect(await json(`&versao=${sent}`)).toContain('Como foi enviada')
    expect(await json('')).toContain('Como ficou depois')
    expect((await one.client.ask(`${home}/curriculo.json?rascunho=${row().id}&versao=99`)).status).toBe(404)
    expect(draftById(app.core.views.db, one.account, row().id)?.vacancy).toBe(vacancy)
  })

  test('has a layout of its own for its files, and a plain form that chooses one loses no text', async () => {
    const one = await person()
    const { row } = await version(one)
    await save(one.client, row(), withLines(row(), 'Preparei o almoço'))
    const file = async () =>
      Buffer.from(await (await one.client.ask(`${home}/curriculo.docx?rascunho=${row().id}`)).bytes())
    const simple = await file()
    expect((await one.client.form(home, { acao: 'modelo:classic', rascunho: row().id })).status).toBe(303)
    expect([row().layout, one.main().layout, simple.equals(await file())]).toEqual(['classic', 'simple', false])
    const { id, version: base } = row()
    const part = row().content.parts.find(({ kind }) => kind === 'job')!.id
    const typed = { [`part_${part}`]: 'job', [`l_${part}_l1`]: 'Digitado antes', base: String(base), rascunho: id }
    await one.client.form(home, { ...typed, acao: 'modelo:compact' })
    expect([row().layout, JSON.stringify(row().content).includes('Digitado antes')]).toEqual(['compact', true])
    await one.client.form(home, { acao: 'modelo:nada', rascunho: id })
    expect(row().layout).toBe('compact')
  })

  test('stays when the vacancy or the main draft goes, and goes with the account', async () => {
    const one = await person()
    const { vacancy, row } = await version(one)
    await save(one.client, row(), withLines(row(), 'Fica aqui'))
    await one.client.form('/vagas', { acao: 'remover', vaga: vacancy })
    await one.client.form(home, { acao: 'apagar', rascunho: one.main().id, confirmo: 'sim' })
    const page = await (await one.client.ask(`${home}?rascunho=${row().id}`, html)).text()
    expect([page.includes('Fica aqui'), page.includes('foi removida')]).toEqual([true, true])
    expect((await one.client.form(home, { acao: 'comecar', de: 'vazio' })).status).toBe(303)
    expect(one.rows().length).toBe(2)
    expect((await one.client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    expect(one.rows()).toEqual([])
  })
})
