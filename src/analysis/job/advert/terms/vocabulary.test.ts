import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { keywords } from '../testing'
import { knownIn } from './known'
import { emptyLead, namesSkill, untilStop, wordWeight } from './vocabulary'
import * as english from './words/english'
import * as portuguese from './words/portuguese'

const wordsOf = (text: string) => text.trim().split(/\s+/)

describe('a term that names a skill', () => {
  test.each([
    'forklift',
    'data entry',
    'project planning',
    'asbestos inspections',
    'Landlord and Tenant Act',
    'wound care',
    'monitoring tools',
    'C++',
  ])('%s', (term) => expect(namesSkill(term, `Experience with ${term} is needed`, 'en')).toBe(true))
  test.each(['poda', 'análise de dados', 'segurança do trabalho', 'normas técnicas', 'solda elétrica'])('%s', (term) =>
    expect(namesSkill(term, `Experiência com ${term} na função`, 'pt')).toBe(true),
  )
})

describe('a term that names none', () => {
  test.each([
    'data',
    'strong interest',
    'unique issues',
    'treats others',
    'challenging goals',
    'results-driven',
    'September 12th',
    'exceptional service',
    'high energy',
  ])('%s', (term) => expect(namesSkill(term, `You bring ${term} to work`, 'en')).toBe(false))
  test.each(['dados', 'boa vontade', 'vontade de crescer', 'perfil proativo', 'outras atividades', '14h'])(
    '%s',
    (term) => expect(namesSkill(term, `Ter ${term} na empresa`, 'pt')).toBe(false),
  )
})

test('of a sentence that repeats a name without end only the first ones are looked at', () => {
  expect(knownIn('C#"'.repeat(400), true)).toHaveLength(64)
})

test('a capital marks a name only where other words have none', () => {
  expect(namesSkill('Case', 'Operar John Deere ou Case no campo', 'pt')).toBe(true)
  expect(namesSkill('Time Management', 'Time Management', 'en')).toBe(false)
})

test('a term ends before a pronoun and begins after verbs that name nothing', () => {
  expect('barriers affecting this population'.slice(0, untilStop('barriers affecting this population', '', 'en'))).toBe(
    'barriers ',
  )
  expect('delivering groundworks'.slice(emptyLead('delivering groundworks', 'en'))).toBe('groundworks')
  expect(emptyLead('welding', 'en')).toBe(0)
})

describe('whatever the words', () => {
  const vague = fc.constantFrom(...wordsOf(english.vague))
  const stop = fc.constantFrom(...wordsOf(english.stops))
  const trades = ['welding', 'phlebotomy', 'forklift', 'bookkeeping', 'Kubernetes', 'carpentry', 'wills', 'HACCP']

  test('a phrase of general words alone is no keyword', () => {
    fc.assert(
      fc.property(fc.array(vague, { minLength: 1, maxLength: 4 }), (words) => {
        expect(namesSkill(words.join(' '), `we want ${words.join(' ')} here`, 'en')).toBe(false)
      }),
    )
  })

  test('the word of a trade is one among any general words', () => {
    fc.assert(
      fc.property(fc.array(vague, { maxLength: 3 }), fc.constantFrom(...trades), (words, trade) => {
        const term = [...words, trade].join(' ')
        expect(namesSkill(term, `we want ${term} here`, 'en')).toBe(true)
      }),
    )
  })

  test('nothing behind a pronoun belongs to the term', () => {
    fc.assert(
      fc.property(fc.constantFrom(...trades), stop, vague, (trade, pronoun, word) => {
        const term = `${trade} ${pronoun} ${word}`.toLowerCase()
        expect(term.slice(0, untilStop(term, '', 'en')).trim()).toBe(trade.toLowerCase())
      }),
    )
  })
})

test('no general word counts as more than one', () => {
  for (const word of wordsOf(english.vague)) expect([word, wordWeight(word, 'en')]).toEqual([word, 0])
  for (const word of wordsOf(portuguese.vague)) expect([word, wordWeight(word, 'pt')]).toEqual([word, 0])
})

test('no word is in two lists of one language, and every list is folded', () => {
  for (const { vague, weak } of [english, portuguese]) {
    const both = wordsOf(weak).filter((word) => wordsOf(vague).includes(word))
    expect(both).toEqual([])
    for (const word of [...wordsOf(vague), ...wordsOf(weak)]) expect(word).toMatch(/^[a-z0-9'-]+$/)
  }
})

test('requests of many trades keep their terms and lose their filler', () => {
  const found = keywords(
    [
      'Site Manager',
      '',
      'Requirements',
      '- The successful candidate will hold SMSTS and a black CSCS card',
      '- You will be comfortable reading drawings, managing subcontractors and writing RAMS',
      '- Telemetry experience helpful',
      '- Ability to lift heavy boxes and use pallet jacks',
      '- A positive attitude, high energy and a sense of humor',
      '- Ability to apply the concepts of basic algebra and geometry',
    ].join('\n'),
  )
  for (const term of [
    'SMSTS',
    'black CSCS card',
    'drawings',
    'subcontractors',
    'RAMS',
    'Telemetry',
    'pallet jacks',
    'algebra',
    'geometry',
  ])
    expect(found).toContain(term)
  expect(found).toHaveLength(9)
})
