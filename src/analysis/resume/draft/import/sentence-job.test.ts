import { describe, expect, test } from 'bun:test'
import { answered } from '../../../../islands/workbench/state/edit'
import { measureView } from '../../../../texts/workbench/view'
import { document } from '../../testing'
import { measureDraft } from '../measure'
import type { DraftPart } from '../parts'
import { jobIn } from './doubts'
import { draftFromDocument } from './from-document'
import { sentenceJob, undatedJob } from './sentence-job'

describe('a job stated in a sentence', () => {
  const stated: readonly (readonly [string, Record<string, string>, ...string[]])[] = [
    [
      'Trabalhei no Restaurante Bom Prato de 2015 ate 2019 fazia almoço para 200 pessoas e cuidava do estoque.',
      { employer: 'Restaurante Bom Prato', start: '2015', end: '2019' },
      'Fazia almoço para 200 pessoas e cuidava do estoque.',
    ],
    [
      'Depois trabalhei na Escola Monteiro Lobato como merendeira de 2019 a 2023, preparava a merenda e lavava a louça.',
      { title: 'Merendeira', employer: 'Escola Monteiro Lobato', start: '2019', end: '2023' },
      'Preparava a merenda e lavava a louça.',
    ],
    [
      'Na Padaria Pão Quente fui balconista e atendia os clientes de 2012 a 2014',
      { title: 'Balconista', employer: 'Padaria Pão Quente', start: '2012', end: '2014' },
      'Atendia os clientes',
    ],
    [
      'Then I was a kitchen porter at The Red Lion for 2 years, washing up and prep.',
      { title: 'Kitchen porter', employer: 'The Red Lion', start: '2 years' },
      'Washing up and prep.',
    ],
    [
      'antes eu trabalhei 6 anos num hotel de camareira 14 quartos por dia',
      { title: 'Camareira', employer: 'Hotel', start: '6 anos' },
      '14 quartos por dia',
    ],
    [
      'Fui atendente no McDonalds (2018 a 2019), montava lanches',
      { title: 'Atendente', employer: 'McDonalds', start: '2018', end: '2019' },
      'Montava lanches',
    ],
    [
      'Depois fui tanatopraxista no Grupo Memorial Paz de março de 2016 a agosto de 2023. La eu era responsável por tanatopraxia e treinei 6 colegas novos.',
      { title: 'Tanatopraxista', employer: 'Grupo Memorial Paz', start: 'março de 2016', end: 'agosto de 2023' },
      'La eu era responsável por tanatopraxia e treinei 6 colegas novos.',
    ],
    [
      'I was a piano voicer at Hale & Sons from 2010 to 2014, voicing concert grands.',
      { title: 'Piano voicer', employer: 'Hale & Sons', start: '2010', end: '2014' },
      'Voicing concert grands.',
    ],
    [
      'Hoje faço bico de motorista de aplicativo desde 2023.',
      { title: 'Motorista de aplicativo', start: '2023', end: 'atual' },
    ],
    ['Sou motorista de aplicativo desde 2020', { title: 'Motorista de aplicativo', start: '2020', end: 'atual' }],
  ]
  test.each(stated.map((one) => [...one] as const))('%s', (sentence, fields, ...tasks) => {
    expect(sentenceJob(sentence)).toEqual({ fields, tasks })
  })

  test('is none where it says what was done, learnt or wanted', () => {
    const others = [
      'Fiz entregas de moto no iFood de 2020 a 2021',
      'Trabalhei de 2015 a 2019 com vendas, atendendo clientes',
      'Fui promovida em 2019',
      'Fui aluna no Colégio São Bento de 2001 a 2004',
      'Fui promovida na Loja Sol de 2010 a 2012',
      'I was a student at Leeds City College from 2001 to 2004',
      'Fui aprovada no Enem de 2010 a 2012',
      'Trabalhei em equipe de 2010 a 2012',
      'Cozinheira com 15 anos de experiência em restaurantes',
      'Sou formada em Pedagogia de 2010 a 2014',
      'Fui responsável pela equipe da loja',
      'Trabalhei com vendas na loja do shopping',
    ]
    expect(others.flatMap((text) => jobIn(text) ?? [])).toEqual([])
  })

  test('without a time is asked about, and taken for one by nobody else', () => {
    const text = 'Também fui diarista em casa de família.'
    expect(sentenceJob(text)).toBeNull()
    expect(undatedJob(text)?.fields).toEqual({ title: 'Diarista', employer: 'Casa de família' })
    expect(jobIn('Na Escola Municipal Rui Barbosa')?.fields).toEqual({ employer: 'Escola Municipal Rui Barbosa' })
  })
})

const head = ['Zilda Moreira', 'zilda@exemplo.com']

test('jobs in the introduction are none of it: read ones are there once, and a sentence that may be one is asked about', () => {
  const page = document(
    ...head,
    '# Resumo',
    'Cozinheira com 15 anos de experiência.',
    'Trabalhei no Restaurante Bom Prato de 2015 ate 2019 fazia almoço para 200 pessoas.',
    'Trabalhei na Escola Monteiro Lobato como merendeira de 2019 a 2023, preparava a merenda.',
  )
  const { parts = [] } = draftFromDocument(page) ?? {}
  expect(parts.find(({ kind }) => kind === 'summary')?.fields.text).toBe('Cozinheira com 15 anos de experiência.')
  const written = JSON.stringify(parts)
  for (const once of ['Bom Prato', 'Monteiro Lobato', 'preparava', '200 pessoas'])
    expect([once, written.toLowerCase().split(once.toLowerCase()).length]).toEqual([once, 2])
})

test('a line that states a job with its time is one of its own, and no word of it is lost', () => {
  const page = document(
    ...head,
    '# Experiência',
    'Auxiliar de cozinha, Hotel Planalto, 01/2010 - 12/2011',
    'Lavava os legumes e cortava as carnes.',
    'Na Padaria Pão Quente fui balconista e atendia os clientes de 2012 a 2014',
    'Fui cozinheira no Restaurante Bom Prato de 2015 a 2019, fazia almoço para 200 pessoas.',
  )
  const jobs = (draftFromDocument(page)?.parts ?? []).filter(({ kind }) => kind === 'job')
  expect(jobs.map(({ fields, lines }) => [fields.employer, ...lines.map(({ text }) => text)])).toEqual([
    ['Hotel Planalto', 'Lavava os legumes e cortava as carnes.'],
    ['Padaria Pão Quente', 'Atendia os clientes'],
    ['Restaurante Bom Prato', 'Fazia almoço para 200 pessoas.'],
  ])
})

test('typed into a part, it is asked about, and the answer brings its fields and its tasks', () => {
  const typed: DraftPart = {
    id: 'p1',
    kind: 'own',
    fields: { heading: 'Experiência' },
    lines: [
      { id: 'l1', text: 'Fui cozinheira no Restaurante Bom Prato de 2015 a 2019, fazia almoço para 200 pessoas.' },
    ],
  }
  const content = { parts: [typed], skipped: [] }
  const view = measureView({ ...measureDraft(content.parts), match: null }, content, null, 'pt-BR')
  const asked = view.questions.find(({ answer }) => answer === 'job')!
  expect(asked.hint).toEndWith('Cozinheira, Restaurante Bom Prato, 2015, 2019. Fazia almoço para 200 pessoas.')
  const [, job] = answered(content, asked, '').parts
  expect([job?.fields, job?.lines.map(({ text }) => text)]).toEqual([
    { title: 'Cozinheira', employer: 'Restaurante Bom Prato', start: '2015', end: '2019' },
    ['Fazia almoço para 200 pessoas.'],
  ])
})
