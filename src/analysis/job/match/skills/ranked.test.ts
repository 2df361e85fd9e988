import { describe, expect, test } from 'bun:test'
import { matchJob } from '../..'
import { advert, one, resume } from '../testing'

describe('a credential at a level', () => {
  test.each([
    ['IRATA Level 2', 'IRATA Level 3', 'listed'],
    ['SPRAT Level II', 'SPRAT Level III', 'listed'],
    ['IRATA Level 3', 'IRATA Level 1', 'missing'],
    ['IRATA Level 2', 'IRATA', 'missing'],
    ['TEFL Level 5', 'CELTA Level 5', 'missing'],
    ['PADI nível 2 ou superior', 'PADI nível 4', 'listed'],
    ['Level I Trauma Center', 'Level I Trauma Center', 'listed'],
    ['Level I Trauma Center', 'Level II Trauma Center', 'missing'],
    ['Level II Trauma Center', 'Level I Trauma Center', 'missing'],
  ])('%s with %s is %s', (asked, own, bucket) => expect(one(asked, [], ['Excel', own])?.bucket).toBe(bucket as never))
})

describe('an abbreviation behind its issuer', () => {
  test.each([
    ['In-date GWO BST', 'GWO Basic Safety (2024)', 'listed'],
    ['GWO ART', 'GWO Advanced Rescue Training', 'listed'],
    ['OPITO MIST', 'OPITO Minimum Industry Safety Training', 'listed'],
    ['GWO BST', 'GWO Blade Repair', 'missing'],
    ['GWO BST', 'IRATA Basic Safety Training', 'missing'],
    ['GWO Basic Safety Training', 'GWO BST', 'listed'],
  ])('%s with %s is %s', (asked, own, bucket) => expect(one(asked, [], ['Excel', own])?.bucket).toBe(bucket as never))
})

test.each([
  ['Conversational Danish', 'Danish (B1)', 'yes'],
  ['Fluent Dutch', 'Dutch (B1)', 'part'],
  ['Norueguês intermediário', 'Norueguês avançado', 'yes'],
])('%s with %s is met: %s', (asked, own, met) => {
  const { requirements } = matchJob(advert(asked), resume([], ['Excel'], ['# Idiomas', own]))
  expect(requirements.map((found) => [found.kind, found.met])).toEqual([['language', met as never]])
})

describe('the very word within a longer name is the same word, and a level is no other name', () => {
  test.each([
    ['Excel', 'Excel avançado'],
    ['SQL', 'SQL queries'],
    ['Excel', 'Microsoft Excel'],
  ])('%s with %s', (asked, own) => expect(one(asked, [`Usei ${own} por 3 anos`], ['Word'])?.how).toBe('exact'))
  test('and the word without the level is only near', () =>
    expect(one('Excel avançado', ['Usei Excel'], ['Word'])?.how).toBe('implied'))
})
