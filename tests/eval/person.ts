// The facts of an invented person's résumé; layouts draw them in different ways and the test expects them back.
import type { TextLanguage } from '../../src/analysis/text-language'

/** A month, "2019-03", or a year, "2019". */
export type Month = string

export type Job = {
  readonly title: string
  readonly company: string
  readonly place?: string
  readonly from: Month
  readonly to: Month | 'present'
  readonly text: readonly string[]
}

export type Study = { readonly degree: string; readonly school: string; readonly when: string }

export type Person = {
  readonly id: string
  readonly language: TextLanguage
  readonly name: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly summary: string
  readonly jobs: readonly Job[]
  readonly studies: readonly Study[]
  readonly skills: readonly string[]
  readonly languages: readonly string[]
  readonly courses: readonly string[]
}

/** One row per job: `title | company | place | from | to`, its tasks below it, each after a dash. */
export const toJobs = (table: string): Job[] => {
  const jobs: (Job & { text: string[] })[] = []
  for (const row of table
    .trim()
    .split('\n')
    .map((line) => line.trim())) {
    if (row.startsWith('- ')) jobs.at(-1)?.text.push(row.slice(2))
    else {
      const [title = '', company = '', place = '', from = '', to = ''] = row.split('|').map((part) => part.trim())
      jobs.push({ title, company, from, to, text: [], ...(place ? { place } : {}) })
    }
  }
  return jobs
}

/** One row per study: `degree | school | when`. */
export const toStudies = (table: string): Study[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [degree = '', school = '', when = ''] = row.split('|').map((part) => part.trim())
      return { degree, school, when }
    })
