// Divides a line at the words where its weight, slant or colour changes.
import { memo } from '../memo'
import { looksAlike } from './colour'
import { cleanText, splitBullet } from './text'

/** A stretch of a line in one weight, slant and colour: "bold", "medium italic #666666"; the usual weight has no word. */
export type Faced = { readonly text: string; readonly face: string }

/** A weight and a slant as `Faced` has them. */
export const faceIn = (weight: string, italic: boolean): string => `${weight}${italic ? ' italic' : ''}`.trim()

const toInk = memo((colour: string): string => {
  const ink = colour.toLowerCase()
  return /^#[\da-f]{6}$/.test(ink) && looksAlike(ink, '#000000') ? '' : ink
})
/** Such a face with its colour (#rrggbb); near-black text has none. */
export const faceOf = (face: string, colour: string): string => `${face} ${toInk(colour)}`.trim()

/** True for two faces between which the eye sees no change. */
const areAlike = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((face) => face.search(/#[\da-f]{6}$/)) as [number, number]
  return (
    a === b ||
    (one >= 0 && other >= 0 && a.slice(0, one) === b.slice(0, other) && looksAlike(a.slice(one), b.slice(other)))
  )
}

/** The stretches of a text that is given in pieces; the face of most of a word's letters is the word's, so that a letter of another font divides none. */
export const facesOf = (pieces: readonly Faced[]): Faced[] => {
  if (pieces.every(({ face }) => face === pieces[0]!.face))
    return pieces.length === 0 ? [] : [{ text: pieces.map(({ text }) => text).join(''), face: pieces[0]!.face }]
  const words: { text: string; letters: string[] }[] = [{ text: '', letters: [] }]
  for (const { text, face } of pieces)
    for (const char of text)
      if (/\s/.test(char)) words.push({ text: '', letters: [] })
      else {
        const word = words.at(-1)!
        word.text += char
        if (/[\p{L}\d]/u.test(char)) word.letters.push(face)
      }
  const faces: { text: string; face: string }[] = []
  for (const { text, letters } of words.filter((word) => word.text !== '')) {
    const last = faces.at(-1)
    const face = letters.toSorted()[letters.length >> 1] ?? last?.face ?? pieces[0]!.face
    if (last && areAlike(last.face, face)) last.text += ` ${text}`
    else faces.push({ text, face })
  }
  return faces
}

/** A line with more stretches is a text with words in bold, and no heading of names. */
const MAX_FACES = 12

/** The stretches of a line, without its bullet; nothing where all have one face, and where there are too many. */
export const toFaces = (all: readonly Faced[]): { readonly faces?: readonly Faced[] } => {
  if (all.length > MAX_FACES || all.every(({ face }) => face === all[0]!.face)) return {}
  const faces = all.map(({ text, face }, at) => {
    const clean = cleanText(text)
    return { text: at === 0 ? splitBullet(clean).text : clean, face }
  })
  return { faces: faces.filter(({ text }) => text !== '') }
}
