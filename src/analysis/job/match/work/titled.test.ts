// Nobody is asked to write a title that is there.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const nurse = (title: string, ...lines: string[]) =>
  document(
    'Ana Field',
    'ana@example.com | Leeds',
    '# Work experience',
    `=${title}, Example Hospital, 01/2018 - 12/2022`,
    '- Cared for twelve patients a shift on a surgical ward',
    '# Education',
    'BSc Nursing, Example University, 2017',
    ...(lines.length > 0 ? ['# Licenses', ...lines] : []),
  )
const match = (title: string, line: string, own: string) =>
  matchJob(readAdvert(`${title}\n\nRequirements\n- ${line}\n- Wound care\n- Medication administration`), nurse(own))

test('a qualification that is a protected title is shown by the title', () => {
  const asked = 'Registered nurse qualification'
  const found = match('Staff Nurse', asked, 'Registered Nurse').keywords.find(({ text }) => /nurse/i.test(text))
  expect(found?.bucket).toBe('shown')
  const other = match('Staff Nurse', asked, 'Nursing Assistant').keywords.find(({ text }) => /nurse/i.test(text))
  expect(other?.bucket).toBe('missing')
})

describe('a licence that the law ties to a title', () => {
  const met = (asked: string, own: string, ...lines: string[]) =>
    matchJob(readAdvert(`Staff Nurse\n\nRequirements\n- ${asked}`), nurse(own, ...lines)).requirements.find(
      ({ kind }) => kind === 'licence',
    )?.met
  const ways = [
    'RN license',
    'Active Registered Nurse license',
    'Current RN licensure',
    'Licensed as a Registered Nurse',
  ]
  test.each(ways)('%s is met by the title, and by a licence line in other words', (asked) => {
    expect(met(asked, 'Registered Nurse')).toBe('yes')
    expect(met(asked, 'Charge Nurse', 'Registered Nurse, license no. 123456')).toBe('yes')
    expect(met(asked, 'Charge Nurse', 'RN licence 123456, Texas')).toBe('yes')
    expect(met(asked, 'Nursing Assistant')).toBe('no')
  })
})

test('the department behind a comma brings no points to who has the title', () => {
  const titleOf = (own: string) =>
    match('Registered Nurse, Intensive Care', 'Patience', own).blocks.find(({ id }) => id === 'title')
  expect(titleOf('Registered Nurse')).toMatchObject({ gain: 0 })
  expect(titleOf('Staff Nurse')?.gain).toBeGreaterThan(0)
})
