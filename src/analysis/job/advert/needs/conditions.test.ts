import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'
import { conditions, keywords, required } from '../testing'

describe('conditions', () => {
  test.each([
    ['Experiência mínima de 3 anos em vendas', ['years 3 3']],
    ['Pelo menos dois anos de experiência', ['years 2 2']],
    ['Eleven years of experience in sales', ['years 11 11']],
    ['Quinze anos de experiência em obras', ['years 15 15']],
    ['Uns quatro anos de estrada costumam bastar', ['years 4 4']],
    ['You have raised money from schools for at least eighteen months', ['years 1.5 1.5']],
    ['Two years on pastry in a good hotel is the least we want', ['years 2 2']],
    ["6 months' experience on a reach truck in the last 2 years", ['years 0.5 0.5']],
    ['Empresa com sólida atuação e mais de 20 anos de mercado', []],
    ['You commit to stay for at least two years', []],
    ['Atendemos crianças de pelo menos 2 anos', []],
    ['5+ years of experience with React', ['years 5 5']],
    ['Idade mínima de 18 anos', ['availability age 0']],
    ['Mínimo de 18 meses de experiência', ['years 1.5 1.5']],
    ['Three yrs on drainage and kerbing', ['years 3 3']],
    ['Formação concluída há no máximo três anos e um ano de experiência', ['years 1 1']],
    ['Inglês avançado e espanhol básico', ['language Inglês 3', 'language Espanhol 1']],
    ['Fluent English', ['language Inglês 4']],
    ['Ensino médio completo', ['education secondary 2']],
    ['Superior completo em Administração', ['education degree 4']],
    ['Pós-graduação em UTI', ['education postgraduate 5']],
    ['COREN ativo', ['licence COREN 0']],
    ['CRM ativo e RQE em pediatria', ['licence CRM 0']],
    ['Experiência com CRM de vendas', []],
    ['CNH B', ['licence CNH B 0']],
    ['Carteira de habilitação categoria D', ['licence CNH D 0']],
    ['OAB ativa', ['licence OAB 0']],
    ['Category C+E driving licence', ['licence CNH CE 0']],
    ['HGV Class 2', ['licence CNH C 0']],
    ['Full, clean C+E licence', ['licence CNH CE 0']],
    ['Valid D1 licence (max 6 points or none)', ['licence CNH D 0']],
    ['Native-level English', ['language Inglês 5']],
    ['Must live within 20 miles of Kilkenny', ['place Kilkenny 0']],
    ['Live within a 40 minute drive of Tralee', ['place Tralee 0']],
    ['Must pass background investigations', ['licence criminal-record 0']],
    ['CNH D com EAR', ['licence CNH D 0', 'licence EAR 0']],
    ['Enhanced DBS check', ['licence DBS 0']],
    ['No DBS check needed', []],
    ['You must have the right to work in the UK', ['licence right-to-work 0']],
    ['US work authorization', ['licence right-to-work 0']],
    ['Carta de referência', ['licence references 0']],
    ['Sem antecedentes criminais', ['licence criminal-record 0']],
    ['Disponibilidade de horário e para viagens', ['availability hours 0', 'availability travel 0']],
    ['Disponibilidade para trabalhar aos finais de semana e feriados', ['availability weekends 0']],
    ['Weekend availability and your own car', ['availability weekends 0', 'availability transport 0']],
    ['Own tools', ['availability tools 0']],
    ['Disponibilidade para o terceiro turno', ['availability shifts 0']],
    ['Contrata eletricista para turno noturno (22h às 6h)', ['availability shifts 0']],
    ['Trabalho no turno da noite', ['availability shifts 0']],
    ['Horário: 3º turno', ['availability shifts 0']],
    ['Trabalho no turno da manhã', []],
    ['Adicional noturno', []],
    ['Able to lift 40 lbs', ['availability lifting 0']],
    ['Must be 18 or over', ['availability age 0']],
  ])('%s', (line, expected) => expect(conditions(required(line))).toEqual(expected))

  test.each([
    ['Local: Belo Horizonte, MG', ['place Belo Horizonte, MG 0']],
    ['Trabalho presencial em Curitiba', ['place Curitiba 0']],
    ['100% remoto, empresa de Curitiba', []],
  ])('%s', (line, expected) => expect(conditions(`${line}\nRequisitos\n- Excel`)).toEqual(expected))

  test.each([
    ['Analista de Dados Sênior\nRequisitos\n- SQL', 'Analista de Dados Sênior', 'seniority senior 4'],
    ['Estágio em Contabilidade\nRequisitos\n- Excel', 'Estágio em Contabilidade', 'seniority intern 1'],
    ['Buscamos um Desenvolvedor Pleno para nosso time.', 'Desenvolvedor Pleno', 'seniority mid 3'],
    ['We are looking for a Product Manager to lead growth.', 'Product Manager', undefined],
    ['[São Paulo] Analista de Suporte JR [Empresa]\nTexto', 'Analista de Suporte JR', 'seniority junior 2'],
    ['Vaga: Cozinheiro\nRequisitos\n- Higiene', 'Cozinheiro', undefined],
  ])('title and level of %s', (text, title, level) => {
    expect(readAdvert(text).title).toBe(title)
    expect(conditions(text).find((one) => one.startsWith('seniority'))).toBe(level as string)
  })
})

test('an advert of few words or keywords is thin', () => {
  expect(readAdvert('Precisamos de alguém com Excel, Word, SAP, SQL e Python.').confidence).toBe('thin')
  expect(
    readAdvert(`${required('Excel', 'Word')}\n${'Venha trabalhar conosco nesta cidade. '.repeat(20)}`).confidence,
  ).toBe('thin')
  const enough = `${required('Excel', 'SAP', 'SQL', 'Python')}\nAtividades\n${'- Atender os clientes da loja e organizar a vitrine\n'.repeat(8)}`
  expect(readAdvert(enough).confidence).toBe('good')
})

test('credentials and times are conditions and no skills', () => {
  const text = required(
    'DBS',
    'Right to work in the UK',
    'Weekend availability',
    'Forklift',
    'Disponibilidade de horário',
  )
  expect(readAdvert(text).keywords.map((one) => one.text)).toEqual(['Forklift'])
})

test('references that are checked count wherever the ad says so', () => {
  expect(conditions(`${required('Excel')}\nWe offer\n- £12 an hour. References will be checked`)).toContain(
    'licence references 0',
  )
})

describe('a level as a board or a sentence has it', () => {
  const levelOf = (...lines: string[]) =>
    readAdvert(['Front-end', '', 'Requisitos', '- React', ...lines].join('\n')).requirements.find(
      ({ kind }) => kind === 'seniority',
    )?.what

  test.each([
    [['## Labels', '- Remoto', '- Pleno'], 'mid'],
    [['## Labels', '- 👨 Pleno', '- 👴 Sênior'], 'mid'],
    [['- Júnior', '- Pleno', '- Sênior', '- Especialista'], undefined],
    [['The salary is good for a mid-level data engineer role in Manchester.'], 'mid'],
  ])('%j is %s', (lines, level) => expect(levelOf(...lines)).toBe(level as string))
})

describe('the town of who hires, in the first lines', () => {
  const placeOf = (head: string) =>
    readAdvert(`${head}\n\nRequisitos\n- Excel\n- SQL`).requirements.flatMap(({ kind, what }) =>
      kind === 'place' ? [what] : [],
    )
  const towns = ['Indaiatuba/SP', 'Petrópolis/RJ', 'Manaus - AM']
  const heads = ['Vaga de Peixeiro em', 'Analista\nNossa consultoria seleciona para indústria de autopeças em']
  test.each(towns.flatMap((town) => heads.map((head) => [head, town])))('%s %s', (head, town) =>
    expect(placeOf(`${head} ${town}`)).toEqual([town]),
  )
  test.each(['Padeiro - Recife', 'Padeiro – Recife – R$ 2.100'])('%s', (head) =>
    expect(placeOf(head)).toEqual(['Recife']),
  )
  test.each([
    'Analista\nA empresa nasceu em Recife em 1998.',
    'Vaga de Analista remota em Petrópolis/RJ',
    'Analista de SAP\nHome office, contrata em Recife/PE',
  ])('%j names none', (head) => expect(placeOf(head)).toEqual([]))
})

describe('times in a list are one condition, up to its end', () => {
  const lists = [
    [['mornings', 'weekends', 'public holidays'], [', ', ' and '], 'The post may require '],
    [['rotating shifts', 'call-outs', 'Sundays'], [', ', ' and/or '], 'You work '],
    [['late shifts', 'Saturdays'], [' and '], 'Florist wanted. Part-time '],
    [['sábados', 'domingos', 'feriados'], [', ', ' e '], 'Disponibilidade para trabalhar '],
    [['tardes', 'fins de semana'], [' e '], 'O posto pode exigir trabalho às '],
    [['turnos rotativos', 'folgas alternadas'], [' e '], 'Disponibilidade para '],
  ] as const
  const written = (times: readonly string[], joints: readonly string[]) =>
    times.map((one, at) => `${at === 0 ? '' : at === times.length - 1 ? joints.at(-1) : joints[0]}${one}`).join('')
  test.each(lists)('%j', (times, joints, before) => {
    const list = written(times, joints)
    const found = readAdvert(required(`${before}${list}.`, 'Excel')).requirements
    expect(found.some(({ kind, quote }) => kind === 'availability' && quote.mark.endsWith(list))).toBe(true)
  })
  test.each([
    'We are closed Sundays and bank holidays.',
    'Folga aos sábados e domingos.',
    'No weekends or evenings.',
    '25 days and bank holidays.',
    'Segunda de manhã, folga à quarta.',
  ])('no condition: %s', (line) => expect(conditions(required(line, 'Excel'))).toEqual([]))
})

test.each([
  ['Are you 18+ and happy outdoors?', 'age'],
  ['Must be 18 years or older', 'age'],
  ['21 anos de idade completos', 'age'],
  ['Ter mais de 18 anos', 'age'],
  ['Não fumador', 'smoking'],
  ['Non-smoker', 'smoking'],
  ['Tarefas que exigem esforço físico', 'lifting'],
  ['The job involves heavy lifting', 'lifting'],
  ['Candidates must have permission to work in New Zealand', 'right-to-work'],
  ['Autorização de residência válida', 'right-to-work'],
  ['Experiência comprovada em carteira (mín. 6 meses) com overloque', 'work-card'],
  ['Hold QTS and a degree', 'degree'],
  ['12.º ano de escolaridade', 'secondary'],
  ['9º ano (3º ciclo ensino básico)', 'primary'],
])('%s is a condition', (line, what) =>
  expect(readAdvert(required(line, 'Excel')).requirements.map((one) => one.what)).toContain(what),
)

test.each([
  ['Tem de ter', 'carta de pesados', 'cartão de tacógrafo', 'e'],
  ['A pessoa terá de ter', 'carta de mota', 'cédula marítima', 'e'],
  ['You must have', 'a boat licence', 'a diving ticket', 'and'],
])('what a sentence says that somebody has to have: %s', (opening, one, other, and) => {
  const asked = keywords(required(`${opening} ${one} ${and} ${other}.`, 'Excel')).join('; ')
  expect(asked).toContain(one.replace(/^a /, ''))
  expect(asked).toContain(other.replace(/^a /, ''))
})

test.each(['Aulas ao 9.º ano de escolaridade', 'A degree of patience', 'Acompanhar o 12.º ano de Matemática'])(
  '%s asks for no schooling',
  (line) => expect(conditions(required(line, 'Excel'))).toEqual([]),
)

test.each([
  'Category C+E licence, no more than 6 points',
  'Clean driving licence (max 3 points',
  'Full clean driving licence with no more than 3 penalty points',
])('how clean a licence must be is part of it: %s', (line) => {
  const found = readAdvert(required(`${line} please`, 'Excel')).requirements
  expect(found.some(({ quote }) => quote.mark.endsWith('points'))).toBe(true)
})

test.each([
  ['10 anos de carreira em banca, 3 em cargos de chefia', 'banca'],
  ['Dois anos em hotelaria, ao menos um em cargos de chefia', 'cargos de chefia'],
  ['Four years in a bindery, at least two as head forewoman', 'head forewoman'],
  ['Experiência em costura em ambiente de fábrica', 'fábrica'],
  ['Be sympathetic to the Catholic ethos of the college', 'Catholic ethos'],
])('a second object of experience: %s asks for %s', (line, term) =>
  expect(keywords(required(line, 'Excel')).join('; ')).toContain(term),
)

const fields = [
  'criminalistics',
  'biology',
  'physics',
  'genetics',
  'entomology',
  'ecology',
  'metallurgy',
  'oceanography',
]
const campos = ['geologia', 'geografia', 'cartografia', 'agronomia', 'oceanografia', 'hidrologia']
describe.each([
  [
    (names: string) =>
      `A bachelor’s degree from an accredited college, with specialization in ${names} or a closely related field`,
    fields,
  ],
  [(names: string) => `Bachelor’s degree with a major in ${names}`, fields],
  [(names: string) => `Graduação completa em universidade reconhecida, com ênfase em ${names} ou áreas afins`, campos],
] as const)('the fields of a degree behind its own words', (sentence, names) => {
  test.each([2, 4, names.length])('of %p all are asked for', (count) => {
    const asked = names.slice(0, count)
    expect(keywords(required(sentence(asked.join(', ')), 'Excel'))).toEqual(expect.arrayContaining(asked))
  })
})
test('a focus that is no degree’s names no subject', () =>
  expect(keywords(required('Degree in Law; work with a focus on people', 'Excel'))).not.toContain('people'))
