// An advert as the evaluation tells it: what it asks for and how far that can be trusted.
import { asksNothing, readAdvert } from '../../src/analysis/job'
import { type Kind, timed } from './kind'

async function read(bytes: Uint8Array) {
  const advert = readAdvert(new TextDecoder().decode(bytes))
  const named = (need: 'required' | 'desirable') =>
    advert.keywords.filter((keyword) => keyword.need === need).map(({ text }) => text)
  const [required, desirable] = [named('required'), named('desirable')]
  const confidence = asksNothing(advert) ? null : advert.confidence
  const { title, language, requirements, words } = advert
  const found = `${required.length} required, ${desirable.length} desirable, ${confidence ?? 'no advert'}`
  return { figures: { required, desirable, confidence, title, language, requirements, words }, found, score: null }
}

export const advert: Kind = {
  name: 'advert',
  extensions: ['txt', 'html', 'htm', 'md'],
  measure: (bytes) => timed(() => read(bytes)),
}
