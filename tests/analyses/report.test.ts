// The PDF report of each tool: who may have it, in whose language, and that it says what the page says.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { extractText, getDocumentProxy } from 'unpdf'
import { latestAnalysis } from '../../src/projections/analyses/analysis'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { reportPdf } from '../../src/server/analyses/report/pdf'
import { sourceOf } from '../../src/server/analyses/results/results'
import type { Report } from '../../src/texts/report/parts'
import { reportOf } from '../../src/texts/report/report'
import { advert, linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'
import { portrait } from '../helpers/pages/pictures'

setDefaultTimeout(60_000)

const pages = {
  resume: '/curriculo',
  photo: '/foto-perfil',
  linkedin: '/linkedin',
  job: '/scanner-vagas',
} as const
/** In the person's language. */
const names = { resume: 'curriculo', photo: 'foto', linkedin: 'linkedin', job: 'vaga' } as const
const tools = Object.keys(pages) as (keyof typeof pages)[]
const paths = Object.values(pages)

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const useAll = async (client: Client) => {
  const answers = [
    await client.upload('/api/resume/analyze', 'joana-prado.pdf', await pdfResume()),
    await client.upload('/api/photo/analyze', 'retrato.png', await portrait(), 'photo'),
    await client.post('/api/linkedin/analyze', linkedin),
    await client.post('/api/job/analyze', { description: advert }),
  ]
  for (const answer of answers) expect(answer.status).toBe(200)
}

const app = fileApp()
let paid: Client
let free: Client
beforeAll(async () => {
  paid = app.client()
  free = app.client()
  await paid.register('paga@exemplo.com')
  await free.register('livre@exemplo.com')
  await assignPlan(app.core, 'paga@exemplo.com', 'premium')
  await Promise.all([useAll(paid), useAll(free)])
})

const latestSource = async (tool: (typeof tools)[number]) => {
  const row = latestAnalysis(app.core.views.db, await accountOf(paid), tool)
  const source = row && sourceOf(app.core.views.db, row)
  if (!source) throw new Error(tool)
  return source
}

describe('the report', () => {
  test.each(tools)('of %s says in the person’s language what its page says', async (tool) => {
    const answer = await paid.ask(`${pages[tool]}/relatorio.pdf`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="relatorio-${names[tool]}.pdf"`)
    const bytes = await answer.bytes()
    await Bun.write(`test-artifacts/relatorio-${tool}.pdf`, bytes)
    const text = await textOf(bytes.slice())
    const { analise_json: json, resultados_json: job } = await body<{
      analise_json?: { score: number }
      resultados_json?: { compatibilidade: number }
    }>(await paid.ask(`/api/${tool}/latest`))
    expect(text).toContain(String(json?.score ?? job?.compatibilidade))
    expect(text).toContain('Trampolim')
    expect(text).toContain('Analisado em 20 de novembro de 2026')
    expect(text).toContain('1 de ')
    const page = await (await paid.ask(pages[tool])).text()
    const [heading = ''] = /<h2[^>]*>(?=[^<]*, e )[^<]*/.exec(page) ?? []
    for (const word of heading
      .replace(/<[^>]*>/, '')
      .split(' ')
      .slice(0, 3))
      expect(text).toContain(word)
  })

  test('is in English for who reads English', async () => {
    const english = await paid.ask('/linkedin/relatorio.pdf', { headers: { 'accept-language': 'en-US' } })
    const text = await textOf(await english.bytes())
    expect(text).toContain('LinkedIn profile analysis')
    expect(text).toContain('Analyzed on November 20, 2026')
  })

  test('a résumé’s quotes the evidence and names file and fix', async () => {
    const text = await textOf(await (await paid.ask('/curriculo/relatorio.pdf')).bytes())
    for (const part of [
      'joana-prado.pdf',
      'O que melhorar',
      'O que o robô leu',
      'Joana Prado Siqueira',
      'Mostre o tamanho do que você fez em mais 2 frases',
    ])
      expect(text).toContain(part)
  })

  test.each(tools)(
    'of %s holds what the page shows on every plan that has it, and more where it is detailed',
    async (tool) => {
      const path = `${pages[tool]}/relatorio.pdf`
      const whole = async () => textOf(await (await paid.ask(path)).bytes())
      const detailed = await whole()
      await assignPlan(app.core, 'paga@exemplo.com', 'basico')
      const simple = await whole()
      await assignPlan(app.core, 'paga@exemplo.com', 'premium')
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
      const { headline, lead, sections } = reportOf(await latestSource(tool), 'pt-BR', null)
      const lines = sections.flatMap(({ items }) =>
        items.flatMap(({ title, lines }) => [title ?? '', ...lines.map(({ text }) => text)]),
      )
      for (const text of [headline, lead, ...lines]) {
        // Whole sentences: nothing is cut. A line may be broken, and a sign that the font lacks becomes another.
        const words = plain(text)
          .split(' ')
          .filter((word) => /^[\p{L}\d.,;:%]+$/u.test(word))
        expect([text, words.filter((word) => !simple.includes(word))]).toEqual([text, []])
      }
      expect(detailed).toContain('Quanto cada parte vale na nota')
      expect(simple).not.toContain('Quanto cada parte vale na nota')
      // Somebody who changes no field has no points to lose in one.
      expect(detailed).not.toContain('Área nova')
      expect(detailed.length).toBeGreaterThan(simple.length)
    },
  )

  test('a detailed one says what changed since the result before', async () => {
    await paid.post('/api/linkedin/analyze', { ...linkedin, headline: 'Analista' })
    const text = await textOf(await (await paid.ask('/linkedin/relatorio.pdf')).bytes())
    expect(text).toMatch(/O que mudou desde/)
    expect(text).toMatch(/A nota foi de \d+ para \d+\./)
  })

  test('a detailed one says when the score is the same as before', async () => {
    for (const _ of [1, 2]) await paid.post('/api/linkedin/analyze', { ...linkedin, headline: 'Analista' })
    const text = await textOf(await (await paid.ask('/linkedin/relatorio.pdf')).bytes())
    expect(text).toMatch(/A nota continua em \d+\./)
  })

  test.each(paths)('%s/relatorio.pdf is refused to the free plan, whose page invites instead', async (path) => {
    const refused = await free.ask(`${path}/relatorio.pdf`, { headers: { accept: 'text/html' } })
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('O relatório em PDF faz parte dos planos pagos.')
    const page = await (await free.ask(path)).text()
    expect(page).toContain('Ver os planos com relatório em PDF')
    expect(page).not.toContain('relatorio.pdf')
    expect(await (await paid.ask(path)).text()).toContain(`${path}/relatorio.pdf?analise=`)
  })

  test('nobody has another’s, nor one of nothing', async () => {
    const { id } = await body<{ id: string }>(await free.ask('/api/resume/latest'))
    expect((await paid.ask(`/curriculo/relatorio.pdf?analise=${id}`)).status).toBe(404)
    const fresh = app.client()
    await fresh.register('nova@exemplo.com')
    await assignPlan(app.core, 'nova@exemplo.com', 'enterprise')
    for (const path of paths) expect((await fresh.ask(`${path}/relatorio.pdf`)).status).toBe(404)
  })
})

const report: Report = {
  title: 'Análise de currículo',
  subject: 'a'.repeat(300),
  score: 100,
  figure: '100',
  of: 'de 100',
  headline: 'Excelente '.repeat(30),
  lead: 'ção '.repeat(400),
  parts: [
    { label: 'x'.repeat(200), share: 0, figure: '0' },
    { label: 'ATS', share: 100, figure: '35,5 de 35' },
  ],
  sections: [
    {
      heading: 'Tudo',
      items: Array.from({ length: 60 }, (_, at) => ({
        title: `Item ${at} ${'longo '.repeat(20)}`,
        gain: '+3 pontos',
        lines: [
          {
            kind: 'quote' as const,
            text: `<script>alert(1)</script> \u202eabc \0 👩🏽‍💻 Привет 你好 ${'x'.repeat(500)}`,
            place: 'p. 1',
          },
          { kind: 'fix' as const, text: 'Faça assim.' },
        ],
      })),
    },
  ],
}

const print = {
  app: 'Trampolim',
  kicker: 'Relatório',
  language: 'pt-BR',
  when: '20 de novembro',
  footer: 'Trampolim',
  page: (page: number, all: number) => `${page} de ${all}`,
}

test('whatever a text holds, the report is made, on as many pages as it takes, the same each time', async () => {
  const bytes = await reportPdf(report, print)
  expect(Bun.hash(await reportPdf(report, print))).toBe(Bun.hash(bytes))
  const text = await textOf(bytes)
  for (let at = 0; at < 60; at++) expect(text).toContain(`Item ${at} `)
  expect(text).toContain('<script>alert(1)</script>')
  expect(text).toContain('??????')
})

/** The fonts of the first page, and the texts of the last one with their height above its foot. */
const lookOf = async (bytes: Uint8Array) => {
  const file = await getDocumentProxy(bytes)
  const first = await file.getPage(1)
  await first.getOperatorList()
  const { items } = await first.getTextContent()
  const fonts = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])))
  const names = [...fonts].map((font) => String(first.commonObjs.get(font).name))
  const last = await (await file.getPage(file.numPages)).getTextContent()
  const heights = last.items.flatMap((item) => ('transform' in item ? [Number(item.transform[5])] : []))
  return { names: names.sort(), pages: file.numPages, lowest: Math.min(...heights.filter((height) => height > 40)) }
}

test('is in the brand’s fonts, with every letter of both languages', async () => {
  const letters = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜ áâãàçéêíóôõúü “aspas” ‘ ’ – — … € º ª Ñ ñ'
  const bytes = await reportPdf({ ...report, headline: letters, lead: `${letters} Šimić Łukasz`, sections: [] }, print)
  expect((await lookOf(bytes.slice())).names).toEqual(['Gabarito-SemiBold', 'HankenGrotesk-Regular'])
  const text = await textOf(bytes)
  expect(text.split(letters)).toHaveLength(3)
  expect(text).toContain('Simic ?ukasz')
})

test('has no nearly empty last page, however many lines it has', async () => {
  const line = { kind: 'fix' as const, text: 'Conte de quanto para quanto, e em quanto tempo.' }
  for (let count = 20; count <= 60; count++) {
    const items = Array.from({ length: count }, () => ({ lines: [line] }))
    const { pages, lowest } = await lookOf(
      await reportPdf({ ...report, sections: [{ heading: 'Tudo', items }] }, print),
    )
    if (pages > 1) expect([count, lowest < 650]).toEqual([count, true])
  }
})
