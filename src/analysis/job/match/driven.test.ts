// Driving licences, registers and school years in the ways people and adverts write them, each answered by the same in other signs.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

const person = (own: string) =>
  document(
    ...['Joana Prado', 'joana@exemplo.com | Recife, PE', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
    ...['- Atendi clientes na loja', '# Formação', own, '# Habilidades', 'Excel'],
  )
const met = (asked: string, own: string) =>
  matchJob(readAdvert(`Analista\n\nRequisitos\n- ${asked}\n- Excel\n- Git\n- SQL`), person(own))
    .requirements.filter(({ kind }) => kind === 'licence' || kind === 'education')
    .map((one) => one.met)
const wrong = (cases: readonly (readonly [string, string, string])[]) =>
  cases.flatMap(([asked, own, expected]) => {
    const found = met(asked, own)
    return found.length === 1 && found[0] === expected ? [] : [`${asked} | ${own} | ${found.join()}`]
  })

const joined = (...letters: string[]) => [' e ', '/', ', '].map((sign) => letters.join(sign))
test('all categories of a driving licence count', () => {
  const cases: [string, string, string][] = [
    ...joined('A', 'B').flatMap((both): [string, string, string][] => [
      ['CNH B', `CNH ${both}`, 'yes'],
      ['CNH A', `CNH categoria ${both}`, 'yes'],
      ['CNH AB', `CNH ${both}`, 'yes'],
      ['CNH D', `CNH ${both}`, 'no'],
    ]),
    ...joined('C', 'D').map((both): [string, string, string] => ['CNH categoria D', `CNH categoria ${both}`, 'yes']),
    ...joined('A', 'D').map((both): [string, string, string] => ['CNH D', `CNH ${both}`, 'yes']),
    ['CNH A e B', 'CNH A', 'no'],
    ['CNH A e B', 'CNH B', 'no'],
    ['CNH A e B', 'CNH AB', 'yes'],
    ['CNH categoria C e D', 'CNH C', 'no'],
    ['CNH B ou D', 'CNH B', 'yes'],
    ['CNH A ou B', 'CNH B', 'yes'],
    ['CNH D', 'CNH D e curso de MOPP', 'yes'],
    ['CNH AB ou AD', 'CNH A', 'no'],
    ['CNH AB ou AD', 'CNH AB', 'yes'],
    ['CNH AB ou B', 'CNH B', 'yes'],
    ['CNH C', 'CNH B, C++', 'no'],
    ['CNH C', 'CNH B, C# e SQL', 'no'],
    ['CNH D', 'CNH B, D3', 'no'],
    ['CNH B e a carteira de trabalho', 'CNH B', 'yes'],
  ]
  expect(wrong(cases)).toEqual([])
})

test('a driver is asked for the licence by its own line', () => {
  const asked = ["Driver's license", 'Driver’s licence', 'Drivers licence', 'Driver licence'].map((line) =>
    readAdvert(`Driver\nRequirements\n- ${line}\n- Excel`).requirements.map(({ what }) => what),
  )
  expect(asked).toEqual([['CNH'], ['CNH'], ['CNH'], ['CNH']])
})

describe('a register', () => {
  test('is one wherever its number stands behind it', () => {
    const cases = ['CRM', 'CRA', 'CRQ', 'CRT'].flatMap((name) =>
      [`${name} 123456`, `${name}-SP 123456`, `${name} 123.456`, `${name}: 123456`, `${name} nº 123456`].map(
        (own): [string, string, string] => [`${name} ativo`, own, 'yes'],
      ),
    )
    expect(
      wrong([...cases, ['CRQ ativo', 'CRQ IV 04123456', 'yes'], ['CRQ ativo', 'CRQ IV 1234, técnico químico', 'yes']]),
    ).toEqual([])
    for (const software of [
      ...['CRM 2019', 'CRM 360', 'CRM Salesforce', 'CRM 2011/2013', 'CRM: 15.000 contatos', 'CRM 10000 clientes'],
      ...['Implantei CRM - 3 projetos em 2022', 'CRM 2 anos (2019–2021)', 'CRM 500 mil contatos', 'CRM 4000 leads'],
    ])
      expect(met('CRM ativo', software)).toEqual(['no'])
  })

  test('has its grade behind a comma too', () => {
    const grades = [
      ['auxiliar de enfermagem', 'no'],
      ['técnica de enfermagem', 'yes'],
    ] as const
    expect(
      wrong(
        grades.flatMap(([grade, answer]) =>
          [`COREN-SP 123456, ${grade}`, `COREN-SP 123456 ${grade}`].map(
            (own) => ['COREN ativo (técnico)', own, answer] as const,
          ),
        ),
      ),
    ).toEqual([])
  })

  test('of Brazil’s lawyers goes by its letters and by its name', () => {
    const name = 'Ordem dos Advogados do Brasil'
    const ways = ['OAB/SP 123.456', `Inscrita na ${name}, n.º 123456`, `${name}: 123456`]
    expect(
      wrong(
        [`Inscrição na ${name}`, 'OAB ativa', `Registro na ${name}`].flatMap((asked) =>
          ways.map((own) => [asked, own, 'yes'] as const),
        ),
      ),
    ).toEqual([])
    expect(met('Inscrição na Ordem dos Advogados', 'OAB/SP 123.456')).toEqual(['no'])
  })

  test('is no gap where the advert takes the degree in its place', () => {
    const words = ['registro no', 'inscrição no', 'possuir', 'registro ativo no', 'ter']
    const found = words.map((word) =>
      met(`Ensino superior em Contabilidade ou ${word} CRC`, 'Bacharelado em Contabilidade, UFPE, 2010'),
    )
    expect(found).toEqual(words.map(() => ['yes']))
    const english = ['current', 'equivalent', 'active'].map((word) =>
      met(`Bachelor’s degree or ${word} NMC registration`, 'Bachelor of Science in Nursing, Leeds, 2010'),
    )
    expect(english).toEqual(english.map(() => ['yes']))
  })
})

test('school years answer in the words in which they are asked for', () => {
  const cases: [string, string, string][] = [
    ['12.º ano', '12.º ano, Escola Secundária de Beja, 2010', 'yes'],
    ['12.º ano', 'Ensino secundário, 2010', 'yes'],
    ['12.º ano de escolaridade', 'Ensino médio completo, 2010', 'yes'],
    ['9.º ano', '9.º ano, Escola de Beja, 2006', 'yes'],
    ['9.º ano', '12.º ano, Escola de Beja, 2010', 'yes'],
    ['12.º ano', '9.º ano, Escola de Beja, 2006', 'no'],
    ['Ensino médio completo', '12.º ano', 'yes'],
    ['A good degree', 'BA Business, University of Leeds, 2014', 'yes'],
    ['A good degree', 'B.Ed. Primary Teaching, 2014', 'yes'],
    ...['Bed making and hygiene, 2016', 'Bed management, RCN, 2018', 'BA Salvador', 'BA flights'].map(
      (line): [string, string, string] => ['A good degree', line, 'unknown'],
    ),
    ['A good degree', 'BSc Nursing, University of Leeds, 2014', 'yes'],
  ]
  expect(wrong(cases)).toEqual([])
  expect(met('12.º ano', 'Estágio: 12.º ano de Matemática')).not.toContain('yes')
  expect(readAdvert('Professor\n\nRequisitos\n- 9.º ano, 3 turmas\n- Excel').requirements).toEqual([])
})
