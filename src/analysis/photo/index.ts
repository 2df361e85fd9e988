// The photo tool measures one picture: `open` decodes it and finds the faces (engine.ts), `measurePhoto` runs the
// checks of rubric.ts on the face and its surroundings, and score.ts adds them up. It measures nothing about who the
// person is: no looks, age, sex, skin or dress.
import { measures } from './checks/measures'
import { type EngineFace, findFaces } from './engine'
import { type Face, type Mesh, readFace } from './geometry'
import { lightNotes, notesOf, peopleIn } from './notes'
import { lastOpened } from './opened'
import { type PictureRefusal, pictureRefusal, pixels, sniffPicture } from './picture'
import { type Box, type Letterbox, letterbox, type Plane, toPlane } from './planes'
import type { Raw } from './png'
import type { Area, PhotoResult } from './result'
import { PHOTO_RUBRIC_VERSION, photoRubric } from './rubric'
import { toScores } from './score'
import { subjectOf } from './subject'

export type PhotoRead =
  | { readonly ok: true; readonly result: PhotoResult }
  | { readonly ok: false; readonly refusal: PictureRefusal | 'no-face' | 'sideways-photo' }

/** Side of the face nets' input square; a larger one changes nothing (docs/analysis/photo.md). */
const NET_SIDE = 512

const inPicture =
  ({ scale, offsetX, offsetY }: Letterbox) =>
  (point: Mesh[number]) =>
    [(point[0] - offsetX) / scale, (point[1] - offsetY) / scale] as const

/** Minimum share of the smaller box that lies in the larger one for both to be one face; people cheek to cheek stay below. */
const SAME_FACE = 0.5

const overlap = (a: Box, b: Box): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const smaller = Math.min(a.width * a.height, b.width * b.height)
  return (Math.max(0, across) * Math.max(0, down)) / Math.max(1, smaller)
}

/** Drops each face that covers one before it; the net finds a face that fills the picture up to three times. */
export function distinctFaces<Found extends Pick<Face, 'box'>>(surestFirst: readonly Found[]): Found[] {
  const distinct: Found[] = []
  for (const face of surestFirst)
    if (!distinct.some(({ box }) => overlap(box, face.box) > SAME_FACE)) distinct.push(face)
  return distinct
}

/** The faces of a picture, largest first, in its own pixels. */
export async function facesOf(raw: Raw): Promise<Face[]> {
  const square = letterbox(raw, NET_SIDE)
  const engineFaces = await findFaces(square.rgb, NET_SIDE)
  const angle = (face: EngineFace) => face.rotation?.angle ?? { yaw: 0, pitch: 0, roll: 0 }
  const faces = engineFaces
    .toSorted((a, b) => b.boxScore - a.boxScore)
    .map((face) => readFace(face.mesh, angle(face), inPicture(square)))
  return distinctFaces(faces).sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
}

/** Rotates an RGB square by 90 degrees clockwise. */
const turned = (rgb: Uint8Array, side: number): Uint8Array => {
  const out = new Uint8Array(rgb.length)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const from = ((side - 1 - x) * side + y) * 3
      out.set(rgb.subarray(from, from + 3), (y * side + x) * 3)
    }
  return out
}

/** Minimum scores of a face in a rotated picture, higher because heavy blur produces false faces of 0.78. */
const SURE = { box: 0.7, face: 0.9 }

/** True for a picture without a face that has one after rotation: it lies on its side or is upside down. */
async function isSideways(raw: Raw): Promise<boolean> {
  let square: Uint8Array = letterbox(raw, NET_SIDE).rgb
  for (let quarter = 1; quarter <= 3; quarter++) {
    square = turned(square, NET_SIDE)
    const faces = await findFaces(square, NET_SIDE)
    if (faces.some(({ boxScore, faceScore }) => boxScore >= SURE.box && faceScore >= SURE.face)) return true
  }
  return false
}

const round = (share: number) => Math.round(share * 10_000) / 10_000

const areaOf = ({ x, y, width, height }: Box, plane: Plane): Area => ({
  x: round(x / plane.width),
  y: round(y / plane.height),
  width: round(width / plane.width),
  height: round(height / plane.height),
})

/** Measures a picture by the rubric (rubric.ts), given its faces, largest first. Pure and total. */
export function measurePhoto(plane: Plane, face: Face, others: readonly Face[]): PhotoResult {
  const subject = subjectOf(plane, face)
  const measured = photoRubric.map((rule) => ({ rule, outcome: measures[rule.id](subject) }))
  const outcomes = new Map(measured.map(({ rule, outcome }) => [rule.id as string, outcome]))
  const notes = [...notesOf(plane, face, others), ...lightNotes((id) => outcomes.get(id))]
  const [right, left] = face.eyes
  const eye = ([x, y]: readonly [number, number]) => [round(x / plane.width), round(y / plane.height)] as const
  return {
    rubric: PHOTO_RUBRIC_VERSION,
    engine: 'builtin',
    ...toScores(measured, notes),
    notes,
    picture: { width: plane.width, height: plane.height },
    faces: others.length + 1,
    face: { ...areaOf(face.box, plane), eyes: [eye(right), eye(left)] },
    others: others.map(({ box }) => areaOf(box, plane)),
  }
}

type Opened =
  | { readonly ok: true; readonly raw: Raw; readonly face: Face; readonly others: readonly Face[] }
  | Extract<PhotoRead, { ok: false }>

const open = async (bytes: Uint8Array): Promise<Opened> => {
  const refusal = sniffPicture(bytes)
  if (refusal) return { ok: false, refusal }
  const raw = await pixels(bytes).catch(pictureRefusal)
  if (typeof raw === 'string') return { ok: false, refusal: raw }
  const [face, ...others] = await facesOf(raw)
  if (face) return { ok: true, raw, face, others }
  return { ok: false, refusal: (await isSideways(raw)) ? 'sideways-photo' : 'no-face' }
}

const lastLook = lastOpened(open)

export type PeopleCount =
  | { readonly ok: true; readonly people: number }
  | { readonly ok: false; readonly refusal: PictureRefusal | 'no-face' | 'sideways-photo' }

/** Counts the people in a compressed copy before anything is charged. Rejects for a fault of our own only, whatever the file holds. */
export async function countPeople(bytes: Uint8Array): Promise<PeopleCount> {
  const opened = await lastLook.look(bytes)
  return opened.ok ? { ok: true, people: peopleIn(opened.face, opened.others) } : opened
}

/**
 * Reads and measures a compressed copy (picture.ts). Rejects for a fault of our own only, whatever the file holds. A picture without a face gets no
 * score, because a cup of coffee can be sharp and well lit too. Blocks the calling thread, so the server uses a reader.
 */
export async function analysePhoto(bytes: Uint8Array): Promise<PhotoRead> {
  const opened = await lastLook.take(bytes)
  if (!opened.ok) return opened
  return { ok: true, result: measurePhoto(toPlane(opened.raw), opened.face, opened.others) }
}
