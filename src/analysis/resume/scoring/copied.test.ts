// Pages that anybody in the post could have written: copied from a job advert, or well written without one fact.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { describesPost } from '../sentences/empty/advert-prose'
import { document } from '../testing'

const heads = {
  pt: ['Marcelo Andrade Pinho', 'Joinville, SC | (47) 95550-2190 | marcelo.pinho@example.com', '# Experiência'],
  en: ['Kelly Ostrander', 'Boise, ID | (208) 555-0173 | kelly.ostrander@example.com', '# Experience'],
} as const
const tails = {
  pt: [
    '# Formação',
    'Processos Gerenciais – Univille – 2018',
    '# Habilidades',
    'Excel, SAP, Power BI, negociação, CRM, prospecção',
    '# Idiomas',
    'Inglês intermediário',
  ],
  en: [
    '# Education',
    'Associate Degree in Business, College of Western Idaho, 2018',
    '# Skills',
    'Excel, SAP, QuickBooks, bookkeeping, Salesforce, payroll',
    '# Languages',
    'Spanish (fluent)',
  ],
} as const
type Language = keyof typeof heads
const jobs = {
  pt: 'Vendedor externo – Distribuidora Litoral – 04/2019 a 08/2026',
  en: 'Administrative Assistant, Snake River Title, March 2019 – July 2026',
} as const
const resultOf = (language: Language, lines: readonly string[]) =>
  analyseResume(document(...heads[language], jobs[language], ...lines.map((line) => `- ${line}`), ...tails[language]))

const adverts: readonly (readonly [Language, string])[] = [
  ['pt', 'O profissional deverá prospectar novos clientes e manter a carteira ativa.'],
  ['pt', 'Será responsável por apoiar os processos de recrutamento e seleção.'],
  ['pt', 'Requisitos: ensino médio completo e pacote Office.'],
  ['pt', 'Desejável conhecimento em CRM e veículo próprio.'],
  ['en', 'The ideal candidate will manage calendars and coordinate meetings for senior staff.'],
  ['en', "Must have a valid driver's license and reliable transportation."],
  ['en', 'Ability to lift up to 20 lbs.'],
  ['en', 'Strong organizational skills and the ability to prioritize are required.'],
]
const own = {
  pt: [
    'Visitei 40 padarias por mês entre Joinville e Garuva e abri 12 delas',
    'Fui responsável pela rota do norte quando o colega saiu',
    'Montei a tabela de descontos que o gerente adotou na filial',
    'Cuidava da carteira de bares, com cobrança de boletos atrasados',
  ],
  en: [
    'Scheduled closings for 6 escrow officers and cut double bookings to none',
    'Was required to report monthly to the county recorder before the first audit',
    'Will-call packets for 30 closings a week were ready by noon',
    'Moved the deed archive from paper to the shared drive with one clerk',
  ],
} as const

describe('the description of a post', () => {
  test.each(adverts)('%s: %s', (_, line) => expect(describesPost(line)).toBe(true))
  test.each([...own.pt, ...own.en, 'Responsável por 12 lojas', 'Able to weld in 6G since 2014'])('not %s', (line) =>
    expect(describesPost(line)).toBe(false),
  )

  test.each(['pt', 'en'] as const)('%s: limits the page, and its gain is what deleting it brings', (language) => {
    const copied = adverts.flatMap(([of, line]) => (of === language ? [line] : []))
    const few = own[language].slice(1)
    const before = resultOf(language, [...few, ...copied])
    expect(before.caps.map(({ id }) => id)).toContain('copied-advert')
    expect(before.score).toBeLessThanOrEqual(40)
    const check = before.checks.find(({ id }) => id === 'empty')!
    expect(check.params.context).toBe('advert')
    expect(check.evidence.map(({ text }) => text)).toEqual(copied)
    const after = resultOf(language, few)
    expect(Math.abs(after.score! - before.score! - check.gain)).toBeLessThanOrEqual(1)
  })

  test.each(['pt', 'en'] as const)('%s: one such sentence among own work limits nothing', (language) => {
    const [first] = adverts.flatMap(([of, line]) => (of === language ? [line] : []))
    expect(resultOf(language, [...own[language], first!]).caps).toEqual([])
  })
})

const vague = {
  pt: [
    'Conduzi iniciativas voltadas à evolução dos processos, sempre em alinhamento com as áreas envolvidas.',
    'Atuei de perto com as lideranças para compreender demandas e propor caminhos.',
    'Introduzi ajustes nos relatórios que foram bem recebidos pela gestão.',
    'Apoiei a equipe em um período de mudanças importantes.',
    'Preparei materiais para reuniões e dei seguimento aos encaminhamentos.',
    'Executar rotinas de admissão, demissão, férias e benefícios conforme políticas internas.',
  ],
  en: [
    'Guided several workstreams through their full life cycle with attention to quality.',
    'Acted as a point of contact for departments and helped them find suitable ways forward.',
    'Introduced improvements to reporting which were well received.',
    'Supported the wider team through a period of significant change.',
    'Drafted material for management and made sure that decisions were put into practice.',
    'Built productive relations with suppliers.',
  ],
} as const
test.each(['pt', 'en'] as const)('%s: well written and without one fact scores as names of tasks do', (language) => {
  const tasks = resultOf(language, vague[language]).checks.find(({ id }) => id === 'tasks')!
  expect(tasks.params.duties).toBe(vague[language].length)
  expect(tasks.points).toBeLessThanOrEqual(tasks.max * 0.4)
  const deeds = resultOf(language, own[language]).checks.find(({ id }) => id === 'tasks')!
  expect(deeds.params.duties).toBe(0)
})
