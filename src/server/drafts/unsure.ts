// Finds whether what a file's clean version was held back for still stands in the draft made of it.
import type { ResumeResult } from '../../analysis/resume/result'
import { type DraftContent, type DraftPart, samePart } from '../../domain/drafts/content'
import type { DraftRow } from '../../projections/drafts/draft'
import { type WithheldView, withheldOf } from '../../texts/resume/optimised-view'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { contentAt } from './content-at'

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
  { account, id, version, begun, content }: DraftRow,
  result: ResumeResult | null,
): Promise<WithheldView | null> => {
  if (!result) return null
  const { corrections: _, ...asFile } = result
  const first = withheldOf(asFile, language)
  const withheld = first && { ...first, places: openPlaces(first.places, result) }
  if (!withheld || withheld.places.length === 0) return null
  const began = version === begun ? content : await contentAt(core, account, id, begun)
  return began && standsAsItCame(withheld, began, content) ? withheld : null
}
