// No finding calls a part of a complete page missing, whatever a misreading does to its lines.
import { describe, expect, test } from 'bun:test'
import { damages, pageOf } from '../../../../../tests/fixtures/resume/unread/damages'
import { analyseResume } from '../..'
import { parted } from '../../testing'

/** Contexts by check that call something missing. */
const missing: Readonly<Record<string, RegExp>> = {
  contact: /^(?:email|phone|city)$/,
  summary: /^missing$/,
  roles: /^(?:noroles|title|employer|dates)$/,
  education: /^(?:missing|degree|school|when)$/,
  headings: /^(?:experience|education|skills)$/,
  skills: /^nolist$/,
  quantified: /^nobullets$/,
  openings: /^nobullets$/,
  tasks: /^none$/,
}
const fields = ['name', 'email', 'phone', 'city', 'education']

/** What a result calls missing. */
const claimsOf = (lines: readonly string[]): string[] => {
  const { checks, caps, robot } = analyseResume(parted(...lines))
  const costs = checks.filter(({ status }) => status === 'part' || status === 'none')
  return [
    ...costs.flatMap(({ id, params }) =>
      missing[id]?.test(String(params.context)) ? [`${id}: ${params.context}`] : [],
    ),
    ...costs.flatMap(({ id, params }) => (id === 'extras' && params.found === 0 ? [id] : [])),
    ...caps.map(({ id }) => `cap ${id}`),
    ...robot.fields.flatMap(({ field, value }) => (value === null && fields.includes(field) ? [`robot ${field}`] : [])),
  ]
}

/** Pages of two languages, three ways of writing a job, two to four jobs. */
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)

describe('of a complete page nothing is missing', () => {
  test.each(Object.keys(damages))('%s', (name) => {
    expect(SEEDS.flatMap((seed) => claimsOf(damages[name]!(pageOf(seed))))).toEqual([])
  })
})

describe('what a page truly lacks is a finding', () => {
  const without = (name: string, seed: number) => {
    const { head, parts } = pageOf(seed)
    return claimsOf([...head, ...parts.flatMap((part) => (part.name === name ? [] : [part.heading, ...part.lines]))])
  }
  test.each([
    ['education', 'education: missing'],
    ['summary', 'summary: missing'],
    ['languages', 'extras'],
    ['skills', 'skills: nolist'],
  ])('%s', (name, claim) => {
    for (const seed of SEEDS) expect(without(name, seed)).toContain(claim)
  })

  test('tasks, and the dates of jobs', () => {
    for (const seed of SEEDS) {
      const { head, jobs, parts } = pageOf(seed)
      const page = (of: (job: (typeof jobs)[number]) => readonly string[]) =>
        claimsOf([
          ...head,
          ...parts.flatMap(({ name, heading, lines }) => [
            heading,
            ...(name === 'experience' ? jobs.flatMap(of) : lines),
          ]),
        ])
      expect(page(({ title, employer, when }) => [`=${title} | ${employer} | ${when}`])).toContain('tasks: none')
      expect(
        page(({ title, employer, tasks }) => [`=${title} | ${employer}`, ...tasks.map((task) => `- ${task}`)]),
      ).toContain('roles: dates')
    }
  })
})
