// The job scanner compares an advert with a résumé. Deterministic: no clock, randomness or network.
import type { Document } from '../documents/document'
import { readResume } from '../resume/reading'
import { creditOf } from './match/credit'
import { answerOf } from './match/requirements'
import { toPerson } from './match/resume-text'
import { titleShare } from './match/title'
import { wordingShare } from './match/wording'
import type { Advert, JobResult, KeywordMatch, RequirementMatch } from './result'
import { JOB_RUBRIC_VERSION } from './rubric'
import { coverageOf, rangeOf, sharesOf, toScore } from './score'

export { readAdvert } from './advert'

/** True for a text with no keyword and no condition: there is nothing to compare. */
export const asksNothing = ({ keywords, requirements }: Advert): boolean => keywords.length + requirements.length === 0

/** "Um ano com Java" is only partly met by years of other work: at least one skill named in the same line must be found. */
const ofWhat = (answer: RequirementMatch, keywords: readonly Omit<KeywordMatch, 'gain'>[]): RequirementMatch => {
  const own = keywords.filter(
    ({ kind, quote }) => kind === 'hard' && quote.line === answer.quote.line && quote.text === answer.quote.text,
  )
  const none = own.length > 0 && own.every(({ bucket }) => bucket === 'missing')
  return answer.kind === 'years' && answer.met === 'yes' && none ? { ...answer, met: 'part' } : answer
}

/**
 * Compares an advert with a résumé by the rubric (rubric.ts): score 0 to 100, every keyword in one of three buckets with
 * the words of both sides. `year` is the current year, used for jobs without an end date; without it their years are unknown.
 * Hidden text of the résumé never counts, and repeating a word gains nothing.
 */
export const matchJob = (advert: Advert, document: Document, year: number | null = null): JobResult => {
  const resume = readResume(document)
  const person = toPerson(resume)
  const graded = advert.keywords.map((keyword) => ({ ...keyword, ...creditOf(keyword, person) }))
  const requirements = advert.requirements.map((asked) => ofWhat(answerOf(asked, resume, year), graded))
  const title = advert.title === null ? null : titleShare(advert.title, resume)
  const shares = sharesOf(graded, requirements, title?.share ?? null, wordingShare(advert.duties, person))
  const { score, blocks, gains } = toScore(graded, shares)
  const hard = graded.filter(({ kind, need }) => kind === 'hard' && need !== 'desirable').length
  return {
    rubric: JOB_RUBRIC_VERSION,
    engine: 'builtin',
    language: advert.language,
    score,
    range: advert.confidence === 'thin' ? rangeOf(shares, coverageOf(advert.words, hard), score) : null,
    confidence: advert.confidence,
    title: advert.title,
    titleFound: title?.evidence ?? null,
    words: advert.words,
    blocks,
    keywords: graded.map((one) => ({ ...one, gain: gains.get(one.id) ?? 0 })),
    requirements,
    parts: advert.parts,
    hidden: document.hidden.length,
  }
}
