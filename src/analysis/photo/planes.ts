// Grey planes: cropping and resizing. Pure arithmetic on bytes; a plane is at most 1600 × 1600.
import type { Raw } from './png'

/** Luminance 0 to 255, row by row. */
export type Plane = { readonly width: number; readonly height: number; readonly data: Uint8Array }
/** In pixels, x and y of the upper left corner; may reach beyond the picture. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Rec. 601 luma, 0 to 255: (77 R + 150 G + 29 B) / 256. Alpha is ignored. */
export function toPlane({ width, height, channels, data }: Raw): Plane {
  const grey = new Uint8Array(width * height)
  const colour = channels >= 3
  for (let at = 0, from = 0; at < grey.length; at++, from += channels) {
    const red = data[from] ?? 0
    grey[at] = colour ? (77 * red + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8 : red
  }
  return { width, height, data: grey }
}

/** The luminance at a position; outside the picture, that of the nearest edge pixel. */
const sample = ({ width, height, data }: Plane, x: number, y: number): number =>
  data[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0

const bilinear = (plane: Plane, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const upper = sample(plane, left, top) * (1 - right) + sample(plane, left + 1, top) * right
  const lower = sample(plane, left, top + 1) * (1 - right) + sample(plane, left + 1, top + 1) * right
  return upper * (1 - down) + lower * down
}

/** The source pixels along one axis for each of `size` new ones: `count` of them each, clamped to the picture. */
function taps(from: number, length: number, size: number, bound: number): { count: number; places: Int32Array } {
  const step = length / size
  const count = Math.max(1, Math.ceil(step))
  const places = new Int32Array(size * count)
  for (let at = 0; at < places.length; at++)
    places[at] = Math.min(bound - 1, Math.max(0, Math.round(from + ((at + 0.5) / count) * step - 0.5)))
  return { count, places }
}

/** Part of a plane at another size: area average when smaller, bilinear when larger. */
export function resample(plane: Plane, box: Box, width: number, height: number): Plane {
  const data = new Uint8Array(width * height)
  const across = taps(box.x, box.width, width, plane.width)
  const down = taps(box.y, box.height, height, plane.height)
  const larger = across.count === 1 && down.count === 1
  const total = across.count * down.count
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      if (larger) {
        const [sourceX, sourceY] = [((x + 0.5) * box.width) / width, ((y + 0.5) * box.height) / height]
        data[to] = Math.round(bilinear(plane, box.x + sourceX - 0.5, box.y + sourceY - 0.5))
        continue
      }
      let sum = 0
      for (let j = y * down.count; j < (y + 1) * down.count; j++) {
        const row = (down.places[j] ?? 0) * plane.width
        for (let i = x * across.count; i < (x + 1) * across.count; i++)
          sum += plane.data[row + (across.places[i] ?? 0)] ?? 0
      }
      data[to] = Math.round(sum / total)
    }
  return { width, height, data }
}

/** The whole plane reduced so that its longer side is at most `side`. */
export function shrink(plane: Plane, side: number): Plane {
  const scale = Math.min(1, side / Math.max(plane.width, plane.height))
  const [width, height] = [Math.max(1, Math.round(plane.width * scale)), Math.max(1, Math.round(plane.height * scale))]
  return resample(plane, { x: 0, y: 0, width: plane.width, height: plane.height }, width, height)
}

export type Letterbox = {
  /** side × side × 3 bytes. */
  readonly rgb: Uint8Array
  /** Picture coordinates are (at - offset) / scale. */
  readonly scale: number
  readonly offsetX: number
  readonly offsetY: number
}

/** The picture centred on a grey square, the input of the face nets; nearest pixel of a coarse average. */
export function letterbox({ width, height, channels, data }: Raw, side: number): Letterbox {
  const scale = side / Math.max(width, height)
  const [inner, tall] = [Math.round(width * scale), Math.round(height * scale)]
  const [offsetX, offsetY] = [(side - inner) >> 1, (side - tall) >> 1]
  const rgb = new Uint8Array(side * side * 3).fill(128)
  const taps = Math.max(1, Math.round(1 / scale))
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0]
  // Where in a row each tap reads, worked out once and not for every row.
  const places = new Int32Array(inner * taps)
  for (let at = 0; at < places.length; at++)
    places[at] = Math.min(width - 1, Math.floor(Math.floor(at / taps) / scale) + (at % taps)) * channels
  const sums = new Int32Array(inner * 3)
  for (let y = 0; y < tall; y++) {
    sums.fill(0)
    const top = Math.floor(y / scale)
    for (let j = 0; j < taps; j++) {
      const row = Math.min(height - 1, top + j) * width * channels
      for (let at = 0, to = 0; at < places.length; to += 3)
        for (const end = at + taps; at < end; at++) {
          const from = row + (places[at] ?? 0)
          sums[to] = (sums[to] ?? 0) + (data[from] ?? 0)
          sums[to + 1] = (sums[to + 1] ?? 0) + (data[from + green] ?? 0)
          sums[to + 2] = (sums[to + 2] ?? 0) + (data[from + blue] ?? 0)
        }
    }
    const start = ((y + offsetY) * side + offsetX) * 3
    for (let at = 0; at < sums.length; at++) rgb[start + at] = (sums[at] ?? 0) / taps ** 2
  }
  return { rgb, scale, offsetX, offsetY }
}
