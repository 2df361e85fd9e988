import type { Subject } from '../subject'

/** What a check measured. `share` is 0 to 1 of its points; null when the picture gives nothing to measure. */
export type Outcome = {
  readonly share: number | null
  readonly params: { readonly [name: string]: string | number }
}
export type Measure = (subject: Subject) => Outcome

/** 0 at `none`, 1 at `full`, straight between them and never outside, whichever is larger. */
export const ramp = (value: number, none: number, full: number): number =>
  Math.min(1, Math.max(0, (value - none) / (full - none)))

export const percent = (share: number): number => Math.round(share * 100)
