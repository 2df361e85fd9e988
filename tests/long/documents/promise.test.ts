// The promised gain is the gain on pages with other faults too: 600 pages of two languages and two formats, each with one
// fault that is corrected as advised, up to two that stay, and parts that are missing.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../../src/analysis/documents/document'
import { analyseResume } from '../../../src/analysis/resume'
import { document } from '../../../src/analysis/resume/testing'
import type { TextLanguage } from '../../../src/analysis/text-language'
import { checkCases } from '../../fixtures/resume/checks'
import { type Case, formats, linesOf } from '../../fixtures/resume/checks/case'
import { bases, type Parts } from '../../fixtures/resume/checks/page'

const cases = new Map(Object.entries(checkCases).flatMap(([id, { advice }]) => (advice ? [[id, advice] as const] : [])))
const ids = [...cases.keys()]
const generated = fc.record({
  id: fc.constantFrom(...ids),
  others: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }),
  without: fc.subarray(['skills', 'extras', 'study', 'summary']),
  language: fc.constantFrom<TextLanguage>('pt', 'en'),
  format: fc.constantFrom(...Object.keys(formats)),
})

const touched = ({ fault, fixed, page, pageFixed }: Case): string[] =>
  [fault, fixed, page, pageFixed].flatMap((some) => Object.keys(some ?? {}))

/** The other faults and missing parts that leave alone what the corrected one changes. */
const beside = (
  one: Case,
  others: readonly Case[],
  without: readonly string[],
): { parts: Parts; page: Partial<Document> } => {
  const own = new Set(touched(one))
  const apart = others.filter((other) => touched(other).every((part) => !own.has(part)))
  return {
    parts: Object.assign(
      {},
      ...apart.map(({ fault }) => fault),
      ...without.filter((part) => !own.has(part)).map((part) => ({ [part]: [] })),
    ),
    page: Object.assign({}, ...apart.map(({ page }) => page ?? {})),
  }
}

test('what a finding promises is what following it gains, to a point', () => {
  let tried = 0
  fc.assert(
    fc.property(generated, ({ id, others, without, language, format }) => {
      const base = bases[language]
      const one = cases.get(id)!(language, base)
      const rest = beside(
        one,
        others.filter((other) => other !== id).map((other) => cases.get(other)!(language, base)),
        without,
      )
      const analyse = (parts: Parts, page: Partial<Document> = {}) =>
        analyseResume({
          ...formats[format]!(document(...linesOf({ ...base, ...rest.parts, ...parts }))),
          ...rest.page,
          ...page,
        })
      const [before, after] = [analyse(one.fault, one.page), analyse({ ...one.fault, ...one.fixed }, one.pageFixed)]
      const [check, then] = [before, after].map(({ checks }) => checks.find((found) => found.id === id)!)
      // Other checks may follow from the missing parts; then more than this one was changed.
      const moved = after.checks.some((found, at) => found.id !== id && found.points !== before.checks[at]!.points)
      if (moved || check!.status === 'full' || check!.status === 'not-assessed' || before.score === null) return
      tried += 1
      const share = (then!.points - check!.points) / (check!.max - check!.points)
      const capped = before.caps.length > 0 || after.caps.length > 0 || before.score <= 5
      const gained = after.score! - before.score
      if (capped) expect(gained).toBeLessThanOrEqual(check!.gain + 1)
      else expect(Math.abs(gained - check!.gain * share)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 600 },
  )
  console.log(`${tried} of 600 generated pages tried`)
  expect(tried).toBeGreaterThan(250)
}, 120_000)
