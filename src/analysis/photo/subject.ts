// The input of the checks: the face cut out at a fixed size, the background mask, and the whole picture's grey plane.
import type { Face, Point } from './geometry'
import { type Plane, resample, shrink } from './planes'

/** Width in pixels at which all faces are measured, so that large and small pictures are comparable. */
const FACE_WIDTH = 128
/** A face with enough pixels is also measured at this width, where a slight blur still shows. */
const FINE_WIDTH = 256
/** Longer side in pixels of the copy on which the background is measured. */
const SCENE_SIDE = 256

export type FaceCut = Plane & {
  /** 0 outside the face's outline, 1 on the picture's left of its middle line, 2 on the right. */
  readonly side: Uint8Array
}
export type Scene = Plane & {
  /** 1 for background pixels, 0 for head and shoulders. */
  readonly background: Uint8Array
}
export type Subject = {
  readonly plane: Plane
  readonly face: Face
  readonly cut: FaceCut
  readonly fine: FaceCut | null
  readonly scene: Scene
  /** Highlights around the more visible eye as a share of the cheek below it; null where the cheek is outside the picture. */
  readonly aroundEyes: number | null
}

/** The x positions where the row at height `y` crosses a polygon, from left to right. */
function crossings(polygon: readonly Point[], y: number): number[] {
  const changes: number[] = []
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [0, 0]
    if (ay > y !== by > y) changes.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
  })
  return changes.sort((a, b) => a - b)
}

function cutOf(plane: Plane, { box, oval, middle: [from, to] }: Face, width: number): FaceCut {
  const scale = width / Math.max(1, box.width)
  const height = Math.min(2 * width, Math.max(1, Math.round(box.height * scale)))
  const cut = resample(plane, box, width, height)
  const local = ([x, y]: Point): Point => [(x - box.x) * scale, (y - box.y) * scale]
  const polygon = oval.map(local)
  const [[ax, ay], [bx, by]] = [local(from), local(to)]
  const side = new Uint8Array(cut.data.length)
  for (let y = 0; y < height; y++) {
    const edges = crossings(polygon, y + 0.5)
    for (let pair = 0; pair + 1 < edges.length; pair += 2)
      for (let x = Math.max(0, Math.ceil((edges[pair] ?? 0) - 0.5)); x < width && x + 0.5 < (edges[pair + 1] ?? 0); x++)
        side[y * width + x] = (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 ? 1 : 2
  }
  return { ...cut, side }
}

/** Head with hair: the mesh enlarged by half; shoulders: three face widths from the chin down. */
function sceneOf(plane: Plane, { box }: Face): Scene {
  const small = shrink(plane, SCENE_SIDE)
  const scale = small.width / plane.width
  const [left, right] = [box.x * scale, (box.x + box.width) * scale]
  const [top, chin] = [box.y * scale, (box.y + box.height) * scale]
  const [middle, wide, tall] = [(left + right) / 2, right - left, chin - top]
  const background = new Uint8Array(small.data.length)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const off = Math.abs(x + 0.5 - middle)
      const head = off < wide * 0.85 && y > top - tall * 0.5 && y < chin + tall * 0.2
      const body = off < wide * 1.5 && y > chin
      background[y * small.width + x] = head || body ? 0 : 1
    }
  return { ...small, background }
}

/** Shares of the face's width: a disc that holds the lids, one on the cheek. Of the line from eyes to chin: how far down. */
const DISC = { eye: 0.095, cheek: 0.08, below: 0.36 }
/** Level of 255; next to a darker cheek, the area around the eyes cannot be judged. */
const DARK = 12

/** Levels of the face within a disc, ascending. */
function levelsIn({ data, side, width, height }: FaceCut, [cx, cy]: Point, radius: number): number[] {
  const levels: number[] = []
  for (let y = Math.max(0, Math.floor(cy - radius)); y < height && y <= cy + radius; y++)
    for (let x = Math.max(0, Math.floor(cx - radius)); x < width && x <= cx + radius; x++)
      if (side[y * width + x] !== 0 && Math.hypot(x - cx, y - cy) <= radius) levels.push(data[y * width + x] ?? 0)
  return levels.sort((a, b) => a - b)
}

/** Relative to the face's own cheek and not to a fixed level, so that dark skin is not taken for dark glasses. */
function aroundEyesOf(cut: FaceCut, { box, middle: [from, to], eyes }: Face): number | null {
  const scale = FACE_WIDTH / Math.max(1, box.width)
  const local = ([x, y]: Point): Point => [(x - box.x) * scale, (y - box.y) * scale]
  const [down, across] = [(to[1] - from[1]) * scale * DISC.below, (to[0] - from[0]) * scale * DISC.below]
  const shares = eyes.map(local).flatMap(([x, y]) => {
    const faceLevels = levelsIn(cut, [x, y], DISC.eye * FACE_WIDTH)
    const cheek = levelsIn(cut, [x + across, y + down], DISC.cheek * FACE_WIDTH)
    const skin = cheek[Math.floor(cheek.length / 2)] ?? 0
    return skin < DARK || faceLevels.length === 0 ? [] : [(faceLevels[Math.floor(faceLevels.length * 0.9)] ?? 0) / skin]
  })
  return shares.length === 0 ? null : Math.max(...shares)
}

const sceneAndCut = (plane: Plane, face: Face): Pick<Subject, 'cut' | 'aroundEyes'> => {
  const cut = cutOf(plane, face, FACE_WIDTH)
  return { cut, aroundEyes: aroundEyesOf(cut, face) }
}

/** What the checks measure, made once for each photo. */
export const subjectOf = (plane: Plane, face: Face): Subject => ({
  plane,
  face,
  ...sceneAndCut(plane, face),
  fine: face.box.width >= FINE_WIDTH ? cutOf(plane, face, FINE_WIDTH) : null,
  scene: sceneOf(plane, face),
})
