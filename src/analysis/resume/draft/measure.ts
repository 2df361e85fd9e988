// A draft measured by the rubric of a file, with every piece of evidence led back to the part and line it came from.

import type { Document } from '../../documents/document'
import { analyseRead } from '..'
import { type Resume, readResume } from '../reading'
import type { Check, ResumeResult } from '../result'
import { toDraftDocument } from './document'
import type { DraftPart } from './parts'
import { type Source, toDraftSheet } from './sheet'

export type DraftMeasure = {
  readonly result: ResumeResult
  /** By check: where its evidence stands in the draft, each place once. */
  readonly places: Readonly<Record<string, readonly Source[]>>
}

const placesOf = ({ evidence }: Check, sources: ReadonlyMap<number, Source>): Source[] => {
  const found = evidence.flatMap(({ line }) => sources.get(line) ?? [])
  return [...new Map(found.map((source) => [JSON.stringify(source), source])).values()]
}

/** A draft as our reader reads its Word file: read once, for the rubric and for a comparison with an advert. */
export type DraftRead = {
  readonly document: Document
  readonly resume: Resume
  /** By line number: where the line came from. */
  readonly sources: ReadonlyMap<number, Source>
}

export const readDraft = (parts: readonly DraftPart[]): DraftRead => {
  const { document, sources } = toDraftDocument(toDraftSheet(parts))
  return { document, resume: readResume(document), sources }
}

/**
 * Measures a draft. Pure: no file is made, and the same parts give the same figures as their Word file does (draft.test.ts).
 * `score` is null while it does not say enough to be a résumé.
 */
export const measureRead = ({ resume, sources }: DraftRead): DraftMeasure => {
  const result = analyseRead(resume)
  const places = result.checks.map((check) => [check.id, placesOf(check, sources)] as const)
  return { result, places: Object.fromEntries(places.filter(([, found]) => found.length > 0)) }
}

export const measureDraft = (parts: readonly DraftPart[]): DraftMeasure => measureRead(readDraft(parts))
