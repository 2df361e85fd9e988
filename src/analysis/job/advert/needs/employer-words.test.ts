// Sentences of employers are known by their words and by those around them; what asks for something or says what is done stays.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'
import { amongEmployerWords } from './employer-words'

const flagged = (...texts: string[]) =>
  amongEmployerWords(
    texts.map((text) => ({ text })),
    () => false,
  ).map(({ text }) => text)

const story = [
  'We are a proud family business with offices across the country.',
  'Our clients trust our award-winning services, and we offer great benefits.',
  'Since our founding we have become one of the leading companies in the world.',
]
const work = [
  'Prepare and maintain reports of the production line.',
  'Ability to write test plans and to perform experiments.',
  'Strong knowledge of welding and experience with blueprints.',
]

test('sentences of employers stand among their own words, and those of the work do not', () => {
  expect(flagged(...story)).toEqual(story)
  expect(flagged(...work)).toEqual([])
})

describe('what stands around a sentence counts', () => {
  const plain = 'Provides storage and haulage in the region.'
  test('it is of the employer among its story, and of the work among tasks', () => {
    expect(flagged(...story, plain, ...story)).toContain(plain)
    expect(flagged(...work, plain, ...work)).toEqual([])
  })
})

describe('the trades of the employer are no keywords, whatever they are', () => {
  const trades = ['falconry', 'boiler making', 'payroll', 'beekeeping', 'data science', 'roofing']
  const asked = '\n\nRequirements\n- Excel\n- SQL\n- Git\n- Python'
  test.each(trades)('%s', (trade) => {
    const advert = `Clerk\n\n${story.join(' ')} Our company is proud of its ${trade} services for clients around the world.${asked}`
    const found = readAdvert(advert).keywords.map(({ text }) => text)
    expect(found.join(' ').toLowerCase()).not.toContain(trade)
    expect(found).toContain('SQL')
  })

  test.each(trades)('but %s is one where it is asked for', (trade) => {
    const advert = `Clerk\n\n${story.join(' ')} We are looking for somebody with experience in ${trade}. You must know ${trade}.${asked}`
    expect(
      readAdvert(advert)
        .keywords.map(({ text }) => text)
        .join(' ')
        .toLowerCase(),
    ).toContain(trade)
  })
})

test('another language has none of these words', () => {
  expect(flagged('Coordenação do show room', 'Somos uma empresa familiar com escritórios em todo o país')).toEqual([])
})
