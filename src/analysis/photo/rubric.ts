// The rubric of the photo tool (weights: docs/analysis/photo.md), measured by checks/measures.ts. Any change raises
// PHOTO_RUBRIC_VERSION.
import type { Effort } from '../check-functions'
import type { Aspect, NoteId } from './result'

export const PHOTO_RUBRIC_VERSION = 5

/** Shares of the aspects in the overall score; they add up to 1. */
export const ASPECT_WEIGHTS: Readonly<Record<Aspect, number>> = {
  expression: 0.3,
  light: 0.25,
  sharpness: 0.25,
  background: 0.2,
}

export type PhotoRule<Id extends string = string> = {
  readonly id: Id
  readonly aspect: Aspect
  /** Points; those of an aspect add up to 100. */
  readonly max: number
  readonly effort: Effort | undefined
}

const rule = <Id extends string>(aspect: Aspect, id: Id, max: number, effort?: Effort): PhotoRule<Id> => ({
  ...{ id, aspect, max, effort },
})

/** One row per check, in the order of the page. */
export const photoRubric = [
  //   aspect      id       points, effort       full when
  rule('expression', 'smile', 40), //               the corners of the mouth are up; calm gets half
  rule('expression', 'eyes', 25), //                both are open and can be seen
  rule('expression', 'facing', 25), //              at most 15° aside, up or down
  rule('expression', 'level', 10, 'light'), //      at most 12° tilted
  rule('light', 'highlights', 30), //               at most 2 % of the face burnt out
  rule('light', 'evenness', 30), //                 the two sides differ by 10 % of the tones
  rule('light', 'brightness', 20), //               the face's own highlights pass 130 of 255
  rule('light', 'contrast', 20), //                 90 levels between its shadows and highlights
  rule('sharpness', 'focus', 65), //                the face is crisp at 128 px
  rule('sharpness', 'size', 20, 'light'), //        shorter side of 800 px
  rule('sharpness', 'compression', 15, 'light'), // no 8 × 8 blocks
  rule('background', 'plain', 65), //               hardly an edge around the person
  rule('background', 'framing', 35, 'light'), //    the face is 30-75 % of the height
]

export type PhotoCheckId = (typeof photoRubric)[number]['id']

/** Maximum overall score per note (`no-shoulders`: see notes.ts); `small-picture` limits only sharpness. */
export const NOTE_CAPS: Readonly<Record<Exclude<NoteId, 'small-picture'>, number>> = {
  'several-faces': 60,
  'cut-face': 60,
  'small-face': 60,
  'no-shoulders': 70,
  'turned-away': 70,
  'dark-face': 50,
  'burnt-face': 55,
}
/** The light of a face that can hardly be seen is this at most, whatever its evenness. */
export const HIDDEN_LIGHT = 35
/** The checks that lift a note about light once they are full. */
export const liftedBy: Readonly<Partial<Record<NoteId, readonly string[]>>> = {
  'dark-face': ['brightness', 'contrast'],
  'burnt-face': ['highlights'],
}
/** Shorter side in pixels below which sharpness is limited to `at`. */
export const SIZE_CAPS = [
  { below: 200, at: 40 },
  { below: 400, at: 75 },
] as const
