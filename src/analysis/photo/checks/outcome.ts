// Defines the result of a photo check and how a measured value becomes a share of its points.
import type { Subject } from '../subject'

/** Result of a check. `share` is 0 to 1 of its points; null when it cannot be measured. */
export type Outcome = {
  readonly share: number | null
  readonly params: { readonly [name: string]: string | number }
}
export type CheckFunction = (subject: Subject) => Outcome

/** A share from 0 to 1 as whole percent. */
export const percent = (share: number): number => Math.round(share * 100)
