// A draft compared with an advert, each keyword led back to the part and line of the draft that shows it.
import { memo } from '../memo'
import type { DraftRead } from '../resume/draft/measure'
import type { DraftPart } from '../resume/draft/parts'
import type { Source } from '../resume/draft/sheet'
import type { CurrentMonth } from '../resume/reading/dates/dates'
import { asksNothing, isComparable, matchJob, readAdvert } from '.'
import type { Advert, JobResult } from './result'

export type DraftMatch = {
  readonly result: JobResult
  /** By keyword id: where the draft shows it. */
  readonly places: Readonly<Record<string, Source>>
}

/** Adverts remembered in this process: somebody who types compares with the same one each time. */
const REMEMBERED = { texts: 32, longest: Number.POSITIVE_INFINITY }

/** Null for a text that is no advert, or too little of one to compare with. */
const advertFrom = memo((text): Advert | null => {
  const read = readAdvert(text)
  return asksNothing(read) || !isComparable(read) ? null : read
}, REMEMBERED)

/** One call's input: a draft's parts and, where one stands beside it, an advert. */
export type DraftInput = {
  readonly parts: readonly DraftPart[]
  /** When it is measured, for jobs without an end. */
  readonly now: CurrentMonth
  /** The text of the advert it is compared with. */
  readonly advert: string | null
  /** The text of the advert that is shown, also where it is not compared: what is copied from it counts as no work. */
  readonly shown?: string | null
  /** Whether what each answer adds is measured, too. */
  readonly gains: boolean
}

/** Null where the text says too little for a comparison. Same advert and draft, same figures. */
export const matchDraft = (
  text: string,
  { document, resume, sources }: DraftRead,
  now: CurrentMonth,
): DraftMatch | null => {
  const advert = advertFrom(text)
  if (!advert) return null
  const result = matchJob(advert, document, now, resume)
  const places = result.keywords.flatMap(({ id, evidence }) => {
    const source = evidence && sources.get(evidence.line)
    return source ? [[id, source] as const] : []
  })
  return { result, places: Object.fromEntries(places) }
}
