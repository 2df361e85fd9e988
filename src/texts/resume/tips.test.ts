// What a tip asks for is what its points are for, and nothing is praised that was not judged.
import { expect, test } from 'bun:test'
import { check, result } from '../../../tests/fixtures/resume/result'
import { findingsOf, resumeView } from './view'

test('a phone without its area code is shown whole as in its own country, in old results as in the page’s', () => {
  const fixOf = (params: Record<string, string>, language: 'pt-BR' | 'en-US') =>
    findingsOf(
      result({ checks: [check('contact', { gain: 2, params: { context: 'code', ...params } })] }),
      language,
    )[0]!.fix
  expect(fixOf({}, 'pt-BR')).toBe('Escreva o número com o DDD, como (81) 98888-7777.')
  expect(fixOf({}, 'en-US')).toBe('Write the number with its area code, as in (512) 555-0142.')
  expect(fixOf({ country: 'br' }, 'en-US')).toContain('(81) 98888-7777')
  expect(fixOf({ country: 'other' }, 'pt-BR')).toBe('Escreva o número por inteiro, como +351 912 345 678.')
})

test('a tip about figures asks for as many as its points are for', () => {
  const fixOf = (params: Record<string, string | number>, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
    findingsOf(
      result({ checks: [check('quantified', { gain: 8, params: { found: 4, of: 5, target: 6, ...params } })] }),
      language,
    )[0]!
  expect(fixOf({ context: 'most', trade: 'sales', rest: 1 }).fix).toEndWith(
    'Depois, conte mais um resultado seu com número.',
  )
  expect(fixOf({ context: 'some', trade: 'sales', rest: 0 }).fix).not.toContain('Depois')
  // For how many the points are, and what else a new sentence is worth, stands with the reason.
  const few = fixOf({ context: 'most', trade: 'sales', rest: 1, tasks: 'few' })
  expect(few.why).toEndWith('para essas 6 ao todo. Cada frase nova vale também como atividade, além destes pontos.')
  expect(few.fix).not.toContain('atividade')
  expect(fixOf({ context: 'more', count: 2 }, 'en-US').title).toBe('Add 2 more results of yours')
  // A result from before rubric 13 has no count.
  expect(fixOf({ context: 'more' }).title).toBe('Conte mais 2 resultados seus')
  expect(fixOf({ context: 'some', trade: 'any', topic: 'meals' }).fix).toContain('quantas refeições?')
})

test('what could not be judged is not praised', () => {
  const checks = [check('tasks', { status: 'not-assessed', gain: 0 }), check('cliches', { gain: 6 })]
  expect(resumeView(result({ content: 84, checks }), 'pt-BR').verdict?.lead).not.toContain('Você conta bem')
})

test('the title names as many sentences as the points are for, and a tip of less than a point says so', () => {
  const tipOf = (gain: number, caps: { id: 'few-tasks'; at: number }[] = []) =>
    findingsOf(
      result({ caps, checks: [check('quantified', { gain, params: { found: 3, of: 7, target: 6, count: 3 } })] }),
      'en-US',
    )[0]!
  expect(tipOf(12).title).toBe('Show the scale of what you did in 3 more sentences')
  expect(tipOf(12).fix).not.toContain('less than a point')
  expect(tipOf(0).fix).toContain('less than a point')
  // A cap is another reason, and has a sentence of its own.
  expect(tipOf(0, [{ id: 'few-tasks', at: 59 }]).fix).not.toContain('less than a point')
})
