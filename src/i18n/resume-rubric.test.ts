import { describe, expect, test } from 'bun:test'
import { checkCases } from '../../tests/fixtures/resume/checks'
import { check } from '../../tests/fixtures/resume/checks/build'
import { retiredChecks, rubric } from '../analysis/resume/scoring/rubric'
import { checkTexts } from '../texts/resume/texts'
import { languages, textFinder, textsOf } from '.'
import { resume } from './pt-BR/analyses/resume'
import type { Values } from './template'

/** Each check as its own pages get it: full, in part, none and not assessed. */
const measured = Object.entries(checkCases).flatMap(([id, { pages }]) => pages.map(([, , page]) => check(id, page)))
const partsOf = {
  full: ['strength'],
  part: ['title', 'why', 'fix'],
  none: ['title', 'why', 'fix'],
  'not-assessed': [],
} as const

describe.each([...languages])('texts in %s', (language) => {
  const find = textFinder(language)
  const textOf = (id: string, part: string, params: Values): string => find(`resume.checks.${id}.${part}`, params) ?? ''

  test.each(rubric.map(({ id }) => id))('%s has title, why, fix and strength with every count interpolated', (id) => {
    const own = measured.filter((one) => one.id === id)
    const texts = own.flatMap(({ status, params }) =>
      partsOf[status].map((part) => [part, checkTexts(language, id, params)?.[part] ?? '']),
    )
    expect([...new Set(texts.map(([part]) => part))].sort()).toEqual(['fix', 'strength', 'title', 'why'])
    for (const [part, text] of texts) {
      expect(text, part).toMatch(/\S/)
      expect(text, part).not.toMatch(/\{\{|undefined/)
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
  expect(Object.keys(resume.checks).sort()).toEqual([...retiredChecks, ...rubric].map(({ id }) => id).sort())
})
