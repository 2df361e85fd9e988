// Notes on a photo (several faces, cut, small, turned, dark or burnt-out face) that limit the overall score.
import type { Outcome } from './checks/outcome'
import type { Face } from './geometry'
import type { Plane } from './planes'
import type { Note } from './result'
import { NOTE_CAPS, SIZE_CAPS } from './rubric'

/** Minimum width of a second face relative to the first; smaller ones are people in the background. */
const SECOND = 0.35
/** Share of its width by which a cut face exceeds the edge; the mesh extrapolates beyond the picture. */
const OVER = 0.03
/** Minimum share of the picture's height, and minimum pixels across, for a face to be judged well. */
const SMALL = { share: 0.12, pixels: 60 }
/**
 * Space below the chin, in heights of the face (brow to chin): from `seen` on the shoulders show, up to `chin` nothing
 * but the neck does. Between both the limit rises from NOTE_CAPS to `most`, so that a hair more of a collar is no leap.
 */
const SHOULDERS = { chin: 0.15, seen: 0.3, most: 90 }
/** Degrees sideways, or up and down. */
const TURNED = { yaw: 28, pitch: 35 }

const isCut = ({ box }: Face, { width, height }: Plane): boolean => {
  const slack = box.width * OVER
  return box.x < -slack || box.y < -slack || box.x + box.width > width + slack || box.y + box.height > height + slack
}

const when = (holds: boolean, id: keyof typeof NOTE_CAPS, params: Note['params'], at = NOTE_CAPS[id]): Note[] =>
  holds ? [{ id, params, at }] : []

/** The limit of the score for the space below the chin, undefined where the shoulders show. */
export function shouldersLimit(below: number): number | undefined {
  const { chin, seen, most } = SHOULDERS
  if (below >= seen) return undefined
  const least = NOTE_CAPS['no-shoulders']
  return Math.round(least + Math.max(0, (below - chin) / (seen - chin)) * (most - least))
}

/** The number of people in the photo: the main face and other faces of comparable size. */
export const peopleIn = (face: Face, others: readonly Face[]): number =>
  1 + others.filter(({ box }) => box.width >= face.box.width * SECOND).length

/**
 * Per cent of white that the face's own highlights (teeth, eyes, forehead) stay below in a photo that hardly shows it; any skin passes 50 in fair
 * light. Per cent of the face burnt out from which its form is gone.
 */
const LIGHT = { dark: 30, burnt: 50 }

/** What the light hides; `light` is the outcome of the checks of light by id. */
export function lightNotes(light: (id: string) => Outcome | undefined): Note[] {
  const lit = Number(light('brightness')?.params.lit ?? 100)
  const burnt = Number(light('highlights')?.params.burnt ?? 0)
  return [...when(lit < LIGHT.dark, 'dark-face', { lit }), ...when(burnt >= LIGHT.burnt, 'burnt-face', { burnt })]
}

/** All notes on the face and the picture that apply, each with the maximum of the score that it limits. */
export function notesOf(plane: Plane, face: Face, others: readonly Face[]): Note[] {
  const people = peopleIn(face, others)
  const share = face.box.height / plane.height
  const side = Math.min(plane.width, plane.height)
  const cap = SIZE_CAPS.find(({ below }) => side < below)
  const cut = isCut(face, plane)
  const shoulders = shouldersLimit((plane.height - face.box.y - face.box.height) / Math.max(1, face.box.height))
  return [
    ...when(people > 1, 'several-faces', { faces: people }),
    ...when(cut, 'cut-face', {}),
    ...when(share < SMALL.share || face.box.width < SMALL.pixels, 'small-face', {
      fills: Math.round(share * 100),
      pixels: Math.round(face.box.width),
    }),
    ...when(!cut && shoulders !== undefined, 'no-shoulders', {}, shoulders),
    ...when(Math.abs(face.yaw) > TURNED.yaw || Math.abs(face.pitch) > TURNED.pitch, 'turned-away', {
      turned: Math.round(Math.max(Math.abs(face.yaw), Math.abs(face.pitch))),
    }),
    ...(cap ? [{ id: 'small-picture', params: { side, target: 800 }, at: cap.at } as const] : []),
  ]
}
