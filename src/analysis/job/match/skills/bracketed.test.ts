// A choice in brackets that the résumé already meets is asked of nobody, and one it does not meet still is.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob } from '../..'
import { advert } from '../testing'

const person = (degree: string, licence: string) =>
  document(
    ...[
      'Aoife Byrne',
      'aoife@example.com | Galway, Ireland',
      '# Experience',
      '=Class Teacher, Example School, 2018 - 2022',
    ],
    ...['- Taught 24 pupils and planned lessons', '# Education', degree, '# Licences', licence],
  )
const matched = (asked: string, degree: string, licence = 'Safe Pass') =>
  matchJob(advert(asked, 'Excel'), person(degree, licence))

describe('a degree by its short name', () => {
  const asked = 'Honours degree in primary teaching (B.Ed. or PME)'
  test.each([
    ['Bachelor of Education (Hons), Example College, 2020', 'yes'],
    ['B.Ed. (Hons), Bachelor degree, Example College, 2020', 'yes'],
    ['Bachelor of Engineering (Hons), Example College, 2020', 'part'],
    ['Bachelor of Arts in Music, Example College, 2020', 'part'],
  ] as const)('%s: %s', (degree, met) => {
    const { requirements, keywords } = matched(asked, degree)
    expect(requirements.find(({ kind }) => kind === 'education')?.met).toBe(met)
    const open = keywords.filter(({ text, bucket }) => bucket === 'missing' && /PME|teaching/.test(text))
    expect(open.length > 0).toBe(met === 'part')
  })
})

describe('a state of what is asked for', () => {
  test.each([
    ['Category C and CE licence, clean', 'listed'],
    ['Category C and CE licence, not clean', 'missing'],
    ['Category C and CE licence', 'missing'],
    ['Clean and tidy', 'missing'],
  ] as const)('%s: %s', (licence, bucket) => {
    const { keywords } = matched(
      'Full CE licence (clean or max 3 penalty points)',
      'Leaving Certificate, 2014',
      licence,
    )
    expect(keywords.find(({ text }) => text.includes('penalty'))?.bucket).toBe(bucket)
  })
})
