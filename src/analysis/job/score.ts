// Turns matches into points. The weight of blocks absent from the advert is distributed over the others.
import { roundedTenth } from '../figures'
import { apportion } from '../resume/scoring/score'
import { groupSizes } from './match/skills/alternatives'
import type { Block, JobResult, KeywordMatch, RequirementMatch, ScoredBlock } from './result'
import { BLOCK_WEIGHTS, NEED_WEIGHTS } from './rubric'

/** A block's share of its points, 0 to 1; null for a block absent from the advert. */
export type Shares = Readonly<Record<ScoredBlock, number | null>>
type Graded = Omit<KeywordMatch, 'gain'>

export const scoredBlocks: readonly ScoredBlock[] = ['required', 'desirable', 'title', 'level', 'formal', 'wording']

/** Null for a trait, which counts nowhere: nobody has it or lacks it as a skill. */
const blockOf = ({ kind, need }: Graded): ScoredBlock | null =>
  kind === 'soft' ? null : need === 'desirable' ? 'desirable' : 'required'

/** Weights by keyword id; alternatives share the weight of one keyword. */
const weightsOf = (keywords: readonly Graded[]): ReadonlyMap<string, number> => {
  const sizes = groupSizes(keywords)
  return new Map(keywords.map(({ id, need, either }) => [id, NEED_WEIGHTS[need] / (sizes.get(either ?? '') ?? 1)]))
}

const weighted = (keywords: readonly Graded[], block: ScoredBlock): number | null => {
  const weights = weightsOf(keywords)
  const inBlock = keywords.filter((one) => blockOf(one) === block)
  const sum = inBlock.reduce((total, { id }) => total + (weights.get(id) ?? 0), 0)
  return sum === 0 ? null : inBlock.reduce((total, { id, credit }) => total + (weights.get(id) ?? 0) * credit, 0) / sum
}

const MET_SHARE: Readonly<Record<RequirementMatch['met'], number>> = { yes: 1, part: 0.5, unknown: 0.5, no: 0 }
/** A desirable condition weighs half as much as a required one. */
const conditionWeight = ({ need }: RequirementMatch): number => (need === 'desirable' ? 0.5 : 1)
/** A credential, a time, a place or an amount that no résumé need name costs nothing while it is not known. */
export const isOptional = ({ kind, what, met }: Pick<RequirementMatch, 'kind' | 'what' | 'met'>): boolean =>
  met === 'unknown' &&
  (kind === 'licence' ? !what.startsWith('CNH') : ['availability', 'place', 'scale'].includes(kind))
/** The kinds of condition that a block counts. */
const kindsOf = { level: ['years', 'seniority'], formal: ['education', 'language', 'licence'] } as const
type ConditionBlock = keyof typeof kindsOf
/** True for a condition that counts in a block. */
export const countsIn = (block: ConditionBlock, one: RequirementMatch): boolean =>
  (kindsOf[block] as readonly string[]).includes(one.kind) && !isOptional(one)
const met = (requirements: readonly RequirementMatch[], block: ConditionBlock): number | null => {
  const counted = requirements.filter((one) => countsIn(block, one))
  const total = counted.reduce((sum, one) => sum + conditionWeight(one), 0)
  return total === 0 ? null : counted.reduce((sum, one) => sum + conditionWeight(one) * MET_SHARE[one.met], 0) / total
}
/** The part, 0 to 1, of a block's open points that stands against these conditions of it. */
export const openShare = (
  requirements: readonly RequirementMatch[],
  block: ConditionBlock,
  isOf: (one: RequirementMatch) => boolean,
): number => {
  const open = (some: readonly RequirementMatch[]) =>
    some.reduce((sum, one) => sum + conditionWeight(one) * (1 - MET_SHARE[one.met]), 0)
  const counted = requirements.filter((one) => countsIn(block, one))
  return open(counted) === 0 ? 0 : open(counted.filter(isOf)) / open(counted)
}

/** The share of each block; places and times are shown but not scored, because editing a résumé does not change them. */
export const sharesOf = (
  keywords: readonly Graded[],
  requirements: readonly RequirementMatch[],
  title: number | null,
  wording: number | null,
): Shares => ({
  required: weighted(keywords, 'required'),
  desirable: weighted(keywords, 'desirable'),
  title,
  level: met(requirements, 'level'),
  formal: met(requirements, 'formal'),
  wording,
})

/** In work of another kind years, levels and formal conditions are no evidence, and leave the score. */
export const inOtherWork = (shares: Shares, workMatches: boolean): Shares =>
  workMatches ? shares : { ...shares, level: null, formal: null }

type Weights = typeof BLOCK_WEIGHTS
/** The weights of an advert: conditions that it only wishes for weigh half. */
export const weightsFor = (requirements: readonly Pick<RequirementMatch, 'kind' | 'need'>[]): Weights => {
  const formal = requirements.filter(({ kind }) => kindsOf.formal.some((one) => one === kind))
  return formal.every(({ need }) => need === 'desirable')
    ? { ...BLOCK_WEIGHTS, formal: BLOCK_WEIGHTS.formal / 2 }
    : BLOCK_WEIGHTS
}

/** Points of each block: its weight over the weights present. */
const maxima = (shares: Shares, weights: Weights): Map<ScoredBlock, number> => {
  const present = scoredBlocks.filter((id) => shares[id] !== null)
  const total = present.reduce((sum, id) => sum + weights[id], 0)
  return new Map(present.map((id) => [id, (weights[id] * 100) / total]))
}

export type Scored = {
  readonly score: number
  readonly blocks: readonly Block[]
  /** Whole points to gain per keyword id. With the other blocks' gains, the score and what is out of reach they add up to 100. */
  readonly gains: ReadonlyMap<string, number>
}

/** The part, 0 to 1, of the open points of a block, or of a keyword in it, that a person can gain by editing the résumé. */
export type Reachable = (block: ScoredBlock, keyword: Graded | null) => number

/** Points still open, of 100, and those of them that can be gained: per keyword, and for each other block as a whole. */
const openParts = (
  keywords: readonly Graded[],
  shares: Shares,
  max: ReadonlyMap<ScoredBlock, number>,
  reach: Reachable,
) => {
  const weights = weightsOf(keywords)
  const weightOf = ({ id }: Graded) => weights.get(id) ?? 0
  return [
    ...keywords.flatMap((one) => {
      const block = blockOf(one)
      if (block === null) return []
      const sum = keywords
        .filter((other) => blockOf(other) === block)
        .reduce((total, other) => total + weightOf(other), 0)
      const part = ((max.get(block) ?? 0) * weightOf(one) * (1 - one.credit)) / sum
      return [{ block, keyword: one.id, part, open: part * reach(block, one) }]
    }),
    ...(['title', 'level', 'formal', 'wording'] as const).map((id) => {
      const part = (max.get(id) ?? 0) * (1 - (shares[id] ?? 1))
      return { block: id, keyword: null, part, open: part * reach(id, null) }
    }),
  ]
}

/** Whole points of 100 that these keywords could still gain together; the sum of their rounded gains would be up to three more. */
export const gainTogether = (
  { keywords, blocks }: Pick<JobResult, 'keywords' | 'blocks'>,
  named: readonly KeywordMatch[],
): number => {
  const weights = weightsOf(keywords)
  const weightOf = ({ id }: Graded) => weights.get(id) ?? 0
  const open = named.filter((one) => one.gain > 0)
  if (open.length === 0) return 0
  const parts = blocks.map(({ id, max, gain }) => {
    const total = keywords.filter((one) => blockOf(one) === id).reduce((sum, one) => sum + weightOf(one), 0)
    const part = named
      .filter((one) => blockOf(one) === id && gain > 0)
      .reduce((sum, one) => sum + weightOf(one) * (1 - one.credit), 0)
    return total === 0 ? 0 : (max * part) / total
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0))
}

/** Score (whole, 0 to 100), blocks and gains. An advert without any block scores 0. */
export const toScore = (
  keywords: readonly Graded[],
  shares: Shares,
  reach: Reachable = () => 1,
  weights: Weights = BLOCK_WEIGHTS,
): Scored => {
  const max = maxima(shares, weights)
  const sum = [...max].reduce((total, [id, points]) => total + points * (shares[id] ?? 0), 0)
  const score = Math.round(sum)
  const parts = openParts(keywords, shares, max, reach)
  const within = parts.reduce((total, { open }) => total + open, 0)
  const all = max.size === 0 ? 0 : 100 - score
  const gains = apportion(
    parts.map(({ open }) => open),
    parts.every(({ part, open }) => open === part) ? all : Math.min(all, Math.round(within)),
  )
  const gainOf = (id: ScoredBlock) =>
    parts.reduce((total, { block }, at) => total + (block === id ? (gains[at] ?? 0) : 0), 0)
  return {
    score,
    blocks: scoredBlocks.flatMap((id): Block[] => {
      const points = max.get(id)
      return points === undefined
        ? []
        : [{ id, max: roundedTenth(points), points: roundedTenth(points * (shares[id] ?? 0)), gain: gainOf(id) }]
    }),
    gains: new Map(parts.flatMap(({ keyword }, at) => (keyword === null ? [] : [[keyword, gains[at] ?? 0] as const]))),
  }
}
