// Levels of schooling and of a register are compared as levels, and one of two conditions joined by "or" is enough.
import { describe, expect, test } from 'bun:test'
import { conditionsOf } from '../../../texts/job/conditions'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

const person = (...studies: string[]) =>
  document(
    ...['Joana Prado', 'joana@exemplo.com | Recife, PE', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
    ...['- Atendi clientes na loja', '# Formação', ...studies, '# Habilidades', 'Excel'],
  )
const compared = (asked: string, ...studies: string[]) =>
  matchJob(readAdvert(`Analista\n\nRequisitos\n- ${asked}\n- Excel\n- Git\n- SQL`), person(...studies))
const answers = (asked: string, ...studies: string[]) =>
  compared(asked, ...studies).requirements.map(({ kind, met }) => `${kind} ${met}`)

describe('a word of the field proves no level', () => {
  const fields = ['Logistics', 'Accounting', 'Engineering', 'Nursing']
  test.each(fields)('%s', (field) => {
    const asked = `Bachelor's degree in ${field} or equivalent`
    for (const below of [`Level 3 Diploma in ${field}`, `Level 2 NVQ in ${field}`, `A-levels: ${field}`])
      expect([below, ...answers(asked, `${below}, Example College, 2020`)]).toEqual([below, 'education no'])
    expect(answers(asked, `${field} short course, Example Centre, 2020`)).toEqual(['education unknown'])
    expect(answers(asked, `BSc ${field}, Example University, 2020`)).toEqual(['education yes'])
    expect(answers(asked, `${field}, Example University, 2020`)).toEqual(['education yes'])
  })
  test('and the page quotes what is there', () => {
    const result = compared("Bachelor's degree in Logistics", 'Level 3 Diploma in Logistics, Example College, 2020')
    expect(conditionsOf(result, 'en-US')[0]?.answer).toContain('Level 3 Diploma')
  })
  test.each(['Enfermagem', 'Radiologia', 'Farmácia'])('the study nearest in subject is quoted: %s', (field) => {
    const result = compared(
      `Curso técnico de ${field} completo`,
      'Ensino Médio completo - Escola Exemplo - 1997',
      `Curso de Auxiliar de ${field} - Escola Exemplo - 2004`,
    )
    const [school] = conditionsOf(result, 'pt-BR').filter(({ key }) => key.startsWith('education'))
    expect([school?.met, school?.answer]).toEqual(['no', `Seu currículo diz: Curso de Auxiliar de ${field}`])
  })
})

describe('a register has grades', () => {
  test.each([
    ['COREN ativo como técnico', 'COREN-SP 123.456-AE', 'licence no'],
    ['COREN ativo como técnico', 'COREN-SP 123.456-TE', 'licence yes'],
    ['COREN ativo como técnico', 'COREN-SP 123.456', 'licence yes'],
    ['COREN ativo (auxiliar ou técnico de enfermagem)', 'COREN-SP 123.456-AE', 'licence yes'],
    ['COREN ativo como enfermeiro', 'COREN-PE 123.456-TE', 'licence no'],
    ['COREN ativo', 'COREN-PE 123.456-AE', 'licence yes'],
    ['CRC ativo como contador', 'CRC-SP 123456 (técnico)', 'licence no'],
    ['CREA ou CAU ativo', 'CAU A12345-6', 'licence yes'],
  ])('%s and %s: %s', (asked, own, expected) => expect(answers(asked, own)).toEqual([expected]))

  test('and the page quotes one of another grade', () => {
    const [coren] = conditionsOf(compared('COREN ativo como técnico', 'COREN-SP 123.456-AE (ativo)'), 'pt-BR')
    expect(coren?.answer).toBe('Seu currículo diz: COREN-SP 123.456-AE')
  })
})

describe('one of two conditions is enough', () => {
  test.each([
    ['Curso de cuidador de idosos ou COREN ativo', 'Curso de Cuidador de Idosos - SENAC - 2016', []],
    ['Curso de cuidador de idosos ou COREN ativo', 'COREN-SP 123.456-AE', ['licence yes']],
    ['Curso técnico em Contabilidade ou CRC ativo', 'CRC-SP 123456', ['licence yes']],
    ['CRC ativo ou curso técnico em Contabilidade', 'CRC-SP 123456', ['licence yes']],
    ['Curso técnico em Contabilidade e CRC ativo', 'CRC-SP 123456', ['licence yes', 'education unknown']],
    ['Pós-graduação em Logística ou Excel avançado', 'Bacharelado em Logística, UFPE, 2010', ['education no']],
  ])('%s, with %s', (asked, own, expected) => expect(answers(asked, own).toSorted()).toEqual(expected.toSorted()))
})
