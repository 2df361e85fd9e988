import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../analysis/resume'
import { portugueseResumes } from '../analysis/resume/fixtures/portuguese'
import { retiredChecks, rubric } from '../analysis/resume/scoring/rubric'
import { document } from '../analysis/resume/testing'
import { checkTexts } from '../texts/resume/texts'
import { languages, textFinder, textsOf } from '.'
import { resume } from './pt-BR/analyses/resume'
import type { Values } from './template'

const results = Object.values(portugueseResumes).map((text) => analyseResume(document(text)))

describe.each([...languages])('texts in %s', (language) => {
  const find = textFinder(language)
  const textOf = (id: string, part: string, params: Values): string => find(`resume.checks.${id}.${part}`, params) ?? ''

  test.each(rubric.map(({ id }) => id))('%s has title, why, fix and strength with every count interpolated', (id) => {
    for (const check of results.flatMap((result) => result.checks.filter((one) => one.id === id))) {
      const parts =
        check.status === 'full'
          ? (['strength'] as const)
          : check.status === 'not-assessed'
            ? []
            : (['title', 'why', 'fix'] as const)
      for (const part of parts) {
        const text = checkTexts(language, id, check.params)?.[part]
        expect(text).not.toBe('')
        expect(text).not.toMatch(/\{\{|undefined/)
      }
    }
  })

  test('every check has its name and its phrase for the headline', () => {
    const parts = rubric.flatMap(({ id }) => ['name', 'missing'].map((part) => `${id}.${part}`))
    expect(parts.filter((part) => find(`resume.checks.${part}`) === null)).toEqual([])
  })

  test('each context has its own text', () => {
    expect(textOf('contact', 'title', { context: 'phone' })).not.toBe(textOf('contact', 'title', { context: 'all' }))
    expect(textOf('contact', 'title', { context: 'all' })).toBe(textOf('contact', 'title', {}))
  })

  test('no exclamation mark and no blame', () => {
    const texts = JSON.stringify(textsOf(language).resume)
    expect(texts).not.toMatch(/!|\b(?:errado|péssimo|ruim|wrong|bad|terrible|poor)\b/i)
  })
})

test('every check of the rubric has texts, and no text is without a check', () => {
  expect(Object.keys(resume.checks).sort()).toEqual([...retiredChecks, ...rubric.map(({ id }) => id)].sort())
})
