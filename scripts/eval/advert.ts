// An advert as the evaluation tells it: what it requires and what it wishes for.
import { readAdvert } from '../../src/analysis/job'
import { type Kind, timed } from './kind'

async function read(bytes: Uint8Array) {
  const { keywords, requirements, confidence, title, language } = readAdvert(new TextDecoder().decode(bytes))
  const hard = keywords.filter(({ kind }) => kind === 'hard')
  const texts = (asked: string) => hard.filter(({ need }) => need === asked).map(({ text }) => text)
  const [required, desirable, duties] = [texts('required'), texts('desirable'), texts('duty')]
  const soft = keywords.filter(({ kind }) => kind === 'soft').map(({ text }) => text)
  const conditions = requirements.map(({ kind, what, level, need }) => ({ kind, what, level, need }))
  const figures = { required, desirable, duties, soft, conditions, title, language, confidence }
  return { figures, found: `${required.length} required, ${desirable.length} desirable, ${confidence}`, score: null }
}

export const advert: Kind = {
  name: 'advert',
  extensions: ['txt', 'md', 'html', 'htm'],
  measure: (bytes) => timed(() => read(bytes)),
}
