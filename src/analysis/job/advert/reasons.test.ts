// Why something is asked for, and what the employer has, ask for nothing.
import { describe, expect, test } from 'bun:test'
import { conditions, keywords, required } from './testing'

const reasons = {
  en: [', because', ' because', ', as', ', since', ' as'],
  pt: [', porque', ' porque', ', já que', ', pois', ', uma vez que', ', visto que'],
} as const
const owners = {
  en: ['our warehouses are far from SAP Labs', 'we export spreadsheets to London', 'there is no payroll here'],
  pt: [
    'nossos galpões ficam longe do almoxarifado',
    'a gente exporta planilhas para Londres',
    'metade das reuniões é de contabilidade',
  ],
} as const
const asks = { en: ['Excel', 'A full driving licence'], pt: ['Excel', 'CNH B'] } as const

describe.each(['en', 'pt'] as const)('%s', (language) => {
  for (const reason of reasons[language])
    for (const clause of owners[language])
      for (const asked of asks[language])
        test(`${asked}${reason} ${clause}`, () => {
          const [alone, with_] = ['', `${reason} ${clause}`].map((behind) =>
            required(`${asked}${behind}.`, 'Git', 'SQL'),
          )
          expect(keywords(with_ ?? '')).toEqual(keywords(alone ?? ''))
          expect(conditions(with_ ?? '')).toEqual(conditions(alone ?? ''))
        })
})
test.each([
  ['Excel, because you will also use SAP every day', ['Excel', 'SAP']],
  ['SAP as our warehouse system', ['SAP']],
])('what the person does is no reason: %s', (line, terms) => {
  for (const term of terms) expect(keywords(required(line)).join(' | ')).toContain(term)
})
test.each([
  ['Inglês fluente, pois atendemos clientes externos, Excel avançado, CNH B.', ['Excel'], 'CNH B'],
  ['Python because our stack is Python, Kafka, Docker', ['Python', 'Kafka', 'Docker'], ''],
  ['Must know Excel since we use it daily, SAP, Power BI', ['Excel', 'SAP', 'Power BI'], ''],
  ['Excel porque a loja usa planilhas, Salesforce, CNH B e inglês', ['Excel', 'Salesforce'], 'CNH B'],
  ['SQL, as our reports are weekly, Tableau and Git', ['SQL', 'Tableau', 'Git'], ''],
  ['Excel, já que nossos relatórios são semanais, Power BI e SQL', ['Excel', 'Power BI', 'SQL'], ''],
] as const)('a list goes on behind its reason: %s', (line, terms, licence) => {
  const found = keywords(required(line)).join(' | ')
  for (const term of terms) expect(found).toContain(term)
  expect(conditions(required(line)).join(' | ')).toContain(licence)
})
describe('what the employer has', () => {
  test.each([
    ['Excel para apoiar nosso time de logística', 'logística'],
    ['Comfortable in Excel, which our finance team lives in', 'finance'],
    ['Inglês para falar com os nossos fornecedores de calçados', 'calçados'],
    ['Own transport to reach our warehouses', 'warehouses'],
    ['Excel for our payroll team', 'payroll'],
  ])('%s asks for no %s', (line, own) => expect(keywords(required(line, 'Git')).join(' | ')).not.toContain(own))
  test.each([
    ['Knowledge of our Salesforce platform', 'Salesforce'],
    ['Experiência com nosso sistema SAP', 'SAP'],
    ['Experiência em nossa área de logística', 'logística'],
    ['Knowledge of our payroll procedures', 'payroll'],
    ['Conhecimento de nosso setor de logística', 'logística'],
  ])('%s asks for %s', (line, tool) => expect(keywords(required(line, 'Git')).join(' | ')).toContain(tool))
})
test.each([
  ['Cursos em Recife, Olinda e Jaboatão', ['Recife', 'Olinda', 'Jaboatão']],
  ['Java, Paris, Berlin', ['Paris', 'Berlin']],
  ['Conhecimento em Oracle, Salvador e Natal', ['Salvador', 'Natal']],
])('the towns of a list are read alike: %s', (line, towns) => {
  const found = keywords(required(line, 'Excel')).join(' | ')
  expect(towns.map((town) => found.includes(town))).toEqual(towns.map(() => found.includes(towns[0] ?? '')))
})
test.each([
  'Atender clientes em São Paulo (SP), Rio de Janeiro (RJ) e Belo Horizonte (BH)',
  'Disponibilidade para atuar nas cidades de Curitiba (PR), Londrina (PR) e Maringá (PR)',
  'Clientes em Recife, Olinda e Jaboatão dos Guararapes',
  'Clients in Leeds (UK), Hull and Sheffield',
])('towns of a list are no keywords: %s', (line) =>
  expect(keywords(required(line, 'Excel')).join(' | ')).not.toMatch(
    /Paulo|Janeiro|Horizonte|Curitiba|Maringá|Olinda|Jaboat|Leeds|Hull|Sheffield/,
  ),
)
