// The background around the person, and how much of the picture the person fills.
import { ramp } from '../../figures'
import type { Plane } from '../planes'
import type { Scene } from '../subject'
import { type CheckFunction, percent } from './outcome'

/**
 * Mean edge of the background (Sobel, as OFIQ's background uniformity) relative to the picture's contrast, so that a
 * darker or flatter copy measures the same. Measurements: docs/analysis/photo.md.
 */
const EDGES = { full: 0.1, none: 0.55 }
/** Minimum share of the picture that must be background for it to be assessed. */
const LEAST_SHARE = 0.04

/** Side in pixels of the squares in which contrast is measured, so that a gradient across the picture does not count. */
const TILE = 32

/** Local contrast of the picture: the root of the squares' mean variance of luminance. */
function contrastOf({ width, height, data }: Plane): number {
  let [variances, tiles] = [0, 0]
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      let [sum, squares, count] = [0, 0, 0]
      for (let y = top; y < Math.min(height, top + TILE); y++)
        for (let x = left; x < Math.min(width, left + TILE); x++) {
          const level = data[y * width + x] ?? 0
          sum += level
          squares += level ** 2
          count++
        }
      variances += squares / count - (sum / count) ** 2
      tiles++
    }
  return Math.sqrt(Math.max(0, variances / Math.max(1, tiles)))
}

/** Mean Sobel magnitude over the background, per pixel step, and its share of the picture. */
export function edgesOf({ width, height, data, background }: Scene): { readonly mean: number; readonly share: number } {
  let [sum, count] = [0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      // The outline of the person is not an edge of the background.
      if (!background[at] || !background[at - 1] || !background[at + 1] || !background[at + width]) continue
      const level = (offset: number) => data[at + offset] ?? 0
      const across =
        level(1 - width) + 2 * level(1) + level(1 + width) - level(-1 - width) - 2 * level(-1) - level(-1 + width)
      const down =
        level(width - 1) +
        2 * level(width) +
        level(width + 1) -
        level(-width - 1) -
        2 * level(-width) -
        level(1 - width)
      sum += Math.hypot(across, down) / 4
      count++
    }
  return { mean: count === 0 ? 0 : sum / count, share: count / data.length }
}

export const plain: CheckFunction = ({ scene }) => {
  const { mean, share } = edgesOf(scene)
  if (share < LEAST_SHARE) return { share: null, params: {} }
  const edges = mean / Math.max(1, contrastOf(scene))
  return { share: 1 - ramp(edges, EDGES.full, EDGES.none), params: { busy: percent(ramp(edges, 0, EDGES.none)) } }
}

/** Height of the face (brow to chin) in the picture: from 30 % on it is visible as a thumbnail; above 75 % it is cropped. */
const FILLS = { none: 0.08, least: 0.3, most: 0.75, over: 1 }

export const framing: CheckFunction = ({ face, plane }) => {
  const fills = face.box.height / plane.height
  return {
    share: fills < FILLS.least ? ramp(fills, FILLS.none, FILLS.least) : 1 - ramp(fills, FILLS.most, FILLS.over),
    params: {
      fills: percent(fills),
      least: percent(FILLS.least),
      most: percent(FILLS.most),
      context: fills < FILLS.least ? 'far' : 'near',
    },
  }
}
