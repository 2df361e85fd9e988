// A word of the résumé proves a skill only in the advert's sense, and a subject that may be another one is asked for once.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { advert, one } from './testing'

const verbs = ['Wrote', 'Prepared', 'Built', 'Automated', 'Delivered', 'Maintained']
const others = ['Reduced', 'Read', 'Sped up', 'Received', 'Fixed']
const kinds = ['a slow', 'the weekly', 'the monthly sales', 'an old']

test('a report is reporting where the person makes it, and not where it is only named', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.constantFrom(...verbs),
      fc.constantFrom(...others),
      (kind, verb, other) => {
        const bucket = (deed: string) => one('Reporting', [`${deed} ${kind} report for 14 shops`])?.bucket
        expect([kind, bucket(verb), bucket(other)]).toEqual([kind, 'shown', 'missing'])
      },
    ),
    { numRuns: 30 },
  )
})

test('several reports stay reporting', () => {
  expect(one('Reporting', ['Weekly reports for 14 shops'])?.bucket).toBe('shown')
})

const degree = (line: string) =>
  document(
    ...['John Smith', 'john@example.com | London', '# Experience', '=Back-end Developer, Acme, 01/2018 - 12/2022'],
    ...['- Built services in Java', '# Education', line, '# Skills', 'Java, SQL'],
  )

test('a subject that may be another one is no missing keyword where a degree meets its condition', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('or similar', 'or a related field', 'or equivalent'),
      fc.constantFrom('Computer Engineering', 'Computer Systems', 'Computer Networks'),
      (wider, subject) => {
        const asks = (text: string) =>
          matchJob(advert(text, 'Java'), degree(`BSc ${subject}, Example University, 2017`))
        const wide = asks(`Bachelor's degree in Computer Science ${wider}`)
        expect(wide.requirements.map(({ met }) => met)).toEqual(['yes'])
        expect(wide.keywords.map(({ text }) => text)).toEqual(['Java'])
        const narrow = asks("Bachelor's degree in Computer Science")
        expect(narrow.keywords.map(({ text }) => text)).toContain('Computer Science')
      },
    ),
    { numRuns: 20 },
  )
})

test('who has no degree, or one of another field, still sees the subject', () => {
  const wide = readAdvert("Requirements\n- Bachelor's degree in Computer Science or similar\n- Java")
  for (const line of ['High school, Example School, 2010', 'BSc Music, Example University, 2010']) {
    const { keywords } = matchJob(wide, degree(line))
    expect(keywords.map(({ text }) => text)).toContain('Computer Science')
  }
})
