import { expect, test } from 'bun:test'
import type { ResumeResult } from '../../analysis/resume/result'
import { ceilingOf } from './verdict'

test('near the most that a stage reaches, both pages say what that most is and why', () => {
  const of = (score: number, top?: number) => ceilingOf({ score, top, stage: 'change' } as ResumeResult, 'en-US')
  expect(of(84, 85)).toContain('85')
  // "Nearly everything" stands not beside ten open points.
  expect(of(75, 85)).not.toContain('nearly')
  expect(of(83, 85)).toBe(of(85, 85))
  expect(of(85, 85)).toContain('nearly everything')
  expect([of(74, 85), of(84)]).toEqual([null, null])
})
