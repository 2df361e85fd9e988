import { expect, test } from 'bun:test'
import { check, result } from '../../../tests/fixtures/resume/result'
import { resumeView } from './view'

test.each([
  ['jobs that were not read', { unread: { periods: 1, evidence: [], part: true as const } }],
  ['columns that some systems mix', { checks: [check('reading-order', { group: 'ats', status: 'part' })] }],
])('the file is not praised as easy to read beside %s', (_, given) => {
  const praise = (more: Parameters<typeof result>[0]) => resumeView(result({ ats: 95, ...more }), 'pt-BR').strengths
  expect(praise({}).join(' ')).toContain('leem bem o seu arquivo')
  expect(praise(given).join(' ')).not.toContain('leem bem o seu arquivo')
})

test.each([
  ['not-assessed', true],
  ['full', true],
  ['part', false],
  ['none', false],
] as const)('the number of skills beside a list of them that is %s is praised: %s', (status, isPraised) => {
  const list = check('skill-list', { group: 'content', status, points: status === 'full' ? 10 : 0, max: 10 })
  const skills = check('skills', {
    group: 'content',
    status: 'full',
    params: { found: 31, target: 6, context: 'some' },
  })
  const { strengths } = resumeView(result({ score: 80, checks: [skills, list] }), 'pt-BR')
  expect([status, strengths.join(' ').includes('31')]).toEqual([status, isPraised])
})
