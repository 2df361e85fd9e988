// A draft begun from a file: what was left out is quoted and can be taken in, and a finding that is solved already says so.
import { expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { measureDraft } from '../../src/analysis/resume/draft/measure'
import { latestAnalysis } from '../../src/projections/analyses/analysis'
import { draftsOf } from '../../src/projections/drafts/draft'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { resumeResultOf } from '../../src/server/analyses/results/results'
import { draftFileBucket } from '../../src/server/security/buckets'
import { pdfOf } from '../documents/pdf'
import { body, testApp } from '../helpers/app'
import { eventually } from '../helpers/eventually'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const home = '/curriculo/oficina'
const lines = [
  'Ana Souza Lima',
  '(81) 90000-0142 | ana@exemplo.com.br',
  'RG: 12.345.678-9 | Brasileira, casada, 52 anos',
  'Rua das Acácias n 312 fundos – Jd. São Luis – São Paulo SP',
  'Experiência Profissional',
  'Atendente | Padaria Sol | 03/2018 - 08/2024',
  'Atendi 40 clientes por dia no balcão da loja',
  'Recebi e conferi entregas de fornecedores',
  'Formação',
  'Ensino médio, Escola Estadual Sol, 2016',
]

let people = 0
const begun = async (query = '', on = app, texts = lines) => {
  const client = on.client()
  await client.register(`arquivo${++people}@exemplo.com`)
  const sent = await client.upload('/api/resume/analyze', 'cv.pdf', await pdfOf(texts))
  expect(sent.status).toBe(200)
  const started = await client.form(`${home}${query}`, { acao: 'comecar', de: 'arquivo' })
  expect(started.status).toBe(303)
  const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
  const row = () => draftsOf(on.core.views.db, account)[0]!
  const page = async (address: string) => (await client.ask(address, { headers: { accept: 'text/html' } })).text()
  return { client, row, page, place: started.headers.get('location') ?? '' }
}

test('words that were left out are quoted; what is no personal data comes in with one click', async () => {
  const { client, row, page } = await begun()
  expect(JSON.stringify(row().content)).not.toMatch(/casada|12\.345/)
  const first = await page(home)
  const quoted = ['“RG: ••.•••.•••-•”', '“Brasileira”', '“casada”', '“52 anos”'].filter((text) => first.includes(text))
  expect(quoted).toHaveLength(4)
  expect(first.includes('12.345.678')).toBe(false)
  const at = /value="(trazer:\d+)" aria-label="Trazer “Brasileira”/.exec(first)?.[1] ?? ''
  const taken = await client.form(home, { rascunho: row().id, acao: at })
  expect(taken.status).toBe(303)
  const ofOneself = () => {
    const { fields, lines } = row().content.parts[1]!
    return [fields.heading, ...lines.map(({ text }) => text)]
  }
  expect(ofOneself()).toEqual(['Dados Pessoais', 'Brasileira'])
  const again = await page(taken.headers.get('location')?.split('#')[0] ?? '')
  expect([again.includes('“52 anos”'), again.includes('“Brasileira”')]).toEqual([true, false])
  // A second click on the same one, in another window.
  await client.form(home, { rascunho: row().id, acao: at })
  expect(ofOneself()).toEqual(['Dados Pessoais', 'Brasileira'])
  // Later the words stay folded until asked for.
  expect((await page(home)).includes('“52 anos”')).toBe(false)
})

test('no personal data is offered, none comes in whatever is sent, and the score stays', async () => {
  const { client, row, page } = await begun()
  const first = await page(home)
  expect(first).not.toMatch(/aria-label="Trazer “(?:RG|casada|52 anos|Rua)/)
  const { content } = row()
  const places = Array.from({ length: 8 }, (_, at) => `trazer:${at}`)
  for (const acao of places) await client.form(home, { rascunho: row().id, acao })
  expect(JSON.stringify(row().content)).not.toMatch(/casada|52 anos|12\.345|Acácias/)
  expect(measureDraft(row().content.parts).result.score).toBe(measureDraft(content.parts).result.score)
})

test('two presses at once bring the words once', async () => {
  const { client, row, page } = await begun()
  const acao = /value="(trazer:\d+)" aria-label="Trazer “Brasileira”/.exec(await page(home))?.[1] ?? ''
  const press = () => client.form(home, { rascunho: row().id, acao })
  const answers = await Promise.all([press(), press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(JSON.stringify(row().content).split('"Brasileira"')).toHaveLength(2)
})

test('the words of somebody else’s file are neither quoted nor taken in, whatever id is sent', async () => {
  const [one, other] = [await begun(), await begun()]
  const foreign = one.row()
  for (const query of [`rascunho=${foreign.id}&nao_veio=ver`, `rascunho=${foreign.id}`])
    expect((await other.page(`${home}?${query}`)).includes('“52 anos”')).toBe(false)
  const taken = await other.client.form(home, { rascunho: foreign.id, acao: 'trazer:2' })
  expect(taken.status).toBe(404)
  expect(one.row()).toEqual(foreign)
  expect(JSON.stringify(other.row().content)).not.toContain('casada')
})

test('markup among the words is shown as it was written', async () => {
  const markup = 'Sexo: <b>feminino</b>"><img src=x onerror=alert(1)>'
  const own = `Brasileira, casada, <b>52 anos</b> | ${markup}`
  const { client, row, page } = await begun('', app, [...lines.slice(0, 2), own, ...lines.slice(4)])
  const shown = await page(home)
  expect(shown).toContain('&lt;')
  expect(shown).not.toMatch(/<b>(?:feminino|52)|<img src=x/)
  const places = [...shown.matchAll(/value="(trazer:\d+)"/g)].map(([, at]) => at ?? '')
  expect(places.length).toBeGreaterThan(1)
  for (const acao of places) await client.form(home, { rascunho: row().id, acao })
  expect(JSON.stringify(row().content)).toContain('<img src=x onerror=alert(1)>')
  expect(await page(home)).not.toMatch(/<b>(?:feminino|52)|<img src=x/)
})

test('the point that a clean version is held back for is named in the result and in its draft, until the part it quotes is changed', async () => {
  const undated = [
    ...lines.slice(0, 8),
    'Ajudante Geral | Mercado Lua',
    'Repus as prateleiras da loja',
    ...lines.slice(8),
  ]
  const { client, row, page } = await begun('', app, undated)
  await optimisedSettled(app.core)
  const point = '“Ajudante Geral, Mercado Lua”'
  const result = await page('/curriculo')
  expect([result.includes(point), result.includes('Ajustar na Oficina e baixar')]).toEqual([true, true])
  expect(await page(home)).toContain(point)
  const at = /value="(trazer:\d+)" aria-label="Trazer “Brasileira/.exec(await page(home))?.[1] ?? ''
  await client.form(home, { rascunho: row().id, acao: at })
  expect((await page(home)).includes(point)).toBe(true)
  const { version, content } = row()
  const parts = content.parts.map((part) =>
    JSON.stringify(part).includes('Mercado Lua') ? { ...part, fields: { ...part.fields, start: '02/2016' } } : part,
  )
  expect((await client.post('/api/draft/save', { base: version, content: { ...content, parts } })).status).toBe(200)
  expect((await page(home)).includes(point)).toBe(false)
})

test('no place among the words that were left out changes nothing', async () => {
  const { client, row } = await begun()
  const { version } = row()
  for (const at of ['trazer:99', 'trazer:-1', 'trazer:x', 'trazer:'])
    expect((await client.form(home, { rascunho: row().id, acao: at })).status).toBe(303)
  expect(row().version).toBe(version)
})

test('the file is read again a bounded number of times, whichever words are asked for', async () => {
  const own = await testApp({ RATE_LIMIT: 'on' })
  const { client, row, page } = await begun('', own)
  const quotes = async (asked: string) => (await page(`${home}?nao_veio=${asked}`)).includes('“52 anos”')
  expect(await quotes('first')).toBe(true)
  const key = `draft left ${row().account}`
  for (let taken = 0; taken < draftFileBucket.capacity; taken++)
    own.core.throttle.take(key, draftFileBucket, Date.now() + 60_000)
  expect(await quotes('then')).toBe(false)
  expect((await client.form(home, { rascunho: row().id, acao: 'trazer:99' })).status).toBe(429)
  await own.close()
})

test('a finding that the draft has nothing of says so, and asks for nothing in its name', async () => {
  const { page, place } = await begun('?arrumar=personal-data')
  expect(place).toContain('arrumar=personal-data')
  const first = await page(place)
  // Drawn, and not among what the script is given for a measure that comes later.
  const says = (html: string) => />“[^<]*aqui isso já está feito/.test(html)
  expect(says(first)).toBe(true)
  for (const other of ['quantified', 'no-such']) expect(says(await page(`${home}?arrumar=${other}`))).toBe(false)
})

test('where the draft began at another score than its file, both are named', async () => {
  const { row, page } = await begun()
  const html = await page(home)
  const before = Number(/"before&quot;:(\d+)|&quot;before&quot;:(\d+)/.exec(html)?.[2])
  const file = row().score ?? 0
  expect(file).toBeGreaterThan(0)
  expect(html.includes(`O seu arquivo tem nota ${file}.`)).toBe(before !== file)
  expect(before).not.toBe(file)
})

test('a download of the draft is no other file, and a file with one word more, or one accent less, is', async () => {
  const { client, row } = await begun()
  const { account } = row()
  await assignPlan(app.core, `arquivo${people}@exemplo.com`, 'premium')
  const opened = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    expect((await client.upload('/api/resume/analyze', name, bytes)).status).toBe(200)
    const analise = latestAnalysis(app.core.views.db, account, 'resume')?.id ?? ''
    return (await client.form(home, { acao: 'comecar', de: 'arquivo', analise })).headers.get('location')
  }
  const file = await client.ask(`${home}/curriculo.docx`)
  expect(await opened('meu.docx', new Uint8Array(await file.arrayBuffer()))).toBe(home)
  for (const last of ['Ensino médio, Escola Estadual Sol, 2016, noturno', lines.at(-1)?.replace('médio', 'Medio')]) {
    const other = await pdfOf([...lines.slice(0, -1), last ?? ''])
    expect(await opened('outro.pdf', other)).toContain('?outro=')
  }
})

test('a reader that is busy or fails says so, and not that the file is another one', async () => {
  const { client, row } = await begun()
  const { account } = row()
  await assignPlan(app.core, `arquivo${people}@exemplo.com`, 'premium')
  expect((await client.upload('/api/resume/analyze', 'igual.pdf', await pdfOf(lines))).status).toBe(200)
  const analise = latestAnalysis(app.core.views.db, account, 'resume')?.id ?? ''
  const begin = () => client.form(home, { acao: 'comecar', de: 'arquivo', analise })
  const isChecked = () => resumeResultOf(latestAnalysis(app.core.views.db, account, 'resume'))?.optimised !== 'pending'
  // The clean version is made by a reader, too.
  await eventually(isChecked)
  for (const [refusal, status] of [
    ['busy', 503],
    ['internal', 500],
  ] as const) {
    // The first run begins a draft, which is there already; the second compares its words with the file's.
    const { run } = app.core.reader
    using failing = spyOn(app.core.reader, 'run').mockResolvedValue({ ok: false, refusal }).mockImplementationOnce(run)
    expect((await begin()).status).toBe(status)
    expect(failing).toHaveBeenCalledTimes(2)
  }
})

test('"Arrumar aqui" opens the line that the tip quotes, in whichever job it stands', async () => {
  const texts = lines
    .with(6, 'Ajudei no balcão da loja')
    .with(7, 'Limpei o salão')
    .toSpliced(8, 0, 'Repositor | Mercado Lua | 02/2016 - 01/2018', 'Reponho as prateleiras do setor de bebidas')
  const { client, page } = await begun('', app, texts)
  const result = await page('/curriculo')
  const forms = [...result.matchAll(/<form[^>]*action="\/curriculo\/oficina\?arrumar=([a-z-]+)"[\s\S]*?<\/form>/g)]
  const quotes = forms.flatMap(([form, check = '']) => {
    const trecho = /name="trecho" value="([^"]*)"/.exec(form)?.[1]
    return trecho === undefined ? [] : [{ check, trecho }]
  })
  expect(quotes.length).toBeGreaterThan(0)
  const opened = async (check: string, trecho: string) => {
    const answer = await client.form(`${home}?arrumar=${check}`, { acao: 'comecar', de: 'arquivo', trecho })
    const place = answer.headers.get('location') ?? ''
    const [, part = '', line = ''] = /&em=([a-z0-9]+)\.([a-z0-9]+)/.exec(place) ?? []
    const html = await page(place)
    // The part stands open, and holds the quoted line.
    const open = new RegExp(`<details[^>]*id="parte-${part}"[^>]* open`).test(html)
    const text = new RegExp(`id="l-${part}-${line}"[^>]*>([^<]*)<`).exec(html)?.[1]
    return { open, text, clear: place.includes('balc') }
  }
  const last = 'Reponho as prateleiras do setor de bebidas'
  expect(await opened('quantified', last)).toEqual({ open: true, text: last, clear: false })
  const first = 'Ajudei no balcão da loja'
  expect(await opened('quantified', first)).toEqual({ open: true, text: first, clear: false })
})
