// Measures a draft by the rubric of a file. `readDraft` lays the draft out as its Word file would read, `measureRead`
// judges that, leads every piece of evidence back to the part and line it came from, and asks a question for each open
// check (questions.ts).

import type { Document } from '../../documents/document'
import { judgeRead } from '..'
import { type Resume, readResume } from '../reading'
import type { CurrentMonth } from '../reading/dates/dates'
import type { Check } from '../result'
import { copiedFrom } from '../sentences/empty/advert-prose'
import { workBlocks } from '../sentences/work/work'
import { type MadeLines, toDraftDocument } from './document'
import { withGains, withoutGains } from './gains'
import type { DraftPart } from './parts'
import type { Question } from './question'
import { type Placed, questionsOf } from './questions'
import { type Source, toDraftSheet } from './sheet'

/** `questions`: of all open checks, skipped ones too, in the rubric's order, with what each answer adds. */
export type DraftMeasure = Placed & {
  readonly questions: readonly Question[]
  /** Sentences that stand in the advert beside the draft, and count as no work. */
  readonly copied: number
}

const placesOf = ({ evidence }: Check, sources: ReadonlyMap<number, Source>): Source[] => {
  const evidenceSources = evidence.flatMap(({ line }) => sources.get(line) ?? [])
  return [...new Map(evidenceSources.map((source) => [JSON.stringify(source), source])).values()]
}

/** A draft as our reader reads its Word file: read once, for the rubric and for a comparison with an advert. */
export type DraftRead = {
  readonly document: Document
  readonly resume: Resume
  /** By line number: where the line came from. */
  readonly sources: ReadonlyMap<number, Source>
  /** Its lines, for another reading with one part changed. */
  readonly made: MadeLines
}

export const readDraft = (
  parts: readonly DraftPart[],
  now: CurrentMonth | null = null,
  made: MadeLines = new Map(),
): DraftRead => {
  const { document, sources } = toDraftDocument(toDraftSheet(parts), made)
  return { document, resume: readResume(document, [], now), sources, made }
}

/**
 * Measures a draft. Pure: no file is made, and the same parts give the same figures as their Word file does (draft.test.ts).
 * `score` is null while it does not say enough to be a résumé. Without `gains` it takes a quarter of the time, and what most answers
 * add is not in it.
 */
export const measureRead = (
  { resume, sources, made }: DraftRead,
  parts: readonly DraftPart[],
  advert: string | null = null,
  gains = true,
): DraftMeasure => {
  const isCopied = advert === null ? () => false : copiedFrom(advert)
  const judged = judgeRead(resume, isCopied)
  const { result } = judged
  const placed = result.checks.map((check) => [check.id, placesOf(check, sources)] as const)
  const places = Object.fromEntries(placed.filter(([, checkSources]) => checkSources.length > 0))
  const open = questionsOf({ result, places }, parts, resume.now)
  const copied = advert === null ? 0 : workBlocks(resume).filter(({ text }) => isCopied(text)).length
  const questions = gains
    ? withGains(open, { ...judged, sources, made, isCopied, now: resume.now }, parts)
    : withoutGains(open, judged)
  return { result, places, copied, questions }
}

export const measureDraft = (parts: readonly DraftPart[], advert: string | null = null): DraftMeasure =>
  measureRead(readDraft(parts), parts, advert)
