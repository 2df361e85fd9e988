// A register, a degree and a driving licence are asked for as the advert says it, and are denied to nobody who has them.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

const person = (...studies: string[]) =>
  document(
    ...['Joana Prado', 'joana@exemplo.com | Recife, PE', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
    ...['- Atendi clientes na loja', '# Formação', ...studies, '# Habilidades', 'Excel'],
  )
const answers = (asked: string, ...studies: string[]) =>
  matchJob(readAdvert(`Analista\n\nRequisitos\n- ${asked}\n- Excel\n- Git\n- SQL`), person(...studies))
    .requirements.map(({ kind, what, met }) => `${kind} ${what} ${met}`)
    .toSorted()

describe('an "or" of one condition takes none away that stands behind it', () => {
  test.each([
    ['Ensino médio completo ou técnico / CNH B', 'Ensino médio completo, 2010', 'licence CNH B no'],
    ['Ensino técnico ou superior em Contabilidade – CRC ativo', 'Ensino técnico em Contabilidade', 'licence CRC no'],
    ['High school diploma or equivalent – valid driving licence', 'High school diploma, 2010', 'licence CNH no'],
    ['Ensino superior ou tecnólogo (CREA ativo)', 'Bacharelado em Engenharia, UFPE, 2010', 'licence CREA no'],
    ['Graduação em Nutrição ou afins - CRN ativo', 'Bacharelado em Nutrição, UFPE, 2010', 'licence CRN no'],
  ])('%s', (asked, own, expected) => expect(answers(asked, own)).toContain(expected))
})

describe('the degree beside a register is asked for on either side of it', () => {
  test.each([
    'CRC ativo – Graduação em Ciências Contábeis completa',
    'CRC ativo (superior completo em Ciências Contábeis)',
    'CRP ativo / graduação em Psicologia',
    'CRN ativo - ensino superior em Nutrição',
    'COREN ativo – Técnico em Enfermagem completo',
    'Graduação em Psicologia / CRP ativo',
  ])('%s', (asked) => expect(answers(asked).map((one) => one.split(' ')[0])).toEqual(['education', 'licence']))
})

describe('the grade of a register is a trade of its own, directly behind it', () => {
  const others = ['no ato da entrevista', 'para atuar como plantonista', 'para a área financeira', 'como socorrista']
  const more = ['como instrumentadora', 'como cuidadora', 'para trabalhar com doutora', 'para coordenadora de turno']
  test.each([...others, ...more])('COREN ativo %s', (words) =>
    expect(answers(`COREN ativo ${words}`, 'COREN-SP 123.456-TE')).toContain('licence COREN yes'),
  )
  test.each([
    ['CREA ativo para assinar como responsável técnico', 'CREA-SP 123456 (auxiliar)', 'licence CREA yes'],
    ['OAB ativa como advogado', 'OAB/SP 1234-E', 'licence OAB no'],
    ['OAB ativa como advogada', 'OAB/SP 123456', 'licence OAB yes'],
    ['OAB ativa como advogado', 'OAB/SP 123456 E-mail: a@b.com', 'licence OAB yes'],
    ['COREN ativo (enfermeira)', 'COREN-PE 123.456-TE', 'licence COREN no'],
    ['COREN ativo - Técnico de Enfermagem', 'COREN-PE 123.456-AE', 'licence COREN no'],
    ['CREA ativo como engenheira', 'CREA-PE 123456 (técnica)', 'licence CREA no'],
  ])('%s, with %s', (asked, own, expected) => expect(answers(asked, own)).toContain(expected))
})

describe('a member of an order says so in many ways', () => {
  const orders = ['Psicólogos', 'Enfermeiros', 'Arquitetos', 'Médicos Dentistas']
  const says = (order: string) => [
    `Inscrita na Ordem dos ${order} Portugueses, cédula 1234`,
    `Inscrição na Ordem dos ${order}`,
    `Membro da Ordem dos ${order}`,
    `Membro efetivo da Ordem dos ${order}`,
    `Cédula profissional da Ordem dos ${order}: 1234`,
    `Ordem dos ${order}, cédula n.º 1234`,
    `Ordem dos ${order}: 1234`,
  ]
  test.each(orders)('%s', (order) => {
    for (const asked of [`com inscrição na Ordem dos ${order}`, `Membro efetivo da Ordem dos ${order}`])
      for (const own of says(order))
        expect([asked, own, ...answers(asked, own)]).toEqual([asked, own, `licence Ordem dos ${order} yes`])
  })
  test('and neither who works there nor who is of another order is one', () => {
    for (const own of ['Curso da Ordem dos Médicos, 2019', 'Membro da Ordem dos Médicos Dentistas'])
      expect(answers('Inscrição na Ordem dos Médicos', own)).toEqual(['licence Ordem dos Médicos no'])
  })
})

describe('schooling', () => {
  test.each([
    ["Bachelor's degree", 'Level 6 Diploma in Management, in progress', 'education degree part'],
    ["Bachelor's degree", 'Working towards Level 6 Diploma in Management', 'education degree part'],
    ["Bachelor's degree", 'Working towards a BSc in Nursing', 'education degree part'],
    ["Bachelor's degree", 'Level 6 Diploma in Management, 2019', 'education degree yes'],
    ['Master’s degree', 'Level 7 NVQ in Leadership, incomplete', 'education master no'],
  ])('%s, with %s', (asked, own, expected) => expect(answers(asked, own)).toEqual([expected]))

  test.each(['Unimed', 'Unilever', 'Unibanco', 'Universal', 'Unisex Cabeleireiros', 'Uniodonto'])(
    'a course at %s finishes no school',
    (firm) => {
      for (const course of [`Curso de primeiros socorros, ${firm}, 2019`, `Primeiros socorros, ${firm}, 2019`])
        expect(answers('Ensino médio completo', 'Ensino fundamental completo', course)).toEqual([
          'education secondary no',
        ])
    },
  )
  test.each(['UniCEUB', 'Unicamp', 'Uninove', 'Unicesumar', 'UNIP', 'Universidade Exemplo'])(
    'who studied at %s finished school',
    (school) =>
      expect(answers('Ensino médio completo', `Pedagogia, ${school}, 2019`)).toEqual(['education secondary yes']),
  )
})
