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

describe('initials behind the name that they shorten', () => {
  test.each([
    ['Conhecimento do Programa Farmácia Popular (PFPB)', 'PFPB', 'Venda pelo programa Farmácia Popular', 'listed'],
    [
      'Knowledge of Hazard Analysis and Critical Control Points (HACCP)',
      'HACCP',
      'Hazard analysis and critical control points checks',
      'listed',
    ],
    [
      'Conhecimento do Programa Farmácia Popular (PFPB)',
      'PFPB',
      'Atendimento na farmácia do bairro popular',
      'missing',
    ],
    ['Vivência com o sistema (SAP)', 'SAP', 'Uso do sistema da loja', 'missing'],
  ] as const)('%s: %s, beside “%s”', (asked, text, line, bucket) => {
    const found = matched(asked, line).keywords.find((one) => one.text.includes(text))
    expect(found === undefined || found.bucket !== 'missing').toBe(bucket === 'listed')
  })
})
