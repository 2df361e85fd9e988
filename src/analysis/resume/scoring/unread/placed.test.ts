// Wherever and however a page has the person's own data they are read right, and none is called missing.
import { describe, expect, test } from 'bun:test'
import { placed, places } from '../../../../../tests/fixtures/resume/unread/placed'
import { people } from '../../../../../tests/fixtures/resume/unread/placed-people'
import { analyseResume } from '../..'
import { extractResume } from '../../extract'
import { readResume } from '../../reading'
import { fold } from '../../reading/text'

/** Contexts by check that call something missing. */
const missing: Readonly<Record<string, RegExp>> = {
  contact: /^(?:email|phone|city|code)$/,
  summary: /^(?:missing|headline)$/,
  roles: /^(?:noroles|title|employer|dates)$/,
  education: /^(?:missing|degree|school|when)$/,
  headings: /^(?:experience|education)$/,
  skills: /^nolist$/,
}
/** Introductions that no sign sets apart from another paragraph: they are not read, and not called missing either. */
const doubted = ['summary: at the end, no heading', 'summary: under the contact, no full stop']

const claimsOf = (page: ReturnType<typeof placed>): string[] => {
  const { checks, caps, robot } = analyseResume(page)
  const costs = checks.filter(({ status }) => status === 'part' || status === 'none')
  return [
    ...costs.flatMap(({ id, params }) =>
      missing[id]?.test(String(params.context)) ? [`${id}: ${params.context}`] : [],
    ),
    ...costs.flatMap(({ id, params }) => (id === 'extras' && params.found === 0 ? [id] : [])),
    ...caps.flatMap(({ id }) => (/tasks$/.test(id) ? [] : [`cap ${id}`])),
    ...robot.fields.flatMap(({ field, value }) => (value === null && field !== 'linkedin' ? [`robot ${field}`] : [])),
  ]
}

const same = (found: readonly string[]): string[] => found.map(fold).toSorted()

/** `npm test` reads each place with a Portuguese and an English page. */
const some = process.env.LONG ? people : people.slice(0, 2)

describe('in every place, nothing is missing and everything is read', () => {
  test.each(Object.entries(places))('%s', (name, place) => {
    for (const one of some) {
      const page = placed(one, place)
      const resume = readResume(page)
      const { languages, skills, education, city } = extractResume(resume)
      expect(claimsOf(page)).toEqual([])
      expect(same(languages)).toEqual(same(one.languages))
      expect(same(skills)).toEqual(same(one.skills))
      expect(education.map(fold)).toEqual([expect.stringContaining(fold(one.schools[0]!))])
      expect(fold(city ?? '')).toContain(fold(one.city))
      if (!doubted.includes(name)) expect(resume.summary?.text).toContain(one.summary.replace(/\.$/, ''))
    }
  })
})

test('what a page lacks is still called missing', () => {
  const page = placed(people[1]!, () => ({ summary: [], skills: [], languages: [] }))
  expect(claimsOf(page)).toEqual(['summary: headline', 'skills: nolist', 'extras'])
  const bare = placed(people[0]!, (one) => ({ head: [one.name, one.job, one.email], education: [] }))
  expect(claimsOf(bare)).toEqual(expect.arrayContaining(['education: missing', 'contact: phone', 'robot city']))
})
