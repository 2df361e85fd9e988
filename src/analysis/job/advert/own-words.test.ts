// A short line that asks is asked for in its own words, and a sentence in the words of requirements asks under any heading.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'
import { isInWordsOfRequests } from './needs/employer-words'
import { keywords } from './testing'

const asked = (line: string, list = 'Requirements\n- Excel\n- SQL\n- Git') =>
  keywords(`Kiln Assistant\n\n${list}\n- ${line}\n- Payroll`, 'required').map((text) => text.toLowerCase())

describe('a short line in which nothing else is found', () => {
  const wants = ['warm gloves', 'two guarantors', 'steady hands', 'calm on the telephone', 'a tidy worker']
  const leads = ['', 'Must be ', 'Must have ', 'Should be ', 'Must provide ']
  test.each(leads.flatMap((lead) => wants.map((want) => [lead, want])))('%s%s', (lead, want) => {
    const last = want.split(' ').at(-1) ?? want
    expect(asked(`${lead}${want}`).join(' ')).toContain(last)
  })
  const list = 'Requisitos\n- Excel\n- SQL\n- Boa vontade com o público da loja'
  test.each(['Firmeza nas mãos', 'Ser caprichosa', 'Gosto por bichos', 'Paciência com idosos'])('%s', (line) =>
    expect(asked(line, list).join(' ')).toContain(line.toLowerCase().split(' ').at(-1) ?? ''),
  )
})

describe('what is no line of its own words', () => {
  test.each([
    '5 years of experience',
    'Basic numeracy',
    'Parking is not available',
    'Start: Monday',
    'Degree',
    'We are friendly',
  ])('%s', (line) => expect(asked(line).toSorted()).toEqual(['excel', 'git', 'payroll', 'sql']))
})

describe('a sentence in the words of requirements', () => {
  test.each([
    'Drivers should understand transportation regulations and local geography.',
    'Read and interpret written instructions, manuals and procedures.',
  ])('%s', (sentence) => expect(isInWordsOfRequests(sentence)).toBe(true))
  test.each([
    'We come from humble beginnings and our clients trust our falconry.',
    'Our company is proud of its services for clients around the world.',
    'Thank you for your interest.',
    'Buscamos uma pessoa para a oficina de bicicletas.',
  ])('%s', (sentence) => expect(isInWordsOfRequests(sentence)).toBe(false))
  const list = 'Skills needed\n- Excel\n- SQL\n- Git'
  const read = (sentence: string) =>
    readAdvert(`Kiln Assistant\n\n${sentence}\n\n${list}`)
      .keywords.map(({ text }) => text)
      .join(' | ')
  test.each([
    ['Drivers should understand kiln regulations, local geography, and emergency response.', 'local geography'],
    ['The post should understand kiln regulations, clay bodies, and emergency response.', 'emergency response'],
  ])('%s', (sentence, term) => expect(read(sentence)).toContain(term))
})
