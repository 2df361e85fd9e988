// Properties for any text, hostile or not.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { profiles } from '../../../tests/fixtures/profiles'
import { fold } from '../resume/reading/text'
import { analyseLinkedin } from '.'
import { HEADLINE_MAX } from './headline'
import type { ProfileText } from './profile'
import { sections } from './result'

const known = Object.values(profiles)
const pool = [...new Set(known.flatMap((profile) => Object.values(profile).flatMap((text) => text.split(/\s+/))))]
const signs = [
  '\n',
  '\n\n',
  ' ',
  ' | ',
  ' · ',
  ', ',
  '. ',
  ' - ',
  '- ',
  '\t',
  '\u200b',
  '🚀',
  '\ud800',
  '&',
  '<b>',
  '"',
]

/** Words of profiles between arbitrary characters, or any text. */
const text = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...pool), fc.constantFrom(...signs)), { maxLength: 80 })
    .map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)
const mixed: fc.Arbitrary<ProfileText> = fc.record({ headline: text, about: text, experience: text })
const anyProfile: fc.Arbitrary<ProfileText> = fc.oneof(fc.constantFrom<ProfileText>(...known), mixed)
const runs = { numRuns: 150, seed: 20_261_120 }
const section = fc.constantFrom(...sections)

describe('for any text', () => {
  test('there is a result: scores within bounds, points, gains and sections adding up', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { score, checks, points, headline } = analyseLinkedin(profile)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(score + checks.reduce((sum, { gain }) => sum + gain, 0)).toBe(100)
        for (const check of checks) {
          expect(check.points >= 0 && check.points <= check.max && check.gain >= 0).toBe(true)
          expect(check.evidence.length).toBeLessThanOrEqual(5)
        }
        expect(Math.round(points.headline + points.about + points.experience)).toBeCloseTo(score, -0.5)
        expect(headline?.text.length ?? 0).toBeLessThanOrEqual(HEADLINE_MAX)
      }),
      runs,
    )
  })

  test('the same text gives the same bytes', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(JSON.stringify(analyseLinkedin(profile))).toBe(JSON.stringify(analyseLinkedin({ ...profile })))
      }),
      runs,
    )
  })

  test('each part of the suggested headline is in the person’s text', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { headline } = analyseLinkedin(profile)
        if (!headline) return
        const ownTokens = new Set(sections.flatMap((one) => wordsOf(cleaned(profile[one]))))
        for (const word of wordsOf(headline.text)) expect([word, ownTokens.has(word)]).toEqual([word, true])
      }),
      runs,
    )
  })

  test('the order of lines does not change how many keywords are found', () => {
    const lines = fc.record({
      lines: fc.array(fc.constantFrom(...known.flatMap(({ about }) => about.split('\n').filter(Boolean))), {
        maxLength: 12,
      }),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(lines, ({ lines: given, seed }) => {
        const shuffled = given.toSorted((a, b) => ((a.length * 31 + seed) % 17) - ((b.length * 31 + seed) % 17))
        const keywords = (about: readonly string[]) =>
          analyseLinkedin({ headline: 'Ana', about: about.join('\n'), experience: '' }).keywords.length
        // A word is quoted as it first stands: "sales" or "vendas".
        expect(keywords(shuffled)).toBe(keywords(given))
      }),
      runs,
    )
  })
})

describe('repetition never raises the score', () => {
  const repeated = (given: ProfileText, where: (typeof sections)[number], change: (text: string) => string) => {
    const before = analyseLinkedin(given).score
    expect(analyseLinkedin({ ...given, [where]: change(given[where]) }).score).toBeLessThanOrEqual(before)
  }
  const profile = fc.constantFrom<ProfileText>(...known)

  test('a word in its place, many times over', () => {
    fc.assert(
      fc.property(profile, section, fc.nat(), fc.integer({ min: 1, max: 30 }), (given, where, at, times) => {
        repeated(given, where, (whole) => {
          const parts = whole.split(' ')
          const index = at % parts.length
          const [word = ''] = parts[index]?.split('\n') ?? []
          return parts.toSpliced(index, 0, ...Array<string>(times).fill(word)).join(' ')
        })
      }),
      runs,
    )
  })

  test('a line, anywhere', () => {
    fc.assert(
      fc.property(profile, section, fc.nat(), (given, where, at) => {
        repeated(given, where, (whole) => {
          const lines = whole.split('\n')
          const index = at % lines.length
          return lines.toSpliced(index, 0, lines[index] ?? '').join('\n')
        })
      }),
      runs,
    )
  })

  test('known words listed again at the end of the about text', () => {
    fc.assert(
      fc.property(profile, fc.array(fc.nat(), { maxLength: 20 }), (given, picks) => {
        repeated(given, 'about', (whole) => {
          const own = whole.match(/\p{L}{3,}/gu) ?? ['']
          return `${whole}, ${picks.map((at) => own[at % own.length]).join(', ')}`
        })
      }),
      runs,
    )
  })

  test('words hidden in invisible characters', () => {
    const hide = (word: string) =>
      [...word].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join('')
    fc.assert(
      fc.property(
        profile,
        section,
        fc.constantFrom('Python', 'SQL', 'Excel', 'analista', 'me chame'),
        (given, where, word) => {
          repeated(given, where, (whole) => `${whole} ${hide(word)}`)
        },
      ),
      runs,
    )
  })
})

test.each([
  'a',
  ' ',
  '\n',
  '-',
  '.',
  '|',
  '1',
  '%',
  '(',
  '•',
  '"',
  'é',
  '🚀',
  '\u200b',
  'a ',
  'A b',
  '- a\n',
  'em busca de ',
])('a megabyte of %j is read within a second of the processor', (sign) => {
  const much = sign.repeat(Math.ceil(1_048_576 / sign.length))
  const before = process.cpuUsage()
  const { score } = analyseLinkedin({ headline: much, about: much, experience: much })
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  expect(score).toBeLessThan(60)
})

const wordsOf = (ownTokens: string) => fold(ownTokens).match(/[\p{L}\p{N}]+/gu) ?? []

/** As the analysis reads it: without invisible characters, and with compatibility forms normalised. */
const cleaned = (raw: string) =>
  raw.normalize('NFKC').replace(/[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu, (sign) => (sign === '\t' ? ' ' : ''))
