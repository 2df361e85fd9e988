// The main job: upload a résumé, read its analysis; what it costs, and what it never costs.
import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { analysis as analysisDecider } from '../../src/domain/analyses/analysis'
import { accountStream } from '../../src/events/schema/events'
import { latestRefusals } from '../../src/server/analyses/run/record-refusal'
import { recover } from '../../src/server/analyses/run/run-analysis'
import { storeUpload } from '../../src/server/storage/uploads'
import { asked, body, type Client, start, testApp } from '../helpers/app'
import { docxResume, pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

type Latest = {
  analise_json: Record<string, unknown> & { score: number; verificacoes: { pontos: number; evidencias: unknown[] }[] }
}
type Stats = { remainingAnalyses: number; totalAllowed: number; suggestions: string[] }

const app = fileApp()
let pdf: Uint8Array<ArrayBuffer>
let docx: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  pdf = await pdfResume()
  docx = await docxResume()
})

let people = 0
const newcomer = async (on = app): Promise<Client> => {
  const client = on.client()
  await client.register(`pessoa${++people}@exemplo.com`)
  return client
}
const stats = async (client: Client) => body<Stats>(await client.ask('/api/user/stats'))
const analyse = (client: Client, name = 'cv.pdf', bytes = pdf) => client.upload('/api/resume/analyze', name, bytes)
const accountOf = async (client: Client) => (await body<{ id: string }>(await client.ask('/api/user'))).id

describe('a résumé', () => {
  test('is analysed with evidence, stored, and costs one use', async () => {
    const client = await newcomer()
    expect(await stats(client)).toMatchObject({ remainingAnalyses: 4, totalAllowed: 4 })
    const answer = await analyse(client)
    expect(answer.status).toBe(200)
    const sent = await body<Latest>(answer)
    expect(sent.analise_json).toMatchObject({
      score: expect.any(Number),
      formatacao: { score: expect.any(Number) },
      conteudo: { score: expect.any(Number) },
      ats_compatibilidade: { score: expect.any(Number) },
      pontos_fortes: expect.any(Array),
      areas_melhoria: expect.any(Array),
      keywords_encontradas: expect.any(Array),
      keywords_sugeridas: expect.any(Array),
      url_otimizado: expect.stringContaining('/curriculo/otimizado.docx'),
    })
    expect(sent.analise_json.verificacoes.some(({ evidencias }) => evidencias.length > 0)).toBe(true)
    expect(await body(await client.ask('/api/resume/latest'))).toEqual(sent)
    expect(await stats(client)).toMatchObject({ remainingAnalyses: 3, totalAllowed: 4 })
    expect(await body(await client.ask('/api/user/scores'))).toEqual({
      overall: sent.analise_json.score,
      photo: 0,
      linkedin: 0,
      resume: sent.analise_json.score,
    })
    expect(await body<object[]>(await client.ask('/api/activities'))).toMatchObject([
      { type: 'Análise de Currículo', date: new Date(start).toISOString() },
    ])
  })

  test('gets the same result each time, for every account', async () => {
    const answers = await Promise.all([0, 1].map(async () => body<Latest>(await analyse(await newcomer()))))
    // Only the address of the optimised file names the analysis.
    const [first, second] = answers.map(({ analise_json: { url_otimizado: _, ...rest } }) => rest)
    expect(first).toEqual(second)
  })

  test('as DOCX is read too, recognised by its content and not its name', async () => {
    const client = await newcomer()
    expect((await analyse(client, 'curriculo.pdf', docx)).status).toBe(200)
    const page = await (await client.ask('/curriculo')).text()
    expect(page).toContain('curriculo.pdf')
  })

  test('reads in the language its reader reads in', async () => {
    const client = await newcomer()
    await analyse(client)
    const [pt, en] = await Promise.all(
      ['pt-BR', 'en-US'].map(async (language) =>
        body<Latest>(await client.ask('/api/resume/latest', { headers: { 'accept-language': language } })),
      ),
    )
    expect(en?.analise_json.score).toBe(pt?.analise_json.score as number)
    expect(en?.analise_json.areas_melhoria).not.toEqual(pt?.analise_json.areas_melhoria)
  })

  test('without an analysis yet is a 404 that says so', async () => {
    const answer = await (await newcomer()).ask('/api/resume/latest')
    expect([answer.status, (await body(answer)).message]).toEqual([404, 'Nenhuma análise encontrada'])
  })

  test('of somebody else is nobody’s business', async () => {
    const owner = await newcomer()
    await analyse(owner, 'segredo-da-ana.pdf')
    const other = await newcomer()
    expect((await other.ask('/api/resume/latest')).status).toBe(404)
    expect(await (await other.ask('/curriculo')).text()).not.toContain('segredo-da-ana')
  })

  test('sent by a plain form leads to the page with the result', async () => {
    const client = await newcomer()
    const answer = await client.upload('/curriculo', 'meu-cv.pdf', pdf)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/curriculo#resultado'])
    expect(await (await client.ask('/curriculo')).text()).toContain('meu-cv.pdf')
  })

  test('region alone is answered to who asks for it', async () => {
    const client = await newcomer()
    await analyse(client)
    const region = await (await client.ask('/curriculo', { headers: { 'x-region': 'resultado' } })).text()
    expect(region).toContain('data-region="resultado"')
    expect(region).not.toContain('<html')
  })

  test('name is shown as text, never as markup, path or control characters', async () => {
    const client = await newcomer()
    await analyse(client, '../../<img src=x onerror=alert(1)>\u202Efdp.cv.pdf')
    const page = await (await client.ask('/curriculo')).text()
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('\u202E')
  })
})

describe('a file that cannot be analysed', () => {
  const scanned = async () => {
    const doc = await PDFDocument.create()
    doc.addPage().drawRectangle({ x: 50, y: 50, width: 300, height: 300 })
    return new Uint8Array(await doc.save())
  }
  const letter = async () => {
    const doc = await PDFDocument.create()
    const page = doc.addPage()
    const text =
      'Dear neighbour, please water the plants while we are away and feed the cat twice a day. Thank you so much.'
    for (let line = 0; line < 12; line++) page.drawText(text, { x: 40, y: 780 - line * 20, size: 9 })
    return new Uint8Array(await doc.save())
  }
  const files: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
    ['empty', () => new Uint8Array(0), 422, 'file-empty'],
    ['text under a PDF’s name', () => new TextEncoder().encode('just text'), 415, 'file-unknown-type'],
    [
      'old Word',
      () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0)]),
      415,
      'file-old-word',
    ],
    ['truncated', () => pdf.slice(0, 700), 422, 'file-damaged'],
    ['a scan', scanned, 422, 'file-scanned'],
    ['no résumé', letter, 422, 'file-not-a-resume'],
    ['over 10 MB', () => new Uint8Array(10 * 1024 * 1024 + 1), 413, 'file-too-large'],
  ]
  test.each(files)(
    '(%s) is refused with the reason in the person’s language and costs nothing',
    async (_, make, status, code) => {
      const client = await newcomer()
      const answer = await analyse(client, 'cv.pdf', new Uint8Array(await make()))
      const problem = await body<{ code: string; message: string }>(answer)
      expect([answer.status, problem.code]).toEqual([status, code])
      expect(problem.message.length).toBeGreaterThan(10)
      expect((await stats(client)).remainingAnalyses).toBe(4)
      expect((await client.ask('/api/resume/latest')).status).toBe(404)
      expect((await analyse(client)).status).toBe(200)
    },
  )

  test('that is missing altogether', async () => {
    const client = await newcomer()
    const empty = await client.ask('/api/resume/analyze', { method: 'POST', body: new FormData() })
    expect([empty.status, (await body(empty)).message]).toEqual([422, 'Nenhum arquivo selecionado'])
    const form = new FormData()
    form.set('resume', 'not a file')
    expect((await client.ask('/api/resume/analyze', { method: 'POST', body: form })).status).toBe(422)
    expect((await client.post('/api/resume/analyze', {})).status).toBe(422)
  })

  test('shows its text on the page of a plain form', async () => {
    const answer = await (await newcomer()).upload('/curriculo', 'cv.pdf', new TextEncoder().encode('texto'))
    expect(answer.status).toBe(415)
    expect(await answer.text()).toContain('Apenas arquivos PDF ou DOCX são permitidos.')
  })
})

describe('the last unit', () => {
  test('is won by one of ten who ask at once', async () => {
    const client = await newcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => analyse(client)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 403)
    expect(refused).toHaveLength(9)
    expect(await body(refused[0] as Response)).toMatchObject({ code: 'quota-tool' })
    expect((await stats(client)).remainingAnalyses).toBe(3)
    expect(latestRefusals(app.core, await accountOf(client))).toHaveLength(9)
    const stored = readdirSync(join(app.config.folder, 'files', await accountOf(client)))
    expect(stored).toHaveLength(1)
  })
})

describe('after a crash', () => {
  /** The state a killed server leaves: a unit held for an analysis that has no end. */
  const interrupted = async (folder: string, withFile: boolean) => {
    const own = await testApp({}, folder)
    const client = await newcomer(own)
    const account = await accountOf(client)
    const id = Bun.randomUUIDv7()
    if (withFile) await storeUpload(own.core, account, id, pdf)
    await own.core.handle(
      analysisDecider,
      accountStream(account),
      { kind: 'request', analysis: id, tool: 'resume', bytes: pdf.byteLength, file: 'cv.pdf', ...asked },
      { at: start, actor: account, correlation: Bun.randomUUIDv7(), causation: null },
    )
    expect((await stats(client)).remainingAnalyses).toBe(3)
    return { own, client }
  }
  const folder = () => mkdtempSync(join(tmpdir(), 'crash-'))

  test('an analysis whose file is there is finished', async () => {
    const { own, client } = await interrupted(folder(), true)
    expect(await recover(own.core)).toBe(1)
    expect((await client.ask('/api/resume/latest')).status).toBe(200)
    expect((await stats(client)).remainingAnalyses).toBe(3)
    expect(await recover(own.core)).toBe(0)
    await own.close()
  })

  test('one whose file is gone gives its unit back', async () => {
    const { own, client } = await interrupted(folder(), false)
    expect(await recover(own.core)).toBe(1)
    expect((await stats(client)).remainingAnalyses).toBe(4)
    expect((await client.ask('/api/resume/latest')).status).toBe(404)
    await own.close()
  })
})

describe('on disk', () => {
  test('nothing of the person can be read: not name, address, file or result', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'))
    const own = await testApp({}, folder)
    const client = own.client()
    await client.register('canario-7f3k@exemplo.com', 'Canario Setef Tresk')
    await analyse(client, 'canario-arquivo.pdf', docx)
    const log = Buffer.concat(['events.db', 'events.db-wal'].map((name) => readFileSync(join(folder, name))))
    for (const secret of ['canario-7f3k', 'Canario Setef', 'canario-arquivo', 'Joana Prado'])
      expect(log.includes(secret)).toBe(false)
    const account = await accountOf(client)
    for (const file of readdirSync(join(folder, 'files', account))) {
      const bytes = Buffer.from(await Bun.file(join(folder, 'files', account, file)).arrayBuffer())
      expect(bytes.subarray(0, 4).toString()).not.toBe('PK\u0003\u0004')
      expect(bytes.includes('word/document.xml')).toBe(false)
    }
    await own.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
