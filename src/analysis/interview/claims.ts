// Finds the line of a job that an interviewer would ask about first: the one that shows least of what was done.

import type { Role } from '../resume/reading/experience/role'
import { opening, weakWords } from '../resume/reading/experience/tasks/openings'
import { quantity } from '../resume/reading/experience/tasks/quantities'
import type { Block } from '../resume/reading/lines/paragraphs'
import { countWords } from '../resume/reading/text'
import { findEmpty } from '../resume/sentences/empty/empty'

/** empty: no concrete content. weak: hides the person's part. figure: has none. short: hardly a sentence. */
type Weakness = 'empty' | 'weak' | 'figure' | 'short'
export type Claim = {
  readonly block: Block
  readonly why: Weakness | null
  readonly mark: string | null
  readonly figure: string | null
  readonly weakness: number
}

/** A line with fewer words is hardly a sentence. */
const SHORT = 5

/** A line and its weakness; the line with the largest `weakness` is asked about first. Pure. */
export const claimOf = (block: Block): Claim => {
  const { text } = block
  const empty = findEmpty(text)
  const isWeak = opening(text) === 'weak'
  const figure = quantity(text)
  const isShort = countWords(text) < SHORT
  const weakness = (empty ? 4 : 0) + (isWeak ? 3 : 0) + (figure === null ? 2 : 0) + (isShort ? 1 : 0)
  const why = empty ? 'empty' : isWeak ? 'weak' : figure === null ? 'figure' : isShort ? 'short' : null
  const mark = empty?.mark ?? (why === 'weak' ? weakWords(text) : null)
  return { block, why, mark: mark || null, figure, weakness }
}

/** A job's weakest line, the first of those that are equally weak; null for a job without lines. Pure. */
export const weakestOf = ({ statements }: Pick<Role, 'statements'>): Claim | null =>
  statements
    .map(claimOf)
    .reduce<Claim | null>((worst, one) => (worst && worst.weakness >= one.weakness ? worst : one), null)
