import { expect, test } from 'bun:test'
import { jobInputBytes, readJobInput } from './job-input'

const asked = { description: 'Auxiliar Administrativo', resume: 'r' }

test('a stored comparison keeps its month; one stored before months were has none', () => {
  const now = { ...asked, year: 2026, month: 11 }
  expect(readJobInput(jobInputBytes(now))).toEqual(now)
  const earlier = new TextEncoder().encode(JSON.stringify({ ...asked, year: 2026 }))
  expect(readJobInput(earlier)).toEqual({ ...asked, year: 2026, month: null })
})
