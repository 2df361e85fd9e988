// Position, direction, mouth and eyes of a face from the 468 points of MediaPipe's mesh; nothing else is derived.
import type { Box } from './planes'

export type Point = readonly [x: number, y: number]
export type Face = {
  /** Bounding box of the mesh in the picture's pixels; may exceed the picture. */
  readonly box: Box
  /** The outline of the face, a polygon of 36 points. */
  readonly oval: readonly Point[]
  /** Points between the eyes and on the chin, which separate the two sides of the face. */
  readonly middle: readonly [Point, Point]
  readonly eyes: readonly [Point, Point]
  /** Degrees; 0 looks into the camera. */
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
  /** Height of the mouth's corners above its middle, in units of the outer eye corners' distance: about -0.03 to 0.12. */
  readonly lift: number
  /** Distance between the lips in mouth widths: 0 when closed. */
  readonly open: number
  /** Opening of the less open eye in eye widths: about 0.3 for open eyes. */
  readonly eyeOpen: number
}

const OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136,
  172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
]
const EYES = { right: [33, 133, 159, 145], left: [263, 362, 386, 374] } as const
const MOUTH = { corners: [61, 291], outer: [0, 17], inner: [13, 14] } as const

export type Mesh = readonly (readonly [x: number, y: number, z?: number | undefined])[]
const degrees = (radians: number) => (radians * 180) / Math.PI

/** `mesh` has at least 468 points in the engine's pixels; `place` converts a point to the picture's. */
export function readFace(
  mesh: Mesh,
  angle: { readonly yaw: number; readonly pitch: number; readonly roll: number },
  place: (point: Mesh[number]) => Point,
): Face {
  const at = (index: number): Point => place(mesh[index] ?? [0, 0])
  const distance = (a: number, b: number) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1])
  const centre = (a: number, b: number): Point => [(at(a)[0] + at(b)[0]) / 2, (at(a)[1] + at(b)[1]) / 2]
  const points = mesh.map(place)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const eyeOpen = ([outer, inner, upper, lower]: readonly [number, number, number, number]) =>
    distance(upper, lower) / Math.max(1e-6, distance(outer, inner))
  return {
    box: { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    oval: OVAL.map(at),
    middle: [at(168), at(152)],
    eyes: [centre(33, 133), centre(263, 362)],
    yaw: degrees(angle.yaw),
    pitch: degrees(angle.pitch),
    roll: degrees(angle.roll),
    lift: liftOf(at, distance(33, 263)),
    open: distance(...MOUTH.inner) / Math.max(1e-6, distance(...MOUTH.corners)),
    eyeOpen: Math.min(eyeOpen(EYES.right), eyeOpen(EYES.left)),
  }
}

/** Heights are measured along the line from the mouth to the eyes, so that a tilted head measures the same. */
function liftOf(at: (index: number) => Point, eyes: number): number {
  const sum = (a: number, b: number): Point => [at(a)[0] + at(b)[0], at(a)[1] + at(b)[1]]
  const [eye, mouth] = [sum(33, 263), sum(...MOUTH.corners)]
  const up: Point = [eye[0] - mouth[0], eye[1] - mouth[1]]
  const length = Math.hypot(...up) || 1
  const height = (index: number) => (at(index)[0] * up[0] + at(index)[1] * up[1]) / length
  const mean = (indices: readonly [number, number]) => (height(indices[0]) + height(indices[1])) / 2
  return (mean(MOUTH.corners) - mean(MOUTH.outer)) / Math.max(1e-6, eyes)
}
