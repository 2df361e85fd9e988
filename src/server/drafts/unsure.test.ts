// The warning before a download stays until what it is about was changed.
import { expect, test } from 'bun:test'
import type { DraftContent, DraftPart } from '../../domain/drafts/content'
import { asBrought, openPlaces, standsAsItCame } from './unsure'

const job = (id: string, title: string, employer: string, line: string): DraftPart => ({
  id,
  kind: 'job',
  fields: { title, employer, start: '09/2020', end: '08/2022' },
  lines: [{ id: 'l1', text: line }],
})
const torn = job('p2', 'Múinteoir Ranga', 'Rang a hAon', 'Gaelscoil Mhic Amhlaigh')
const other = job('p3', 'Class Teacher', 'Scoil Bhríde', 'Taught 24 pupils')
const of = (...parts: DraftPart[]): DraftContent => ({ parts, skipped: [] })
const withheld = { places: ['“09/2020 – 08/2022 | Gaelscoil Mhic Amhlaigh”'], correctable: true }

test('a job that would come out wrong is warned of until its own fields are changed', () => {
  const began = of(torn, other)
  const answered = { ...torn, lines: [{ id: 'l1', text: 'Gaelscoil Mhic Amhlaigh, 29 pupils' }] }
  expect(standsAsItCame(withheld, began, began)).toBe(true)
  expect(standsAsItCame(withheld, began, of(answered, { ...other, fields: { title: 'Teacher' } }))).toBe(true)
  expect(standsAsItCame(withheld, began, of(job('p2', 'Múinteoir Ranga', 'Gaelscoil', ''), other))).toBe(false)
})

test('a place that the person called no job is no question any more', () => {
  const robot = { lines: ['Memberships', 'APC assessor since 2023', 'Sterile in-charge 2015 to 2017'] }
  const places = ['“APC assessor since 2023”', '“Sterile in-charge 2015 to 2017”']
  const answer = (is: 'not-a-job' | 'job') => openPlaces(places, { corrections: [{ line: 1, is }], robot })
  expect(answer('not-a-job')).toEqual(places.slice(1))
  expect(answer('job')).toEqual(places)
  expect(openPlaces(places, { robot })).toEqual(places)
})

test('a part that a correction brought is as it came, and what the person changed before it is not', () => {
  const began = of(torn, other)
  const before = of(torn, { ...other, fields: { title: 'Teacher' } })
  const after = of(job('p2', 'Múinteoir', 'Gaelscoil Mhic Amhlaigh', ''), ...before.parts.slice(1))
  const came = asBrought(began, before, after)
  expect(came.parts).toEqual([other, after.parts[0]!])
  expect(standsAsItCame(withheld, came, after)).toBe(true)
  expect(standsAsItCame({ ...withheld, places: ['“Class Teacher, Scoil Bhríde”'] }, came, after)).toBe(false)
})
