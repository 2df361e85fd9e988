// Jobs stated by when somebody came and left, and forms that date each end of a job on a line of its own.

import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { TextLanguage } from '../../text-language'
import { extractResume } from '../extract'
import { document } from '../testing'
import { readResume } from '.'
import { statedJob } from './experience/normalise/stated'

const jobsIn = (...lines: readonly string[]) =>
  extractResume(
    readResume(document('Maria Souza', '# Experiência', ...lines, '# Formação', 'Ensino Médio, 2010')),
  ).experience.map(({ title, company, start, end }) => [title, company, start, end])

describe('jobs stated by when somebody came and left', () => {
  test.each([
    ['Comecei na Padaria Sol em 03/2019 como balconista e saí em 05/2021.', 'balconista', 'Padaria Sol'],
    ['Ingressei na Clínica Vida em 03/2019 como recepcionista e fiquei até 05/2021.', 'recepcionista', 'Clínica Vida'],
    ['I joined Zurich in March 2019 as Sales Assistant and left in May 2021.', 'Sales Assistant', 'Zurich'],
    ['I started at Ocado in March 2019 as Payroll Clerk and left in May 2021.', 'Payroll Clerk', 'Ocado'],
    ['Entre 03/2019 e 05/2021 trabalhei como caixa na Loja Azul (Recife). Atendi clientes.', 'caixa', 'Loja Azul'],
  ])('%s', (text, title, employer) => {
    expect(jobsIn(text)).toEqual([[title, employer, '2019-03', '2021-05']])
  })
})

/** A way to state a job with its employer, its period and what was done, as people speak. */
type Wording = (title: string, firm: string, period: string) => string
const earlier: Readonly<Record<TextLanguage, readonly Wording[]>> = {
  pt: [
    (title, firm, period) => `Trabalhei no ${firm} ${period} como ${title}`,
    (title, firm, period) => `Depois fui pro ${firm} como ${title}, ${period}`,
    (title, firm, period) => `Fiquei no ${firm} ${period} como ${title}`,
    (title, firm, period) => `Aí fui trabalhar no ${firm} ${period} como ${title}`,
    (title, firm, period) => `Meu primeiro emprego foi no ${firm} como ${title} ${period}`,
    (title, firm, period) => `Passei pelo ${firm} como ${title} ${period}`,
  ],
  en: [
    (title, firm, period) => `I worked at ${firm} ${period} as a ${title}`,
    (title, firm, period) => `Then I went to ${firm} as a ${title}, ${period}`,
    (title, firm, period) => `After that I moved to ${firm} as a ${title} ${period}`,
    (title, firm, period) => `My first job was at ${firm} as a ${title} ${period}`,
    (title, firm, period) => `I was at ${firm} ${period} as a ${title}`,
  ],
}
const current: Readonly<Record<TextLanguage, readonly Wording[]>> = {
  pt: [
    (title, firm) => `Desde 2020 estou no ${firm} como ${title}`,
    (title, firm) => `Hoje estou no ${firm} como ${title}, desde 2020`,
  ],
  en: [
    (title, firm) => `Since 2020 I have been at ${firm} as a ${title}`,
    (title, firm) => `Now I'm at ${firm} as a ${title}, since 2020`,
  ],
}
const worlds = {
  pt: {
    titles: ['jardineiro', 'auxiliar de padaria', 'camareira', 'operador de caixa'],
    firms: ['Hotel Serra Alta', 'Mercado Boa Compra', 'Sítio Três Irmãos'],
    tasks: [
      '',
      ', podava as plantas, regava tudo e varria o pátio',
      ', arrumava 14 quartos por dia',
      ', recebo os clientes',
    ],
    periods: ['de 2015 a 2018', 'de 2015 até agosto de 2018'],
  },
  en: {
    titles: ['gardener', 'bakery assistant', 'receptionist', 'delivery driver'],
    firms: ['Harbour View Hotel', 'Fernhill Bakery', 'Oakley Stores'],
    tasks: [
      '',
      ', I cut the lawns, watered beds and swept the yard',
      ', cleaned 14 rooms a day',
      ', I greet every customer',
    ],
    periods: ['from 2015 to 2018', 'from 2015 to August 2018'],
  },
}

describe.each(['pt', 'en'] as const)('jobs stated as people speak (%s)', (language) => {
  const { titles, firms, tasks, periods } = worlds[language]
  const of = (...words: readonly string[]) => fc.constantFrom(...words)
  const stating = (ways: readonly Wording[]) =>
    fc.tuple(fc.constantFrom(...ways), of(...titles), of(...firms), of(...periods), of(...tasks))

  test('name title, employer and time, and what was done is a task', () => {
    fc.assert(
      fc.property(stating(earlier[language]), stating(current[language]), (past, now) => {
        const line = ([write, title, firm, period, task]: typeof past) => `${write(title, firm, period)}${task}.`
        const end = past[3].includes('ug') || past[3].includes('ago') ? '2018-08' : '2018'
        expect(jobsIn(line(past), line(now))).toEqual([
          [past[1], past[2], '2015', end],
          [now[1], now[2], '2020', 'present'],
        ])
      }),
      { numRuns: 60 },
    )
  })
})

test.each([
  'Fui pra rua vender de 2015 a 2018, trazia o estoque de casa',
  'Estou no turno da noite como sempre desde 2020, faço rondas',
  'I went to night shifts as needed from 2015 to 2018, cleaned 14 rooms',
])('a sentence that names no job is none: %s', (text) => {
  expect(statedJob(text)).toBeNull()
})

test('both ends of a job on lines of their own, and what a form asks besides', () => {
  const form = (title: string, employer: string, from: string, to: string) => [
    `Cargo: ${title}`,
    `Empregador: ${employer}`,
    `Início: ${from}`,
    `Término: ${to}`,
    'Carga horária: 40',
    'Descrição: Atendi clientes',
  ]
  expect(
    jobsIn(...form('Vendedora', 'Loja Azul', '03/2019', '05/2021'), ...form('Caixa', 'Muffato', '01/2016', '02/2019')),
  ).toEqual([
    ['Vendedora', 'Loja Azul', '2019-03', '2021-05'],
    ['Caixa', 'Muffato', '2016-01', '2019-02'],
  ])
})
