// Never praise what is not there.
import { describe, expect, test } from 'bun:test'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import { analyseResume } from '..'
import { document } from '../testing'

const page = (work: readonly string[], study: readonly string[]) =>
  document('Ana Sol', 'ana.sol@exemplo.com (81) 98888-7777 Recife, PE', ...work, '# Formação', ...study)
const work = ['# Experiência', 'Analista – Azul S.A. – 01/2019 a 12/2021', '- Vendi 12 casas na rua de cima']
const of = (id: string, study: readonly string[], jobs: readonly string[] = work) =>
  analyseResume(page(jobs, study)).checks.find((one) => one.id === id)!

test('nobody is asked at which school they left primary schooling, nor praised for it', () => {
  expect(of('education', ['Ensino fundamental incompleto'])).toMatchObject({
    status: 'full',
    params: { context: 'basic' },
  })
})

test('the year of school that somebody is in says when', () => {
  expect(of('education', ['3º ano do ensino médio, Colégio Estadual Liceu']).params).toMatchObject({ context: 'all' })
})

test('the half of a sentence behind a semicolon is no sentence without an action', () => {
  const jobs = [...work, '- Montei motores de caminhão na bancada; o tempo de parada caiu de 3 para 2 dias']
  expect(of('openings', ['Ensino médio completo'], jobs).params).toMatchObject({ found: 2, of: 2 })
})

describe('education is praised for its school', () => {
  test.each([
    'Escola pública, ensino médio completo',
    'Ensino médio completo em escola estadual, 2012',
    'Segundo grau completo\nInglês fluente',
    'Técnico em Logística, escola técnica, 2019',
    'Graduação em Administração – faculdade particular – 2018',
  ])('not for %p', (study) => {
    expect(of('education', [study])).toMatchObject({ status: 'part', params: { context: 'school' } })
  })

  test.each([
    'Ensino médio completo, Colégio Estadual Thales de Azevedo, 2018',
    'Técnico em Eletrotécnica – Senai – 2014',
    'Bacharelado em Direito – UFPE – 2015',
    'Ensino Médio - E. E. Atheneu - 2019',
    'BSc Economics, University of Ghana, 2022',
  ])('for "%s"', (study) => expect(of('education', [study]).status).toBe('full'))
})

test('a job with one year is praised for its date, not its period', () => {
  const jobs = ['# Experiência', 'Analista – Azul S.A. – 2019', '- Vendi 12 casas na rua de cima']
  expect(of('roles', ['Direito – UFPE – 2015'], jobs)).toMatchObject({ status: 'full', params: { context: 'year' } })
  expect(of('roles', ['Direito – UFPE – 2015'])).toMatchObject({ status: 'full', params: { context: 'all' } })
})

test('not every job is praised where the reading of one is in doubt', () => {
  const jobs = [...work, 'Nova Aurora – 02/2015 a 08/2018', '- Vendi 30 pares de sapato']
  const { status, params } = of('roles', ['Direito – UFPE – 2015'], jobs)
  expect([status, params.context, params.of]).toEqual(['full', 'read', 1])
})

test('courses, languages and projects are praised by their name', () => {
  const courses = [...work, '# Cursos', 'Excel avançado']
  expect(of('extras', ['Direito – UFPE – 2015'], courses).params.context).toBe('courses')
})

test('the skills that are counted are the ones that are shown', () => {
  for (const text of Object.values(portugueseResumes)) {
    const { checks, keywordsFound } = analyseResume(document(text))
    expect(checks.find(({ id }) => id === 'skills')!.params.found).toBe(keywordsFound.length)
  }
})

test('no skill is suggested that any part of the page has, in these or other words', () => {
  const { keywordsSuggested } = analyseResume(
    document(
      ...['Rita Sol', 'Professora de Português', 'rita.sol@exemplo.com (81) 98888-7777 Recife, PE', '# Experiência'],
      ...['Professora – Colégio Sol – 01/2015 a atual', '- Planejei aulas com inclusão escolar e avaliação formativa'],
      ...['# Formação', 'Especialização em Alfabetização e educação a distância – UFPE – 2014'],
    ),
  )
  for (const skill of ['Alfabetização', 'Educação a distância', 'Educação inclusiva', 'Planejamento de aulas'])
    expect(keywordsSuggested).not.toContain(skill)
  expect(keywordsSuggested).toContain('BNCC')
})
