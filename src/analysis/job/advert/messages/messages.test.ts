// Adverts written as messages, built of clauses: who is sought, what is asked and wished, the work, and what asks nothing.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'
import { toLines } from '../text/lines'
import { isMessage } from './clauses'
import { inFull } from './messages'
import { isAside } from './phrases'

const asked = (text: string) => {
  const { keywords, requirements, title } = readAdvert(text)
  const of = (need: string) => keywords.filter((one) => one.need === need).map((one) => one.text)
  return {
    title,
    required: of('required'),
    desirable: of('desirable'),
    duty: of('duty'),
    conditions: requirements.map(({ need, quote }) => `${need} ${quote.mark}`),
  }
}

const sought = {
  en: [
    ['Need 2 roofers start Mon in Leeds', 'roofers'],
    ['ROOFERS NEEDED ASAP', 'ROOFERS'],
    ['Hiring: roofer', 'roofer'],
    ['Hi all, we r looking for a roofer', 'roofer'],
    ['2x roofers wanted tomorrow', 'roofers'],
  ],
  pt: [
    ['Precisa-se de pedreiro p/ obra em Contagem', 'pedreiro'],
    ['CONTRATA-SE pedreiro', 'pedreiro'],
    ['Vaga: pedreiro', 'pedreiro'],
    ['Procuro pedreiro urgente', 'pedreiro'],
    ['Pedreiro p/ reforma', 'Pedreiro'],
  ],
} as const
const parts = {
  en: {
    ask: ['marquetry a must', 'must have marquetry', 'marquetry experience essential'],
    wish: ['lacquer a plus', 'lacquer pref', 'lacquer an advantage'],
    work: ['pluck horsehair', 'plucking horsehair', 'must be able to pluck horsehair'],
    asides: ['£180 day', 'price work', 'start Mon', 'good rates', 'no agencies', 'ring Dave on 07700 900000'],
    words: ['marquetry', 'lacquer', 'horsehair'],
  },
  pt: {
    ask: ['tem que saber cestaria', 'ter exp. em cestaria', 'c/ exp em cestaria', 'curso de cestaria em dia'],
    wish: ['laqueação é um +', 'laqueação é diferencial', 'laqueação desejável'],
    work: ['curtir couro', 'saber curtir couro'],
    asides: ['R$ 200 + condução', 'pg semanal', 'seg a sex', 'comissão', 'inicio imediato', 'chamar no zap'],
    words: ['cestaria', 'laqueação', 'couro'],
  },
} as const

/** Clauses as sentences. */
const written = (...clauses: readonly string[]): string =>
  clauses.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join('. ')

describe.each(['en', 'pt'] as const)('a message in %s', (language) => {
  const { ask, wish, work, asides, words } = parts[language]
  const [required, desirable, duty] = words
  const all = sought[language].flatMap(([who, title]) =>
    ask.flatMap((demand) =>
      wish.flatMap((hope) =>
        work.map((task, at) => ({ title, text: written(who, demand, hope, task, asides[at] ?? '', asides[5]) })),
      ),
    ),
  )
  test.each(all)('$text', ({ text, title }) => {
    const found = asked(text)
    expect(found.title).toBe(title)
    expect(found.required.join().toLowerCase()).toContain(required)
    expect(found.desirable.join().toLowerCase()).toContain(desirable)
    expect([...found.duty, ...found.required].join().toLowerCase()).toContain(duty)
    expect([...found.required, ...found.desirable, ...found.duty]).toHaveLength(3)
  })
  test.each(asides)('%s asks for nothing', (aside) => {
    const who = sought[language][0][0]
    const found = asked(`${who}, ${ask[0]}, ${aside}, ${work[0]}`)
    expect([...found.required, ...found.duty]).toHaveLength(2)
  })
})

test('what stands behind who is sought is asked for, or is the work', () => {
  expect(asked('Need someone to pluck horsehair, must drive, DBS needed. £12 ph. Txt Jo').duty).toEqual([
    'pluck horsehair',
  ])
  expect(asked('Servente p/ carregar entulho. Ter ferramenta própria. Pg toda sexta. Chamar no zap').duty).toEqual([
    'carregar entulho',
  ])
  expect(asked('Pedreiro c/ exp em reboco, NR-35 em dia, ferramenta própria. Diária 120').required).toEqual([
    'reboco',
    'NR-35',
  ])
})

test('licences, cards and own tools are conditions or names of their own', () => {
  const { required, conditions } = asked(
    'Bricklayers needed, CSCS + PPE a must, own tools, must drive. Refs please. £200 a day',
  )
  expect(required.toSorted()).toEqual(['CSCS', 'PPE'])
  expect(conditions.toSorted()).toEqual(['required References please', 'required must drive', 'required own tools'])
})

test('names of trades and words in a hurry are written out', () => {
  expect(asked('SPARKY WANTED, 18th edition a must, rewires. £240 day').title).toBe('ELECTRICIAN')
  expect(asked('2 brickies nded, CSCS a must, own tools. Ring Al').title).toBe('bricklayers')
  expect(asked('Driver wanted. Must b able 2 service d car, deliver parcels 2 customers. Sal 70k').duty).toEqual([
    'deliver parcels to customers',
    'service the car',
  ])
})

test('digits and letters that count or name something stay', () => {
  const { required, conditions } = asked(
    'Nurse needed, hepatitis d testing a must, category d driving licence, provide 2 work references, at least 2 clients. Call me on 07700 900000',
  )
  expect([...required, ...conditions].join()).toContain('hepatitis d testing')
  expect(
    readAdvert('Tutor\n\nRequirements:\n- You need 4 a levels')
      .requirements.map(({ quote }) => quote.text)
      .join(),
  ).not.toContain('for a')
})

test.each([
  ['Category d driving licence', 'Category d driving licence'],
  ['Need 4 a levels', 'Need 4 a levels'],
  ['Provide 2 work references, at least 2 clients', 'Provide 2 work references, at least 2 clients'],
  ['Able 2 service d car, vitamin d, class d licence', 'Able to service the car, vitamin d, class d licence'],
  ['Someone 2 clean d offices', 'Someone to clean the offices'],
])('in a hurry: %s', (text, whole) => expect(inFull(text)).toBe(whole))

test('work that opens like pay, a time or an answer is work', () => {
  const { required, duty } = asked(
    'Shop assistant needed in Leeds, cash handling, valeting cars, apply plaster to walls, clean kitchen area. Call me on 07700 900000',
  )
  const found = [...required, ...duty].join().toLowerCase()
  for (const work of ['cash handling', 'valeting cars', 'plaster', 'kitchen area']) expect(found).toContain(work)
})

test.each([
  'cash handling',
  'valeting cars',
  'apply plaster',
  'clean kitchen area',
  'escalar plantoes',
  'accommodation cleaning',
  'conducao propria',
  'ajuda na cozinha',
  'price orders',
  'enviar relatorios',
])('%s is no aside', (clause) => expect(isAside(clause)).toBe(false))

test.each([
  'cash in hand',
  'cash',
  'vale transporte',
  'apply now',
  'leeds area',
  'escala 6x1',
  'accommodation provided',
  'conducao paga',
  'ajuda de custo',
  'monthly bonus',
])('%s is an aside', (clause) => expect(isAside(clause)).toBe(true))

test('what is paid on top is no wish', () => {
  const english = asked('Roofers needed, slating, lacquer a bonus, monthly bonus. Ring Al on 07700 900000')
  expect(english.desirable).toEqual(['lacquer'])
  const portuguese = asked('Preciso de cozinheira, saber fazer massas, ajuda de custo, ajuda na cozinha. Chamar no zap')
  expect(portuguese.desirable).toEqual([])
})

test.each([
  'Payroll Officer\n\nRequirements:\n- Excel, Sage, payroll\n- Call centre work, a plus',
  'We are looking for a roofer who will join our team. You will lay slates, tiles, felt and lead. Call us on 07700 900000.',
  'Analista\n\nRequisitos: Excel, SQL, Python, inglês',
])('is no message: %s', (text) => expect(isMessage(toLines(text))).toBe(false))
