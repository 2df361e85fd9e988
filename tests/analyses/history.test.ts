// A tool's earlier results: who sees them, in what order, and what changed between two.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { termsOf } from '../../src/billing/offer'
import { analysis } from '../../src/domain/analyses/analysis'
import { billing } from '../../src/domain/billing/billing'
import { accountStream } from '../../src/events/schema/events'
import { historyMax, historyOfTool, ownAnalysis } from '../../src/projections/analyses/history'
import { resultJson } from '../../src/server/runtime/result-json'
import { asked, body, type Client, start } from '../helpers/app'
import { docxResume, pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'
import { portrait } from '../helpers/pages/pictures'

type Entry = { id: string; criado_em: string; score: number; versao_rubrica: number; nome_arquivo?: string }

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const app = fileApp()
let client: Client
let account: string
let ids: string[]

const context = () => ({ at: app.core.clock(), actor: 'system', correlation: Bun.randomUUIDv7(), causation: null })
const premium = async (email: string) => {
  const who = app.client()
  await who.register(email)
  const id = (await body<{ id: string }>(await who.ask('/api/user'))).id
  await app.core.handle(
    billing,
    accountStream(id),
    { kind: 'assign-plan', plan: 'premium', now: start, termsOf: termsOf(app.core.catalogue) },
    context(),
  )
  return { who, id }
}
const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const answer = await client.upload('/api/resume/analyze', name, bytes)
  expect(answer.status).toBe(200)
  app.turn(86_400_000)
  return (await body<{ id: string }>(answer)).id
}
const history = async (who = client, tool = 'resume') => body<Entry[]>(await who.ask(`/api/${tool}/history`))
const read = async (path: string, who = client) => {
  const answer = await who.ask(path, { headers: { accept: 'text/html' } })
  return { status: answer.status, html: await answer.text() }
}

beforeAll(async () => {
  const made = await premium('historia@exemplo.com')
  client = made.who
  account = made.id
  ids = [await send('primeiro.pdf', await pdfResume()), await send('segundo.docx', await docxResume())]
})

describe('the history of a tool', () => {
  test('lists results newest first, with score, moment, rules and file', async () => {
    const entries = await history()
    expect(entries.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(entries.map(({ nome_arquivo }) => nome_arquivo)).toEqual(['segundo.docx', 'primeiro.pdf'])
    for (const { score, versao_rubrica, criado_em } of entries) {
      expect(score).toBeGreaterThan(0)
      expect(versao_rubrica).toBeGreaterThan(0)
      expect(new Date(criado_em).toISOString()).toBe(criado_em)
    }
    expect(entries[0]?.criado_em.localeCompare(entries[1]?.criado_em ?? '')).toBe(1)
  })

  test('is empty for tools that measured nothing, and closed to who is not signed in', async () => {
    for (const tool of ['photo', 'linkedin', 'job']) expect(await history(client, tool)).toEqual([])
    for (const tool of ['photo', 'linkedin', 'resume', 'job'])
      expect((await app.client().ask(`/api/${tool}/history`)).status).toBe(401)
  })

  test("is the person's own: another sees none of it", async () => {
    const other = await premium('outra@exemplo.com')
    expect(await history(other.who)).toEqual([])
    expect((await read(`/curriculo?analise=${ids[0]}`, other.who)).status).toBe(404)
  })

  test('holds 50 results at most, without those that failed', async () => {
    const { id } = await premium('muitas@exemplo.com')
    const stream = accountStream(id)
    const result = { score: 50, checks: [] }
    for (let count = 0; count < historyMax + 10; count++) {
      const one = Bun.randomUUIDv7()
      await app.core.handle(
        analysis,
        stream,
        { kind: 'request', analysis: one, tool: 'job', bytes: 1, file: '', ...asked },
        context(),
      )
      const end =
        count % 10 === 0
          ? ({ kind: 'fail', analysis: one, reason: 'busy' } as const)
          : ({ kind: 'complete', analysis: one, engine: 'builtin', rubric: 3, score: count, result } as const)
      await app.core.handle(analysis, stream, end, context())
    }
    const entries = historyOfTool(app.core.views.db, id, 'job')
    expect(entries.length).toBe(historyMax)
    expect(entries[0]).toMatchObject({ score: historyMax + 9, rubric: 3, file: '' })
    expect(historyOfTool(app.core.views.db, id, 'resume')).toEqual([])
  })
})

describe('the résumé page', () => {
  test('shows the latest result with what changed since the one before', async () => {
    const { html } = await read('/curriculo')
    for (const part of ['Histórico', 'primeiro.pdf', 'O que mudou', 'As regras são as mesmas', '<svg'])
      expect(html).toContain(part)
    expect(html).not.toContain('Esta é uma análise anterior')
  })

  test('opens an earlier result, says that it is one and compares it with nothing', async () => {
    const { status, html } = await read(`/curriculo?analise=${ids[0]}`)
    expect(status).toBe(200)
    for (const part of ['Esta é uma análise anterior', 'Ver a mais recente']) expect(html).toContain(part)
    expect(html).not.toContain('O que mudou')
  })

  test.each(['?analise=', '?analise=nada', `?analise=${Bun.randomUUIDv7()}`])('does not know %p', async (query) => {
    expect((await read(`/curriculo${query}`)).status).toBe(404)
  })

  test('distinguishes a change of the rubric from a change of the file', async () => {
    const changed = Bun.randomUUIDv7()
    const stream = accountStream(account)
    const before = (await history()).length
    const row = ownAnalysis(app.core.views.db, account, 'resume', ids[1] ?? '')
    await app.core.handle(
      analysis,
      stream,
      { kind: 'request', analysis: changed, tool: 'resume', bytes: 1, file: 'terceiro.docx', ...asked },
      context(),
    )
    const result = resultJson(row?.result ?? {})
    const end = { kind: 'complete', analysis: changed, engine: 'builtin', rubric: 99, score: 40, result } as const
    await app.core.handle(analysis, stream, end, context())
    expect((await history()).length).toBe(before + 1)
    expect((await read('/curriculo')).html).toContain('As regras mudaram entre as duas')
    const { html } = await read(`/curriculo?analise=${changed}&com=${ids[0]}`)
    expect(html).toContain('Comparar com')
    expect(html).toMatch(new RegExp(`<option value="${ids[0]}" selected`))
  })
})

const advert = (title: string, skills: string) => `${title}

Requisitos
- Experiência de 3 anos com ${skills}
- Inglês avançado
- Ensino superior completo em Estatística
- Excel avançado, Power BI e Tableau
- Conhecimento em ETL, Airflow, Snowflake e Looker
- Python e modelagem de dados
`

/** What each of the other tools is sent, the second better or other than the first. */
const sent: readonly {
  readonly tool: string
  readonly path: string
  readonly parts: readonly string[]
  readonly send: (who: Client, time: number) => Promise<Response>
}[] = [
  {
    tool: 'linkedin',
    path: '/linkedin',
    parts: ['Headline: profissão', 'Headline: conhecimentos'],
    send: (who, time) =>
      who.post('/api/linkedin/analyze', {
        headline: ['Em busca de novos desafios', 'Analista de Dados | SQL, Python e Power BI'][time],
        about: 'Sou analista de dados e trabalho com indicadores.',
        experience: '',
      }),
  },
  {
    tool: 'job',
    path: '/scanner-vagas',
    parts: [],
    // The same advert again, with another résumé.
    send: async (who, time) => {
      if (time === 1)
        expect((await who.upload('/api/resume/analyze', 'melhor.docx', await docxResume())).status).toBe(200)
      return who.post('/api/job/analyze', { description: advert('Analista de Dados', 'SQL') })
    },
  },
  {
    tool: 'photo',
    path: '/foto-perfil',
    parts: ['Nitidez'],
    send: async (who, time) => {
      const bytes = await portrait()
      const small = new Bun.Image(bytes).resize(time === 0 ? 240 : 900).jpeg({ quality: time === 0 ? 30 : 90 })
      return who.upload('/api/photo/analyze', 'rosto.jpg', new Uint8Array(await small.bytes()), 'photo')
    },
  },
]

describe.each([...sent])('the history of $tool', ({ tool, path, parts, send }) => {
  test('stands on its page: what changed, and the earlier result', async () => {
    const { who } = await premium(`${tool}@exemplo.com`)
    expect((await read(path, who)).html).not.toContain('historico-secao')
    if (tool === 'job') expect((await who.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())).status).toBe(200)
    for (const time of [0, 1]) {
      expect((await send(who, time)).status).toBe(200)
      app.turn(86_400_000)
    }
    const [newer, older] = await history(who, tool)
    const latest = (await read(path, who)).html
    for (const part of ['Histórico', 'O que mudou', 'As regras são as mesmas', ...parts]) expect(latest).toContain(part)
    expect(latest).toContain('<a href="/historico">Ver o histórico de todas as ferramentas</a>')
    expect(latest).not.toContain('Esta é uma análise anterior')

    const earlier = await read(`${path}?analise=${older?.id}`, who)
    expect(earlier.status).toBe(200)
    expect(earlier.html).toContain('Esta é uma análise anterior')
    if (tool === 'photo') {
      expect(latest).toContain(`/api/photo/file?analise=${newer?.id}`)
      expect(earlier.html).not.toContain('/api/photo/file')
      expect(earlier.html).toContain('Só as medições')
    }
    expect((await read(`${path}?analise=${older?.id}`)).status).toBe(404)
  })
})

describe('scores of different adverts', () => {
  test('are never compared: neither on the page, nor by choice, nor in the history', async () => {
    const { who } = await premium('vagas@exemplo.com')
    expect((await who.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())).status).toBe(200)
    const scan = async (title: string, skills: string) => {
      expect((await who.post('/api/job/analyze', { description: advert(title, skills) })).status).toBe(200)
      app.turn(86_400_000)
    }
    await scan('Analista de Dados', 'SQL')
    await scan('Operadora de Empilhadeira', 'WMS e logística')
    const [second, first] = await history(who, 'job')
    for (const path of ['/scanner-vagas', `/scanner-vagas?analise=${second?.id}&com=${first?.id}`]) {
      const { html } = await read(path, who)
      expect(html).not.toContain('O que mudou')
      expect(html).not.toContain('nesta vaga')
      for (const name of ['Analista de Dados', 'Operadora de Empilhadeira']) expect(html).toContain(name)
    }
    for (const query of ['', `&de=${first?.id}&para=${second?.id}`])
      expect((await read(`/historico?ferramenta=job${query}`, who)).html).not.toContain('id="comparar"')

    await scan('Analista de Dados', 'SQL')
    const again = (await read('/scanner-vagas', who)).html
    expect(again).toContain('O que mudou')
    expect(again).toContain(`antes ${first?.score}% nesta vaga`)
  })
})
