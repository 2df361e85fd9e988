import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../analysis/resume'
import { portugueseResumes } from '../analysis/resume/fixtures/portuguese'
import { rubric } from '../analysis/resume/rubric'
import { document } from '../analysis/resume/testing'
import { languages, translator } from '.'
import { checks } from './pt-BR/analyses/resume-rubric'

const results = Object.values(portugueseResumes).map((text) => analyseResume(document(text)))

describe.each([...languages])('texts in %s', (language) => {
  const t = translator(language)
  const textOf = (id: string, part: string, params: object): string =>
    t(`resume.checks.${id}.${part}`, { ...params, defaultValue: '' })

  test.each(rubric.map(({ id }) => id))('%s says title, why, fix and strength with every count filled in', (id) => {
    for (const check of results.flatMap((result) => result.checks.filter((one) => one.id === id))) {
      const parts =
        check.status === 'full' ? ['strength'] : check.status === 'not-assessed' ? [] : ['title', 'why', 'fix']
      for (const part of parts) {
        const text = textOf(id, part, check.params)
        expect(text).not.toBe('')
        expect(text).not.toMatch(/\{\{|undefined/)
      }
    }
  })

  test('every check has its name and its phrase for the headline', () => {
    const parts = rubric.flatMap(({ id }) => ['name', 'missing'].map((part) => `${id}.${part}`))
    expect(parts.filter((part) => t(`resume.checks.${part}`, { defaultValue: '' }) === '')).toEqual([])
  })

  test('the case at hand has its own words', () => {
    expect(textOf('contact', 'title', { context: 'phone' })).not.toBe(textOf('contact', 'title', { context: 'all' }))
    expect(textOf('contact', 'title', { context: 'all' })).toBe(textOf('contact', 'title', {}))
  })

  test('no exclamation mark and no blame', () => {
    const texts = JSON.stringify(t('resume', { returnObjects: true }))
    expect(texts).not.toMatch(/!|\b(?:errado|péssimo|ruim|wrong|bad|terrible|poor)\b/i)
  })
})

test('every check of the rubric has texts, and no text is without a check', () => {
  expect(Object.keys(checks).sort()).toEqual(rubric.map(({ id }) => id).sort())
})
