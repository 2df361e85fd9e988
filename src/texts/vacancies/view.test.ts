import { expect, test } from 'bun:test'
import { byMatch, matchText, todayOf, type Vacancy } from './view'

test('a range ranks by its lower end, as it is all that is certain, and stands as a range', () => {
  const certain = { score: 48, compared: { range: null, keywords: [] } }
  const ranged = { score: 50, compared: { range: { from: 32, to: 70 }, keywords: [] } }
  const none = { score: null, compared: null }
  expect([none, ranged, certain].toSorted(byMatch)).toEqual([certain, ranged, none])
  expect([certain, ranged, none].map(matchText)).toEqual(['48%', '32–70%', null])
})

test('a range that says nothing is no match to rank by', () => {
  const silent = { score: 50, compared: { range: { from: 12, to: 90 }, keywords: [] } }
  const low = { score: 5, compared: { range: null, keywords: [] } }
  expect([silent, low].toSorted(byMatch)).toEqual([low, silent])
  expect(matchText(silent)).toBeNull()
})

test('of two that are equally certain, the one that may reach further ranks first', () => {
  const reaching = (to: number) => ({ score: 70, compared: { range: { from: 46, to }, keywords: [] } })
  expect([reaching(93), reaching(96)].toSorted(byMatch)).toEqual([reaching(96), reaching(93)])
})

test('an interview is prepared with the practice where the plan has it, else with the advert and the notes', () => {
  const vacancy: Vacancy = {
    ...{ id: 'one', title: 'Analista de BI', employer: '', state: 'interview', savedAt: 0, sentOn: null },
    ...{ reminder: null, notes: '', version: null, score: null, compared: null, comparedWith: null, withDraft: false },
  }
  const today = (canPractise: boolean) => todayOf([vacancy], 'pt-BR', 0, canPractise)
  expect(today(true)?.href).toBe('/entrevista?vaga=vacancy:one')
  expect(today(false)).toMatchObject({ href: '/vagas?vaga=one', text: expect.not.stringContaining('Treine') })
})
