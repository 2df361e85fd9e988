// Light, measured on the face alone. The mean is not used, because it would count the colour of the skin as light.
// Bounds: docs/analysis/photo.md.
import { ramp } from '../../figures'
import type { FaceCut } from '../subject'
import { type CheckFunction, percent } from './outcome'

/** Levels of 255 at which a pixel holds no detail; the upper one is OFIQ's over-exposure bound, rounded down. */
const WHITE = 245
const BLACK = 12

/** Levels of the face, or of one side of it (see FaceCut). */
function histogram({ data, side }: FaceCut, only?: number): { readonly counts: Uint32Array; readonly total: number } {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at < data.length; at++) {
    if (side[at] === 0 || (only !== undefined && side[at] !== only)) continue
    counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1
    total++
  }
  return { counts, total }
}

const shareOf = (counts: Uint32Array, total: number, from: number, to: number): number => {
  let sum = 0
  for (let level = from; level <= to; level++) sum += counts[level] ?? 0
  return total === 0 ? 0 : sum / total
}

/** The percentile `share` of the face's levels, 0 to 255. */
function quantile({ counts, total }: ReturnType<typeof histogram>, share: number): number {
  let sum = 0
  for (let level = 0; level < 256; level++) {
    sum += counts[level] ?? 0
    if (sum >= total * share) return level
  }
  return 255
}

/** Share of the face burnt out to white. A shiny forehead is 1 or 2 %; from 25 % on the face has no visible form. */
const BURNT = { full: 0.02, none: 0.25 }

const burntOf = (cut: FaceCut): number => {
  const { counts, total } = histogram(cut)
  return shareOf(counts, total, WHITE, 255)
}

/** Highlights are not assessed in a dark picture, where nothing can burn out. */
export const highlights: CheckFunction = (subject) => {
  const { cut } = subject
  if (brightness(subject).share === 0) return { share: null, params: {} }
  const burnt = burntOf(cut)
  return { share: 1 - ramp(burnt, BURNT.full, BURNT.none), params: { burnt: percent(burnt) } }
}

/** Share of the face that is black: nostrils, pupils and a beard's shadow are about 5 %. */
const SUNK = { full: 0.08, none: 0.4 }
/** The 95th percentile of the face, its highlights, which depend on the light for any skin; fair is above 130. */
const LIT = { none: 40, full: 130 }

export const brightness: CheckFunction = ({ cut }) => {
  const counted = histogram(cut)
  const sunk = shareOf(counted.counts, counted.total, 0, BLACK)
  const lit = quantile(counted, 0.95)
  return {
    share: Math.min(1 - ramp(sunk, SUNK.full, SUNK.none), ramp(lit, LIT.none, LIT.full)),
    params: { lit: percent(lit / 255), sunk: percent(sunk) },
  }
}

/** Levels between the 5th and 95th percentile of the face. Below 25 it looks flat, from 90 on it has form. */
const RANGE = { none: 25, full: 90 }

/** Mean of both sides of the face, because light from one side widens the range of the whole without giving form. */
const rangeOf = (cut: FaceCut): number => {
  const ranges = [1, 2].map((side) => {
    const counted = histogram(cut, side)
    return quantile(counted, 0.95) - quantile(counted, 0.05)
  })
  return Math.round(ranges.reduce((sum, range) => sum + range, 0) / ranges.length)
}

/** Difference between the sides of the face as a share of its tonal range: 10 % gives form, 50 % is light from one side. */
const UNEVEN = { full: 0.1, none: 0.5 }
/** Degrees beyond which the far side of a turned face is darker in any light. */
const TURNED = 30
/** Share of burnt-out pixels beyond which the two sides cannot be compared: equally white sides are not even light. */
const BLIND = 0.3

export const evenness: CheckFunction = ({ cut, face }) => {
  const { data, side } = cut
  if (Math.abs(face.yaw) > TURNED || burntOf(cut) > BLIND) return { share: null, params: {} }
  const sums = [0, 0, 0]
  const counts = [0, 0, 0]
  for (let at = 0; at < data.length; at++) {
    const which = side[at] ?? 0
    sums[which] = (sums[which] ?? 0) + (data[at] ?? 0)
    counts[which] = (counts[which] ?? 0) + 1
  }
  const mean = (which: number) => (sums[which] ?? 0) / Math.max(1, counts[which] ?? 0)
  const [left, right] = [mean(1), mean(2)]
  const darker = 1 - Math.min(left, right) / Math.max(1, left, right)
  const uneven = Math.abs(left - right) / Math.max(RANGE.none, rangeOf(cut))
  return {
    share: 1 - ramp(uneven, UNEVEN.full, UNEVEN.none),
    params: { darker: percent(darker), context: left < right ? 'left' : 'right' },
  }
}

export const contrast: CheckFunction = ({ cut }) => {
  const range = rangeOf(cut)
  return { share: ramp(range, RANGE.none, RANGE.full), params: { range } }
}
