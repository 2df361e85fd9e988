// A result as the rubric would return it, for tests, with plain defaults.
import type { Check, ResumeResult } from '../../analysis/resume/result'

export const check = (id: string, given: Partial<Check> = {}): Check => ({
  id,
  group: 'content',
  points: 0,
  max: 10,
  gain: 0,
  status: 'none',
  params: { found: 3, of: 12, target: 5, odd: 2, columns: 2 },
  evidence: [],
  ...given,
})

export const result = (given: Partial<ResumeResult> = {}): ResumeResult => ({
  rubric: 1,
  engine: 'builtin',
  language: 'pt',
  score: 76,
  formatting: 88,
  content: 64,
  ats: 79,
  caps: [],
  checks: [],
  keywordsFound: [],
  keywordsSuggested: [],
  robot: { fields: [], sections: [], lines: [], hidden: [] },
  words: 412,
  pages: 2,
  ...given,
})
