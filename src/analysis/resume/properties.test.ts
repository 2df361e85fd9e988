// Properties that hold for any text: no exception, bounds, nothing to gain by hiding or repeating, identical bytes each
// time.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { portugueseResumes } from '../../../tests/fixtures/resume/portuguese'
import type { Document } from '../documents/document'
import { analyseResume } from '.'
import { extractResume } from './extract'
import { readResume } from './reading'
import { document } from './testing'

const bases = Object.values(portugueseResumes)
const vocabulary = bases
  .join(' ')
  .split(/\s+/)
  .filter((word) => word.length > 1)
const anyBase = fc.constantFrom(...bases)
const anyWord = fc.oneof(fc.constantFrom(...vocabulary), fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }))
const anyLine = fc
  .tuple(fc.constantFrom('', '- ', '# ', '='), fc.array(anyWord, { minLength: 1, maxLength: 14 }))
  .map(([sign, words]) => sign + words.join(' '))
const anyText = fc.array(anyLine, { minLength: 1, maxLength: 60 }).map((lines) => lines.join('\n'))

const figures = (page: Document): number[] => {
  const { score, formatting, content, ats } = analyseResume(page)
  return [score ?? 0, formatting, content, ats]
}
const runs = { numRuns: 60 }
/** Milliseconds, generous for a busy machine. */
const TIME = 30_000

describe('any text', () => {
  test(
    'gives figures within 0 and 100 and no exception',
    () => {
      fc.assert(
        fc.property(anyText, (text) => {
          for (const figure of figures(document(text))) {
            expect(figure).toBeGreaterThanOrEqual(0)
            expect(figure).toBeLessThanOrEqual(100)
          }
          for (const { points, max } of analyseResume(document(text)).checks) {
            expect(points).toBeGreaterThanOrEqual(0)
            expect(points).toBeLessThanOrEqual(max)
          }
          extractResume(readResume(document(text)))
        }),
        runs,
      )
    },
    TIME,
  )

  test('gives the same bytes again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(JSON.stringify(analyseResume(document(text)))).toBe(JSON.stringify(analyseResume(document(text))))
      }),
      { numRuns: 60 },
    )
  })
})

describe('there is no gain', () => {
  const reasons = ['white', 'tiny', 'invisible', 'off-page', 'vanish'] as const

  test(
    'by hidden words',
    () => {
      fc.assert(
        fc.property(
          anyBase,
          fc.constantFrom(...reasons),
          fc.array(anyWord, { minLength: 1, maxLength: 40 }),
          (text, reason, words) => {
            const page = document(text)
            const hidden = [{ reason, page: 1, text: words.join(' ') }]
            const [before, after] = [analyseResume(page), analyseResume({ ...page, hidden })]
            expect(after.score!).toBeLessThanOrEqual(before.score!)
            expect(after.content).toBe(before.content)
            expect(after.keywordsFound).toEqual(before.keywordsFound)
          },
        ),
        runs,
      )
    },
    TIME,
  )

  test.each(['skills', 'experience', 'summary', 'education', 'courses', 'languages'])(
    'by repeating a line of the %s',
    (name) => {
      fc.assert(
        fc.property(anyBase, fc.nat(), fc.integer({ min: 1, max: 6 }), (text, pick, times) => {
          const page = document(text)
          const lines = readResume(page)
            .sections.filter((section) => section.name === name)
            .flatMap((section) => section.lines)
          const line = lines[pick % Math.max(1, lines.length)]
          if (!line) return
          const at = page.lines.findIndex(({ number }) => number === line.number)
          const again = Array.from({ length: times }, () => page.lines[at]!)
          const repeated = [...page.lines.slice(0, at + 1), ...again, ...page.lines.slice(at + 1)]
          const longer = { ...page, lines: repeated.map((one, index) => ({ ...one, number: index + 1 })) }
          expect(analyseResume(longer).score!, `${line.text} again`).toBeLessThanOrEqual(analyseResume(page).score!)
        }),
        runs,
      )
    },
    TIME,
  )

  test(
    'by repeating a word within its line',
    () => {
      fc.assert(
        fc.property(anyBase, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 8 }), (text, pickLine, pickWord, times) => {
          const lines = text.trim().split('\n')
          const at = pickLine % lines.length
          // Text below an unknown heading is a different case, because it is not read (decision 0184).
          if (lines[at]?.startsWith('# ')) return
          const words = (lines[at] ?? '').split(' ')
          const word = words[pickWord % words.length] ?? ''
          if (!/^\p{L}{2,}$/u.test(word)) return
          const line = words
            .flatMap((one, index) => (index === pickWord % words.length ? Array<string>(times + 1).fill(one) : [one]))
            .join(' ')
          const [before, after] = [document(lines.join('\n')), document(lines.toSpliced(at, 1, line).join('\n'))]
          expect(analyseResume(after).score!, line).toBeLessThanOrEqual(analyseResume(before).score!)
        }),
        runs,
      )
    },
    TIME,
  )
})

test(
  'the order of a list does not change the keywords',
  () => {
    const items = [
      'Excel avançado',
      'SAP',
      'Power BI',
      'Python',
      'SQL',
      'Fluxo de caixa',
      'Figma',
      'Docker',
      'Negociação',
    ]
    const head =
      'Ana Sol\nana@exemplo.com | (81) 98888-7777\n# Experiência\nAnalista – Azul S.A. – 01/2020 – atual\n- Reduzi custos em 10%\n# Habilidades\n'
    const found = (order: readonly string[]) =>
      [...analyseResume(document(head + order.map((item) => `- ${item}`).join('\n'))).keywordsFound].sort()
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (order) => {
        expect(found(order)).toEqual(found(items))
      }),
      runs,
    )
  },
  TIME,
)
