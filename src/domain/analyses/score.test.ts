import { describe, expect, test } from 'bun:test'
import { scoresFrom } from './score'

const row = (tool: string, score: number, rank = 1, at = 1) => ({ tool, score, rank, at })

describe('the overall score', () => {
  test('leaves out a tool that the person has no use for, and keeps its own score', () => {
    const scores = scoresFrom([row('resume', 70), row('linkedin', 20)], ['linkedin'])
    expect([scores.overall?.score, scores.linkedin?.score]).toEqual([70, 20])
    expect(scoresFrom([row('linkedin', 20)], ['linkedin']).overall).toBeNull()
  })
  test('does not exist without an analysis', () => expect(scoresFrom([]).overall).toBeNull())
  test('is the rounded mean of the existing ones', () =>
    expect(scoresFrom([row('resume', 70), row('photo', 81)]).overall?.score).toBe(76))
  test('excludes the job scanner', () =>
    expect(scoresFrom([row('resume', 70), row('job', 10)]).overall?.score).toBe(70))
  test('has its value before the newest analyses', () =>
    expect(scoresFrom([row('resume', 80), row('resume', 60, 2), row('photo', 90)]).overall).toEqual({
      score: 85,
      before: 75,
      at: 1,
    }))
  test('has no previous value when every analysis is a first one', () =>
    expect(scoresFrom([row('resume', 80)]).overall?.before).toBeNull())
})
