// "Arrumar aqui" of every finding of many pages opens the line that the finding quotes, its part, or a question for something new.
import { expect, test } from 'bun:test'
import { readDocument } from '../../src/analysis/documents'
import { judgeRead } from '../../src/analysis/resume'
import { draftFromDocument } from '../../src/analysis/resume/draft/import/from-document'
import { measureRead, readDraft } from '../../src/analysis/resume/draft/measure'
import { readResume } from '../../src/analysis/resume/reading'
import { openedLate } from '../../src/islands/workbench/questions/target'
import { placeOfQuote } from '../../src/server/drafts/target'
import { findingsOf } from '../../src/texts/resume/view'
import { measureView } from '../../src/texts/workbench/view'
import { drawn, type Marked } from '../eval/documents'
import { everyNth } from '../helpers/sample'

const now = { year: 2026, month: 11 }
/** Findings about our reading lead to the lines of the file; personal data was left out of the draft. */
const elsewhere = new Set(['unread', 'unread-parts', 'personal-data'])
/** Answers that put something new into the draft, wherever they stand; the others change a line that is there. */
const putNew: readonly string[] = ['add', 'field', 'line', 'slips']

const opened = async ({ name, bytes }: Marked) => {
  const reading = await readDocument(await bytes())
  const draft = reading.ok ? draftFromDocument(reading.document) : null
  if (!reading.ok || !draft) return []
  const { result } = judgeRead(readResume(reading.document, [], now))
  const language = result.language === 'pt' ? 'pt-BR' : 'en-US'
  const content = { parts: draft.parts, skipped: [] }
  const measured = measureRead(readDraft(draft.parts, now), draft.parts, null, false)
  const measure = measureView({ ...measured, match: null }, content, null, language)
  return findingsOf(result, language).flatMap(({ id: check, quotes: [quote] }) => {
    if (quote === undefined || elsewhere.has(check)) return []
    const at = placeOfQuote(content, quote.text)
    const target = { check, at }
    const opens = openedLate(measure, { target, known: true, typing: false })
    const question = opens && 'question' in opens ? opens.question : null
    const fits =
      at !== null &&
      (question === null ||
        putNew.includes(question.answer) ||
        // What a job's line says is to be taken up in the opening.
        (check === 'summary' && question.kind === 'summary') ||
        (question.part === at.part && question.line === at.line))
    // The head of a job opens whatever of that job the finding asks about.
    const ofHead = at?.line === null && (question?.part === at.part || question?.part === null)
    return [{ quote: `${name} ${check}: ${quote.text}`, fits: fits || ofHead }]
  })
}

test('no finding of many pages opens another line than the one it quotes', async () => {
  const pages = everyNth(
    drawn.filter((_, at) => at % 6 === 0),
    3,
  )
  const findings = (await Promise.all(pages.map(opened))).flat()
  expect(findings.filter(({ fits }) => !fits).map(({ quote }) => quote)).toEqual([])
  expect(pages.length).toBeGreaterThan(20)
  expect(findings.length).toBeGreaterThan(40)
}, 60_000)
