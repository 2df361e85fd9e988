// What findings quote: never the lines of two jobs or sections, and the line on which a sentence stands.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import { document } from '../testing'
import { blocksOf } from './blocks'

const asDocx = (page: Document): Document => ({
  ...page,
  kind: 'docx',
  pages: null,
  lines: page.lines.map((line) => ({ ...line, x: 0, gap: 0 })),
})

const head = ['Davi Moura', '(81) 98888-7777 davi.moura@exemplo.com', 'Recife, PE']
const phrases = [
  'pontual, honesto e comunicativo',
  'aprendo rápido, sempre disposto',
  'proativo e dinâmico',
  'trabalho em equipe',
]
const duties = [
  'ajudava no balcão',
  'fiz várias coisas na loja',
  'limpeza do salão',
  'cuidei de tudo um pouco',
  'bicos de pintura',
]
const jobs = [
  'Balconista – Padaria Sol – 2014 a 2016',
  'Pintor – Obras Lua Ltda – 2017 a 2019',
  'Caixa – Mercado Mar – 2020 a 2022',
]

const quotesOf = (page: Document) => analyseResume(page).checks.flatMap(({ evidence }) => evidence)

test('a long typed line ends where the next begins with what was done, in small letters too', () => {
  const long = 'carga e descarga de caminhao, conferencia de nota fiscal e entrega na grande Sao Paulo'
  const textsOf = (...texts: readonly string[]) => {
    const { lines } = asDocx(document(...texts))
    return blocksOf(lines, { lines }).map(({ text }) => text)
  }
  expect(textsOf(long, 'operava empilhadeira a gas')).toEqual([long, 'operava empilhadeira a gas'])
  // Pasted from a page, whose margin broke the sentence.
  expect(textsOf(`${long} com o`, 'caminhao da empresa')).toEqual([`${long} com o caminhao da empresa`])
  expect(textsOf(long, 'empresa do grupo')).toHaveLength(1)
})

describe('a quote', () => {
  test('never joins typed lines of two jobs or two sections', () => {
    const lines = fc.record({
      aim: fc.constantFrom(...phrases),
      qualities: fc.constantFrom(...phrases),
      tasks: fc.tuple(fc.constantFrom(...duties), fc.constantFrom(...duties), fc.constantFrom(...duties)),
      docx: fc.boolean(),
    })
    fc.assert(
      fc.property(lines, ({ aim, qualities, tasks, docx }) => {
        const work = jobs.flatMap((job, at) => [job, tasks[at]!])
        const page = document(...head, '# Objetivo', aim, '# Experiência', ...work, '# Qualidades', qualities)
        const made = docx ? asDocx(page) : page
        const texts = new Set(made.lines.map(({ text }) => text))
        for (const { text } of quotesOf(made)) expect(texts).toContain(text)
      }),
      { numRuns: 30 },
    )
  })

  test('of a sentence in a paragraph names the line it begins on', () => {
    const page = document(
      ...head,
      '# Experiência',
      'Caixa – Mercado Mar – 2020 a 2022',
      'Atendi os moradores do bairro e conferi o troco de cada turno com a gerente da',
      'loja central. Fiz várias coisas no estoque.',
    )
    const [found] = analyseResume(page).checks.find(({ id }) => id === 'empty')!.evidence
    expect(found).toMatchObject({ text: 'Fiz várias coisas no estoque.', line: 7 })
  })

  test('shows every stock phrase of a line, and those among the tasks', () => {
    const page = document(
      ...head,
      '# Perfil',
      'Sou pontual, proativo e comunicativo',
      '# Experiência',
      jobs[0]!,
      '- Trabalho em equipe',
    )
    const { params, evidence } = analyseResume(page).checks.find(({ id }) => id === 'cliches')!
    expect(evidence).toMatchObject([
      { mark: 'pontual', also: ['proativo', 'comunicativo'] },
      { text: 'Trabalho em equipe', mark: 'Trabalho em equipe' },
    ])
    expect(params.found).toBe(4)
  })

  test('about WhatsApp is the line with the phone', () => {
    const page = document(
      'Davi Moura',
      'davi.moura@exemplo.com',
      'Recife, PE',
      '(81) 98888-7777',
      '# Experiência',
      jobs[1]!,
      '- Pintei 40 salas',
    )
    const contact = analyseResume(page).checks.find(({ id }) => id === 'contact')!
    expect(contact.params.context).toBe('whatsapp')
    expect(contact.evidence).toMatchObject([{ text: '(81) 98888-7777' }])
  })
})

test('lines of tasks without bullets stay apart where the margin of the page did not break them', () => {
  const lines = [
    'Profissional com sólida experiência em recursos humanos, folha de pagamento, benefícios e seleção',
    'Responsável pelo recrutamento e seleção de profissionais',
    'Responsável pela integração de novos colaboradores',
  ].map((text, at) => ({ ...document('a').lines[0]!, text, number: at + 1, size: 10.5, gap: at === 0 ? 0 : 1.3 }))
  const tasks = lines.slice(1)
  expect(blocksOf(tasks, { lines }).map(({ text }) => text)).toEqual(tasks.map(({ text }) => text))
})
