// Careless pages as drafts: each job a part of its own, no word lost, and a question where a line may be one.
import { describe, expect, test } from 'bun:test'
import type { DraftQuestionJson } from '../../../../api/tools/draft'
import { answered } from '../../../../islands/workbench/state/edit'
import { document } from '../../testing'
import { measureDraft } from '../measure'
import type { DraftPart } from '../parts'
import { doubtsIn, jobIn } from './doubts'
import { draftFromDocument } from './from-document'

const jobsOf = (parts: readonly DraftPart[] = []) =>
  parts.filter(({ kind }) => kind === 'job').map(({ fields, lines }) => [fields, lines.map(({ text }) => text)])

const head = ['Rosa Moura', 'rosa@exemplo.com']
const pages: Readonly<Record<string, readonly string[]>> = {
  'one a line, no heading': [
    'Camareira no Hotel Planalto de 2003 a 2005',
    'Limpeza e arrumação dos quartos',
    'Arrumadeira na Pousada Serrana de 2006 a 2010',
    'Cozinheira na Escola Frei Rogério, desde 2014',
  ],
  sentences: [
    '# Experiência',
    'Trabalhei 3 anos na Borracharia do Gaúcho como borracheiro',
    'Trabalhei 2 anos no Posto Trevão como frentista',
    'Trabalhei na fazenda Santa Inês como tratorista de 2009 a 2014',
  ],
}

describe('a careless page as a draft', () => {
  for (const [name, lines] of Object.entries(pages))
    test(`${name}: each job is a part of its own, with every word`, () => {
      const parts = draftFromDocument(document(...head, ...lines))?.parts ?? []
      const jobs = jobsOf(parts)
      expect(jobs.length).toBe(3)
      for (const [fields] of jobs)
        expect(Object.keys(fields as object)).toEqual(expect.arrayContaining(['title', 'employer']))
      const written = JSON.stringify(parts).toLowerCase()
      const lost = lines
        .slice(name === 'sentences' ? 1 : 0)
        .flatMap((line) => line.match(/\p{L}{4,}/gu) ?? [])
        .filter((word) => !written.includes(word.toLowerCase()) && !/^(?:desde|Trabalhei|como)$/.test(word))
      expect(lost).toEqual([])
    })
})

const part = (fields: Record<string, string>, ...lines: string[]): DraftPart => ({
  id: 'p1',
  kind: 'job',
  fields,
  lines: lines.map((text, at) => ({ id: `l${at + 1}`, text })),
})

describe('a line of a draft that may be a job', () => {
  const camareira = part(
    { title: 'Camareira', employer: 'Hotel Planalto', start: '2003', end: '2005' },
    'Limpeza dos quartos',
    'Arrumadeira na Pousada Serrana de 2006 a 2010',
    'Lavagem e passadoria',
  )

  test('is asked about first, and becomes one with the lines below it', () => {
    const [question] = measureDraft([camareira]).questions
    expect([question?.answer, question?.place]).toEqual(['job', { part: 'p1', line: 'l2' }])
    const asked = { ...question, part: 'p1', line: 'l2', field: null } as unknown as DraftQuestionJson
    const { parts } = answered({ parts: [camareira], skipped: [] }, asked, '')
    expect(jobsOf(parts as DraftPart[])).toEqual([
      [camareira.fields, ['Limpeza dos quartos']],
      [{ title: 'Arrumadeira', employer: 'Pousada Serrana', start: '2006', end: '2010' }, ['Lavagem e passadoria']],
    ])
  })

  test('promises to take lines below it along only where there are some', () => {
    const last = { ...camareira, lines: camareira.lines.slice(0, 2) }
    expect([camareira, last].map((one) => measureDraft([one]).questions[0]?.check)).toEqual(['jobLine', 'jobLastLine'])
  })

  test('or a title that says everything is taken apart', () => {
    const all = part({ title: 'roofer at Quantock Roofing 2015 - 2024' })
    const [doubt] = doubtsIn([all])
    expect(doubt).toEqual({
      place: { part: 'p1', field: 'title' },
      fields: { title: 'roofer', employer: 'Quantock Roofing', start: '2015', end: '2024' },
      tasks: [],
    })
  })

  test.each<[Record<string, string>, Record<string, string>, string[]]>([
    [
      { title: 'Camareira 14 quartos por dia', employer: 'Hotel', start: '2012', end: '2018' },
      { title: 'Camareira' },
      ['14 quartos por dia'],
    ],
    [
      { title: 'Camareira', employer: 'Hotel (6 anos)' },
      { title: 'Camareira', employer: 'Hotel', start: '6 anos' },
      [],
    ],
  ])('or a field that holds another one’s words is asked about: %o', (fields, job, tasks) => {
    const [doubt] = doubtsIn([part(fields)])
    expect([doubt?.fields, doubt?.tasks]).toEqual([job, tasks])
  })

  test.each(['Auxiliar 2', 'Vigilante 12x36', 'Analista 3 de suporte', 'Motorista categoria D'])(
    '“%s” is a title',
    (title) => {
      expect(doubtsIn([part({ title, employer: 'Loja', start: '2012' })])).toEqual([])
    },
  )

  test('is no task, whatever years and people stand in it', () => {
    const tasks = [
      'Supervisora de 12 vendedoras em 2019',
      'Atendi 40 clientes por dia na loja de 2010 a 2012',
      'Melhor vendedora do ano em 2021 e 2022',
      'Gerenciei a equipe de vendas do Shopping Sul',
      'Treinamento de vendedores e caixas',
      'Trained three new bartenders in 2018 and 2019',
      'Cortei 30% das perdas entre 2019 e 2021',
      'Envio dos eventos do eSocial (S-1200, S-1210) e da DCTFWeb, sem multa desde 2021',
      'Conciliação das contas, sem erro desde 2019',
      'Payroll for 300 staff, no errors since 2019',
      'Auditoria ISO 9001, sem ressalvas desde 2018',
      'Digital tachograph, no infringement since 2019',
    ]
    expect(tasks.map((task) => jobIn(task))).toEqual(tasks.map(() => null))
  })
})
