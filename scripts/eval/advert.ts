// An advert as the evaluation reports it: what it requires and what it wishes for.
import { readAdvert } from '../../src/analysis/job'
import type { Advert } from '../../src/analysis/job/result'
import { type Kind, timed } from './kind'

/** The hard skills and languages an advert requires or wishes for, in its own words; subjects of degrees are conditions. */
export const skillsOf = ({ keywords, requirements }: Advert, need: 'required' | 'desirable'): string[] => [
  ...keywords.filter((one) => one.kind === 'hard' && !one.schooling && one.need === need).map(({ text }) => text),
  ...requirements.filter((one) => one.kind === 'language' && one.need === need).map(({ quote }) => quote.mark),
]

async function read(bytes: Uint8Array) {
  const advert = readAdvert(new TextDecoder().decode(bytes))
  const { keywords, requirements, confidence, title, language } = advert
  const [required, desirable] = [skillsOf(advert, 'required'), skillsOf(advert, 'desirable')]
  const duties = keywords.filter((one) => one.kind === 'hard' && one.need === 'duty').map(({ text }) => text)
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
