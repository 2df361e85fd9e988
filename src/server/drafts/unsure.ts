// Finds whether what a file's clean version was held back for still stands in the draft made of it.
import type { ResumeResult } from '../../analysis/resume/result'
import { type DraftContent, type DraftPart, samePart } from '../../domain/drafts/content'
import { draftStream } from '../../events/schema/drafts/drafts'
import type { DraftRow } from '../../projections/drafts/draft'
import { type WithheldView, withheldOf } from '../../texts/resume/optimised-view'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { contentAt, contentsBetween } from './content-at'

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

const textOf = ({ fields, lines }: DraftPart): string =>
  [...Object.values(fields), ...lines.map(({ text }) => text)].join(' ')

/** Of each place, the parts with most of its words, which are half of them at least. */
const partsAbout = (places: readonly string[], parts: readonly DraftPart[]): DraftPart[] =>
  places.map(wordsOf).flatMap((place) => {
    const shared = parts.map((part) => place.intersection(wordsOf(textOf(part))).size)
    const most = Math.max(...shared, 1)
    return most * 2 < place.size ? [] : parts.filter((_, at) => shared[at] === most)
  })

/** True while a part that such a place is about is as it came; of jobs and schools, its fields. With none, while nothing changed. */
export const standsAsItCame = (
  { places, correctable }: Pick<WithheldView, 'places' | 'correctable'>,
  began: DraftContent,
  now: DraftContent,
): boolean => {
  const about = partsAbout(places, began.parts)
  const asCompared = (part: DraftPart): DraftPart => (correctable ? { ...part, lines: [] } : part)
  const isSame = (part: DraftPart): boolean =>
    now.parts.some((other) => other.id === part.id && samePart(asCompared(other), asCompared(part)))
  return about.length > 0 ? about.some(isSame) : began.parts.every(isSame)
}

/** The beginning with the parts that a correction of the reading changed, as it brought them. */
export const asBrought = (began: DraftContent, before: DraftContent, after: DraftContent): DraftContent => {
  const earlier = new Map(before.parts.map((part) => [part.id, part]))
  const isNew = (part: DraftPart): boolean => {
    const old = earlier.get(part.id)
    return !old || !samePart(old, part)
  }
  const brought = after.parts.filter(isNew)
  const left = new Set(after.parts.filter((part) => !isNew(part)).map(({ id }) => id))
  const isStill = ({ id }: DraftPart): boolean => left.has(id) || !earlier.has(id)
  return { ...began, parts: [...began.parts.filter(isStill), ...brought] }
}

/** The version in which the last correction came into a draft, by the place of its event; null where none came since it began. */
const carriedIn = (core: Core, { account, id, takenAt, begun, version }: DraftRow): number | null => {
  const stream = draftStream(account, id)
  let [from, to] = [begun, version]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const position = core.events.read(stream, middle - 1, 1)[0]?.position ?? takenAt
    if (position < takenAt) from = middle + 1
    else to = middle
  }
  return from > begun ? from : null
}

/** A draft as its file came into it, corrections of the reading included; null when too many ask at this time. */
const asItCame = async (core: Core, row: DraftRow): Promise<DraftContent | null> => {
  const { account, id, version, begun, content } = row
  const began = version === begun ? content : await contentAt(core, account, id, begun)
  const carried = began && carriedIn(core, row)
  if (!carried) return began
  const [before, after] = (await contentsBetween(core, account, id, { from: carried - 1, to: carried })) ?? []
  return before && after ? asBrought(began, before, after) : null
}

/** The places, in quotes, which the person has not called no job. */
export const openPlaces = (
  places: readonly string[],
  { corrections = [], robot }: Pick<ResumeResult, 'corrections'> & { robot: Pick<ResumeResult['robot'], 'lines'> },
): string[] => {
  const noJobs = corrections.flatMap(({ line, is }) => (is === 'not-a-job' ? (robot.lines[line] ?? []) : []))
  return places.filter((place) => !noJobs.some((text) => text.trim().startsWith(place.replace(/^“|…?”$/gu, ''))))
}

/** What the file's clean version was held back for, while a part that it is about is as it came, corrections of the reading or not. */
export const unsureIn = async (
  core: Core,
  { language }: RequestContext,
  row: DraftRow,
  result: ResumeResult | null,
): Promise<WithheldView | null> => {
  if (!result) return null
  const { corrections: _, ...asFile } = result
  const first = withheldOf(asFile, language)
  const withheld = first && { ...first, places: openPlaces(first.places, result) }
  if (!withheld || withheld.places.length === 0) return null
  const came = await asItCame(core, row)
  return came && standsAsItCame(withheld, came, row.content) ? withheld : null
}
