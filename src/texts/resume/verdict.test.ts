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
