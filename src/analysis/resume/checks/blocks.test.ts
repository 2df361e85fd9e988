// Work in running sentences is found as such, is no list, and its promise holds.
import { describe, expect, test } from 'bun:test'
import { check, fullResume } from '../../../../tests/fixtures/resume/checks/build'
import { formats, linesOf } from '../../../../tests/fixtures/resume/checks/case'
import { bases } from '../../../../tests/fixtures/resume/checks/page'
import { analyseResume } from '..'
import { document } from '../testing'

/** The work of a page whose first job is one paragraph, and with the same sentences as points. */
const inProse = (work: readonly string[]): string[] => {
  const tasks = work.slice(2, 5).map((line) => line.replace('- ', ''))
  return [...work.slice(0, 2), `${tasks.join('. ')}.`, ...work.slice(5)]
}

describe.each(['pt', 'en'] as const)('in %s', (language) => {
  test.each(Object.entries(formats))('as %s the points gain what is promised, and nothing else moves', (_, format) => {
    const base = bases[language]
    const points = base.work!.map((line, at) => (at > 1 && at < 5 ? `${line}.` : line))
    const analyse = (work: readonly string[]) => analyseResume(format(document(...linesOf({ ...base, work }))))
    const [before, after] = [analyse(inProse(base.work!)), analyse(points)]
    const [prose, then] = [before, after].map(({ checks }) => checks.find(({ id }) => id === 'blocks')!)
    expect(prose).toMatchObject({ status: 'part', params: { context: 'prose', found: 1 } })
    expect(prose!.evidence).toHaveLength(1)
    expect(then!.status).toBe('full')
    const others = after.checks.filter(
      ({ id, points: now }, at) => id !== 'blocks' && now !== before.checks[at]!.points,
    )
    expect(others.map(({ id }) => id)).toEqual([])
    expect(Math.abs(after.score! - before.score! - prose!.gain)).toBeLessThanOrEqual(1)
  })
})

const sentences = [
  'Preparei o almoço de 90 pessoas por dia na escola.',
  'Comprei os legumes na feira duas vezes por semana.',
  'Treinei duas ajudantes no corte e no fogão.',
  'Cuidei da limpeza da cozinha e da despensa.',
]
test.each([
  ['one paragraph', [sentences.join(' ')], 'prose'],
  ['points', sentences.map((one) => `- ${one}`), 'long'],
  ['lines without bullets', sentences, 'long'],
  ['two sentences in a paragraph', [sentences.slice(0, 2).join(' '), ...sentences.slice(2)], 'long'],
  ['a list with semicolons', [sentences.map((one) => one.replace('.', ';')).join(' ')], 'long'],
  ['three short remarks', ['Grelha. Fogão. Preparo de saladas e molhos.'], 'long'],
] as const)('%s', (_, work, context) => {
  expect(check('blocks', fullResume(...work)).params.context).toBe(context)
})
