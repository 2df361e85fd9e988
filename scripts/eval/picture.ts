// A picture as the evaluation reports it, measured on the copy without metadata that the product stores.
import { analysePhoto } from '../../src/analysis/photo'
import { compressPicture } from '../../src/analysis/photo/picture'
import { type Kind, timed } from './kind'

const unread = { faces: null, score: null, aspects: null, notes: [] }

async function read(bytes: Uint8Array) {
  const copy = await compressPicture(bytes)
  if (!copy.ok) return { figures: { ...unread, refusal: copy.refusal }, found: copy.refusal, score: null }
  const photo = await analysePhoto(copy.bytes)
  if (!photo.ok) {
    const faces = photo.refusal === 'no-face' || photo.refusal === 'sideways-photo' ? 0 : null
    return { figures: { ...unread, faces, refusal: photo.refusal }, found: photo.refusal, score: null }
  }
  const { faces, score, aspects, notes, checks } = photo.result
  const { expression, light, background, sharpness } = aspects
  const ids = notes.map(({ id }) => id).join(' ')
  const found = `faces ${faces}, expression ${expression}, light ${light}, background ${background}, sharpness ${sharpness} ${ids}`
  return { figures: { faces, score, aspects, notes, checks }, found, score }
}

/** The first picture of a run is charged with loading the nets. */
export const picture: Kind = {
  name: 'picture',
  extensions: ['jpg', 'jpeg', 'png'],
  measure: (bytes) => timed(() => read(bytes)),
}
