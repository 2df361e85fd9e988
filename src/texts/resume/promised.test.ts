// One tip has one number, wherever it is shown: on the result, the dashboard, the plan of the week, the report, and in the workbench. Pages with every
// combination of parts left out, in both languages.
import { describe, expect, test } from 'bun:test'
import { linesOf } from '../../../tests/fixtures/resume/checks/case'
import { bases, type Parts } from '../../../tests/fixtures/resume/checks/page'
import { analyseResume } from '../../analysis/resume'
import { draftFromDocument } from '../../analysis/resume/draft/import/from-document'
import { measureRead, readDraft } from '../../analysis/resume/draft/measure'
import { document } from '../../analysis/resume/testing'
import { translator } from '../../i18n'
import { weakest } from '../dashboard/suggestions'
import { reportOf } from '../report/report'
import { possibleSteps } from '../week/steps'
import { measureView } from '../workbench/view'
import { findingsOf } from './view'

const now = { year: 2026, month: 11 }
/** What each bit of a combination does to a page: it loses a part, its tasks, or the verbs they open with. */
const losses: readonly ((parts: Parts) => Parts)[] = [
  (parts) => ({ ...parts, summary: [] }),
  (parts) => ({ ...parts, study: [] }),
  (parts) => ({ ...parts, work: parts.work!.filter((line, at) => !line.startsWith('- ') || at > 4) }),
  (parts) => ({ ...parts, work: parts.work!.filter((line) => !line.startsWith('- ')) }),
  (parts) => ({ ...parts, work: parts.work!.map((line) => line.replace(/^- \p{L}+ /u, '- ')) }),
]
const combinations = Array.from({ length: 1 << losses.length }, (_, bits) =>
  losses.filter((_loss, at) => bits & (1 << at)),
)

describe.each(['pt', 'en'] as const)('in %s', (language) => {
  const pages = combinations.map((chosen) =>
    document(...linesOf(chosen.reduce((parts, lose) => lose(parts), bases[language] as Parts))),
  )
  const words = language === 'pt' ? 'pt-BR' : 'en-US'
  const measured = pages
    .map((page) => ({ page, result: analyseResume(page, [], now) }))
    .filter(({ result }) => result.score !== null)

  test('the plan of the week, the dashboard and the report promise what the result does', () => {
    expect(measured.length).toBeGreaterThan(20)
    for (const { result } of measured) {
      const findings = findingsOf(result, words)
      const promised = new Map(findings.map(({ id, gain }) => [id, gain]))
      const steps = possibleSteps([{ tool: 'resume', analysis: 'one', result }])
      expect(new Map(steps.map(({ check, gain }) => [check, gain]))).toEqual(
        new Map([...promised].filter(([, gain]) => gain > 0)),
      )
      const weak = weakest({ resume: result }, words)!
      expect(weak.map(({ text, gain }) => [text, gain])).toEqual(
        findings.slice(0, weak.length).map(({ title, gain }) => [title, gain]),
      )
      const report = reportOf({ tool: 'resume', file: 'a.pdf', result }, words, null)
      const items = report.sections.flatMap((section) => ('items' in section ? section.items : []))
      for (const { title, gain } of findings)
        expect(items.find((one) => one.title === title)?.gain).toBe(
          gain > 0 ? translator(words)('report.gain', { count: gain }) : undefined,
        )
      expect(findings.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(100 - result.score!)
    }
  })

  test('the workbench asks for what has a tip, and promises and ticks off the same', () => {
    for (const { page } of measured) {
      const parts = draftFromDocument(page)?.parts ?? []
      const measure = measureRead(readDraft(parts, now), parts)
      const promised = new Map(findingsOf(measure.result, words).map(({ id, gain }) => [id, gain]))
      for (const { check, answer, gain } of measure.questions) {
        // What costs no points has no tip, nor has a wanted post.
        if (answer === 'job' || ['spoken', 'expired', 'aim'].includes(check)) continue
        expect(promised.has(check)).toBe(true)
        if (answer === 'look') expect(gain).toBe(promised.get(check)!)
        // "Up to", as a full answer gains: never less than the tip, and the same within a point.
        if (answer === 'add') expect([0, 1]).toContain(gain! - promised.get(check)!)
      }
      const full = measure.result.checks.map((check) => ({ ...check, status: 'full' as const }))
      const after = { ...measure, result: { ...measure.result, checks: full }, match: null }
      const { done } = measureView(after, { parts, skipped: [] }, measure.result, words)
      const tips = findingsOf(measure.result, words).filter(({ gain }) => gain > 0)
      expect(new Map(done.map(({ title, gain }) => [title, gain]))).toEqual(
        new Map(tips.map(({ title, gain }) => [title, gain])),
      )
    }
  })
})
