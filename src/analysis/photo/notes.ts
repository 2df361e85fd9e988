// What is said beside the aspects because it limits what any of them is worth.
import type { Face } from './geometry'
import type { Plane } from './planes'
import type { Note } from './result'
import { noteCaps, sizeCaps } from './rubric'

/** A second face counts from this share of the first one's width: smaller ones are passers-by. */
const SECOND = 0.35
/** A face this far over the edge is cut, in shares of its width: the mesh guesses what it cannot see. */
const OVER = 0.03
/** Less height than this share of the picture's, or fewer pixels across, is too little face to judge well. */
const SMALL = { share: 0.12, pixels: 60 }
/** Degrees aside, or up and down. */
const TURNED = { yaw: 28, pitch: 35 }

const isCut = ({ box }: Face, { width, height }: Plane): boolean => {
  const slack = box.width * OVER
  return box.x < -slack || box.y < -slack || box.x + box.width > width + slack || box.y + box.height > height + slack
}

const when = (holds: boolean, id: keyof typeof noteCaps, params: Note['params']): Note[] =>
  holds ? [{ id, params, at: noteCaps[id] }] : []

export function notesOf(plane: Plane, face: Face, others: readonly Face[]): Note[] {
  const near = others.filter(({ box }) => box.width >= face.box.width * SECOND).length
  const share = face.box.height / plane.height
  const side = Math.min(plane.width, plane.height)
  const cap = sizeCaps.find(({ below }) => side < below)
  return [
    ...when(near > 0, 'several-faces', { faces: near + 1 }),
    ...when(isCut(face, plane), 'cut-face', {}),
    ...when(share < SMALL.share || face.box.width < SMALL.pixels, 'small-face', {
      fills: Math.round(share * 100),
      pixels: Math.round(face.box.width),
    }),
    ...when(Math.abs(face.yaw) > TURNED.yaw || Math.abs(face.pitch) > TURNED.pitch, 'turned-away', {
      turned: Math.round(Math.max(Math.abs(face.yaw), Math.abs(face.pitch))),
    }),
    ...(cap ? [{ id: 'small-picture', params: { side, target: 800 }, at: cap.at } as const] : []),
  ]
}
