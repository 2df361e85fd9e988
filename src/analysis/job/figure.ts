// Decides whether a range of scores says enough to be shown (docs/decisions/0315). Loaded by texts, so it stays small.
import { WIDEST_RANGE } from './rubric'

/** False for a range so wide that no figure of it says anything; such a result shows what was met, without a score. */
export const hasFigure = (range: { readonly from: number; readonly to: number } | null | undefined): boolean =>
  !range || range.to - range.from <= WIDEST_RANGE
