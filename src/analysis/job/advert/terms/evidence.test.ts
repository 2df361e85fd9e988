import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'

const needsOf = (text: string): [string, string][] =>
  readAdvert(text)
    .keywords.filter(({ kind }) => kind === 'hard')
    .map(({ text: name, need }) => [name, need])
const required = (text: string): string[] =>
  needsOf(text)
    .filter(([, need]) => need === 'required')
    .map(([name]) => name)

const advert = (sentence: string) => `Payroll Officer

We are looking for somebody with experience of payroll legislation.

Requirements
- Experience of Sage and Excel
- Knowledge of pensions
${sentence}`

describe('evidence for a term', () => {
  test.each([
    ["We'll build on your development with high-quality training, including thatching skills.", 'thatching'],
    ['You will have the opportunity of an induction, basketry support and study leave.', 'basketry'],
    ['We connect the diagnosis, marquetry and fitness of a nationwide network that support people.', 'marquetry'],
  ])('is not what the employer gives: %s', (sentence, name) => {
    expect(required(advert(`\nWhat it is like\n${sentence}`)).join(' ')).not.toContain(name)
  })

  test.each(['Experience of thatching', 'Knowledge of basketry, thatching and marquetry', 'Thatching', 'IPAF 3a'])(
    'is a line of the requirements: %s',
    (line) => {
      const before = required(advert('')).length
      expect(required(advert(`- ${line}`)).length).toBeGreaterThan(before)
    },
  )

  test('is not added by an offer in another sentence', () => {
    const offer = advert('\nBenefits\nDiscounts on basketry courses and a marquetry club.')
    expect(required(offer)).toEqual(required(advert('')))
  })
})
