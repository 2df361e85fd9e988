// A picture as the evaluation tells it: the faces found and what was measured of the largest.
import { analysePhoto } from '../../src/analysis/photo'
import { type Kind, timed } from './kind'

const unread = { faces: null, score: null, aspects: null, notes: [] }

async function read(bytes: Uint8Array) {
  const photo = await analysePhoto(bytes)
  if (!photo.ok) {
    const faces = photo.refusal === 'no-face' ? 0 : null
    return { figures: { ...unread, faces, refusal: photo.refusal }, found: photo.refusal, score: null }
  }
  const { faces, score, aspects, notes } = photo.result
  const told = notes.map(({ id }) => id)
  const { expression, light, background, sharpness } = aspects
  const found = `${faces} faces; expression ${expression}, light ${light}, background ${background}, sharpness ${sharpness}`
  return { figures: { faces, score, aspects, notes: told }, found: [found, ...told].join('; '), score }
}

export const photo: Kind = {
  name: 'photo',
  extensions: ['jpg', 'jpeg', 'png'],
  measure: (bytes) => timed(() => read(bytes)),
}
