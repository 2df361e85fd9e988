// Nobody is asked to write a title that is there.
import { expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const nurse = (title: string) =>
  document(
    'Ana Field',
    'ana@example.com | Leeds',
    '# Work experience',
    `=${title}, Example Hospital, 01/2018 - 12/2022`,
    '- Cared for twelve patients a shift on a surgical ward',
    '# Education',
    'BSc Nursing, Example University, 2017',
  )
const match = (title: string, line: string, own: string) =>
  matchJob(readAdvert(`${title}\n\nRequirements\n- ${line}\n- Wound care\n- Medication administration`), nurse(own))

test.each(['Registered nurse qualification', 'Active Registered Nurse license'])(
  '%s is shown by the title',
  (asked) => {
    const found = match('Staff Nurse', asked, 'Registered Nurse').keywords.find(({ text }) => /nurse/i.test(text))
    expect(found?.bucket).toBe('shown')
    const other = match('Staff Nurse', asked, 'Nursing Assistant').keywords.find(({ text }) => /nurse/i.test(text))
    expect(other?.bucket).toBe('missing')
  },
)

test('the department behind a comma brings no points to who has the title', () => {
  const titleOf = (own: string) =>
    match('Registered Nurse, Intensive Care', 'Patience', own).blocks.find(({ id }) => id === 'title')
  expect(titleOf('Registered Nurse')).toMatchObject({ gain: 0 })
  expect(titleOf('Staff Nurse')?.gain).toBeGreaterThan(0)
})
