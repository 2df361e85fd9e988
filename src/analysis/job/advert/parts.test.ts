import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'

const needs = (text: string) =>
  Object.fromEntries(
    readAdvert(text)
      .keywords.filter(({ kind }) => kind === 'hard')
      .map(({ text: name, need }) => [name, need]),
  )
const conditions = (text: string) => readAdvert(text).requirements.map(({ kind, what }) => `${kind} ${what}`)

describe('which part a line belongs to', () => {
  test('a long heading is known by the words it ends with', () => {
    const text = `Literacy Coach

The Ideal Candidate Will Possess The Following Preferred Qualifications

Experience with Acadience Reading
LETRS Certified
Knowledge of phonics`
    expect(new Set(Object.values(needs(text)))).toEqual(new Set(['desirable']))
  })

  test('a wish behind a list that no full stop ends leaves the list required', () => {
    const found = needs(
      'Engineer\nAll candidates MUST have experience with the following: React.js AWS Linux Ideally, the candidate will have some experience in Hyperledger Fabric.',
    )
    expect([found.AWS, found.Linux]).toEqual(['required', 'required'])
  })

  test('asterisks within a line are bullets', () => {
    const found = needs(
      'Billing Specialist\nREQUIREMENTS: * Experience with Medisoft * Bilingual a plus * Knowledge of Excel * Knowledge of payroll',
    )
    expect([found.Medisoft, found.Excel]).toEqual(['required', 'required'])
  })

  test('a contact line, a line of business and a sex are no skills', () => {
    const text =
      'Porteiro\nRequisitos: Ambos os sexos; conhecimento em informática.\nWhatsApp: 55 43 90000-0000\nRamo de Atividade: Tintas e Pintura.'
    expect(Object.keys(needs(text))).toEqual(['informática'])
  })
})

test.each([
  ['Motorista\nRequisitos:\n- CNH de preferência B', 'licence CNH'],
  ['Motorista\nRequisitos:\n- Habilitação categorias A/B', 'licence CNH AB'],
  ['Advogado\nRequisitos:\n- Formação completa em Direito', 'education degree'],
  ['Dev\nOportunidade para Desenvolvedor PHP Pleno - presencial.\nRequisitos: PHP, MySQL', 'seniority mid'],
])('%p asks for %s', (text, condition) => expect(conditions(text)).toContain(condition))

test('an association of shopkeepers is no licence', () => {
  expect(conditions('Entregador\nContato: CDL de Patos de Minas\nRequisitos:\n- Ensino médio')).toEqual([
    'education secondary',
  ])
})
