// Ordinary sentences that look like a refusal, a list of traits, an offer or a way to apply, put together by construction: what they
// ask for stays, and what they say of others is asked of nobody.
import { expect, test } from 'bun:test'
import { readAdvert } from './index'
import { keywords } from './testing'

const below = (...lines: string[]): string[] =>
  readAdvert(['Warehouse Operative', '', 'Requirements', ...lines.map((line) => `- ${line}`)].join('\n')).keywords.map(
    ({ text }) => text,
  )
const abaixo = (...lines: string[]): string[] =>
  readAdvert(['Auxiliar de Estoque', '', 'Requisitos', ...lines.map((line) => `- ${line}`)].join('\n')).keywords.map(
    ({ text }) => text,
  )
const missing = (line: string, wanted: readonly string[], found: readonly string[]) =>
  wanted.filter((word) => !found.includes(word)).map((word) => `${word} | ${line}`)

const refusals = [
  "We don't want people who only tick boxes",
  'We will not consider anyone who is often late',
  'You must not be squeamish',
  'No time wasters',
  'No recruiters',
  "We're not looking for a manager",
]
const demands: readonly (readonly [string, readonly string[]])[] = [
  ['we want people who know Excel and SAP', ['Excel', 'SAP']],
  ['you must know Power BI', ['Power BI']],
  ['Docker is essential', ['Docker']],
  ['experience with Python is required', ['Python']],
]
const recusas = [
  'Não queremos gente parada',
  'Não procuramos alguém com pressa',
  'Não aceitamos quem chega atrasado',
  'Não pode ser preguiçoso',
]
const pedidos: readonly (readonly [string, readonly string[]])[] = [
  ['queremos quem domine Excel e SAP', ['Excel', 'SAP']],
  ['é preciso saber Power BI', ['Power BI']],
  ['Docker é obrigatório', ['Docker']],
]

test('what stands behind a refusal is asked for', () => {
  const english = refusals.flatMap((refusal) =>
    [':', ';', ',', ' –', ', but', ' but'].flatMap((sign) =>
      demands.flatMap(([demand, words]) =>
        missing(`${refusal}${sign} ${demand}`, words, below(`${refusal}${sign} ${demand}`)),
      ),
    ),
  )
  const portuguese = recusas.flatMap((refusal) =>
    [':', ';', ',', ' –', ', mas'].flatMap((sign) =>
      pedidos.flatMap(([demand, words]) =>
        missing(`${refusal}${sign} ${demand}`, words, abaixo(`${refusal}${sign} ${demand}`)),
      ),
    ),
  )
  expect([...english, ...portuguese]).toEqual([])
})

test('a refusal of who lacks something asks for it', () => {
  const lines = [
    ...['cannot consider applicants', 'will not consider anyone', 'do not accept candidates'].flatMap((refuse) => [
      `We ${refuse} without Excel and Power BI`,
      `We ${refuse} who cannot use Excel and Power BI`,
    ]),
  ]
  const linhas = ['quem não saiba', 'pessoas sem', 'gente sem', 'alguém que não domine'].map(
    (whom) => `Não aceitamos ${whom} Excel e Power BI`,
  )
  expect([
    ...lines.flatMap((line) => missing(line, ['Excel', 'Power BI'], below(line))),
    ...linhas.flatMap((line) => missing(line, ['Excel', 'Power BI'], abaixo(line))),
  ]).toEqual([])
})

test('a refusal alone asks for nothing', () => {
  expect([...refusals.flatMap((line) => below(line)), ...recusas.flatMap((line) => abaixo(line))]).toEqual([])
  expect(abaixo('Não pode ser: desorganizado')).toEqual([])
})

test('a refusal that names a condition keeps it', () => {
  expect(
    readAdvert('Motorista\n\nRequisitos\n- Não podem ser candidatos sem CNH B').requirements.map(({ what }) => what),
  ).toEqual(['CNH B'])
})

test('people the work is for, and colleagues, have no traits that the person must have', () => {
  const others = [
    'We support people who are homeless, vulnerable and isolated.',
    'You will work with colleagues who are supportive, generous and welcoming.',
    'Join a team of people who are warm, generous and funny.',
    'The person is autistic, verbal and mobile.',
    'Atendemos pessoas que são surdas, cegas e idosas.',
    'Somos gente que é alegre, humana e curiosa.',
    'Aqui você encontra gente simples, alegre e acolhedora.',
    ...['Support', 'Care for', 'Work with', 'Teach'].flatMap((verb) =>
      ['deaf, blind and elderly', 'homeless, vulnerable and isolated'].map((whom) => `${verb} people who are ${whom}`),
    ),
    'Experiência com pessoas surdas, cegas e autistas',
    'Saber lidar com gente difícil, nervosa e apressada',
  ]
  const traits = (text: string) =>
    readAdvert(text)
      .keywords.filter((one) => one.kind === 'soft' && one.text !== 'lidar com gente')
      .map((one) => `${one.text} | ${text}`)
  expect(
    others.flatMap((line) => [
      ...traits(`Support Worker\n\n${line}`),
      ...traits(`Support Worker\n\nRequirements\n- ${line}`),
    ]),
  ).toEqual([])
})

test('traits of who is sought stay', () => {
  for (const who of ['We need somebody', 'Looking for someone', 'You are', 'We want people who are'])
    expect(below(`${who} tenacious, thorough and unflappable`)).toEqual(['tenacious', 'thorough', 'unflappable'])
  for (const who of ['Procuramos alguém', 'Buscamos uma pessoa', 'Queremos gente que seja', 'Seja'])
    expect(abaixo(`${who} ágil, atilada e jovial`)).toEqual(expect.arrayContaining(['ágil', 'atilada', 'jovial']))
})

test('applications that are software ask for what they are built with', () => {
  const lines = ['Web', 'Our', 'Mobile'].flatMap((which) =>
    ['must be secure', 'should be written', 'can be built', 'may be tested'].map(
      (how) => `${which} applications ${how} in Java and Docker`,
    ),
  )
  expect(lines.flatMap((line) => missing(line, ['Java', 'Docker'], below(line)))).toEqual([])
  for (const how of ['must be made', 'should be sent', 'must be received'])
    expect(below(`Applications ${how} in Excel`)).toEqual([])
})

test('what is given does not take what is asked for beside it', () => {
  const lines = ['Excel', 'Photoshop', 'Docker'].flatMap((skill) =>
    ['PPE provided', 'camera included', 'uniforme fornecido', 'full uniform supplied.'].map(
      (perk): [string, string] => [`${skill}, ${perk}`, skill],
    ),
  )
  expect(lines.flatMap(([line, skill]) => missing(line, [skill], below(line)))).toEqual([])
  expect(below('CSCS card, PPE provided').join()).toContain('CSCS')
  expect(below('PPE provided')).toEqual([])
  const paid = ['Salary $50k.', 'Remuneração a combinar.', 'Salário R$ 3.100.'].map((pay) => `${pay} Python e SQL.`)
  expect(paid.flatMap((line) => missing(line, ['Python', 'SQL'], abaixo(line)))).toEqual([])
})

test('the schooling of a public notice is read', () => {
  const { requirements, keywords: found } = readAdvert(
    'Técnico Superior\n\nFormação académica e/ou profissional\n- Licenciatura em Direito\n- Excel',
  )
  expect(requirements.map(({ kind }) => kind)).toEqual(['education'])
  expect(found.map(({ text }) => text)).toContain('Excel')
})

test('the first row of a table is read where it is no head', () => {
  const table = (head: string, ...rows: string[]) => [`| ${head} |`, '|---|---|', ...rows.map((row) => `| ${row} |`)]
  expect(
    keywords(
      ['Data Analyst', '', ...table('Requirements | Python, SQL, AWS', 'Education | Bachelor degree')].join('\n'),
    ),
  ).toEqual(['AWS', 'Python', 'SQL'])
  expect(readAdvert(table('Cargo | Analista de Dados', 'Requisitos | Python').join('\n')).title).toBe(
    'Analista de Dados',
  )
  const chosen = ['Data Analyst', '', ...table('Must have | Nice to have', 'Python | Rust', 'SQL | Docker')].join('\n')
  expect(keywords(chosen, 'required')).toEqual(['Python', 'SQL'])
  expect(keywords(chosen, 'desirable')).toEqual(['Docker', 'Rust'])
  const answered = ['Data Analyst', '', ...table('Skill | Required', 'Python | Yes', 'Rust | No')].join('\n')
  expect(keywords(answered, 'required')).toEqual(['Python'])
})

const table = (...rows: string[]) =>
  rows.toSpliced(1, 0, rows[0]?.replace(/[^|]+/g, '---') ?? '').map((row) => `| ${row} |`)
const needs = (...rows: string[]) => {
  const text = ['Clerk', '', ...table(...rows)].join('\n')
  return [keywords(text, 'required'), keywords(text, 'desirable')]
}
test('each column of what is required and what would help is a list of its own', () => {
  for (const first of ['Excel', 'Word', 'Food hygiene', 'Python', 'SQL', 'Wound care', 'Phlebotomy', 'Payroll'])
    for (const head of ['Must have | Nice to have', 'Essential | Desirable', 'Requisitos | Desejável']) {
      const [asked, wished] = needs(head, `${first} | Tableau`, 'SAP | Docker', 'Oracle | ')
      expect([first, head, asked]).toEqual([first, head, expect.arrayContaining([first, 'Oracle', 'SAP'])])
      expect([first, head, wished]).toEqual([first, head, ['Docker', 'Tableau']])
    }
  expect(needs('Nice to have | Must have', 'Rust | Python', ' | SQL')).toEqual([['Python', 'SQL'], ['Rust']])
})

test('a row counts in the column that is ticked', () => {
  for (const tick of ['✓', 'X', 'Yes', '✔'])
    for (const head of ['Skill | Essential | Desirable', 'Skill | Required | Nice to have'])
      expect([tick, head, ...needs(head, `Docker | ${tick} | `, `Rust | | ${tick}`, `SQL | ${tick} | No`)]).toEqual([
        tick,
        head,
        ['Docker', 'SQL'],
        ['Rust'],
      ])
  expect(needs('Skill | Required', 'Python | Yes', 'Rust | No', 'Kafka | Optional')).toEqual([
    ['Python'],
    ['Kafka', 'Rust'],
  ])
})
