import { describe, expect, test } from 'bun:test'
import { timed } from '../../../tests/helpers/linear'
import { MAX_ANSWER } from './limits'
import { measureAnswer } from './measure'

const lines = [
  'Célia Ramos',
  'Merendeira – Escola Estadual – 03/2018 a 08/2024',
  'Servi o almoço para 300 crianças por dia.',
  'Equipe de 2 merendeiras.',
]
const pt = (text: string, seconds: number | null = null) => measureAnswer({ text, seconds, language: 'pt', lines })
const en = (text: string, seconds: number | null = null) =>
  measureAnswer({ text, seconds, language: 'en', lines: ['Served 300 children a day.', '2018 to 2024'] })

/** A complete answer of each trade with the words that each part must quote. */
const trades: readonly (readonly [trade: string, text: string, parts: readonly [string, string, string, string]])[] = [
  [
    'cook',
    'Na escola eram 300 crianças e só duas merendeiras. Eu tinha que servir às 11h30 sem falta de nada. Deixei o arroz pronto na véspera e dividi as turmas em três filas. No fim a fila andava em dez minutos.',
    ['Na escola eram', 'Eu tinha que servir', 'Deixei o arroz', 'No fim a fila'],
  ],
  [
    'nurse',
    'No plantão da noite éramos três para 20 leitos. Minha parte era a medicação. Criei uma planilha por horário e conferi cada dose em dupla. Desde então não tivemos erro de dose.',
    ['No plantão', 'Minha parte', 'Criei uma planilha', 'Desde então'],
  ],
  [
    'driver',
    'Em 2022 a rota de entregas estava dobrada. O desafio era entregar tudo até as 18h. Eu refiz a ordem das ruas e combinei horário com os porteiros. Consegui entregar sem atraso por três meses.',
    ['Em 2022', 'O desafio era', 'Eu refiz', 'Consegui entregar'],
  ],
  [
    'developer',
    'Quando entrei, o deploy levava duas horas. Meu objetivo era baixar isso. Automatizei os testes e separei o banco. O resultado foi um deploy de 15 minutos.',
    ['Quando entrei', 'Meu objetivo', 'Automatizei', 'O resultado'],
  ],
  [
    'shop assistant',
    'Na loja, no Natal, tinha fila até a porta. Me pediram para organizar o caixa. Montei um caixa só para troca e treinei duas colegas. A espera caiu de 30 para 12 minutos.',
    ['Na loja', 'Me pediram', 'Montei um caixa', 'caiu de 30'],
  ],
]

describe('an answer', () => {
  test.each(trades)('of a %s shows its four parts in the person’s own words', (_, text, parts) => {
    const { situation, task, action, result } = pt(text)
    expect([situation, task, action, result].map((part) => part.text ?? '')).toEqual(
      parts.map((words) => expect.stringContaining(words)),
    )
  })

  test('in English shows its four parts', () => {
    const measured = en(
      'At the clinic there were only two of us for forty patients. My job was to keep the waiting list short. I called each patient the day before and I set up a list of free slots. As a result missed visits dropped by half.',
    )
    expect(measured.situation.text).toContain('At the clinic')
    expect(measured.task.text).toContain('My job was')
    expect(measured.action.text).toContain('I called each patient')
    expect(measured.result.text).toContain('As a result')
  })

  test.each([
    ['Eu faço o fechamento da loja.', 'faço'],
    ['Hoje coordeno uma equipe de 5 pessoas.', 'coordeno'],
    ['Coordeno 5 pessoas na cozinha.', 'Coordeno'],
    ['Todo dia confiro o estoque e peço o que falta.', 'confiro'],
    ['Cadastro os clientes novos no sistema.', 'Cadastro os'],
    ['Na clínica eu cadastro pacientes.', 'eu cadastro'],
    ['Preparo o almoço de 300 crianças.', 'Preparo o'],
    ['Atendo no balcão e sirvo as mesas.', 'Atendo'],
    ['Dirijo o caminhão e entrego em 12 bairros.', 'Dirijo'],
    ['Eu sempre negocio com os fornecedores.', 'negocio'],
    ['Estou treinando duas colegas.', 'Estou treinando'],
  ])('says what the person does now: %p', (text, words) => expect(pt(text).action.text).toContain(words))

  test.each([
    'Um dia ele faltou e eu cuidei de tudo sozinha, e ninguém reclamou.',
    'Em uma hora tudo voltou ao normal.',
    'Refiz a lista e deu certo.',
    'Arrumei a fila e não houve reclamação.',
  ])('says how it ended: %p', (text) => expect(pt(text).result.text).toBe(text))

  test.each(['There were no complaints.', 'By noon everything was back to normal.', 'Nobody complained.'])(
    'in English says how it ended: %p',
    (text) => expect(en(text).result.text).toBe(text),
  )

  test.each([
    'At the end of the year the pass rate went from 71% to 82%.',
    'The pass rate rose from 71% to 82%.',
    'Sales climbed that month.',
    'Waiting times, from 40% to 25%, were the best of the group.',
  ])('in English a change with its figures is a result and no situation: %p', (text) =>
    expect([en(text).result.text, en(text).situation.text]).toEqual([text, null]),
  )

  test.each(['A aprovação foi de 71% para 82%.', 'As faltas caíram.', 'A perda ficou de 12 quilos para 7 quilos.'])(
    'a change is a result: %p',
    (text) => expect(pt(text).result.text).toBe(text),
  )

  test.each([
    ['Liguei para a Enel e voltamos em 3 horas.', 'pt'],
    ['Ninguém se machucou.', 'pt'],
    ['O projeto foi aprovado.', 'pt'],
    ['We were back in 3 hours.', 'en'],
    ['Nobody was hurt.', 'en'],
  ] as const)('safety, approval and the time until things ran again are results: %p', (text, language) =>
    expect((language === 'pt' ? pt(text) : en(text)).result.text).toBe(text),
  )

  test.each([
    ['Eu não sei mexer nisso mas aprendo.', 'pt'],
    ["I can't use it but I learn fast.", 'en'],
  ] as const)('a missing ability with the will to learn is no action: %p', (text, language) =>
    expect((language === 'pt' ? pt(text) : en(text)).action.text).toBeNull(),
  )

  test('a beginning is the situation, what is done at a place the action, and a fall "down to" the result', () => {
    const begun = 'When I took over the audit there were about 14 medication errors a month.'
    const acted = 'I check 40 charts on Mondays and I present the figures at the meeting.'
    const fell = 'After a second check at handover the errors came down to 6 a month.'
    const own = en(`${begun} ${acted} ${fell}`)
    expect([own.situation.text, own.action.text, own.result.text]).toEqual([begun, acted, fell])
    expect(own.figures).toEqual(['14 medication errors', '40 charts', '6'])
    expect(own.asks).toBeNull()
  })

  test.each([
    ['You know, I always give 100 percent.', 'en'],
    ['I gave it 110% in each job.', 'en'],
    ['Sempre dou cem por cento em tudo.', 'pt'],
    ['No trabalho dou 110% todo dia.', 'pt'],
  ] as const)('an idiom about effort is no action and no figure: %p', (text, language) => {
    const own = language === 'pt' ? pt(text) : en(text)
    expect([own.action.text, own.figures, own.agreement.absent]).toEqual([null, [], []])
  })

  test('a responsibility is no action, and an action no situation', () => {
    const own = pt('Eu cuidava da subestação. Durante a queda desliguei a carga em 10 minutos.')
    expect([own.task.text, own.action.text, own.situation.text]).toEqual([
      'Eu cuidava da subestação.',
      'Durante a queda desliguei a carga em 10 minutos.',
      null,
    ])
    const english = en('I was responsible for the substation. During the outage I called the grid.')
    expect([english.task.text, english.action.text, english.situation.text]).toEqual([
      'I was responsible for the substation.',
      'During the outage I called the grid.',
      null,
    ])
  })

  test('what went wrong at the start is no result while another sentence says how it ended', () => {
    const { situation, result } = pt('Em 2018 caiu a energia. Ninguém se machucou.')
    expect([situation.text, result.text]).toEqual(['Em 2018 caiu a energia.', 'Ninguém se machucou.'])
  })

  test.each([
    ['We found the ones at risk early and 22 of them reached a grade 4.', 'en'],
    ['9 out of 10 came back the next term.', 'en'],
    ['Chamei todos os faltosos e 18 deles voltaram a vir.', 'pt'],
    ['9 em cada 10 ficaram até o fim do curso.', 'pt'],
  ] as const)('how many of all came through is a result: %p', (text, language) =>
    expect((language === 'pt' ? pt(text) : en(text)).result.text).toBe(text),
  )

  test('a time or a range is no result', () => {
    for (const text of [
      'I was there from 2018 to 2020.',
      'I taught children from 6 to 14.',
      'I went from the bar home.',
    ])
      expect([text, en(text).result.text]).toEqual([text, null])
    expect(pt('Mudei de 2018 para 2020 de bairro.').result.text).toBeNull()
  })

  test.each([
    'Nunca fiz estoque sozinha.',
    'Não fiz nada disso.',
    'Eu não organizei a festa.',
    'Eu nunca trabalhei com isso.',
    'Ainda não montei nenhum cardápio.',
    'Quero ser cozinheira porque cozinho há anos.',
    'Gostaria de ser líder, porque coordeno bem.',
  ])('does not take what was not done, or a wish, for an action: %p', (text) => expect(pt(text).action.text).toBeNull())

  test('takes what was done beside what was not', () => {
    expect(pt('Nunca fiz estoque sozinha, mas organizei a despensa.').action.text).toContain('organizei')
    expect(pt('Não só atendi como treinei duas colegas.').action.text).toContain('treinei')
  })

  test.each(['I never managed a team.', "I didn't fix it.", 'I want to be a cook because I cook every day.'])(
    'in English takes neither for an action: %p',
    (text) => expect(en(text).action.text).toBeNull(),
  )

  test.each([
    'O processo era lento.',
    'Meu contrato acabou em maio.',
    'Gosto de gente e tenho paciência.',
    'Acho o trabalho bonito.',
    'Eu acho que tenho jeito.',
    'O projeto era de outra equipe.',
    'Um estudo mostra isso.',
    'O atendimento é bom e o preparo também.',
    'Eu quero aprender.',
    'Eu prefiro o turno da noite.',
  ])('does not take a noun or a wish for an action: %p', (text) => expect(pt(text).action.text).toBeNull())

  test('in English says what the person does now', () => {
    expect(en('I coordinate five people.').action.text).toBe('I coordinate five people.')
    expect(en('Every week I plan the menu.').action.text).toContain('I plan')
    expect(en('I am training two colleagues.').action.text).toContain('I am training')
    for (const text of ['I think it is nice.', 'I like people.', 'I have patience.', 'The plan was good.'])
      expect([text, en(text).action.text]).toEqual([text, null])
  })

  test('shows what is the person’s part today', () => {
    expect(pt('Sou responsável pelo caixa.').task.text).toBe('Sou responsável pelo caixa.')
    expect(pt('Tenho que fechar até as 18h.').task.text).toContain('Tenho que')
    expect(pt('Onde trabalho somos quatro.').situation.text).toContain('Onde trabalho')
  })

  test('with only “a gente” is quoted as a group’s action', () => {
    const { action } = pt('Lá na escola tinha bastante criança, né. A gente organizava tudo antes.')
    expect(action).toEqual({ text: null, we: expect.stringContaining('A gente organizava') })
    expect(en('We organized everything before.').action).toEqual({ text: null, we: 'We organized everything before.' })
  })

  test('without any part shows none', () => {
    const { situation, task, action, result, figures } = pt('Gosto muito de cozinhar para pessoas.')
    expect([situation, task, action, result]).toEqual(Array(4).fill({ text: null }))
    expect(figures).toEqual([])
  })

  test('is quoted only with words it contains', () => {
    expect(trades.some(([, text]) => pt(text).action.text !== null)).toBe(true)
    for (const [, text] of trades) {
      const { situation, task, action, result, figures } = pt(text)
      for (const words of [situation.text, task.text, action.text, result.text, ...figures])
        if (words !== null) expect(text).toContain(words)
    }
  })

  test('is short, good or long by its number of words, not by its duration', () => {
    expect(pt('Sim, fiz isso.').length).toBe('short')
    expect(pt('Sim, fiz isso.', 75)).toMatchObject({ length: 'short', seconds: 75 })
    for (const [count, length] of [
      [66, 'short'],
      [119, 'short'],
      [120, 'good'],
      [250, 'good'],
      [251, 'long'],
    ] as const)
      expect([count, pt('palavra '.repeat(count)).length]).toEqual([count, length])
  })
})

describe('fillers', () => {
  const count = (words: readonly { word: string; count: number }[]) =>
    Object.fromEntries(words.map((one) => [one.word, one.count]))

  test('are counted, most frequent first', () => {
    expect(pt('Era corrido, né, tipo, todo dia, né. Aí, tipo, eu ia, né.').fillers.slice(0, 2)).toEqual([
      { word: 'né', count: 3 },
      { word: 'tipo', count: 2 },
    ])
    expect(count(en('It was, like, busy. You know, um, I was like tired.').fillers)).toEqual({
      like: 2,
      'you know': 1,
      um: 1,
    })
  })

  test('that give up the answer are counted too', () => {
    expect(count(pt('Sei lá, eu ia e, sei lá, fazia.').fillers)).toEqual({ 'sei lá': 2 })
    expect(count(en("It was busy, I don't know, or whatever. Whatever, we managed.").fillers)).toEqual({
      whatever: 2,
      "I don't know": 1,
    })
    expect(en("I don't know Excel. I did whatever was needed. I don't know how to drive.").fillers).toEqual([])
  })

  test('are not counted where the same words have a meaning', () => {
    expect(
      pt('Esse tipo de cliente pede um tipo de ajuda; o tipo sanguíneo ele sabe. Não sei se ele entendeu o caso.')
        .fillers,
    ).toEqual([])
    expect(
      en('I would like to help. It looks like rain. I like people. What kind of work? As you know how it is.').fillers,
    ).toEqual([])
  })
})

const of = (text: string, line: string) =>
  measureAnswer({ text, seconds: null, language: 'pt', lines: [line] }).agreement

describe('figures', () => {
  test('are found with the noun they count, without years', () => {
    expect(
      pt('Em 2019 eram 300 crianças, duas merendeiras e R$ 4.500 de compras, 15% menos, às 11h30.').figures,
    ).toEqual(['300 crianças', 'duas merendeiras', 'R$ 4.500 de compras', '15% menos', '11h30'])
  })

  test.each([
    ['The forecast fell from £1.9m to £0.4m on two lots.', ['£1.9m', '£0.4m', 'two lots']],
    ['Foram R$ 1,9 mi de compras e 2,5 milhões de peças.', ['R$ 1,9 mi de compras', '2,5 milhões de peças']],
    ['We sold 3.5k tickets for €3bn.', ['3.5k tickets', '€3bn']],
  ])('with a point and a unit are whole: %s', (text, figures) => expect(en(text).figures).toEqual(figures))

  test('agree with the résumé’s line, or differ from it', () => {
    expect(pt('Eram 300 crianças e duas merendeiras.').agreement).toMatchObject({
      same: [
        { text: '300 crianças', line: 3 },
        { text: 'duas merendeiras', line: 4 },
      ],
      other: [],
    })
    expect(pt('Eram 500 crianças, em 2018, e em 2020 mudou.').agreement).toMatchObject({
      same: [],
      other: [{ text: '500 crianças', resume: '300 crianças', line: 3 }],
    })
    expect(pt('Foi um bom trabalho.').agreement).toMatchObject({ same: [], other: [] })
  })

  test('of a part contradict no whole that the answer names as well', () => {
    const line = 'Responsible for the tracking sheet in Excel, 240 pupils'
    expect(of('I follow 240 pupils, and we found 31 pupils early.', line)).toMatchObject({
      other: [],
      absent: ['31 pupils'],
    })
    expect(of('We found 31 pupils early.', line).other).toHaveLength(1)
  })

  test('of people, or with another noun than the résumé’s, contradict nothing', () => {
    for (const [text, line] of [
      ['Servi 120 pessoas.', 'Preparo de 120 refeições por dia'],
      ['Duas colegas faltaram.', 'Treinei 5 colegas no caixa'],
      ['Éramos 3 pessoas.', 'Equipe de 8 pessoas'],
    ] as const)
      expect(of(text, line)).toEqual({ same: [], other: [], absent: [] })
    expect(of('Fiz 90 refeições.', 'Preparo de 120 refeições por dia').other).toHaveLength(1)
  })

  test('without a noun agree by their sign alone, and never differ', () => {
    expect(of('No fim caiu 32%.', 'Fechamento do mês 32% mais rápido')).toMatchObject({
      same: [{ text: '32%', line: 1 }],
      other: [],
    })
    expect(of('Foram R$ 4.500.', 'Economia de R$ 4.500,00 por mês').same).toEqual([{ text: 'R$ 4.500', line: 1 }])
    expect(of('No fim caiu 40%.', 'Fechamento 32% mais rápido')).toMatchObject({ same: [], other: [] })
    expect(of('No fim eram 300.', 'Servi 300 crianças').same).toEqual([{ text: '300', line: 1 }])
    expect(of('Caiu 32%.', 'Uma equipe de 32 pessoas').same).toEqual([])
  })
})

describe('names', () => {
  const of = (text: string) => pt(text).agreement.same

  test('of the résumé that the answer says are found with their line, once each', () => {
    expect(of('Fui merendeira na Escola Estadual e lá aprendi. Na Escola Estadual eu fazia tudo.')).toEqual([
      { text: 'Escola Estadual', line: 2 },
    ])
  })
  test('that only begin a sentence, or that the résumé lacks, are none', () => {
    expect(of('Servi bem. Equipe é tudo. Passei pela Padaria Central.')).toEqual([])
  })
})

test('the person’s own question is found with and without a question mark', () => {
  expect(pt('Gostei da vaga. Como é a escala da cozinha?').asks).toBe('Como é a escala da cozinha?')
  expect(pt('quantas pessoas tem na equipe').asks).toBe('quantas pessoas tem na equipe')
  expect(en('Nothing to add.').asks).toBeNull()
})

test('the same answer gives the same measure, and a longer one is read up to the limit', () => {
  const text = trades[0]![1]
  expect(pt(text)).toEqual(pt(text))
  expect(pt('eu fiz isso. '.repeat(MAX_ANSWER)).words).toBeLessThanOrEqual(MAX_ANSWER)
})

test('any text takes linear time', async () => {
  const worst = [
    'a ',
    'eu ',
    'eu que ',
    'na ',
    '1',
    '1 de ',
    'nos ',
    'ne',
    'tipo ',
    ', ',
    '. ',
    'i also ',
    '9.',
    'ﷺ',
    'like ',
    'a gente ',
    'R$',
    'faco ',
    'processo ',
    'eu o que ',
    'i now ',
    'Boa ',
  ]
  for (const sign of worst) {
    const ms = await timed(() => {
      for (const language of ['pt', 'en'] as const)
        measureAnswer({
          text: sign.repeat(200_000).slice(0, 200_000),
          seconds: 1,
          language,
          lines: [sign.repeat(50_000)],
        })
    })
    expect([sign, ms < 1_000]).toEqual([sign, true])
  }
})

describe('a time that somebody worked', () => {
  const lines = [
    'Brasileira, 47 anos, 2 filhos',
    'Cuidadora de idosos',
    'Período: 03/2017 a 08/2024',
    'Jan 2015 – Dec 2017',
  ]
  const agreement = (text: string, language: 'pt' | 'en' = 'pt') =>
    measureAnswer({ text, seconds: null, language, lines }).agreement
  test.each([
    ['Em sete anos cuidei de muita gente.', 'pt'],
    ['Em 12 anos de casa fiz de tudo.', 'pt'],
    ['I worked there for nine years.', 'en'],
  ] as const)('contradicts no age: %s', (text, language) => {
    expect(agreement(text, language).other).toEqual([])
  })
  test('agrees with the dates of a job', () => {
    expect(agreement('Em sete anos cuidei de muita gente.').same).toEqual([{ text: 'sete anos', line: 3 }])
    expect(agreement('I was there for three years.', 'en').same).toEqual([{ text: 'three years', line: 4 }])
  })
})

describe('the habits of a job', () => {
  const of = (text: string, language: 'pt' | 'en' = 'pt') => measureAnswer({ text, seconds: null, language, lines: [] })
  test.each(['via a receita', 'dava o remédio no horário', 'lia a etiqueta', 'separava as peças', 'conferia o caixa'])(
    'are what the person did: eu %s',
    (deed) => expect(of(`Todo dia eu ${deed}.`).action.text).not.toBeNull(),
  )
  test.each([
    ['Em sete anos nunca troquei remédio.', 'pt'],
    ['Em 3 anos eu nunca perdi um prazo.', 'pt'],
    ['In five years I never missed a delivery.', 'en'],
    ["In seven years I've never been late.", 'en'],
  ] as const)('and a time without a fault is a result: %s', (text, language) =>
    expect(of(text, language).result.text).toBe(text),
  )
})
