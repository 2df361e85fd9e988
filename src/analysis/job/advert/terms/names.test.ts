// Terms that adverts of common trades name within sentences and beside degrees, and words that are no terms.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'
import { sectionOf } from '../headings'

const asks = (text: string, need = 'required') =>
  readAdvert(text)
    .keywords.filter((one) => one.kind === 'hard' && one.need === need)
    .map((one) => one.text)
    .toSorted()

describe('names within a sentence', () => {
  test.each([
    ['You write Go or Python well enough to build tools others trust.', ['Go', 'Python']],
    ['You know R and SQL.', ['R', 'SQL']],
    ['Você programa em Python ou Go bem.', ['Go', 'Python']],
    ['You Go and see what Excel can do.', ['Excel']],
    ['2-4 years of general ledger experience', ['general ledger']],
    ['A valid Driver CPC and digital tachograph card', ['Driver CPC', 'digital tachograph card']],
    ['Write clearly and stay calm in Zendesk', ['Zendesk']],
    ['A CS platform such as Gainsight or Vitally', ['Gainsight', 'Vitally']],
    ['Experience of running usability tests and turning what you hear into decisions', ['usability tests']],
  ])('%s', (line, names) => expect(asks(`Requirements\n- ${line}`)).toEqual(names.toSorted()))

  test.each([
    ['Worked in financial services', ['financial services']],
    ['Ter participado de um projeto de Data Mesh', ['Data Mesh']],
    ['Exposure to SAP or another ERP', ['ERP', 'SAP']],
  ])('desirable: %s', (line, names) => expect(asks(`Nice to have\n- ${line}`, 'desirable')).toEqual(names))
})

describe('titles beside a degree', () => {
  test.each([
    ['MBA or CPA', ['CPA']],
    ['CPA or MBA', ['CPA']],
    ['CPA, CMA or MBA', ['CMA', 'CPA']],
    ['BA or BS in Economics', ['Economics']],
    ['MBA ou CRC', []],
  ])('%s', (line, names) => {
    const advert = readAdvert(`Preferred qualifications\n- ${line}`)
    expect(asks(`Preferred qualifications\n- ${line}`, 'desirable')).toEqual(names)
    expect(advert.requirements).toMatchObject(
      [{ kind: 'education', need: 'desirable' }].concat(
        line.includes('CRC') ? [{ kind: 'licence', need: 'desirable' }] : [],
      ),
    )
  })
})

describe('a wish of one line is not a heading', () => {
  test.each(['ESL endorsement preferred', 'CPA preferred', 'Vivência em Linx desejável', 'Forklift licence desirable'])(
    '%s',
    (line) => {
      expect(sectionOf(line)).toBeNull()
      expect(asks(`Requirements\nExcel\n${line}\nPowerPoint`)).toEqual(['Excel', 'PowerPoint'])
    },
  )
  test('a second list introduced by a colon is still one of requirements', () => {
    expect(sectionOf('Special Knowledge/Skills', true)).toBe('required')
    expect(sectionOf('Excellent writing skills')).toBeNull()
  })
  test.each(['Preferred Skills', 'Experience preferred', 'Conhecimentos técnicos desejáveis', 'Formação desejável'])(
    'but %s is one',
    (line) => expect(sectionOf(line)).toBe('desirable'),
  )
})

describe('conditions and offers are not keywords', () => {
  test.each([
    ['Experiência prévia como gerente ou subgerente de loja', []],
    ['Experiência como BP ou em people analytics', ['people analytics']],
    ["3+ years' experience as a UX or product designer, with Figma", ['Figma']],
    ['Inglês avançado para reuniões com o time global', []],
    ['Escala 6x1, folga às segundas', []],
    ['Approved internship in grades 7-12', []],
    ['Acme is a drug-free workplace. All offers are contingent on a background check.', []],
  ])('%s', (line, names) => expect(asks(`Requirements\nRequisitos\n- ${line}`)).toEqual(names))

  test('the selection process does not belong to the wishes', () => {
    const text = 'Requisitos\n- SQL\nDiferenciais\n- Kafka\nComo é o processo\nPapo com a Ana > Case de Power BI'
    expect(asks(text, 'desirable')).toEqual(['Kafka'])
  })
})

describe('schooling', () => {
  const school = (text: string) => readAdvert(text).requirements.find(({ kind }) => kind === 'education')?.what

  test('a duty that mentions colleagues with less schooling does not lower the requirement', () => {
    expect(
      school(
        'Atividades\n- Supervisionar a equipe técnica de enfermagem\n- Orientar quem tem curso técnico\nRequisitos\n- Graduação em Enfermagem',
      ),
    ).toBe('degree')
  })
  test('of two lines the higher one counts; within one line the lower alternative is enough', () => {
    expect(school('Requisitos\n- Ensino médio completo\n- Curso técnico em Eletrotécnica')).toBe('technical')
    expect(school('Requisitos\n- Ensino superior ou técnico em Química')).toBe('technical')
  })
})

describe('less common headings', () => {
  test.each([
    'Conta a seu favor',
    'Pontos a seu favor',
    'What would make you stand out',
    'What makes you stand out',
    'What would impress us',
    'O que te coloca à frente',
    'Você vai se sobressair se',
  ])('%s heads wishes', (heading) => expect(sectionOf(heading)).toBe('desirable'))

  test('a person specification asks for a degree, a register and a licence, and no "band"', () => {
    const text =
      'Essential\nDegree or diploma in Physiotherapy\nHCPC registration\nRotational experience at Band 5 including orthopaedics\nCar driver with a full UK licence\nCompetent in SystmOne or a similar electronic record\nEnglish at B2 or better'
    expect(asks(text)).toEqual(['Physiotherapy', 'SystmOne', 'orthopaedics'])
    expect(readAdvert(text).requirements.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
      'education degree',
      'licence HCPC',
      'licence CNH',
      'language Inglês',
    ])
  })

  test('a term of two words is not split into two keywords', () =>
    expect(asks('Requisitos\n- Compras de materiais diretos e indiretos')).toEqual(['Compras']))
})

test.each([
  'soil science, dendrology, hydrology, natural resource management, history, behavioral sciences',
  'carpentry, masonry, plastering, general repairs, stock control',
])('a row of names is asked for to its end, wherever a plain name stands in it: %s', (names) => {
  const row = names.split(', ')
  for (const [at] of row.entries()) {
    const turned = [...row.slice(at), ...row.slice(0, at)]
    const found = asks(
      `Requirements\n- At least 12 credit hours in any of the following: ${turned.join(', ')}, or related subjects`,
    )
    for (const name of row) expect(found.join('; ')).toContain(name)
  }
})
