// Synthetic faces and pictures for the tests of the measures.
import type { Face, Point } from '../../src/analysis/photo/geometry'
import type { Plane } from '../../src/analysis/photo/planes'
import { type Subject, subjectOf } from '../../src/analysis/photo/subject'

/** A plane from a function of the position, clamped to 0-255. */
export const plane = (width: number, height: number, at: (x: number, y: number) => number): Plane => {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = Math.min(255, Math.max(0, Math.round(at(x, y))))
  return { width, height, data }
}

/** A calm oval face around a centre, with open eyes, towards the camera. */
export const face = (x: number, y: number, width: number, given: Partial<Face> = {}): Face => {
  const height = width * 1.25
  const point = (turn: number): Point => [x + (width / 2) * Math.cos(turn), y + (height / 2) * Math.sin(turn)]
  return {
    box: { x: x - width / 2, y: y - height / 2, width, height },
    oval: Array.from({ length: 36 }, (_, index) => point((index / 36) * 2 * Math.PI)),
    middle: [
      [x, y - height / 6],
      [x, y + height / 2],
    ],
    eyes: [
      [x - width / 4, y - height / 8],
      [x + width / 4, y - height / 8],
    ],
    yaw: 0,
    pitch: 0,
    roll: 0,
    lift: 0,
    open: 0,
    eyeOpen: 0.3,
    ...given,
  }
}

/** A face of fine texture (`range` levels around `mean`) in the middle of a smooth wall. */
export const textured = (mean: number, range: number) => (x: number, y: number) =>
  mean + (range / 2) * Math.sin(x * 0.9) * Math.cos(y * 0.8)

/** The subject of a picture of 400 × 400 with its face in the middle, 160 wide. */
export const subject = (at: (x: number, y: number) => number, given: Partial<Face> = {}): Subject =>
  subjectOf(plane(400, 400, at), face(200, 200, 160, given))
