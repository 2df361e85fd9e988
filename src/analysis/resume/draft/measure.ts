// A draft measured by the rubric of a file, with every piece of evidence led back to the part and line it came from.
import { analyseResume } from '..'
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

/**
 * Measures a draft. Pure: no file is made, and the same parts give the same figures as their Word file does (measure.test.ts).
 * `score` is null while it does not say enough to be a résumé.
 */
export const measureDraft = (parts: readonly DraftPart[]): DraftMeasure => {
  const { document, sources } = toDraftDocument(toDraftSheet(parts))
  const result = analyseResume(document)
  const places = result.checks.map((check) => [check.id, placesOf(check, sources)] as const)
  return { result, places: Object.fromEntries(places.filter(([, found]) => found.length > 0)) }
}
