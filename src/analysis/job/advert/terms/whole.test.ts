// A term stands whole or is no keyword: no scrap of a sentence, figure of speech or bare description becomes a question.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../..'
import { softName } from './kinds/soft'

const hard = (text: string) =>
  readAdvert(text)
    .keywords.filter(({ kind }) => kind === 'hard')
    .map(({ text: words }) => words)
const listed = (line: string, filler = 'Excel') => hard(`Requirements\n- ${line}\n- ${filler}`)
const duties = (line: string) => hard(`Responsibilities\n- ${line}\n- Prepare monthly payroll\nRequirements\n- Excel`)
const tarefas = (line: string) => hard(`Atividades\n- ${line}\n- Fechar a folha de pagamento\nRequisitos\n- Excel`)

describe('what somebody is to be in a figure of speech is no work', () => {
  test.each([
    ['You will be the beating heart of our kitchen from breakfast to the last table.', /heart/],
    ['Reporting to the bursar, you will be the conscience of our budgets.', /conscience/],
    ['You will be the face of our clinic.', /face/],
  ])('%s', (line, scrap) => expect(duties(line).join('; ')).not.toMatch(scrap))
  test('but an action behind an article is', () =>
    expect(duties('You will be responsible for the cleaning of theatres').join()).toMatch(/cleaning of theatres/))
})

describe('what is explained to people is communication', () => {
  test.each([
    'You are a warm communicator who can explain a blood result to a frightened parent.',
    'You are somebody who can explain a water bill to a plumber.',
    'Able to explain an engine fault to a driver',
  ])('%s', (line) => {
    const { keywords } = readAdvert(`Requirements\n- ${line}\n- Excel`)
    expect(
      keywords
        .filter(({ kind }) => kind === 'hard')
        .map(({ text }) => text)
        .join('; '),
    ).not.toMatch(/result|bill|fault/)
    expect(keywords.filter(({ kind }) => kind === 'soft').map(({ id }) => id)).toContain('Comunicação')
  })
})

describe('words that join a term to its sentence are no part of it', () => {
  test.each([
    ['Prioritise your own work, and mend nets as required', /^and /],
    ['Willing to complete training appropriate for the post', /^to |appropriate$/],
    ['Competent in carrying out boiler repairs', /^out /],
    ['A range of grounds maintenance tasks', /^A range.*of$/],
  ])('%s', (line, scrap) => {
    const terms = listed(line)
    expect(terms.filter((term) => scrap.test(term))).toEqual([])
    expect(terms.length).toBeGreaterThan(1)
  })
  test.each([
    ['Provide a guarda e boa conservação das ferramentas, bem como dos materiais', /bem$/],
    ['Apoiar o processo de compras relacionado com a obra', /relacionado$/],
  ])('%s', (line, scrap) => expect(tarefas(line).filter((term) => scrap.test(term))).toEqual([]))
})

describe('a clause of its own is no term', () => {
  test.each([
    'Deep-frozen loaves shall be baked cold',
    'Recruit an enthusiastic, conscientious',
    'Fetching the shift list, please wait',
    'Submit a CV',
    'Envie o seu currículo e portfólio',
  ])('%s', (line) => {
    expect(duties(line).filter((term) => /shall|Recruit|please|CV|curr/.test(term))).toEqual([])
  })
  test('the work in front of a verb stands', () =>
    expect(duties('Fuelling and vehicle cleansing must be carried out every night').join()).toMatch(
      /vehicle cleansing(?!.*must)/,
    ))
})

test.each(['unable', 'depending', 'helpful'])('%s alone describes and asks for nothing', (word) =>
  expect(listed(`Experience with scales, ${word}`).join()).not.toMatch(new RegExp(word)),
)
test('an adjective keeps its noun', () => {
  expect(listed('Minimum two years supervisory experience')).not.toContain('supervisory')
  expect(listed('Experience with supervisory duties in a mill')).not.toContain('supervisory')
})
test('a meal is no verb', () => {
  const line = 'Você vai preparar refeições para o café, almoço e jantar, com média de 300 pessoas por turno'
  expect(tarefas(line).filter((term) => /jantar|média/.test(term))).toEqual([])
})
test('qualities stand as qualities', () => {
  const { keywords } = readAdvert('Requisitos\n- Boa capacidade de comunicação, criatividade\n- Excel')
  expect(keywords.filter(({ kind }) => kind === 'hard').map(({ text }) => text)).toEqual(['Excel'])
})

describe('standards and codes', () => {
  test.each([
    ['Prepare cost plans in line with NRM2 from RIBA Stage 2 to 4', ['NRM2', 'RIBA Stage 2 to 4']],
    ['Manter os registros conforme ISO 22000 e RDC 275', ['ISO 22000', 'RDC 275']],
    ['Executar serviços em painéis de acordo com a NR-12', ['NR-12']],
  ])('%s', (line, codes) => expect(duties(line)).toEqual(expect.arrayContaining(codes as string[])))
  test.each([
    'Based near LS11 and willing to travel',
    'Based in BS16 with a van',
    'Live around M60 or nearby',
    'The yard is at LS11 5AB and opens early',
    'Our depot is near CF10 and has parking',
    'Within reach of SW9 by bus or train',
    'Living in NE6 or nearby',
    'Based around LS11 and BD4 with own tools',
    'Site in BN3 and parking',
    'Office located in EH12 near the station',
  ])('%s names a place', (line) => expect(hard(`Requirements\n- ${line}\n- Excel`).join()).not.toMatch(/\p{Lu}\d/u))
  test.each([
    'Trained at NR10 level',
    'Curso de NR35 em dia',
    'Experience with EN1090 and ISO3834 welding',
    'Work near NR33 confined spaces',
  ])('%s', (line) => expect(hard(`Requirements\n- ${line}\n- Excel`).join()).toMatch(/\p{Lu}{2,}\d/u))
  test.each(['Our depot is at BS6 and shifts end at PM 10', 'Pay is GBP 2000', 'Ligue para CEP 74000'])('%s', (line) =>
    expect(duties(line).filter((term) => /^(?:PM|GBP|CEP) ?\d/.test(term))).toEqual([]),
  )
})

test('a quality is asked about by its name', () => {
  const { keywords } = readAdvert('Requirements\n- You are a confident communicator\n- Excel')
  const names = keywords.filter(({ kind }) => kind === 'soft').map((one) => softName(one, 'en'))
  expect(names.toSorted()).toEqual(['communication', 'confidence'])
})

describe('a duty stays whatever its verb and its article', () => {
  test.each([
    ['Send an appointment reminder to each patient', 'appointment reminder'],
    ['Call an emergency contact when needed', 'emergency contact'],
    ['Email a daily takings report to the owner', 'takings report'],
    ['Submit a weekly stock order', 'stock order'],
    ['Welcome an average of 60 patients a day', 'patients'],
    ['Leave a tidy desk at close', 'tidy desk'],
    ['Recruit a team of seasonal pickers', 'seasonal pickers'],
    ['Hire a crew for each show', 'crew'],
    ['Employ a variety of cooking methods', 'cooking methods'],
    ['Text a reminder to each patient', 'reminder'],
    ['Attach a label to each pallet', 'label'],
    ['Any welding needed on site', 'welding'],
    ['Provide 24h cover for the lifts', '24h cover'],
    ['You will be the lead cook on evening shifts', 'lead cook'],
    // Not the reviewer's.
    ['Submit planning applications to the council', 'planning applications'],
    ['Call over 100 customers a week about arrears', 'customers'],
    ['Appoint a subcontractor for each trade', 'subcontractor'],
    ['Personally invite suppliers to tender', 'suppliers'],
    ['Seek a second quotation for all repairs', 'quotation'],
    ['Message a driver when a route changes', 'driver'],
  ])('%s', (line, words) => expect(duties(line).join('; ')).toContain(words))
  test.each([
    ['Enviar mensagem aos clientes em atraso', 'mensagem aos clientes'],
    ['Encaminhar contatos de clientes ao comercial', 'contatos de clientes'],
    ['Atender o plantão 24h da portaria', 'plantão'],
    ['Abrir o portão às 6h', 'portão'],
    // Not the reviewer's.
    ['Enviar vídeo da obra ao engenheiro', 'vídeo da obra'],
    ['Encaminhar currículos aos gestores', 'currículos'],
    ['Mandar um orçamento para cada cliente', 'orçamento'],
    ['Apresentar resultados financeiros para a diretoria', 'resultados financeiros'],
  ])('%s', (line, words) => expect(tarefas(line).join('; ')).toContain(words))
  test.each([
    'Envie o seu currículo',
    'Submit your application online',
    'Text your name to the office',
    'Send us a CV',
  ])('%s is what applicants do', (line) =>
    expect(duties(line)).toEqual(['Prepare monthly payroll', 'Excel'].toSorted()),
  )
})

test('what is required is named without the verb that requires it', () =>
  expect(duties('You will require a good telephone manner')).toContain('good telephone manner'))

test.each(['Wireless', 'Steward', 'cosmetic', 'Stainless', 'Porous'])('%s as an item of a list is asked for', (item) =>
  expect(hard(`Requirements\n- Networking\n- ${item}\n- Excel`)).toContain(item),
)
test.each([
  ['Able to present financial results to the board', 'financial results'],
  ['Capaz de apresentar resultados financeiros para a diretoria', 'resultados financeiros'],
  ['Able to present lesson plans to parents', 'lesson plans'],
  ['Ability to describe wound care to families', 'wound care'],
])('%s asks for something', (line, words) => expect(listed(line).join('; ')).toContain(words))

describe('what the employer does, and where a post stands, is no term', () => {
  const asked = (line: string) => hard(`Requirements\n- Excel\n\nThe role\n${line}`).join('; ')
  const all = (line: string) =>
    readAdvert(`Planner\n\n${line}\n\nYou need Excel.`)
      .keywords.map(({ text }) => text)
      .join('; ')
  test.each([
    ["We have grown faster than our planning team, and we'd like you to help us catch up.", /^us |; us /],
    ['Our ward has grown faster than our rota, and we would like you to help us catch up.', /^us |; us /],
    ["You'll sit between our bakers, our two shops and the drivers.", /sit between/],
    ['The post sits within our finance team.', /sits within/],
  ])('%s', (line, scrap) => expect(all(line)).not.toMatch(scrap))
  test('but a name in capitals is one', () => expect(asked('You will prepare US GAAP reports.')).toContain('US GAAP'))
})

describe('an adjective alone is no term', () => {
  test.each(['Organisational', 'Clerical', 'Secretarial', 'Operational', 'Cautious'])('%s', (word) => {
    expect(listed(`${word}, communication and IT skills`)).not.toContain(word)
  })
  test('and takes the noun that it shares', () =>
    expect(listed('Clerical or administrative background')).toContain('Clerical or administrative background'))
})

describe('a predicate behind a term is no part of it', () => {
  const asked = (line: string) => hard(`Requisitos\n- ${line}\n- Excel`)
  test.each(['é indispensável', 'é obrigatório', 'leva vantagem', 'conta pontos', 'faz diferença', 'é um diferencial'])(
    'conhecer tacógrafo %s',
    (predicate) => {
      const terms = asked(`Conhecer tacógrafo e rastreador ${predicate}`).join('; ')
      expect(terms).not.toMatch(/ é|vantag|pontos|diferen/)
      expect(terms).toMatch(/tacógrafo/)
    },
  )
  test('nor does a participle behind it stand alone', () =>
    expect(asked('Familiaridade com PJe e com cálculo trabalhista é esperada.').join('; ')).not.toMatch(/esperada/))
})
