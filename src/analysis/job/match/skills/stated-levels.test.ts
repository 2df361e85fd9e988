// A level that a page states beside a skill, lower than the one asked for: neither matched nor promised.
import { describe, expect, test } from 'bun:test'
import { suggestionsOf } from '../../../../texts/job/suggest'
import { verdictOf } from '../../../../texts/job/verdict'
import { matchJob } from '../..'
import { advert, resume } from '../testing'

const compared = (asked: string, held: string) =>
  matchJob(advert(asked, 'Docker', 'Kafka', 'Terraform'), resume(['Mantive os serviços em Docker e Kafka'], [held]))
const keyword = (asked: string, held: string) =>
  compared(asked, held).keywords.find(({ text }) => !/Docker|Kafka|Terraform/.test(text))

describe('a lower level than the one in the name of what is asked for is missing', () => {
  test.each([
    ['Excel avançado', 'Excel: um pouco'],
    ['Excel avançado', 'Noções de Excel'],
    ['Excel avançado', 'Excel (intermediário)'],
    ['Excel avançado', 'Excel básico, Word avançado'],
    ['Excel intermediário', 'Excel básico'],
    ['Advanced Excel', 'Excel (basic)'],
    ['Advanced Excel', 'a little Excel'],
  ])('%s, with "%s"', (asked, held) => {
    const result = compared(asked, held)
    expect(keyword(asked, held)).toMatchObject({ bucket: 'missing', credit: 0, gain: 0 })
    const tips = suggestionsOf(result, 'pt-BR').map(({ title }) => title)
    expect(tips.filter((title) => title.includes(asked))).toEqual([])
    expect(verdictOf(result, 'pt-BR').summary).not.toContain(asked)
  })
})

describe('and of a level beside the name the skill is a part, without points to gain', () => {
  test.each([
    ['Conhecimento avançado em SQL', 'SQL básico'],
    ['Domínio de SQL', 'SQL: noções'],
    ['Proficient in SQL', 'Basic SQL'],
    ['Power BI avançado', 'Power BI - básico'],
  ])('%s, with "%s"', (asked, held) => {
    expect(keyword(asked, held)).toMatchObject({ how: 'implied', below: true, gain: 0 })
  })
})

describe('no level, the same or a higher one denies nothing', () => {
  test.each([
    ['Excel avançado', 'Word básico, Excel avançado'],
    ['Excel básico', 'Excel avançado'],
    ['Excel', 'Excel: um pouco'],
    ['SQL avançado', 'SQL'],
    ['Excel avançado e SQL', 'Excel avançado, SQL básico'],
  ])('%s, with "%s"', (asked, held) => {
    expect(keyword(asked, held)).not.toHaveProperty('below')
    expect(keyword(asked, held)?.bucket).toBe('listed')
  })
})

test.each([
  ['Inglês fluente', 'Inglês: um pouco'],
  ['Fluent English', 'English: a little'],
  ['Inglês avançado', 'Noções de inglês'],
])('a language, too: %s, with "%s"', (asked, held) => {
  const language = compared(asked, held).requirements.find(({ kind }) => kind === 'language')
  expect(language).toMatchObject({ met: 'part', has: 'basic' })
})
