// Two results side by side in one currency: whole points of the score. The rows always add up to the change. Pure.

import { roundedTenth } from '../../analysis/figures'
import type { JobResult } from '../../analysis/job/result'
import type { LinkedinResult } from '../../analysis/linkedin/result'
import type { PhotoResult } from '../../analysis/photo/result'
import { ASPECT_WEIGHTS } from '../../analysis/photo/rubric'
import { bareWords } from '../../analysis/resume/reading/text'
import type { ResumeResult } from '../../analysis/resume/result'
import { type Language, textFinder, translator } from '../../i18n'

const aspects = Object.keys(ASPECT_WEIGHTS) as (keyof typeof ASPECT_WEIGHTS)[]

/** What a part of a result gives to the score, in its points, and the lines it was measured on. */
export type Share = {
  readonly id: string
  readonly name: string
  readonly value: number
  readonly quotes: readonly string[]
}

/** A row of the comparison. `gain` is in whole points of the score; a quote is null where there is none. */
export type VersusRow = {
  readonly id: string
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  readonly gain: number
  /** Which way it moved by less than a point; null where it did not, or moved by more. */
  readonly slight: 'up' | 'down' | null
}

/** The row of what no part explains: caps, rounding, other rules. */
export const restId = 'rest'

/** The first line that the other result does not have. */
const only = (quotes: readonly string[], other: readonly string[]): string | null =>
  quotes.find((text) => !other.includes(text)) ?? null

const rowOf = (before: Share | undefined, after: Share | undefined): VersusRow | null => {
  const share = after ?? before
  if (!share) return null
  const [old, now] = [before?.quotes ?? [], after?.quotes ?? []]
  // A part that only one of the two rubrics has shows a change of the rules, not of the text.
  const moved = before && after ? roundedTenth(after.value - before.value) : 0
  const gain = Math.round(moved)
  const slight = gain !== 0 || moved === 0 ? null : moved > 0 ? 'up' : 'down'
  return { id: share.id, name: share.name, before: only(old, now), after: only(now, old), gain, slight }
}

/** The parts that moved, the largest change first; a last row has what they do not explain of it. */
export const versusRows = (
  before: { readonly score: number; readonly shares: readonly Share[] },
  after: { readonly score: number; readonly shares: readonly Share[] },
  rest: string,
): VersusRow[] => {
  const old = new Map(before.shares.map((share) => [share.id, share]))
  const now = new Map(after.shares.map((share) => [share.id, share]))
  const ids = [...new Set([...now.keys(), ...old.keys()])]
  const rows = ids
    .map((id) => rowOf(old.get(id), now.get(id)))
    .filter((row) => row !== null)
    .filter(({ gain, slight }) => gain !== 0 || slight)
    .toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
  const left = after.score - before.score - rows.reduce((sum, { gain }) => sum + gain, 0)
  return left === 0 ? rows : [...rows, { id: restId, name: rest, before: null, after: null, gain: left, slight: null }]
}

type Checks = Pick<ResumeResult | LinkedinResult, 'score' | 'checks'> & {
  readonly robot?: Pick<ResumeResult['robot'], 'lines'>
}

/** Where gains and score add up to 100, what a check lacks is what it gains: then points are those of the score. */
const addsUp = ({ score, checks }: Checks): boolean =>
  (score ?? 0) + checks.reduce((sum, { gain }) => sum + gain, 0) === 100

type Sides = { readonly result: Checks; readonly other: Checks; readonly exact: boolean }

/** The shares of a result; of its lines those that the page of the other one does not have. */
const checkShares = (tool: 'resume' | 'linkedin', { result, other, exact }: Sides, language: Language): Share[] => {
  const find = textFinder(language)
  const page = ` ${bareWords(other.robot?.lines.join(' ') ?? '')} `
  // A check without anything to measure moves nothing: it has no points to compare.
  return result.checks
    .filter(({ status }) => status !== 'not-assessed')
    .map(({ id, points, gain, evidence }) => ({
      id,
      name: find(`${tool}.checks.${id}.name`) ?? id,
      value: exact ? -gain : points,
      quotes: evidence.map(({ text }) => text).filter((text) => !page.includes(` ${bareWords(text)} `)),
    }))
}

/** The shares of two results of one tool, each counted the same way. */
export const checksOf = (
  tool: 'resume' | 'linkedin',
  before: Checks,
  after: Checks,
  language: Language,
): readonly [Share[], Share[]] => {
  const exact = addsUp(before) && addsUp(after)
  return [
    checkShares(tool, { result: before, other: after, exact }, language),
    checkShares(tool, { result: after, other: before, exact }, language),
  ]
}

export const photoShares = (result: PhotoResult, language: Language): Share[] => {
  const t = translator(language)
  return aspects.map((id) => ({
    id,
    name: t(`photo.aspects.${id}.name`),
    value: ASPECT_WEIGHTS[id] * result.aspects[id],
    quotes: [],
  }))
}

export const jobShares = ({ blocks }: Pick<JobResult, 'blocks'>, language: Language): Share[] => {
  const t = translator(language)
  return blocks.map(({ id, points }) => ({ id, name: t(`job.blocks.${id}`), value: points, quotes: [] }))
}
