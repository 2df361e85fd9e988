// Requests in running English and Portuguese prose, each way of asking tried with terms of many trades.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../..'

const needs = (text: string) => {
  const { keywords } = readAdvert(`Assistant Officer\n\n${text}`)
  const hard = keywords.filter(({ kind }) => kind === 'hard')
  return hard.map(({ text: word, need }): readonly [string, string] => [word.toLowerCase(), need])
}
/** The need under which a keyword that holds the term stands; null without one. */
const needOf = (text: string, term: string) =>
  needs(text).find(([word]) => word.includes(term.toLowerCase()) || term.toLowerCase().includes(word))?.[1] ?? null

const terms = ['horsehair', 'venepuncture', 'purchase ledger', 'load security', 'AP1 forms', 'spindle moulder']

describe('asked for in prose', () => {
  test.each([
    'The person we appoint will be comfortable with §.',
    'Our ideal driver has used § for two years.',
    'We would also expect you to deal with §.',
    'Applicants ought to understand §.',
    'The right candidate understands §, whatever the weather.',
    'We want people who are at ease with §.',
    'Experience of § and of teamwork is essential, since you will cover for others.',
    '§ should hold no fear for you.',
    'You know your way around §.',
    'It matters, so we look for somebody who has handled § before.',
    'Some of it is new, but you will be used to §.',
    'We insist on § for this post.',
    "We are keen to speak to people who've worked with §.",
    '§ is something we use every day.',
    'This role requires § and patience.',
    'Experience of § required.',
  ])('%s', (sentence) => {
    for (const term of terms) expect([term, needOf(sentence.replace('§', term), term)]).toEqual([term, 'required'])
  })

  test.each([
    '§ would be brilliant.',
    '§ would make you very useful indeed.',
    'Some knowledge of § would give you a head start.',
    'Experience of § would be looked on favourably.',
    'It helps if you have used §.',
    "If you know § we'd love to hear from you.",
    'SQF or § will set you apart.',
    'Some knowledge of § is useful rather than essential.',
  ])('a wish: %s', (sentence) => {
    for (const term of terms) expect([term, needOf(sentence.replace('§', term), term)]).toEqual([term, 'desirable'])
  })

  test.each([
    'You must be able to wire a buttonhole, build a large pedestal and price a bridal bouquet.',
    'We expect you to wire a buttonhole, build a large pedestal and price a bridal bouquet without help.',
    'The postholder should know how to wire a buttonhole, build a large pedestal and price a bridal bouquet.',
  ])('every object of a list of abilities: %s', (sentence) => {
    const found = needs(sentence).map(([word]) => word)
    expect(found).toEqual(['bridal bouquet', 'buttonhole', 'large pedestal'])
  })

  test('initials and levels within such a sentence', () => {
    const found = needs('You must be able to calculate SSP and SMP, and an AAT Level 3 qualification is required.')
    expect(found.map(([word]) => word)).toEqual(expect.arrayContaining(['ssp', 'smp']))
  })

  test.each([
    'You will raise orders and pay suppliers through Rialtas.',
    'Rialtas is our record system.',
    'We use Rialtas.',
    'Our team uses Rialtas.',
    'You must be comfortable with a database (ours is Rialtas).',
  ])('the tool of the place: %s', (sentence) => {
    expect(Object.fromEntries(needs(sentence))).toHaveProperty('rialtas')
  })

  test.each(['The clerk', 'Drivers', 'Our shop assistant', 'The postholder'])('%s does the work of the job', (who) => {
    expect(needs(`${who} prints labels, schedules pallet pickups and files insurance claims.`)).toEqual([
      ['files insurance claims', 'duty'],
      ['prints labels', 'duty'],
      ['schedules pallet pickups', 'duty'],
    ])
  })
  test('an employer’s own business is nobody’s work', () => {
    expect(needs('Hallam Interiors fits out cafés and barbers in two countries.\nMust know phonics.')).toEqual([
      ['phonics', 'required'],
    ])
  })
})

describe('each clause is read on its own', () => {
  test('a wish ends where another subject begins', () => {
    const text = "You'll have run a depot, ideally with WMS, and you'll know your way around horsehair."
    expect([needOf(text, 'WMS'), needOf(text, 'horsehair')]).toEqual(['desirable', 'required'])
  })
  test('"but it is nice to have" makes a wish of the clause before it', () => {
    expect(needOf('Pattern matching impresses nobody at first, but it is nice to have.', 'matching')).not.toBe(
      'required',
    )
  })
})

describe('nothing is asked for', () => {
  test.each([
    "You'll get a share of tips, a bag of horsehair a week and every Sunday off.",
    'You can expect a horsehair mattress and a friendly team.',
    '£12.30 an hour and as much horsehair as you can rescue.',
    'Benefits start on day 31 and include horsehair mattresses.',
    'This is an excellent opportunity in the horsehair trade.',
  ])('%s', (sentence) => {
    expect(needs(`${sentence}\nMust know phonics.`).map(([word]) => word)).toEqual(['phonics'])
  })

  test('"keep the queue smiling" and "meet deadlines" name no skill', () => {
    const found = needs('You must be able to keep the queue smiling, meet tight deadlines and weld aluminium.')
    expect(found.map(([word]) => word)).toEqual(['aluminium'])
  })
})

describe('in Portuguese prose', () => {
  const pt = (text: string) => readAdvert(`Costureira\n\nPrecisamos de costureira para a oficina. ${text}`).keywords
  test('what somebody has already done', () => {
    for (const done of ['tenha mexido com', 'já trabalhou com', 'tenha usado', 'já fez']) {
      const found = pt(`Queremos alguém que ${done} overloque e galoneira.`)
      expect([done, ...found.map(({ text, need }) => `${text} ${need}`)]).toEqual([
        done,
        'galoneira required',
        'overloque required',
      ])
    }
  })
  test('"é bem visto" and "será bem-vindo" wish', () => {
    for (const words of ['é bem visto', 'será bem-vinda', 'será visto com bons olhos'])
      expect(pt(`Experiência com overloque ${words}.`).map(({ need }) => need)).toEqual(['desirable'])
  })
  test('the name behind a place is none of a tool, and a road is no standard', () => {
    expect(
      pt('Prática em overloque na oficina de uniformes no Brás, perto da BR-101.').map(({ text }) => text),
    ).toEqual(['overloque'])
  })
})

test('bullets glued by their hyphens are bullets', () => {
  const glued = 'The role will involve:-Answering calls-Welding frames-Docketing citations-Filing'
  expect(needs(glued).map(([word]) => word)).toContain('docketing citations')
  expect(needs('You must know Rolls-Royce and Massey-Ferguson engines.').map(([word]) => word)).not.toContain('royce')
})
