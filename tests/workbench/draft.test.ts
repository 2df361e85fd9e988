// The workbench through its routes: begin, save from two windows, measure, go back, export, delete; and what an erasure leaves.
import { describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { readDocument } from '../../src/analysis/documents'
import { analyseResume } from '../../src/analysis/resume'
import { toDocx } from '../../src/analysis/resume/optimise/files/docx'
import type { DraftContentJson, DraftEarlierJson, DraftMeasureJson, DraftSavedJson } from '../../src/api/tools/draft'
import { draftLimits, wholeEvery } from '../../src/domain/drafts/content'
import { draft } from '../../src/domain/drafts/draft'
import { draftStream, draftStreams } from '../../src/events/schema/drafts/drafts'
import { draftsOf } from '../../src/projections/drafts/draft'
import { contentAt } from '../../src/server/drafts/content-at'
import { draftLookBucket, volumeBucket, volumeUnit } from '../../src/server/security/buckets'
import { body, type Client, start, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const home = '/curriculo/oficina'
let people = 0
const person = async (name = 'Célia Ramos'): Promise<{ client: Client; account: string }> => {
  const client = app.client()
  expect((await client.register(`oficina${++people}@exemplo.com`, name)).status).toBe(201)
  return { client, account: (await body<{ id: string }>(await client.ask('/api/user'))).id }
}
const begun = async (name?: string) => {
  const one = await person(name)
  expect((await one.client.form(home, { acao: 'comecar', de: 'vazio' })).status).toBe(303)
  return { ...one, row: () => draftsOf(app.core.views.db, one.account)[0]! }
}
const save = (client: Client, base: number, content: DraftContentJson) =>
  client.post('/api/draft/save', { base, content })
const measure = async (client: Client, content: DraftContentJson) =>
  body<DraftMeasureJson>(await client.post('/api/draft/measure', { content }))
/** As the page asks while somebody types. */
const scoreOf = async (client: Client, content: DraftContentJson) =>
  body<DraftMeasureJson>(await client.post('/api/draft/measure', { content, gains: false }))
const withJob = (content: DraftContentJson, text: string, fields: Record<string, string> = {}): DraftContentJson => ({
  ...content,
  parts: content.parts.map((part) =>
    part.kind === 'job' ? { ...part, fields: { ...part.fields, ...fields }, lines: [{ id: 'l1', text }] } : part,
  ),
})
const cook = { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '03/2018', end: '08/2024' }

test('one account adds a bounded number of bytes a day, also by a draft begun again', async () => {
  const own = await testApp({ RATE_LIMIT: 'on' })
  const client = own.client()
  await client.register('cheia@exemplo.com', 'Ana')
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  const begin = () => client.form(home, { acao: 'comecar', de: 'vazio' })
  await begin()
  const row = () => draftsOf(own.core.views.db, id)[0]!
  const most = (volumeBucket.capacity * volumeUnit) / 100_000
  let saved = 0
  for (; saved <= most; saved++) {
    if (saved === 50) {
      await client.form(home, { rascunho: row().id, acao: 'apagar', confirmo: 'sim' })
      await begin()
    }
    own.turn(2_000)
    const { version: base, content } = row()
    const text = String.fromCodePoint(0x4e00 + saved).repeat(1_000)
    const lines = Array.from({ length: 38 }, (_, n) => ({ id: `l${n}`, text }))
    const parts = content.parts.map((part) => (part.kind === 'job' ? { ...part, lines } : part))
    const answer = await save(client, base, { ...content, parts })
    if (answer.status === 429) break
    expect(answer.status).toBe(200)
  }
  expect(saved).toBeGreaterThan(60)
  expect(saved).toBeLessThan(most)
  await own.close()
})

test('a person who goes back again and again is refused before an old version is read', async () => {
  const own = await testApp({ RATE_LIMIT: 'on' })
  const client = own.client()
  await client.register('volta@exemplo.com', 'Ana')
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  const row = () => draftsOf(own.core.views.db, id)[0]!
  const { version: base, content } = row()
  await save(client, base, withJob(content, 'Servi 120 pratos.'))
  const back = () => client.form(home, { acao: 'voltar:1', rascunho: row().id })
  using take = spyOn(own.core.throttle, 'takeAll')
  let last = await back()
  const looks = () => take.mock.calls.flatMap(([taken]) => taken).filter(([key]) => key.startsWith('draft look'))
  expect(looks()).toHaveLength(1)
  for (let tries = 0; tries < draftLookBucket.capacity && last.status !== 429; tries++) last = await back()
  // A page says when to come again, as a call does.
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  using read = spyOn(own.core.events, 'read')
  expect((await back()).status).toBe(429)
  expect((await client.ask(`/api/draft/earlier?rascunho=${row().id}&versao=2`)).status).toBe(429)
  expect(read.mock.calls.filter(([stream]) => stream.startsWith('draft'))).toEqual([])
  await own.close()
})

test('a window that only asks what another one wrote uses up none of the saves, nor of the volume', async () => {
  const own = await testApp({ RATE_LIMIT: 'on' })
  const client = own.client()
  await client.register('janelas@exemplo.com', 'Ana')
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  const row = () => draftsOf(own.core.views.db, id)[0]!
  const { version: base, content } = row()
  await save(client, base, withJob(content, 'Servi 120 pratos.'))
  const key = `volume ${id}`
  while (own.core.throttle.wait(key, volumeBucket, start + 1_000_000) === 0)
    own.core.throttle.take(key, volumeBucket, start + 1_000_000)
  for (let asked = 0; asked < 200; asked++) {
    own.turn(500)
    const answer = await body<DraftSavedJson>(await save(client, base, content))
    expect([answer.version, JSON.stringify(answer.content).includes('120 pratos')]).toEqual([base + 1, true])
  }
  expect((await save(client, base + 1, withJob(content, 'Servi 150 pratos.'))).status).toBe(429)
  own.turn(2_000_000)
  expect((await save(client, base + 1, withJob(content, 'Servi 150 pratos.'))).status).toBe(200)
  await own.close()
})

describe('a draft', () => {
  test('is begun once, from a blank page with the name the account has', async () => {
    const { client, row } = await begun()
    expect(row().content.parts[0]?.fields).toMatchObject({ name: 'Célia Ramos' })
    const { id } = row()
    expect((await client.form(home, { acao: 'comecar', de: 'vazio' })).status).toBe(303)
    expect(row().id).toBe(id)
    expect(await (await client.ask(home, { headers: { accept: 'text/html' } })).text()).toContain('Célia Ramos')
  })

  test('is begun from an analysed file with its words, and remembers its score', async () => {
    const { client, account } = await person()
    const answer = await client.upload('/api/resume/analyze', 'cv.docx', await docxResume())
    expect(answer.status).toBe(200)
    expect((await client.form(home, { acao: 'comecar', de: 'arquivo' })).status).toBe(303)
    const [row] = draftsOf(app.core.views.db, account)
    expect(JSON.stringify(row?.content)).toContain('Joana Prado')
    expect(row?.score).toBeGreaterThan(0)
    const file = await client.ask(`${home}/curriculo.docx`)
    const reading = await readDocument(await file.bytes())
    if (!reading.ok || !row) throw new Error('not read')
    expect(analyseResume(reading.document).score).toBe((await measure(client, row.content)).score)
  })

  test('opens at the score it began with, says what was left out, and knows which file it was replaced by', async () => {
    const { client, account } = await person()
    const lines = [
      'CÉLIA RAMOS',
      'Brasileira, casada, 43 anos, CPF 529.982.247-25',
      'Rua das Acácias, 123 - São Paulo/SP - CEP 05844-000',
      'Cel: (11) 98765-4321 | celia@exemplo.com',
      'EXPERIÊNCIA PROFISSIONAL',
      'Restaurante Sabor da Vila',
      'Cozinheira',
      '2011/2013',
      '• Preparo de almoço para os operários da obra',
      'FORMAÇÃO',
      'Ensino médio completo - E.E. Professor João Batista - 2001',
    ]
    const items = lines.map((text) => ({ kind: 'text', text }) as const)
    const file = await toDocx({ language: 'pt', items, notes: [] })
    expect((await client.upload('/api/resume/analyze', 'cv.docx', file)).status).toBe(200)
    expect((await client.form(home, { acao: 'comecar', de: 'arquivo' })).status).toBe(303)
    const row = () => draftsOf(app.core.views.db, account)[0]!
    const page = async () => (await client.ask(home, { headers: { accept: 'text/html' } })).text()
    const [contact, ...rest] = row().content.parts
    expect(contact?.fields).toMatchObject({ phone: '(11) 98765-4321', city: 'São Paulo, SP' })
    expect(contact?.fields).not.toHaveProperty('other')
    expect(rest.find(({ kind }) => kind === 'job')?.fields).toMatchObject({ start: '2011', end: '2013' })
    const school = { course: 'Ensino médio completo', school: 'E.E. Professor João Batista', end: '2001' }
    expect(rest.find(({ kind }) => kind === 'school')?.fields).toEqual(school)
    expect(row().left).toEqual(['cpf', 'birth', 'marital', 'nationality', 'street'])
    const opened = await page()
    expect(opened).toContain('Igual ao começo')
    expect(opened).toContain('Não trouxemos CPF, idade, estado civil, nacionalidade e endereço da rua.')
    // A tick is for what was done here.
    const first = await measure(client, row().content)
    expect(first.done).toEqual([])
    expect(first.before).toBe(first.score)

    const { analysis, version, content } = row()
    await save(client, version, withJob(content, 'Preparei 180 refeições por dia para os operários da obra.'))
    // A page that came before the beginning was measured learns it from the next measure.
    const typed = await measure(client, row().content)
    expect(typed.before).toBe(first.score)
    expect(typed.score).toBeGreaterThan(first.score ?? 100)
    const { version: before, content: written } = row()
    const replace = { rascunho: row().id, acao: 'trocar', analise: analysis ?? '' }
    expect((await client.form(home, replace)).status).toBe(303)
    const earlier = await client.ask(`/api/draft/earlier?rascunho=${row().id}&versao=${row().version}`)
    expect(await body<DraftEarlierJson>(earlier)).toEqual({ version: before, content: written })
    expect([row().begun, row().version]).toEqual([before + 1, before + 1])
    expect(await page()).toContain('Igual ao começo')
    const history = await (await client.ask(`${home}/historico`, { headers: { accept: 'text/html' } })).text()
    expect(history).toContain('Trocado pelo texto de outro arquivo')
  })

  test('says what was typed last in each place, whichever window it was typed in, and keeps every version', async () => {
    const { client, row } = await begun()
    const { version: base, content: first } = row()
    const one = withJob(first, 'Preparei 180 refeições por dia.')
    const saved = await body<DraftSavedJson>(await save(client, base, one))
    expect([saved.version, saved.content]).toEqual([base + 1, null])
    // Another window, which still has the first version, fills in the job's fields.
    const other = withJob(first, '', cook)
    const joined = await body<DraftSavedJson>(await save(client, base, other))
    const job = joined.content?.parts.find(({ kind }) => kind === 'job')
    expect([job?.fields, job?.lines]).toEqual([cook, [{ id: 'l1', text: 'Preparei 180 refeições por dia.' }]])
    // The same text again is no event.
    await save(client, joined.version, joined.content ?? first)
    expect(row().version).toBe(joined.version)
    // Each version can be gone back to.
    expect((await client.form(home, { acao: `voltar:${base + 1}`, rascunho: row().id })).status).toBe(303)
    expect(row().content.parts).toEqual(one.parts as never)
    const history = await (await client.ask(`${home}/historico`, { headers: { accept: 'text/html' } })).text()
    expect(history.split('Voltar para cá').length - 1).toBe(3)
  })

  test('is measured as it is typed, asks for what is missing, and no use is taken', async () => {
    const { client, row } = await begun()
    const before = await body<object>(await client.ask('/api/user/plan'))
    const content = withJob(row().content, 'Preparei o almoço por quilo todos os dias.', cook)
    const found = await measure(client, content)
    expect(found.score).toBeGreaterThan(0)
    const question = found.questions.find(({ answer }) => answer === 'figure')
    expect(question).toMatchObject({ title: 'Quantas refeições?', line: 'l1', unit: 'refeições' })
    const sooner = await scoreOf(client, content)
    expect([sooner.score, sooner.questions.map(({ id }) => id).toSorted()]).toEqual([
      found.score,
      // Without what each gains the page keeps the order it knows.
      found.questions.map(({ id }) => id).toSorted(),
    ])
    const gains = found.questions.map(({ gain }) => gain ?? 0)
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    expect([question?.gain, sooner.questions.find(({ id }) => id === question?.id)?.gain]).toEqual([
      expect.any(Number),
      null,
    ])
    const better = await measure(
      client,
      withJob(row().content, 'Preparei 180 refeições por dia, de segunda a sábado.', cook),
    )
    expect(better.score ?? 0).toBeGreaterThan(found.score ?? 100)
    // "I do not know" is not asked again.
    const skipped = await measure(client, { ...content, skipped: [question?.id ?? ''] })
    expect(skipped.questions.some(({ id }) => id === question?.id)).toBe(false)
    expect([found.skipped, skipped.skipped]).toEqual([[], [question?.id ?? '']])
    expect(await body<object>(await client.ask('/api/user/plan'))).toEqual(before)
  })

  test('is measured for each of two windows at one time: neither takes the place of the other', async () => {
    const { client, row } = await begun()
    const content = withJob(row().content, 'Preparei o almoço por quilo todos os dias.', cook)
    const ask = (window: string) => client.post('/api/draft/measure', { content, gains: false, window })
    const answers = await Promise.all([ask('um'), ask('dois'), ask('um'), ask('dois')])
    // The first of each window runs, or gave way to the latest of the same window.
    expect(answers.slice(2).map(({ status }) => status)).toEqual([200, 200])
  })

  test('works as a plain form: fields, one line more, one less, a part more', async () => {
    const { client, row } = await begun()
    const form = (fields: Record<string, string>) =>
      client.form(home, { rascunho: row().id, base: String(row().version), pulos: '', ...fields })
    const filled = {
      part_p1: 'contact',
      f_p1_name: 'Célia R.',
      part_p3: 'job',
      f_p3_title: 'Cozinheira',
      l_p3_l1: 'Fiz pão',
    }
    expect((await form({ ...filled, acao: 'linha:p3' })).status).toBe(303)
    expect(row().content.parts.map(({ id, lines }) => [id, lines.length])).toEqual([
      ['p1', 0],
      ['p3', 2],
    ])
    const added = row().content.parts[1]?.lines[1]?.id ?? ''
    await form({ ...filled, [`l_p3_${added}`]: 'Fiz bolo', acao: 'tirar:p3:l1' })
    expect(row().content.parts[1]?.lines).toEqual([{ id: added, text: 'Fiz bolo' }])
    await form({ ...filled, acao: 'parte', novo: 'own' })
    expect(row().content.parts.map(({ kind }) => kind)).toEqual(['contact', 'job', 'own'])
  })

  test('a save over another window’s words gets the whole back, and one that is sent twice does not', async () => {
    const { client, row } = await begun()
    const { version, content } = row()
    const first = await body<DraftSavedJson>(await save(client, version, withJob(content, 'Servi 120 pratos.')))
    expect(first.content).toBeNull()
    const again = await body<DraftSavedJson>(await save(client, version, withJob(content, 'Servi 120 pratos.')))
    expect(again).toMatchObject({ version: first.version, content: null })
    const later = await body<DraftSavedJson>(await save(client, version, withJob(content, 'Servi 150 pratos.')))
    expect(JSON.stringify(later.content)).toContain('Servi 150 pratos.')
    // What was there stays in the history.
    const known = await client.ask(`${home}/curriculo.json?versao=${first.version}`)
    expect(await known.text()).toContain('Servi 120 pratos.')
  })

  test('names where the other window wrote, and where both did, with a script and without', async () => {
    const { client, row } = await begun()
    const { id, version, content } = row()
    const first = withJob(content, 'Servi 120 pratos.', { title: 'Cozinheira' })
    await save(client, version, first)
    const joined = await body<DraftSavedJson>(await save(client, version, withJob(content, 'Servi 150 pratos.')))
    expect(joined.joined).toEqual({
      theirs: [{ part: 'p3', line: null, field: 'title' }],
      both: [{ part: 'p3', line: 'l1', field: null }],
    })
    const form = { rascunho: id, base: String(version), pulos: '', part_p3: 'job', l_p3_l1: 'Servi 90 pratos.' }
    const saved = await client.form(home, { ...form, acao: 'guardar' })
    const page = await (await client.ask(saved.headers.get('location') ?? '')).text()
    expect(page).toContain(
      'As duas janelas escreveram em Experiência: Cozinheira, Linha 1. Vale o que foi guardado por último',
    )
    expect(page).toContain('A outra janela escreveu em Experiência: Cozinheira, Cargo')
    const alone = await client.form(home, { ...form, base: String(row().version), acao: 'guardar' })
    expect(alone.headers.get('location')).toBe(home)
  })

  test('saves of two windows that arrive at one time lose nothing of each other', async () => {
    const { client, row } = await begun()
    const { version, content } = row()
    const withContact = (name: string, text: string): DraftContentJson => ({
      ...content,
      parts: content.parts.map((part) =>
        part.kind === 'contact' ? { ...part, fields: { ...part.fields, [name]: text } } : part,
      ),
    })
    await Promise.all([
      save(client, version, withContact('city', 'Osasco, SP')),
      save(client, version, withContact('headline', 'Cozinheira')),
    ])
    expect(row().content.parts[0]?.fields).toMatchObject({ city: 'Osasco, SP', headline: 'Cozinheira' })
  })

  test('a line and a part added in each of two windows that know the same version are all there', async () => {
    const { client, row } = await begun()
    const { id, version } = row()
    const form = (fields: Record<string, string>) =>
      client.form(home, { rascunho: id, base: String(version), pulos: '', ...fields })
    const filled = { part_p1: 'contact', part_p3: 'job', f_p3_title: 'Cozinheira' }
    for (let window = 0; window < 2; window++) {
      await form({ ...filled, acao: 'linha:p3' })
      await form({ ...filled, acao: 'parte', novo: 'own' })
    }
    expect(row().content.parts.filter(({ kind }) => kind === 'own')).toHaveLength(2)
    expect(row().content.parts.find(({ kind }) => kind === 'job')?.lines).toHaveLength(2)
  })

  test('over its bounds is refused, and what was typed comes back', async () => {
    const { client, row } = await begun()
    const { version, content } = row()
    const long = 'x'.repeat(draftLimits.text + 1)
    expect((await save(client, version, withJob(content, long))).status).toBe(422)
    expect((await client.post('/api/draft/measure', { content: withJob(content, long) })).status).toBe(422)
    const fields = { rascunho: row().id, base: String(version), part_p3: 'job', l_p3_l1: long, acao: 'guardar' }
    const page = await client.form(home, fields)
    expect([page.status, (await page.text()).includes(long)]).toEqual([422, true])
    expect(row().version).toBe(version)
    for (const odd of [undefined, null, [], 'x', {}, { parts: 7 }])
      for (const call of ['save', 'measure'])
        expect((await client.post(`/api/draft/${call}`, { base: version, content: odd })).status).toBe(422)
    const odd = { parts: [{ kind: 'job', id: 7, lines: 'x' }] }
    expect((await client.post('/api/draft/save', { base: 'x', content: odd })).status).toBeLessThan(500)
    expect(row().content).toEqual(content)
  })

  test("is nobody else's: not to read, save, measure, export or delete", async () => {
    const [mine, theirs] = [await begun('Célia Dona'), await person()]
    const id = mine.row().id
    const { version, content } = mine.row()
    const named = `?rascunho=${id}`
    for (const path of ['', '/historico', '/curriculo.docx', '/curriculo.pdf', '/curriculo.json']) {
      const text = await (await theirs.client.ask(`${home}${path}${named}`)).text()
      expect(text).not.toContain('Célia Dona')
    }
    expect((await theirs.client.post(`/api/draft/save${named}`, { base: version, content })).status).toBe(404)
    expect((await theirs.client.post(`/api/draft/measure${named}`, { content })).status).toBe(404)
    expect((await theirs.client.form(home, { rascunho: id, acao: 'apagar', confirmo: 'sim' })).status).toBe(404)
    expect((await app.client().post('/api/draft/save', { base: 1, content })).status).toBe(401)
    expect(mine.row().version).toBe(version)
  })

  test('comes out as Word, PDF and JSON Resume, twice the same, and goes in again as JSON Resume', async () => {
    const { client, row } = await begun()
    await save(client, row().version, withJob(row().content, 'Preparei 180 refeições por dia.', cook))
    for (const ending of ['docx', 'pdf', 'json']) {
      const [one, two] = [
        await client.ask(`${home}/curriculo.${ending}`),
        await client.ask(`${home}/curriculo.${ending}`),
      ]
      expect([one.status, one.headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="celia-ramos-curriculo.${ending}"`,
      ])
      expect(Buffer.from(await one.bytes())).toEqual(Buffer.from(await two.bytes()))
    }
    const json = await (await client.ask(`${home}/curriculo.json`)).bytes()
    const other = await person()
    const sent = new FormData()
    sent.set('acao', 'comecar')
    sent.set('de', 'json')
    sent.set('arquivo', new File([json], 'cv.json'))
    expect((await other.client.ask(home, { method: 'POST', body: sent, redirect: 'manual' })).status).toBe(303)
    const [copy] = draftsOf(app.core.views.db, other.account)
    const job = copy?.content.parts.find(({ kind }) => kind === 'job')
    expect([job?.fields, job?.lines.map(({ text }) => text)]).toEqual([cook, ['Preparei 180 refeições por dia.']])
  })
})

test('a version far back is read from a bounded number of events, and a window that old still loses nothing', async () => {
  const { account, client, row } = await begun()
  const { id, content, version: base } = row()
  const metadata = { at: start, actor: account, correlation: 'test', causation: null }
  const texts = Array.from({ length: wholeEvery * 2 + 20 }, (_, at) => `linha de número ${at}`)
  for (const text of texts) {
    const command = { kind: 'change', draft: id, cause: 'typed', base: null, content: withJob(content, text) } as const
    expect((await app.core.handle(draft, draftStream(account, id), command, metadata)).ok).toBe(true)
  }
  for (const at of [1, wholeEvery - 1, wholeEvery, wholeEvery + 1, wholeEvery * 2, texts.length]) {
    const then = await contentAt(app.core, account, id, at + 1)
    const job = then?.parts.find(({ kind }) => kind === 'job')
    expect([at, job?.lines[0]?.text]).toEqual([at, texts[at - 1]])
    expect(then?.parts.length).toBe(content.parts.length)
  }
  const joined = await body<DraftSavedJson>(await save(client, base, withJob(content, '', cook)))
  const job = joined.content?.parts.find(({ kind }) => kind === 'job')
  expect([job?.fields, job?.lines[0]?.text]).toEqual([cook, texts.at(-1)])
  // Others are answered in between, and one person's have a bound.
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  const saves = Array.from({ length: 20 }, () => save(client, wholeEvery - 1, withJob(content, '', cook)))
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  clearInterval(counting)
  expect([...new Set(statuses)].sort()).toEqual([200, 503])
  expect(turns).toBeGreaterThan(5)
})

describe('from nothing', () => {
  const answer = (client: Client, draft: string, passo: string, fields: Record<string, string>) =>
    client.form(`${home}/perguntas`, { rascunho: draft, passo, ...fields })
  const begin = async () => {
    const { client, account } = await person()
    const answered = await client.form(home, { acao: 'comecar', de: 'perguntas' })
    expect(answered.headers.get('location')).toBe(`${home}/perguntas`)
    return { client, row: () => draftsOf(app.core.views.db, account)[0]! }
  }

  test('six questions lead to a draft that has a score', async () => {
    const { client, row } = await begin()
    const { id } = row()
    await answer(client, id, '1', { f_p1_phone: '(11) 90000-0142', f_p1_city: 'são paulo, sp' })
    await answer(client, id, '2', { f_p1_headline: 'Cozinheira' })
    await answer(client, id, '3', {
      f_p3_title: 'Cozinheira',
      f_p3_employer: 'Casa da Ana',
      f_p3_start: '2018',
      f_p3_end: '2024',
    })
    await answer(client, id, '4', { l_p3_l1: 'preparei 30 refeições por dia', l_p3_l2: 'Cuidei das compras da semana' })
    await answer(client, id, '5', { f_p4_course: 'Ensino médio completo' })
    const last = await answer(client, id, '6', { f_p5_text: 'forno combinado, panificação' })
    expect(last.headers.get('location')).toBe(home)
    const [contact, , job] = row().content.parts
    expect(contact?.fields).toMatchObject({ name: 'Célia Ramos', headline: 'Cozinheira', city: 'São Paulo, SP' })
    expect(job?.lines.map(({ text }) => text)).toEqual([
      'Preparei 30 refeições por dia',
      'Cuidei das compras da semana',
    ])
    expect((await measure(client, row().content)).score).toBeGreaterThan(20)
  })

  test('who has not worked yet is asked about school and home, and may change that answer', async () => {
    const { client, row } = await begin()
    const { id } = row()
    await answer(client, id, '3', { nunca: 'sim' })
    expect(row().content.parts[2]).toMatchObject({ kind: 'own', fields: { heading: 'Projetos' } })
    const page = await client.ask(`${home}/perguntas?passo=4`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('mesmo sem receber')
    await answer(client, id, '4', { l_p3_l1: 'Organizei a rifa da formatura' })
    await answer(client, id, '3', {})
    expect(row().content.parts[2]).toMatchObject({ kind: 'job', lines: [{ text: 'Organizei a rifa da formatura' }] })
  })

  test('a draft that says too little is asked for its empty parts, and nothing is called unreadable', async () => {
    const { client, row } = await begun()
    const { questions, caps, headline } = await measure(client, row().content)
    expect(questions.map(({ title }) => title)).toEqual([
      'Que trabalho você procura?',
      'Qual era o seu cargo?',
      'Onde foi?',
      'Quando você entrou?',
      'Quando você saiu?',
      'O que mais você fazia lá?',
      'Que ferramentas, máquinas ou programas você usa?',
      'O que você estudou?',
    ])
    expect([caps, headline]).toEqual([[], 'Conte um pouco mais'])
  })

  test('the questions of nobody are not found', async () => {
    const { client } = await person()
    expect((await client.ask(`${home}/perguntas`)).status).toBe(404)
    expect((await answer(client, 'x', '1', {})).status).toBe(404)
  })
})

describe('when it is over', () => {
  const canary = 'Canário da oficina'
  const stored = (folder: string, text: string): boolean =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => statSync(path).isFile())
      .some((path) => readFileSync(path).includes(text))
  const versions = (account: string) =>
    app.core.events
      .streams(draftStreams(account), '', 10)
      .flatMap((stream) => app.core.events.read(stream))
      .filter((event) => event.personal())

  test('the copy of everything holds each version of it', async () => {
    const { client, row } = await begun()
    await save(client, row().version, withJob(row().content, canary))
    const files = unzipSync(await (await client.ask('/conta/exportar')).bytes())
    expect(strFromU8(files['rascunhos.json'] ?? new Uint8Array())).toContain(canary)
  })

  test('a deleted draft is readable nowhere, and another can be begun', async () => {
    const { client, account, row } = await begun()
    await save(client, row().version, withJob(row().content, 'Canário apagado'))
    expect(stored(app.core.config.folder, 'Canário apagado')).toBe(true)
    expect(versions(account).length).toBe(2)
    expect((await client.form(home, { rascunho: row().id, acao: 'apagar' })).status).toBe(303)
    expect(row()).toBeDefined()
    expect((await client.form(home, { rascunho: row().id, acao: 'apagar', confirmo: 'sim' })).status).toBe(303)
    expect([row(), versions(account)]).toEqual([undefined as never, []])
    expect(stored(app.core.config.folder, 'Canário apagado')).toBe(false)
    expect((await client.form(home, { acao: 'comecar', de: 'vazio' })).status).toBe(303)
    expect(row().content.parts.length).toBeGreaterThan(3)
  })

  test('an erased account leaves no word of its drafts in any file', async () => {
    const { client, account, row } = await begun()
    await save(client, row().version, withJob(row().content, 'Canário erradicado'))
    expect((await client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    expect([row(), versions(account)]).toEqual([undefined as never, []])
    expect(stored(app.core.config.folder, 'Canário erradicado')).toBe(false)
  })
})
