// The optimised résumé end to end: offered with the analysis, downloaded by its owner, read again and no worse.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Document, Packer, Paragraph } from 'docx'
import { readDocument } from '../../src/analysis/documents/index'
import { analyseResume } from '../../src/analysis/resume/index'
import { liveEvents } from '../../src/api/live'
import { accountStream } from '../../src/events/schema/events'
import { optimisedSettled, pageFirstMs } from '../../src/server/analyses/downloads/optimised-check'
import { fileName } from '../../src/server/analyses/downloads/optimised-download'
import { removeFile } from '../../src/server/storage/uploads'
import { column, makePdf } from '../documents/pdf'
import { body, type Client } from '../helpers/app'
import { docxResume, pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

type Sent = { id: string; analise_json: { score: number; url_otimizado: string | null; otimizado_em_preparo: boolean } }
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const app = fileApp()

let people = 0
const newcomer = async (name?: string): Promise<Client> => {
  const client = app.client()
  await client.register(`otimizada${++people}@exemplo.com`, name)
  return client
}
/** Analysed, and what is offered known. */
const analyse = async (client: Client, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const answer = await client.upload('/api/resume/analyze', name, bytes)
  expect(answer.status).toBe(200)
  await optimisedSettled(app.core)
  return body<Sent>(await client.ask('/api/resume/latest'))
}
const until = async (holds: () => boolean) => {
  for (let tries = 0; !holds() && tries < 400; tries++) await Bun.sleep(20)
  expect(holds()).toBe(true)
}
const page = async (client: Client) => (await client.ask('/curriculo', { headers: { accept: 'text/html' } })).text()

describe.each([
  ['a PDF', 'cv.pdf', pdfResume],
  ['a DOCX', 'cv.docx', docxResume],
])('given %s', (_, name, make) => {
  test('both kinds are offered, as a clean version since they gain nothing, and our reader scores each no lower', async () => {
    const client = await newcomer('José D’Ávila Côrtes')
    const { analise_json } = await analyse(client, name, await make())
    expect(analise_json.url_otimizado).toContain('/curriculo/otimizado.docx?analise=')
    const html = await page(client)
    for (const part of [
      'Uma versão limpa do seu currículo',
      'Baixar em Word (DOCX)',
      'Baixar em PDF',
      'Só com as suas palavras',
    ])
      expect(html).toContain(part)
    for (const [kind, type] of [
      ['docx', wordType],
      ['pdf', 'application/pdf'],
    ] as const) {
      const answer = await client.ask(`/curriculo/otimizado.${kind}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      // By the résumé's owner, who is not the one signed in.
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="joana-prado-siqueira-curriculo.${kind}"`,
      )
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const reading = await readDocument(new Uint8Array(await answer.arrayBuffer()))
      expect(reading.ok).toBe(true)
      if (!reading.ok) continue
      const again = analyseResume(reading.document)
      expect(again.score).toBeGreaterThanOrEqual(analise_json.score)
      expect(again.robot.fields.find(({ field }) => field === 'email')?.value).toBe('joana.siqueira@example.com')
    }
  })
})

/** Two columns with dates: one column reads better. */
const twoColumns = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const left = [
    'Contato',
    'ana@example.com',
    '(81) 99999-0000',
    'Recife, PE',
    'Habilidades',
    'Excel',
    'SQL',
    'Power BI',
    'Python',
    'Git',
    'Linux',
    'Idiomas',
    'Inglês avançado',
  ]
  const right = [
    'Resumo',
    'Analista de dados há oito anos. Reduzi em 32% o tempo do fechamento.',
    'Experiência',
    'Analista de dados, Lumen Energia, 03/2021 - atual',
    'Reduzi em 32% o tempo do fechamento mensal das lojas.',
    'Liderei quatro pessoas na troca de 120 painéis antigos.',
    'Treinei 60 colegas de loja em consultas e planilhas.',
    'Cortei 11 relatórios repetidos da diretoria comercial.',
    'Assistente, Mercado Modelo, 01/2018 - 02/2021',
    'Organizei o cadastro de 8 mil itens do estoque geral.',
    'Conferi 40 notas de fornecedores por dia no recebimento.',
    'Formação',
    'Estatística, Universidade Federal, 2013 - 2017',
  ]
  const name = { text: 'Ana Souza Lima', x: 60, y: 60, size: 20, bold: true }
  return new Uint8Array(await makePdf([[name, ...column(left, 60, 110), ...column(right, 220, 117)]]))
}

test('given a file that gains points and is sound, it is the page’s main button', async () => {
  const client = await newcomer()
  const { analise_json } = await analyse(client, 'cv.pdf', await twoColumns())
  expect(analise_json.url_otimizado).not.toBeNull()
  const html = await page(client)
  expect(html.includes('Baixar currículo otimizado')).toBe(true)
  expect(html.includes('Uma versão limpa do seu currículo')).toBe(false)
})

test('given a file whose jobs would lose their dates, none is offered nor made, and the page says why', async () => {
  const client = await newcomer()
  const file = join(import.meta.dir, '../eval/produced/moderncv-casual-advogado.pdf')
  const { analise_json } = await analyse(client, 'cv.pdf', new Uint8Array(readFileSync(file)))
  expect(analise_json.url_otimizado).toBeNull()
  const html = await page(client)
  expect(html.includes('/curriculo/otimizado')).toBe(false)
  expect(html.includes('Não ficou certo que cada trabalho manteria a sua empresa e as suas datas.')).toBe(true)
  for (const kind of ['docx', 'pdf']) expect((await client.ask(`/curriculo/otimizado.${kind}`)).status).toBe(404)
})

describe('until it is known what is offered', () => {
  const words = 'Montando e conferindo a versão limpa do seu currículo.'

  test('the result is there, the page says that the file is being prepared, and its windows learn when it is', async () => {
    const client = await newcomer()
    const account = (await body<{ id: string }>(await client.ask('/api/user'))).id
    const sent: unknown[] = []
    const { send } = app.core.live
    app.core.live.send = (to, event, data) => {
      if (to === account && event === liveEvents.optimised) sent.push(data)
      send(to, event, data)
    }
    const answer = await client.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
    const { id, analise_json } = await body<Sent>(answer)
    expect(analise_json).toMatchObject({ score: expect.any(Number), otimizado_em_preparo: true })
    const html = await page(client)
    expect(html).toContain(words)
    expect(html).not.toContain('Baixar em PDF')
    await optimisedSettled(app.core)
    app.core.live.send = send
    expect(sent).toEqual([{ analise: id }])
    const region = await client.ask('/curriculo', { headers: { 'x-region': 'otimizado', accept: 'text/html' } })
    const fresh = await region.text()
    expect([fresh.startsWith('<!DOCTYPE'), fresh.includes(words), fresh.includes('Baixar em PDF')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('the page that shows the result gets its picture before a reader makes the file, and then the file is made', async () => {
    const client = await newcomer()
    const { run } = app.core.reader
    const jobs: string[] = []
    app.core.reader.run = (job, bytes, work) => {
      jobs.push(job)
      return run(job, bytes, work)
    }
    await client.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
    await client.ask('/api/resume/latest')
    expect(await page(client)).toContain(words)
    await until(() => jobs.includes('optimisedFacts'))
    app.core.reader.run = run
    expect(jobs).toEqual(['resume', 'picture', 'optimisedFacts'])
    await optimisedSettled(app.core)
  })

  test('where no page is asked for, the file is made a moment later by itself', async () => {
    const client = await newcomer()
    await client.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
    const latest = async () => (await body<Sent>(await client.ask('/api/resume/latest'))).analise_json
    expect((await latest()).otimizado_em_preparo).toBe(true)
    await Bun.sleep(pageFirstMs)
    for (let tries = 0; (await latest()).otimizado_em_preparo && tries < 400; tries++) await Bun.sleep(20)
    expect(await latest()).toMatchObject({ otimizado_em_preparo: false, url_otimizado: expect.any(String) })
  })

  test('given a check that a crash cut off, it is made when the result is next looked at, and once', async () => {
    const client = await newcomer()
    const account = (await body<{ id: string }>(await client.ask('/api/user'))).id
    const { run } = app.core.reader
    app.core.reader.run = async (job, bytes, work) =>
      job === 'optimisedFacts' ? { ok: false, refusal: 'busy' } : run(job, bytes, work)
    await client.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
    await optimisedSettled(app.core)
    app.core.reader.run = run
    expect(await page(client)).toContain(words)
    await page(client)
    await optimisedSettled(app.core)
    expect(await page(client)).toContain('Baixar em PDF')
    const events = app.core.events.read(accountStream(account)).map(({ type }) => type)
    expect(events.filter((type) => type === 'OptimisedResumeChecked')).toHaveLength(1)
  })

  test('given files that cannot be made, the result stands and nothing is offered', async () => {
    const client = await newcomer()
    const { run } = app.core.reader
    app.core.reader.run = async (job, bytes, work) =>
      job === 'optimisedFacts' ? { ok: false, refusal: 'too-slow' } : run(job, bytes, work)
    const { analise_json } = await analyse(client, 'cv.pdf', await pdfResume())
    app.core.reader.run = run
    expect(analise_json).toMatchObject({ score: expect.any(Number), url_otimizado: null, otimizado_em_preparo: false })
    expect(await page(client)).not.toMatch(/Montando e conferindo a versão limpa do seu currículo\.<|Baixar em PDF/)
  })
})

describe('the download', () => {
  test('is closed to strangers and to other people', async () => {
    const { id, analise_json } = await analyse(await newcomer(), 'cv.pdf', await pdfResume())
    const stranger = await app.client().ask('/curriculo/otimizado.pdf', { headers: { accept: 'text/html' } })
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/?next=%2Fcurriculo%2Fotimizado.pdf'])
    const other = await newcomer()
    expect((await other.ask(analise_json.url_otimizado ?? '')).status).toBe(404)
    expect((await other.ask(`/curriculo/otimizado.pdf?analise=${id}`)).status).toBe(404)
  })

  test('does not exist before an analysis, nor once the file is gone', async () => {
    const client = await newcomer()
    expect((await client.ask('/curriculo/otimizado.docx')).status).toBe(404)
    const { id } = await analyse(client, 'cv.pdf', await pdfResume())
    const account = (await body<{ id: string }>(await client.ask('/api/user'))).id
    removeFile(app.core, account, id)
    const answer = await client.ask('/curriculo/otimizado.docx', { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('O arquivo otimizado não está disponível para esta análise.')
  })

  test('holds no CPF, and the page says that it was left out', async () => {
    const lines = [
      'Rosa Lima Andrade',
      'CPF: 529.982.247-25 | Estado civil: casada | rosa.lima@example.com | (71) 98877-6655 | Salvador, BA',
      'Experiência',
      'Cozinheira, Restaurante Modelo, 01/2019 - atual',
      'Preparei 200 refeições por dia com uma equipe de 4 pessoas.',
      'Formação',
      'Ensino médio completo, Escola Exemplo, 2010',
      'Habilidades',
      'Boas práticas de manipulação, controle de estoque, cardápio',
    ]
    const children = lines.map((line) => new Paragraph(line))
    const file = new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
    const client = await newcomer()
    await analyse(client, 'rosa.docx', file)
    expect(await page(client)).toContain('Ficaram de fora: CPF e estado civil.')
    for (const kind of ['docx', 'pdf']) {
      const answer = await client.ask(`/curriculo/otimizado.${kind}`)
      const reading = await readDocument(new Uint8Array(await answer.arrayBuffer()))
      const text = reading.ok ? reading.document.lines.map((line) => line.text).join('\n') : ''
      expect(text).toContain('rosa.lima@example.com')
      expect(text).not.toMatch(/529|casada|CPF/)
    }
  })
})

test('a created file is named in the letters of every file system, and in the page’s language', () => {
  expect(fileName("José d'Ávila Cortês", 'pdf', 'pt-BR')).toBe('jose-d-avila-cortes-curriculo.pdf')
  expect(fileName('Joana Prado', 'docx', 'en-US')).toBe('joana-prado-resume.docx')
  expect(fileName('', 'json', 'en-US')).toBe('resume.json')
})
