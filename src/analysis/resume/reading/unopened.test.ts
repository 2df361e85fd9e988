// Forms of designs that nobody opened: the newest job without its end, jobs at schools, headings counted with a sign. Varied by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Line } from '../../documents/document'
import { parted } from '../testing'
import { readResume } from '.'

type Job = readonly [title: string, employer: string, town: string, from: string, to: string]

const head = ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds']
const jobs: readonly Job[] = [
  ['Finance Manager', 'Larkhill Charity Trust', 'Truro, UK', 'May 2023', ''],
  ['Payroll Officer', 'Brackley Foods plc', 'Dayton, OH', 'Jun 2019', 'Feb 2023'],
  ['Accounts Clerk', 'Ormond Shipping', 'Leeds, UK', 'Nov 2015', 'May 2019'],
  ['Store Assistant', 'Moor Foods Ltd', 'Tucson, AZ', 'Nov 2012', 'Oct 2015'],
]
const tasks = ['- Care of the stock and of the rota', '- Training for nine nurses']
const wanted = ([title, employer, , from]: Job) => `${title} @ ${employer} ${from.slice(-4)}`

const rolesOf = (lines: readonly string[], change: (line: Line) => Line): string[] => {
  const page = parted(...lines)
  return readResume({ ...page, lines: page.lines.map(change) }).roles.map(
    ({ title, employer, dates }) => `${title} @ ${employer} ${dates?.from.year}`,
  )
}

describe('the newest job, of which a design prints the beginning alone', () => {
  const periodOf = ([, , , from, to]: Job) => (to ? `${from} - ${to}` : from)
  const forms: readonly ((job: Job) => readonly string[])[] = [
    (job) => [`${job[0]} ¦ ${periodOf(job)}`, job[1]],
    (job) => [`=${job[0]}`, `${job[1]} ¦ ${periodOf(job)}`],
    (job) => [job[0], job[1].toUpperCase(), `${periodOf(job)} · ${job[2].toUpperCase()}`],
    (job) => [job[0], job[1], `${periodOf(job)} | ${job[2]}`],
  ]
  test.each([0, 1, 2, 3])('has its date in form %i, however wide or bold its line is set', (form) => {
    const settings = [
      [3, true, 0],
      [3, false, 29],
      [4, true, 29],
    ] as const
    for (const [count, bold, right] of settings) {
      const lines = jobs.slice(0, count).flatMap((job) => [...forms[form]!(job), ...tasks])
      const change = (line: Line): Line =>
        /May 2023/i.test(line.text) ? { ...line, bold: bold || line.bold, x: line.x + right } : line
      const roles = rolesOf([...head, '# Experience', ...lines], change).map((role) => role.toLowerCase())
      expect(roles).toEqual(jobs.slice(0, count).map((job) => wanted(job).toLowerCase()))
    }
  })
})

describe('jobs at schools below a heading in unlisted words', () => {
  const schools: readonly Job[] = [
    ['Deputy Headteacher', 'Moorside Primary School', '', 'Oct 2021', 'Apr 2025'],
    ['Head of Year', "St. Enda's National School", '', 'Apr 2020', 'Sep 2021'],
    ['Teaching Assistant', 'Holy Cross College', '', 'Feb 2015', 'May 2017'],
    ['Primary Teacher', 'Hillcrest Academy', '', 'Oct 2013', 'Jan 2015'],
    ['Teaching Assistant', 'Bright Sparks School', '', 'Feb 2010', 'Sep 2013'],
  ]
  const texts = ['Ran the after-school science club', 'Led reading at the school library', 'Planned the school trips']
  test('are jobs, also where their tasks speak of school', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(schools.slice(1), { minLength: 2 }),
        fc.shuffledSubarray(texts, { minLength: 1 }),
        fc.constantFrom('PROFESSIONAL STORY', 'MY STORY', 'IN CLASS'),
        (others, own, heading) => {
          const some = [schools[0]!, ...others]
          const entries = some.flatMap(([title, employer, , from, to]) => [
            `=${title}`,
            `${employer} ¦ ${from} - ${to}`,
            ...own.map((task) => `- ${task}`),
          ])
          const studies = ['# EDUCATION', 'PGCE in Primary Education', 'University of Chester, 2006 - 2010']
          const lines = [...head, `# ${heading}`, ...entries, ...studies, '# LANGUAGES', 'English, Welsh']
          expect(rolesOf(lines, (line) => line)).toEqual(some.map(wanted))
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('headings counted with a sign', () => {
  const counts = ['§0', '§ 0', '#0', '0']
  const names = ['CLINICAL HISTORY · EXPERIENCE', 'CAREER STORY / EXPERIENCE', 'FIELD WORK EXPERIENCE']
  test.each(counts)('%s1', (count) => {
    for (const name of names) {
      const entry = ([title, employer, town, from, to]: Job) => [
        to ? `${from} - ${to}` : from,
        ...[town.toUpperCase(), `=${title}`, employer, ...tasks],
      ]
      const lines = [
        ...head,
        `# ${count}1 ${name}`,
        ...jobs.flatMap(entry),
        `# ${count}2 EDUCATION`,
        'BA in Accounting, University of Leeds, 2008 - 2011',
        `# ${count}3 LANGUAGES`,
        'English, Welsh',
      ]
      const small = (line: Line): Line => (line.size === 13 ? { ...line, size: 9.5 } : line)
      expect([name, ...rolesOf(lines, small)]).toEqual([name, ...jobs.map(wanted)])
    }
  })
})
