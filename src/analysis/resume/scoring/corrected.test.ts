// What corrections of the reading may cost.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { portugueseResumes } from '../fixtures/portuguese'
import type { ResumeResult } from '../result'
import { document } from '../testing'
import { notPunished } from './corrected'

const base = analyseResume(document(portugueseResumes.professora))
const withRoles = (score: number, status: 'part' | 'not-assessed', points: number): ResumeResult => ({
  ...base,
  score,
  caps: [],
  checks: base.checks.map((one) => (one.id === 'roles' ? { ...one, status, points } : one)),
})

describe('given a correction that lowers the score', () => {
  test('what could not be judged before is not judged either', () => {
    const [before, after] = [withRoles(51, 'not-assessed', 0), withRoles(34, 'part', 8)]
    const asked: string[][] = []
    const result = notPunished(before, after, (spared) => {
      asked.push([...spared])
      return before
    })
    expect(asked[0]).toEqual(expect.arrayContaining(['roles', 'no-tasks', 'few-tasks', 'no-dates']))
    expect(result).toBe(before)
  })

  test('what is still lost is stated with its checks', () => {
    const [before, after] = [withRoles(51, 'part', 20), withRoles(34, 'part', 8)]
    expect(notPunished(before, after, () => after).uncorrected).toEqual({ score: 51, lost: ['roles'] })
  })

  test('of any line of a page, it says so', () => {
    const page = document(portugueseResumes.motorista)
    const before = analyseResume(page).score!
    // A third of the lines, in turn with the three kinds.
    for (const line of page.lines.keys())
      for (const is of (['job', 'not-a-job', 'education'] as const).filter((_, at) => at === line % 3)) {
        const { score, uncorrected } = analyseResume(page, [{ line, is }])
        expect(uncorrected?.score ?? null).toBe(score !== null && score < before ? before : null)
      }
  })
})
