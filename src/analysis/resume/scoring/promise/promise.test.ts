// The promised gain is the real gain: a document changed only as a finding advises gains what was promised, to a point.
import { describe, expect, test } from 'bun:test'
import { checkCases } from '../../../../../tests/fixtures/resume/checks'
import { formats, linesOf } from '../../../../../tests/fixtures/resume/checks/case'
import { bases, type Parts } from '../../../../../tests/fixtures/resume/checks/page'
import type { Document } from '../../../documents/document'
import { analyseResume } from '../..'
import { document } from '../../testing'

/** Jobs and studies under a heading that no list names are found by their own lines. */
const withoutAdvice = ['headings']

describe.each(['pt', 'en'] as const)('in %s', (language) => {
  describe.each(Object.keys(formats))('as %s', (format) => {
    const analyse = (parts: Parts, change: Partial<Document> = {}) =>
      analyseResume({ ...formats[format]!(document(...linesOf({ ...bases[language], ...parts }))), ...change }, [], {
        year: 2026,
        month: 11,
      })

    test.each(Object.entries(checkCases).filter(([id]) => !withoutAdvice.includes(id)))(
      '%s',
      (id, { advice, layout }) => {
        const { fault, fixed, page, pageFixed } = (advice ?? layout)!(language, bases[language])
        const [before, after] = [analyse(fault, page), analyse({ ...fault, ...fixed }, pageFixed)]
        const [check, then] = [before, after].map(({ checks }) => checks.find((one) => one.id === id)!)
        expect(check!.status).not.toBe('full')
        // A partial correction gains in proportion.
        const share = (then!.points - check!.points) / (check!.max - check!.points)
        expect(share).toBeGreaterThan(0)
        const others = after.checks.filter((one, at) => one.id !== id && one.points !== before.checks[at]!.points)
        expect(others.map((one) => one.id)).toEqual([])
        expect(Math.abs(after.score! - before.score! - check!.gain * share)).toBeLessThanOrEqual(1)
      },
    )
  })
})
