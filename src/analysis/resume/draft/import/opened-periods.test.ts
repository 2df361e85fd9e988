// Periods that begin with a word, and titles with a slash: neither changes which field of a draft a text belongs to.
import { describe, expect, test } from 'bun:test'
import { everyNth } from '../../../../../tests/helpers/sample'
import { readDocument } from '../../../documents'
import { structureCheck } from '../../optimise/check/structure-check'
import { toDocx } from '../../optimise/files/docx'
import { toSheet } from '../../optimise/layout'
import { readResume } from '../../reading'
import { parted } from '../../testing'
import { draftFromDocument } from './from-document'

type Job = { readonly title: string; readonly employer: string; readonly tasks: string }
type Way = {
  readonly head: readonly string[]
  readonly labels: readonly (readonly [employer: string, title: string, dates: string])[]
  readonly periods: readonly (readonly [from: string, to: string])[]
  readonly jobs: readonly [Job, Job, Job]
}

const portuguese: Way = {
  head: ['Joana Prado Siqueira', 'joana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
  labels: [
    ['', '', ''],
    ['Empresa: ', 'Cargo: ', 'Período: '],
    ['Empregador: ', 'Função: ', 'Data: '],
    ['Empresa: ', 'Cargo: ', 'Período '],
    ['Empresa: ', 'Cargo: ', ''],
    ['Local de trabalho: ', 'Ocupação: ', 'Tempo: '],
  ],
  periods: [
    ['De 2009', ' até 2014'],
    ['de 2009', ' a 2014'],
    ['De fev/2009', ' até dez/2014'],
    ['De 02/2009', ' a 12/2014'],
    ['Entre 2009', ' e 2014'],
    ['Entre 02/2009', ' e 12/2014'],
    ['De 2009', ' até hoje'],
    ['2009', ' até 2014'],
  ],
  jobs: [
    { title: 'Cozinheira', employer: 'Restaurante Sabor da Terra', tasks: 'Fazia o almoço para 180 pessoas por dia.' },
    { title: 'Auxiliar de cozinha', employer: 'Colégio Santa Rita (cantina)', tasks: 'Fazia lanches e limpeza.' },
    { title: 'Ajudante geral / copa', employer: 'Buffet Alegria', tasks: 'Arrumava as mesas.' },
  ],
}
const english: Way = {
  head: ['Jane Prado', 'jane@example.com | +44 20 7946 0958 | Leeds, UK', '# Work Experience'],
  labels: [
    ['', '', ''],
    ['Company: ', 'Job title: ', 'Period: '],
    ['Employer: ', 'Position: ', 'Dates: '],
    ['Company: ', 'Role: ', 'Period '],
    ['Company: ', 'Role: ', ''],
  ],
  periods: [
    ['From 2009', ' to 2014'],
    ['from 2009', ' until 2014'],
    ['From Feb 2009', ' to Dec 2014'],
    ['Between 2009', ' and 2014'],
    ['From 2009', ' to present'],
    ['Between 2009', ' and now'],
    ['2009', ' to 2014'],
  ],
  jobs: [
    { title: 'Cook', employer: 'Harvest Restaurant', tasks: 'Cooked lunch for 180 people a day.' },
    { title: 'Kitchen assistant', employer: 'Saint Rita College', tasks: 'Prepared sandwiches and cleaned.' },
    { title: 'General helper / pantry', employer: 'Joy Catering Ltd', tasks: 'Laid the tables for 90 guests.' },
  ],
}

const cases = [portuguese, english].flatMap(({ head, labels, periods, jobs }) =>
  labels.flatMap(([employer, title, dates]) =>
    periods.flatMap(([from, to]) =>
      ([0, 1] as const).map((titleFirst) => {
        const rows = jobs.flatMap((job) => {
          const names = [`${employer}${job.employer}`, `${title}${job.title}`]
          return [...(titleFirst ? names.toReversed() : names), `${dates}${from}${to}`, `- ${job.tasks}`]
        })
        return { name: `${employer}${title}${dates}${from}${to} ${titleFirst}`, lines: [...head, ...rows], jobs }
      }),
    ),
  ),
)

describe('a period that opens with a word', () => {
  test.each(everyNth(cases, 3))('$name: each field has its own text', ({ lines, jobs }) => {
    const parts = draftFromDocument(parted(...lines))?.parts ?? []
    const made = parts.flatMap(({ kind, fields, lines: own }) =>
      kind === 'job' ? [{ fields, lines: own.map(({ text }) => text) }] : [],
    )
    expect(made).toEqual(
      jobs.map(({ title, employer, tasks }) => ({
        fields: {
          title,
          employer,
          start: expect.stringMatching(/^(?:(?:02|fev|Feb)[/ ])?2009$/),
          end: expect.stringMatching(/^(?:(?:12|dez|Dec)[/ ])?(?:2014|hoje|present|now)$/),
        },
        lines: [tasks],
      })),
    )
  })

  test.each(everyNth(cases, 7))('$name: the clean version keeps each job', async ({ lines }) => {
    const source = parted(...lines)
    const sheet = toSheet(source)
    const made = await readDocument(new Uint8Array(await toDocx(sheet)))
    if (!made.ok) throw new Error(made.refusal)
    expect([...structureCheck(readResume(source), sheet)(readResume(made.document))]).toEqual([])
  })
})

test('a labelled heading that cannot be taken apart fills the fields its labels name', () => {
  for (const turned of [false, true]) {
    const names = ['Empresa: Loja Azul - Cidade: Recife', 'Cargo: Vendedora']
    const lines = [
      ...(turned ? names.toReversed() : names),
      'Período: De 2009 até 2014',
      '- Atendi 40 clientes por dia.',
    ]
    const jobs = (draftFromDocument(parted(...portuguese.head, ...lines))?.parts ?? []).filter(
      ({ kind }) => kind === 'job',
    )
    expect(jobs).toMatchObject([{ fields: { title: 'Vendedora', start: '2009', end: '2014' } }])
    expect(jobs[0]?.fields.employer).toStartWith('Loja Azul')
  }
})
