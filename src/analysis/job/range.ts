// The range of a score from a thin advert: what it leaves unsaid could count for or against.
import type { ScoredBlock } from './result'
import { BLOCK_WEIGHTS, FULL_KEYWORDS, THIN_KEYWORDS, THIN_WORDS } from './rubric'
import { type Shares, scoredBlocks } from './score'

/** How complete a thin advert is, 0 to 1: its words and hard keywords relative to the thresholds of a complete one. */
export const coverageOf = (words: number, keywords: number): number =>
  Math.min(1, Math.max(words / THIN_WORDS, keywords / FULL_KEYWORDS), keywords / THIN_KEYWORDS)

/** How much of a block an advert shows, 0 to 1. */
const knownOf = (id: ScoredBlock, share: number | null, coverage: number): number =>
  share === null ? 0 : id === 'required' ? coverage : 1

/** Possible scores, whole, 0 to 100, if a thin advert were complete: absent blocks and missing requests all lost, and all won. They enclose the score. */
export const rangeOf = (shares: Shares, coverage: number, score: number): { from: number; to: number } => {
  let from = 0
  let to = 0
  for (const id of scoredBlocks) {
    const share = shares[id]
    const factor = knownOf(id, share, coverage)
    from += BLOCK_WEIGHTS[id] * factor * (share ?? 0)
    to += BLOCK_WEIGHTS[id] * (factor * (share ?? 0) + 1 - factor)
  }
  return { from: Math.min(score, Math.round(from)), to: Math.max(score, Math.round(to)) }
}
