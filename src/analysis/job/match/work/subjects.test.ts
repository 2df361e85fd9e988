// A degree of another subject: what its condition says and what the tips ask, which must not contradict each other.
import { describe, expect, test } from 'bun:test'
import { conditionsOf } from '../../../../texts/job/conditions'
import { suggestionsOf } from '../../../../texts/job/suggest'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const graduate = (degree: string) =>
  document(
    ...['Joana Prado', 'joana@exemplo.com | Recife, PE', '# Experience', '=Developer, Example, 01/2018 - 12/2022'],
    ...[
      '- Built services in Java and Docker',
      '# Education',
      ...degree.split('\n').map((one) => `${one}, Example University, 2017`),
      '# Skills',
      'Java',
    ],
  )
const compared = (asked: string, degree: string) =>
  matchJob(readAdvert(`Java Developer\n\nRequirements\n- ${asked}\n- Java\n- Docker\n- Kafka`), graduate(degree))
const met = (asked: string, degree: string) => compared(asked, degree).requirements.map((one) => one.met)
const missing = (asked: string, degree: string) =>
  compared(asked, degree)
    .keywords.filter(({ bucket, schooling }) => bucket === 'missing' && schooling)
    .map(({ text }) => text)

describe('"or similar" takes a degree of the field', () => {
  test.each([
    ['Computer Science', 'BSc Information Systems'],
    ['Computer Science', 'BSc Software Engineering'],
    ['Accounting', 'BSc Business Administration'],
    ['Marketing', 'Bachelor of Arts in Advertising'],
    ['Statistics', 'BSc Mathematics'],
  ])('%s and %s', (asked, degree) => {
    const line = `Bachelor's degree in ${asked} or similar`
    expect(met(line, degree)).toEqual(['yes'])
    expect(missing(line, degree)).toEqual([])
  })
})

describe('and of another field', () => {
  const line = "Bachelor's degree in Computer Science or similar"
  test.each(['Bachelor of Arts in Music', 'BSc Nursing', 'BSc Marine Biology'])(
    '%s is told to be checked',
    (degree) => {
      const result = compared(line, degree)
      expect(met(line, degree)).toEqual(['part'])
      const [condition] = conditionsOf(result, 'en-US')
      expect(condition?.answer).toContain('in another subject')
      expect(suggestionsOf(result, 'en-US').filter(({ title }) => title.includes('Computer Science'))).toEqual([])
    },
  )
})

describe('a subject without "in" before it is one', () => {
  test.each([
    'BSc Nursing or equivalent',
    'BSc (Hons) Nursing',
    'MSc or BSc in Nursing',
    "Bachelor's degree Nursing",
    'BEng Civil Engineering',
    'Curso superior de Enfermagem',
    'Graduação de Enfermagem',
    'Formação superior: Enfermagem',
    'Ensino superior completo (Enfermagem)',
    'Curso técnico de Enfermagem',
  ])('%s', (asked) => {
    expect(met(asked, 'MSc Human-Computer Interaction')).toEqual(['part'])
  })

  test.each([
    ['BSc Nursing or equivalent', 'BSc Nursing'],
    ['BSc or equivalent experience', 'MSc Human-Computer Interaction'],
    ['Ensino superior completo - Desejável', 'Bacharelado em Física'],
    ["Bachelor's degree Required", 'BSc Physics'],
    ['Superior completo de preferência', 'Bacharelado em Física'],
  ])('%s is met by %s', (asked, degree) => {
    expect(met(asked, degree)).toEqual(['yes'])
  })
})

test('a degree in the field below a higher one in another meets it', () => {
  const line = "Bachelor's degree in Computer Science or similar"
  expect(met(line, 'MSc Education\nBSc Information Systems')).toEqual(['yes'])
})

test('a subject that must be the one is met in part by another, and by itself in full', () => {
  const line = "Bachelor's degree in Computer Science"
  expect(met(line, 'BSc Information Systems')).toEqual(['part'])
  expect(met(line, 'BSc Computer Science')).toEqual(['yes'])
  expect(missing(line, 'BSc Computer Science')).toEqual([])
})

describe('a degree that names no subject is shown so, and not as one of another subject', () => {
  test.each(['Ensino superior completo', 'Superior completo', 'Graduação completa'])('%s', (degree) => {
    const [found] = compared('Superior completo em Administração', degree).requirements
    expect(found).toMatchObject({ met: 'part', unnamedSubject: true })
    expect(found?.otherSubject).toBeUndefined()
  })

  test('but one that names it is of another', () => {
    const [found] = compared('Superior completo em Administração', 'Graduação em Enfermagem').requirements
    expect(found).toMatchObject({ met: 'part', otherSubject: true })
  })
})

test('the state of a degree is none of its subjects', () => {
  const { keywords } = readAdvert(
    'Clerk\n\nRequirements\n- Bachelor degree in progress or completed\n- Excel\n- SQL\n- Git',
  )
  expect(keywords.map(({ text }) => text).join(' ')).not.toMatch(/progress|completed/)
})

describe('what was studied at a school of an unknown kind is quoted, and its level neither claimed nor denied', () => {
  test.each([
    ['Degree in Economics', 'Economics, London School of Economics, 2010'],
    ['Superior em Administração', 'Administração de Empresas, Mackenzie, 2010'],
    ['Degree in Nursing', 'Nursing, Blackpool Sixth Form, 2012'],
  ])('%s: %s', (asked, line) => {
    const page = document(
      ...['Joana Prado', 'joana@exemplo.com | Recife, PE', '# Experience', '=Developer, Example, 01/2018 - 12/2022'],
      ...['- Built services in Java', '# Education', line, '# Skills', 'Java'],
    )
    const result = matchJob(readAdvert(`Analyst\n\nRequirements\n- ${asked}\n- Java\n- Git`), page)
    expect(result.requirements.map((one) => one.met)).toEqual(['unknown'])
    const [condition] = conditionsOf(result, 'en-US')
    expect(condition?.answer).toContain(line)
    expect(condition?.answer).toContain('what level')
  })
})
