// Sharpness, measured on the face at a fixed size, and the cost of a small or strongly compressed file.
import { ramp } from '../../figures'
import type { Plane } from '../planes'
import type { FaceCut } from '../subject'
import type { CheckFunction } from './outcome'

/** Levels near black or white; edges there come from clipping and are ignored. */
const CLIPPED = { low: 6, high: 245 }
/** Laplacian variance over luminance variance: blurred below 0.004, crisp from 0.05 on (docs/analysis/photo.md). */
const DETAIL = { none: 0.004, full: 0.05 }
/** The same bounds at twice the width, where fine detail is weaker. */
const FINE_DETAIL = { none: 0.003, full: 0.02 }

/** Variance of the Laplacian over the variance of the luminance within the face; independent of contrast, 0 is flat. */
function detailOf({ width, height, data, side }: FaceCut): number {
  let [count, sum, squares, edges, edgeSquares] = [0, 0, 0, 0, 0]
  const ok = (at: number) => {
    const level = data[at] ?? 0
    return side[at] !== 0 && level > CLIPPED.low && level < CLIPPED.high
  }
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (!ok(at) || !ok(at - 1) || !ok(at + 1) || !ok(at - width) || !ok(at + width)) continue
      const level = data[at] ?? 0
      const neighbours = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0)
      const edge = neighbours - 4 * level
      count++
      sum += level
      squares += level ** 2
      edges += edge
      edgeSquares += edge ** 2
    }
  if (count === 0) return 0
  const variance = squares / count - (sum / count) ** 2
  return variance < 1 ? 0 : (edgeSquares / count - (edges / count) ** 2) / variance
}

const crisp = (cut: FaceCut, { none, full }: typeof DETAIL): number =>
  ramp(Math.log(Math.max(detailOf(cut), 1e-6)), Math.log(none), Math.log(full))

export const focus: CheckFunction = ({ cut, fine }) => {
  const share = Math.min(crisp(cut, DETAIL), fine ? crisp(fine, FINE_DETAIL) : 1)
  return { share, params: { detail: Math.round(share * 100) } }
}

/** Shorter side in pixels: social networks show a profile picture at up to 400 and store twice that. */
const SIDE = { none: 200, full: 800 }

export const size: CheckFunction = ({ plane: { width, height } }) => {
  const side = Math.min(width, height)
  return { share: ramp(side, SIDE.none, SIDE.full), params: { side, target: SIDE.full } }
}

/** Mean step across the borders of JPEG's 8 × 8 blocks over the mean step within them: 1 without blocks. */
const BLOCKS = { full: 1.15, none: 2 }

/** The ratio described at BLOCKS, over rows and columns; 1 for a plane without steps. */
export function blockiness({ width, height, data }: Plane): number {
  let [borders, borderCount, inner, innerCount] = [0, 0, 0, 0]
  const add = (step: number, phase: number) => {
    if (phase === 0) {
      borders += step
      borderCount++
    } else if (phase >= 3 && phase <= 5) {
      inner += step
      innerCount++
    }
  }
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x
      const level = data[at] ?? 0
      add(Math.abs(level - (data[at - 1] ?? 0)), x % 8)
      add(Math.abs(level - (data[at - width] ?? 0)), y % 8)
    }
  const within = inner / Math.max(1, innerCount)
  return within < 0.01 ? 1 : borders / Math.max(1, borderCount) / within
}

export const compression: CheckFunction = ({ plane }) => {
  const blocks = blockiness(plane)
  return { share: 1 - ramp(blocks, BLOCKS.full, BLOCKS.none), params: { blocks: Math.round((blocks - 1) * 100) } }
}
