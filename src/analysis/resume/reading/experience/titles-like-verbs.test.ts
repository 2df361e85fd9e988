// Titles that begin as a task does, or with a word for an employer, are read as titles, above all the first of a list.
import { describe, expect, test } from 'bun:test'
import { document, parted } from '../../testing'
import { readResume } from '..'
import { headNounOf } from './names/heads'

const head = ['Ann Parker', 'ann@example.com | 07700 900123 | Leeds', '# Experience']
const jobsOf = (...lines: string[]) =>
  readResume(parted(...head, ...lines)).roles.map(({ title, employer, dates }) => [
    title,
    employer,
    dates?.from.year,
    dates?.to === 'present',
  ])

const titles = [
  ...['Head of Fundraising and Partnerships', 'Head of Year 10', 'Teaching Fellow (part-time)', 'Recruiting Manager'],
  ...['Nursing Assistant', 'Managing Director', 'Catering Assistant', 'Training Officer', 'Lead Nurse'],
  ...['Café Manager', 'Hotel Receptionist', 'Bar Supervisor', 'Hospital Porter', 'Radio Presenter'],
]
const task = '- Ran the rota and the budget of the team'
type Job = readonly [title: string, employer: string, dates: string, year: number]
const forms: readonly ((job: Job) => readonly string[])[] = [
  ([title, employer, dates]) => [title, `=${employer}`, `${dates} Leeds`, task],
  ([title, employer, dates]) => [`=${employer} ¦ ${dates}`, title, task],
  ([title, employer, dates]) => [`=${employer}`, `${title} | ${dates}`, task],
  ([title, employer, dates]) => [`${dates} ¦ ${title}, ${employer}, Leeds`, task],
]
const others: readonly Job[] = [
  ['Events Officer', 'Yorkshire Heartbeat Ltd', 'Jan 2014 – May 2018', 2014],
  ['Office Clerk', 'Pennine Arts Trust', 'Mar 2010 – Dec 2013', 2010],
]
const named = ([title, employer, dates, year]: Job) => [title, employer, year, dates.endsWith('Ongoing')]

describe.each([0, 1, 2, 3])('in form %i', (form) => {
  test.each(titles)('%s, first or last', (title) => {
    const job: Job = [title, 'Driftwood Espresso Ltd', 'Nov 2018 – Ongoing', 2018]
    for (const place of [0, 2]) {
      const all = others.toSpliced(place, 0, job)
      expect(jobsOf(...all.flatMap(forms[form]!))).toEqual(all.map(named))
    }
  })
})

test.each(['–', '-', '—'])('a lone date in a cell with %s behind it goes on, whatever the words beside it', (sign) => {
  for (const title of titles)
    for (const employer of ['Watling Vale Academy', 'Queen Amina Grammar School, Abeokuta']) {
      const lines = [`Sept 2021 ${sign} ¦ ${title}, ${employer}, Leeds`, task]
      const [job] = jobsOf(...lines, 'Sept 2018 – July 2021 ¦ Events Officer, Green Trust, Leeds', task)
      expect(job?.slice(0, 1).concat(job.slice(2))).toEqual([title, 2021, true])
    }
})

test('a sentence that begins with such a word is a task', () => {
  const tasks = [
    'Head a team of nine with four volunteers',
    'Lead the Year 10 work experience week',
    'Coach three juniors',
  ]
  const lines = others.flatMap(([title, employer, dates]) => [`=${title}, ${employer}`, dates, ...tasks])
  expect(readResume(document(...head, ...lines)).roles.map(({ title }) => title)).toEqual(
    others.map(([title]) => title),
  )
})

test('a word for an employer names a job only where one follows it', () => {
  for (const name of [
    'Hotel Marina',
    'Café Central',
    'Hospital São Lucas',
    'Bar do Pescador',
    'Rádio Jornal',
    'Hotel Pescador',
  ])
    expect(headNounOf(name)).toBe('employer')
  for (const name of ['Hotel Manager', 'Café Assistant', 'Hospital Pharmacist', 'Bar Supervisor (nights)'])
    expect(headNounOf(name)).toBe('job')
})
