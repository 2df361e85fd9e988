// Rounds figures, and turns a measured value into a share.

/** To one decimal, as points and places are given. */
export const roundedTenth = (value: number): number => Math.round(value * 10) / 10

/** Linear from 0 at `none` to 1 at `full`, clamped; `none` may be the larger one. */
export const ramp = (value: number, none: number, full: number): number =>
  Math.min(1, Math.max(0, (value - none) / (full - none)))
