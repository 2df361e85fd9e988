// The job scanner: paste an advert, read how the résumé answers it; what it needs, and what it never costs.
import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HistoryEntryJson } from '../../src/api/tools/analyses'
import { analysis as analysisDecider } from '../../src/domain/analyses/analysis'
import { monthAt } from '../../src/domain/day'
import { explainQuota } from '../../src/domain/quota/ledger'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { jobInputBytes } from '../../src/server/analyses/run/job-input'
import { recover } from '../../src/server/analyses/run/run-analysis'
import { storeUpload } from '../../src/server/storage/uploads'
import { asked, body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

const advert = `Analista de Dados Sênior

Sobre a empresa
Somos líderes em soluções de Kubernetes e SAP para o varejo, há mais de 20 anos no mercado.

Responsabilidades
- Construir painéis e relatórios de indicadores para a diretoria
- Liderar a migração dos relatórios antigos

Requisitos
- Experiência de 3 anos com SQL e Python
- Power BI avançado
- Vivência com Tableau
- Inglês avançado
- Ensino superior completo em Estatística ou áreas afins
- Não é necessário conhecimento em Java

Diferenciais
- Conhecimento em Airflow e dbt

Benefícios
- Vale refeição, plano de saúde e curso de Excel
`

type JobAnswer = {
  id: string
  resultados_json: {
    analise_curriculo: string
    compatibilidade: number
    resumo: string
    keywords: Record<'importantes' | 'presentes' | 'ausentes' | 'mostradas' | 'listadas', string[]>
    sugestoes: string[]
    faixa: { de: number; ate: number } | null
    confianca: string
    condicoes: { tipo: string; atendido: string; pedido: string }[]
    detalhes: { palavra: string; situacao: string; curriculo: { texto: string } | null; vaga: { texto: string } }[]
  }
}

const app = fileApp()
let pdf: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  pdf = await pdfResume()
})

let people = 0
const newcomer = async (on = app): Promise<Client> => {
  const client = on.client()
  await client.register(`vaga${++people}@exemplo.com`)
  return client
}
const withResume = async (on = app): Promise<Client> => {
  const client = await newcomer(on)
  expect((await client.upload('/api/resume/analyze', 'cv.pdf', pdf)).status).toBe(200)
  return client
}
const scan = (client: Client, description = advert) => client.post('/api/job/analyze', { description })
const left = async (client: Client) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses
const accountOf = async (client: Client) => (await body<{ id: string }>(await client.ask('/api/user'))).id

describe('an advert', () => {
  test('is compared with the latest résumé, stored, and costs one use', async () => {
    const client = await withResume()
    const answer = await scan(client)
    expect(answer.status).toBe(200)
    const sent = await body<JobAnswer>(answer)
    const { keywords, compatibilidade, sugestoes, condicoes, detalhes } = sent.resultados_json
    expect(keywords.mostradas).toEqual(expect.arrayContaining(['SQL', 'Python', 'Power BI']))
    expect(keywords.ausentes).toEqual(expect.arrayContaining(['Airflow', 'dbt']))
    expect(keywords.presentes).toEqual([...keywords.mostradas, ...keywords.listadas])
    for (const never of ['Kubernetes', 'SAP', 'Java', 'Excel', 'varejo'])
      expect([...keywords.presentes, ...keywords.ausentes]).not.toContain(never)
    expect(compatibilidade).toBeGreaterThan(60)
    expect(compatibilidade).toBeLessThan(95)
    expect(sugestoes.length).toBeGreaterThan(0)
    expect(condicoes.map(({ tipo, atendido }) => [tipo, atendido])).toEqual(
      expect.arrayContaining([
        ['anos', 'sim'],
        ['senioridade', 'sim'],
        ['idioma', 'sim'],
        ['formacao', 'sim'],
      ]),
    )
    const sql = detalhes.find(({ palavra }) => palavra === 'SQL')
    expect(sql?.vaga.texto).toContain('SQL e Python')
    expect(sql?.curriculo?.texto).toContain('SQL')
    expect(await body(await client.ask('/api/job/latest'))).toEqual(sent)
    expect(await left(client)).toBe(2)
    expect(await body<object[]>(await client.ask('/api/activities'))).toMatchObject([
      { type: 'Scanner de Palavras-Chave' },
      { type: 'Análise de Currículo' },
    ])
  })

  test('opens beside a draft made of the compared file, also where there was none', async () => {
    const client = await withResume()
    const { id } = await body<JobAnswer>(await scan(client))
    const page = await (await client.ask('/scanner-vagas')).text()
    const action = `/curriculo/oficina?anuncio=${id}`
    expect(page).toContain(`action="${action}"`)
    // The comparison stands before the form for another advert, which is folded.
    const place = page.indexOf('Ausentes do currículo')
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(page.indexOf('<textarea'))
    const analysis = /name="analise" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const begun = await client.form(action, { acao: 'comecar', de: 'arquivo', analise: analysis })
    expect([begun.status, begun.headers.get('location')]).toEqual([303, action])
    expect(await (await client.ask('/scanner-vagas')).text()).toContain(`href="${action}"`)
  })

  test('gets the same answer each time, and reads in the language of who reads it', async () => {
    const answers = await Promise.all(
      [0, 1].map(async () => {
        const client = await withResume()
        await scan(client)
        return [client, await body<JobAnswer>(await client.ask('/api/job/latest'))] as const
      }),
    )
    const [one, other] = answers.map(([, answered]) => ({ ...answered.resultados_json, analise_curriculo: '' }))
    expect(one).toEqual(other as NonNullable<typeof other>)
    const [first] = answers.map(([client]) => client) as [Client]
    const english = await body<JobAnswer>(
      await first.ask('/api/job/latest', { headers: { 'accept-language': 'en-US' } }),
    )
    expect(english.resultados_json.compatibilidade).toBe(one?.compatibilidade as number)
    expect(english.resultados_json.resumo).not.toBe(one?.resumo as string)
  })

  test('that says little gets a range', async () => {
    const client = await withResume()
    const sent = await body<JobAnswer>(
      await scan(
        client,
        'Procuramos analista de dados com experiência em SQL, Python e Power BI, inglês. No dia a dia você vai montar painéis de vendas e apurar os custos de cada loja.',
      ),
    )
    const { faixa, confianca, compatibilidade } = sent.resultados_json
    expect(confianca).toBe('baixa')
    expect(faixa?.de).toBeLessThanOrEqual(compatibilidade)
    expect(faixa?.ate).toBeGreaterThanOrEqual(compatibilidade)
    const page = await (await client.ask('/scanner-vagas')).text()
    expect(page).toContain('Esta descrição diz pouco')
    expect(page).toContain(`>${faixa?.de}–${faixa?.ate}<`)
    expect(await (await client.ask('/painel')).text()).toContain(`${faixa?.de} a ${faixa?.ate}% compatível`)
    const shown = await (await client.ask('/historico?ferramenta=job')).text()
    expect(shown).toContain(`${faixa?.de}–${faixa?.ate}`)
    expect(shown).not.toContain(`>${compatibilidade}<`)
    const call = await body<HistoryEntryJson[]>(await client.ask('/api/job/history'))
    expect(call[0]?.faixa).toEqual(faixa)
  })

  test('of a few words that asks for three skills or conditions is compared without a figure, wherever it is shown', async () => {
    const client = await withResume()
    const short = 'Motorista entregador\nCNH B ou superior OBRIGATÓRIA\nEnsino médio completo\nEscala 12x36 noturno'
    const sent = await scan(client, short)
    expect(sent.status).toBe(200)
    const { faixa, compatibilidade } = (await body<JobAnswer>(sent)).resultados_json
    expect([faixa, compatibilidade]).toEqual([null, null])
    const page = await (await client.ask('/scanner-vagas')).text()
    for (const words of ['Esta vaga diz pouco; por isso não damos nota', 'CNH B', 'Ensino médio'])
      expect(page).toContain(words)
    expect(await (await client.ask('/painel')).text()).toContain('sem nota')
    expect((await client.ask('/historico?ferramenta=job')).status).toBe(200)
    expect(await left(client)).toBe(2)
  })

  test('sent by a plain form leads to the page with the result and the text still in its field', async () => {
    const client = await withResume()
    const answer = await client.form('/scanner-vagas', { description: advert.replaceAll('\n', '\r\n') })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/scanner-vagas#resultado'])
    const page = await (await client.ask('/scanner-vagas')).text()
    for (const part of ['Lado a lado', 'Você mostra na experiência', 'você tem isso?', 'Condições da vaga', 'cv.pdf'])
      expect(page).toContain(part)
    expect(page).toContain('Conhecimento em Airflow e dbt')
    const region = await (await client.ask('/scanner-vagas', { headers: { 'x-region': 'resultado' } })).text()
    expect(region).toContain('data-region="resultado"')
    expect(region).not.toContain('<html')
  })

  test('is shown as text, never as markup', async () => {
    const client = await withResume()
    await scan(client, `${advert}<img src=x onerror=alert(1)><script>alert(2)</script></textarea><b>Requisitos</b>`)
    const page = await (await client.ask('/scanner-vagas')).text()
    expect(page).not.toContain('<img src=x')
    expect(page).not.toContain('alert(2)</script>')
  })

  test('of somebody else is nobody’s business', async () => {
    await scan(await withResume())
    expect((await (await newcomer()).ask('/api/job/latest')).status).toBe(404)
  })
})

describe('an advert that cannot be compared', () => {
  test('without a résumé: 409, a page that says so with a way on, and nothing is used up', async () => {
    const client = await newcomer()
    const answer = await scan(client)
    expect([answer.status, await body(answer)]).toMatchObject([
      409,
      { code: 'resume-missing', message: 'Envie seu currículo antes de analisar uma vaga.' },
    ])
    const page = await (await client.ask('/scanner-vagas')).text()
    expect(page).toContain('Envie seu currículo antes de analisar uma vaga.')
    expect(page).toContain('href="/curriculo"')
    expect(await left(client)).toBe(4)
  })

  const wrong: [string, unknown, string][] = [
    ['missing', undefined, 'Por favor, cole a descrição da vaga para análise.'],
    ['empty', ' \n ', 'Por favor, cole a descrição da vaga para análise.'],
    ['no text', 12, 'Por favor, cole a descrição da vaga para análise.'],
    ['short', 'x'.repeat(49), 'Por favor, forneça uma descrição mais detalhada da vaga.'],
    ['too long', 'a '.repeat(15_001), 'A descrição pode ter até 30 mil caracteres. Cole só o texto da vaga.'],
  ]
  test.each(wrong)(
    '%s: 422 with the text of the specification, and nothing is used up',
    async (_, description, text) => {
      const client = await withResume()
      const answer = await client.post('/api/job/analyze', { description })
      expect(answer.status).toBe(422)
      expect(await body(answer)).toMatchObject({ code: 'invalid', fields: { description: text } })
      expect(await left(client)).toBe(3)
    },
  )

  test('short: the call says so first, the form says what to do and keeps what was typed', async () => {
    const client = await withResume()
    expect((await body(await client.post('/api/job/analyze', { description: 'curta' }))).message).toBe(
      'Descrição muito curta',
    )
    const page = await client.form('/scanner-vagas', { description: 'minha vaga curta' })
    expect(page.status).toBe(422)
    const text = await page.text()
    expect(text).toContain('Por favor, forneça uma descrição mais detalhada da vaga.')
    expect(text).toContain('minha vaga curta')
  })

  test('as long as allowed is taken, in accents that a form writes long', async () => {
    const client = await withResume()
    const description = `${advert}${'é'.repeat(30_000)}`.slice(0, 30_000)
    expect((await client.form('/scanner-vagas', { description })).status).toBe(303)
  })

  test('without requirements is refused with the reason, and the use is given back', async () => {
    const client = await withResume()
    const answer = await scan(client, 'Bom dia a todos, hoje o céu está azul e o mar está calmo na praia.')
    expect([answer.status, (await body(answer)).code]).toEqual([422, 'file-not-an-advert'])
    expect(await left(client)).toBe(3)
    expect((await scan(client)).status).toBe(200)
  })

  test('with too little to compare is not charged, which the ledger explains, and the form lists what to paste', async () => {
    const client = await withResume()
    const thin = 'Servente Hospitalar\nJoinville - SC, para trabalhar no hospital\n- Experiência na função.'
    const answer = await scan(client, thin)
    expect([answer.status, (await body(answer)).code]).toEqual([422, 'file-thin-advert'])
    expect(await left(client)).toBe(3)
    const history = domainEvents.history(app.core.events.read(accountStream(await accountOf(client))))
    const { lines } = explainQuota(history, app.core.clock(), app.core.catalogue.limits)
    expect(lines.slice(-2).map(({ reason, change }) => [reason, change])).toEqual([
      ['analysis-requested', -1],
      ['analysis-failed', 1],
    ])
    const page = await client.form('/scanner-vagas', { description: thin })
    expect(page.status).toBe(422)
    const text = await page.text()
    expect(text).toContain('Não dá para comparar com este texto')
    expect(text).toContain('Não encontramos')
    expect(text).not.toContain('<li>o nome do cargo')
    expect(text).toContain('Servente Hospitalar')
    expect(text).not.toContain('Erro na análise</h2>')
  })

  test('a second one on the free plan', async () => {
    const client = await withResume()
    await scan(client)
    const answer = await scan(client)
    expect([answer.status, (await body(answer)).code]).toEqual([403, 'quota-tool'])
  })
})

describe('after a crash', () => {
  /** The state a killed server leaves: a unit held for a comparison that has no end. */
  const interrupted = async (own: TestApp, client: Client, resume: string) => {
    const account = await accountOf(client)
    const id = Bun.randomUUIDv7()
    const bytes = jobInputBytes({ description: advert, resume, ...monthAt(start) })
    await storeUpload(own.core, account, id, bytes)
    await own.core.handle(
      analysisDecider,
      accountStream(account),
      { kind: 'request', analysis: id, tool: 'job', bytes: bytes.byteLength, file: 'vaga', ...asked },
      { at: start, actor: account, correlation: Bun.randomUUIDv7(), causation: null },
    )
  }

  test('the comparison is made with the résumé it was asked for, and gives the same answer', async () => {
    const own = await testApp({}, mkdtempSync(join(tmpdir(), 'job-crash-')))
    const sure = await withResume(own)
    const expected = await body<JobAnswer>(await scan(sure))
    const client = await withResume(own)
    const resume = (await body<{ id: string }>(await client.ask('/api/resume/latest'))).id
    await interrupted(own, client, resume)
    expect(await recover(own.core)).toBe(1)
    const answered = await body<JobAnswer>(await client.ask('/api/job/latest'))
    expect({ ...answered.resultados_json, analise_curriculo: '' }).toEqual({
      ...expected.resultados_json,
      analise_curriculo: '',
    })
    expect(await left(client)).toBe(2)
    await own.close()
  })

  test('without that résumé the unit is given back', async () => {
    const own = await testApp({}, mkdtempSync(join(tmpdir(), 'job-crash-')))
    const client = await withResume(own)
    await interrupted(own, client, Bun.randomUUIDv7())
    expect(await recover(own.core)).toBe(1)
    expect(await left(client)).toBe(3)
    expect((await client.ask('/api/job/latest')).status).toBe(404)
    await own.close()
  })
})

test('on disk the advert cannot be read', async () => {
  const client = await withResume()
  await scan(client, `${advert}\nRequisito: canario-vaga-9x`)
  const folder = join(app.config.folder, 'files', await accountOf(client))
  for (const file of readdirSync(folder))
    expect(Buffer.from(await Bun.file(join(folder, file)).arrayBuffer()).includes('canario-vaga')).toBe(false)
})
