// Official prose that names trades and asks for none of them, put together by construction: whatever it names is not required, and what
// a real demand beside it names is.
import { describe, expect, test } from 'bun:test'
import { fold } from '../../../resume/reading/text'
import { readAdvert } from '../index'
import { keywords, required as requirements } from '../testing'

const names = ['electroplating', 'hedge laying', 'seed grafting', 'basketry', 'kiln firing', 'bookbinding']
const employers = ['the trust', 'the department', 'this service', 'our hospital', 'the council', 'the company']

/** A long advert that asks for one skill, with a sentence put between. */
const around = (sentence: string): string =>
  `Workshop Officer
Northern Vale Partnership Trust

An exciting opportunity has arisen in one of the busiest sites of the county, which has grown year on year since it was built and is easy to reach by bus and train from every town in the valley.

${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}

The successful candidate will have experience of upholstery. The working week is made up of early and late turns, which are shared fairly between everybody and published a month before they begin, so that families can plan.

For further details contact: Upholstery Lead, Dry Stone Walling Office, 01582 497365.`

const required = (text: string): string[] =>
  readAdvert(text)
    .keywords.filter(({ kind, need }) => kind === 'hard' && need === 'required')
    .map((one) => fold(one.text))

const asks = (text: string): string[] => required(around(text)).filter((one) => !one.includes('upholstery'))

const verbs = ['gain', 'develop', 'build', 'expand', 'share', 'consolidate']
const offers = ['we can offer', 'we offer', 'we also provide', 'we will support you with']

describe('named in official prose and asked of nobody', () => {
  test('chances to learn', () => {
    const sentences = verbs.flatMap((verb, at) =>
      ['opportunity', 'chance'].flatMap((chance) => [
        `this is an excellent ${chance} to ${verb} your skills and experience in ${names[at]}.`,
        `there will be a great ${chance} to ${verb} your knowledge of ${names[at]} and ${names[(at + 1) % names.length]}.`,
        `it is a ${chance} for you to ${verb} new skills within ${names[at]}.`,
      ]),
    )
    expect(sentences.flatMap((one) => asks(one).map((word) => `${word} | ${one}`))).toEqual([])
  })

  test('what is offered', () => {
    const sentences = offers.flatMap((offer) =>
      names.flatMap((name) => [
        `${offer} training in ${name}, a pension and mentoring by people with knowledge of ${name}.`,
        `training in ${name} is provided by colleagues with experience of it.`,
        `${offer} the following development opportunities for staff:\n\n- ${name} programmes\n- Coaching and ${name}\n- Funding for ${name}`,
      ]),
    )
    expect(sentences.flatMap((one) => asks(one).map((word) => `${word} | ${one}`))).toEqual([])
  })

  test('what the employer is, and where to write to', () => {
    const sentences = employers.flatMap((employer, at) => [
      `${employer} is committed to enhancing the skills of other professions through ${names[at]} and ${names[(at + 2) % names.length]}.`,
      `${employer} has a strong foundation of experience in ${names[at]}.`,
      `informal enquiries with knowledge of ${names[at]} to: the ${names[at]} office.`,
      `please contact the ${names[at]} lead on (01482) 607${at}75.`,
    ])
    expect(sentences.flatMap((one) => asks(one).map((word) => `${word} | ${one}`))).toEqual([])
  })

  test('work given when it is needed is a duty', () => {
    const sentences = names.flatMap((name) => [
      `you will also be required to carry out ${name}.`,
      `the post holder may be expected to support ${name} as and when required.`,
    ])
    expect(sentences.flatMap((one) => asks(one).map((word) => `${word} | ${one}`))).toEqual([])
  })

  test('the demand beside them is read', () => {
    for (const verb of verbs) expect(required(around(`you will ${verb} new skills.`))).toContain('upholstery')
  })
})

describe('asked for in official prose', () => {
  const lost = (sentences: readonly (readonly [string, string])[]) =>
    sentences.filter(([sentence, name]) => !asks(sentence).some((one) => one.includes(name))).map(([one]) => one)

  test('of any person', () => {
    const people = ['the successful post holder', 'the ideal candidate', 'the appointed person', 'applicants', 'you']
    expect(
      lost(
        people.flatMap((person) =>
          names.flatMap((name) => [
            [`${person} must be proficient in the use of ${name}.`, name] as const,
            [`${person} will need sound knowledge of ${name} to share with the team.`, name] as const,
          ]),
        ),
      ),
    ).toEqual([])
  })

  test('a qualification, a licence for a trade, programs in brackets', () => {
    const letters = ['AAT', 'ACCA', 'CIPD', 'NEBOSH', 'RICS']
    expect(
      lost([
        ...letters.map((one) => [`The successful applicant will be ${one} qualified.`, fold(one)] as const),
        ...['Clinical Laboratory Technologist', 'Crane Operator', 'Master Plumber'].map(
          (one) => [`Candidates must possess a valid License as a ${one} issued by the state.`, fold(one)] as const,
        ),
        ['You must have experience of library systems (Koha, Symphony, Alma).', 'koha'],
        ['You must have experience of library systems (Koha, Symphony, Alma).', 'alma'],
        ['Applicants must know excel, word and Power Point.', 'excel'],
        ['Applicants must know excel, word and Power Point.', 'word'],
      ]),
    ).toEqual([])
  })

  test('Welsh as a wish is a language, and an employer of that name none', () => {
    const languages = (text: string) =>
      readAdvert(around(text)).requirements.filter(({ kind }) => kind === 'language' && kind)
    expect(languages('the ability to speak Welsh is desirable for this post.').map(({ need }) => need)).toEqual([
      'desirable',
    ])
    expect(languages('the Welsh Ambulance Service is one of our partners.')).toEqual([])
  })
})

describe('names of people and headings are no skills', () => {
  test.each([
    'junior doctors',
    'community agencies',
    'allied health care professionals',
    'Additional Qualification Requirements',
    'unassisted',
    'N/A',
    'II',
  ])('%s', (name) => {
    expect(asks(`applicants must have experience of ${name}.`)).toEqual([])
  })

  test('nor is the name of a department', () => {
    for (const part of ['Team', 'Department', 'Directorate'])
      expect(asks(`applicants must know the Trust and its Human Resources ${part}.`)).toEqual([])
  })
})

describe('lines under another heading than their own', () => {
  const listed = (heading: string, lines: readonly string[]): string[] =>
    required(
      around('We are open all year.').concat(`\n\n${heading}\n${lines.map((one) => `- ${one}`).join('\n')}\n`),
    ).filter((one) => !one.includes('upholstery'))

  test('benefits at the end of a list of requirements', () => {
    const perks = [
      'Competitive rates of pay for',
      'The opportunity to work with',
      'Pension scheme and',
      'Cycle to work and',
    ]
    for (const name of names)
      expect(
        listed('Requirements', [`Experience of ${name}`, ...perks.map((perk) => `${perk} retail weaving`)]),
      ).toEqual([name])
  })

  test('tasks of the job under requirements are duties', () => {
    for (const verb of ['Prepares', 'Verifies', 'Maintains', 'Records'])
      for (const name of names)
        expect(
          listed('Requirements', [`${verb} ${name} for the office; reviewing ${name}`, 'Knowledge of weaving']),
        ).toEqual(['weaving'])
  })

  test('the law about offenders and safety names no skill', () => {
    const act =
      'The post is subject to the Rehabilitation of Offenders Act 1974 and knowledge of electroplating is checked.'
    expect(asks(act)).toEqual([])
    expect(asks('If you have experience of kiln firing we are interested in hearing from you.')).toEqual([
      'kiln firing',
    ])
  })

  test('a duty that meets requirements asks for nothing, a demand among duties does', () => {
    for (const name of names) {
      const duties = [
        `Ensure that all ${name} meets the required standards`,
        `Plan ${name} to essential legal criteria`,
      ]
      expect(listed('Main duties', duties)).toEqual([])
      expect(listed('Main duties', [...duties, `You must have experience of ${name}`])).toEqual([name])
    }
  })
})

describe('what the body must bear and what the law says', () => {
  const demands = [
    'Physical Requirements:',
    'Physical Demands',
    'Mental Demands:',
    'Working Conditions:',
    'Physical effort',
  ]
  test.each(demands)('below "%s" nothing is a skill', (heading) => {
    const text = `Packer\n\nRequirements\n- bookbinding\n- Excel\n\n${heading}\n- Frequent sitting with some walking\n- Close and distance vision\n- Manual dexterity and fine motor skills`
    expect(required(text).toSorted()).toEqual(['bookbinding', 'excel'])
  })
  test.each([
    'We are committed to non-discrimination on any protected basis including disability veteran status.',
    'We do not discriminate on any protected characteristic such as marquetry.',
  ])('%s', (sentence) => expect(required(around(sentence))).toEqual(['upholstery']))
})

test('a question that names a known skill is no pitch', () => {
  const { keywords } = readAdvert(
    'Engineer\n\nAre you looking for a role with AWS and Terraform?\n\nRequirements\n- Git\n- SQL',
  )
  expect(keywords.map(({ text }) => text)).toEqual(expect.arrayContaining(['AWS', 'Terraform']))
})

const wanted = ['Excel', 'SQL']
test.each([
  'Não pode ser: desorganizado, vitimista ou sem palavra',
  'Não queremos gente preguiçosa, fofoqueira e reclamona',
  'We don’t want people who are careless, rude or late',
  'No time wasters, drama queens or clock watchers',
])('whom nobody wants is not asked for, in a list and in prose: %s', (line) => {
  for (const advert of [
    requirements(line, ...wanted),
    `Atendente\n\nPrecisa saber Excel e SQL. ${line}. Early shifts.`,
  ]) {
    const { keywords: found } = readAdvert(advert)
    expect(found.map(({ text }) => text).toSorted()).toEqual(wanted)
  }
})
test.each(['Não pode faltar Excel', 'You must not be afraid of Excel', 'Não pode ter medo de Excel'])(
  'what may not be missing is asked for: %s',
  (line) => expect(keywords(requirements(line, 'SQL'))).toContain('Excel'),
)
