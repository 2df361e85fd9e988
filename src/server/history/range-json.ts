// A score's range under the names that the JSON API uses.
import type { RangeJson } from '../../api/tools/analyses'
import type { ScoreRange } from '../../projections/analyses/history'

/** A score's range as calls answer it. */
export const rangeJson = (range: ScoreRange | null): RangeJson | null => range && { de: range.from, ate: range.to }
