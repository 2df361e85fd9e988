// The job scanner compares an advert with a résumé. `readAdvert` (advert/) gives the skills and conditions that are
// asked for; `matchJob` looks for each in the résumé (match/) and scores the answers by rubric.ts. No clock,
// randomness or network.
import type { Document } from '../documents/document'
import { readResume } from '../resume/reading'
import type { CurrentMonth } from '../resume/reading/dates/dates'
import { fold } from '../resume/reading/text'
import { askedTexts, countedKeywords, decisive } from './comparable'
import { reachable } from './match/reachable'
import { answerOf } from './match/requirements'
import { toPerson } from './match/resume-text'
import { withAlternatives, withNamed } from './match/skills/alternatives'
import { creditOf } from './match/skills/credit'
import { wordingShare } from './match/skills/wording'
import { workOf } from './match/work/asked-work'
import { isVeryWork, titleShare } from './match/work/title'
import type { Advert, JobResult, KeywordMatch, RequirementMatch } from './result'
import { FULL_KEYWORDS, JOB_RUBRIC_VERSION, WORK_MATCHES } from './rubric'
import { coverageOf, inOtherWork, rangeOf, sharesOf, toScore, weightsFor } from './score'

export { readAdvert } from './advert'

export { isComparable, lacksOf } from './comparable'

/** True for a text without title, keyword and condition, which is no advert. */
export const asksNothing = ({ title, keywords, requirements }: Advert): boolean =>
  title === null && keywords.length + requirements.length === 0

/** Where a degree's subject may be another one: "ou áreas afins", "or a related field". */
const anySubject = /\b(?:afins|correlat\w+|similar\w*|relacionad\w+|equivalent\w*|qualquer|related|relevant|any)\b/

/** The subject of a degree: the level alone meets it in part, and the subject's name in the education part is enough for a degree. */
const withSubject = (answer: RequirementMatch, keywords: readonly Omit<KeywordMatch, 'gain'>[]): RequirementMatch => {
  const subjects = keywords.filter(({ schooling, quote }) => schooling && quote.line === answer.quote.line)
  if (answer.kind !== 'education' || subjects.length === 0) return answer
  const studied = subjects.find((one) => one.studied)
  if (studied && answer.met === 'unknown') return { ...answer, met: 'yes', evidence: studied.evidence }
  const isOtherSubject = !studied && answer.met === 'yes' && !anySubject.test(fold(answer.quote.text))
  return isOtherSubject ? { ...answer, met: 'part' } : answer
}

/** Words that subjects of any field share. */
const anyField =
  /^(?:sciences?|engineering|studies|management|technology|applied|general|ciencias?|engenharia|tecnologia|gestao|aplicad[ao])$/

/** Whether a degree's line has a word of the subject that says its field: "Computer Engineering" beside "Computer Science". */
const isAkin = (subject: string, line: string): boolean => {
  const words = new Set(fold(line).split(/[^\p{L}]+/u))
  return fold(subject)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 4 && !anyField.test(word) && words.has(word))
}

/** A subject that the advert lets be a similar one is met by a degree of its field, which its condition shows: it is no missing keyword. */
const isAccepted = (keyword: Omit<KeywordMatch, 'gain'>, requirements: readonly RequirementMatch[]): boolean =>
  keyword.schooling === true &&
  keyword.bucket === 'missing' &&
  requirements.some(
    ({ kind, met, quote, evidence }) =>
      kind === 'education' &&
      met === 'yes' &&
      quote.line === keyword.quote.line &&
      anySubject.test(fold(quote.text)) &&
      isAkin(keyword.text, evidence?.text ?? ''),
  )

/** True when the person's titles, skills or words show work of the advert's kind, or the advert names neither. */
const doesSuchWork = (
  keywords: readonly Omit<KeywordMatch, 'gain'>[],
  title: number | null,
  wording: number | null,
): boolean => {
  const skills = sharesOf(decisive(keywords), [], null, null).required
  if (title === null && skills === null) return true
  // A near title shows no such work where none of a full list of skills does.
  const none =
    skills === 0 && keywords.filter(({ kind, need }) => kind === 'hard' && need !== 'desirable').length >= FULL_KEYWORDS
  return (
    (title ?? 0) >= (none ? 1 : WORK_MATCHES.title) ||
    (skills ?? 0) >= WORK_MATCHES.skills ||
    (wording ?? 0) >= WORK_MATCHES.wording
  )
}

/**
 * Compares an advert with a résumé by the rubric (rubric.ts): score 0 to 100, every keyword in one of three buckets with
 * the words of both sides. `now` is used for jobs without an end date; without it their years are unknown.
 * `resume` is the document as it was read, where it was already.
 * Hidden text of the résumé never counts, and repeating a word gains nothing.
 */
export const matchJob = (
  advert: Advert,
  document: Document,
  now: CurrentMonth | null = null,
  resume = readResume(document),
): JobResult => {
  const person = toPerson(resume, askedTexts(advert))
  const allKeywords = withAlternatives(
    withNamed(advert.keywords.map((keyword) => ({ ...keyword, ...creditOf(keyword, person) }))),
  )
  const title = advert.title === null ? null : titleShare(advert.title, resume)
  const wording = wordingShare(askedTexts(advert), person, advert.language)
  const workMatches = doesSuchWork(allKeywords, title?.share ?? null, wording)
  const work = workOf(advert, resume, person)
  const requirements = advert.requirements.map((requirement) =>
    withSubject(answerOf(requirement, resume, { now, workMatches, work }), allKeywords),
  )
  const graded = allKeywords.filter((one) => !isAccepted(one, requirements))
  const { exact, near } = work.trade()
  const wantedTitle = advert.title ?? ''
  const inTrade =
    advert.title === null ||
    // A chef who fillets fish is no fishmonger: the title is theirs who held one of its work.
    (exact ?? []).some(({ title: resumeTitle }) => resumeTitle === null || isVeryWork(wantedTitle, resumeTitle)) ||
    // No gain comes of writing a higher title than the one they had.
    (near.length === 0 &&
      (title?.share ?? 0) >= WORK_MATCHES.title &&
      isVeryWork(advert.title, title?.evidence?.mark ?? ''))
  const all = sharesOf(graded, requirements, title?.share ?? null, wording)
  const shares = inOtherWork(all, workMatches)
  const { score, blocks, gains } = toScore(
    graded,
    shares,
    reachable(requirements, {
      workMatches,
      sameTrade: inTrade && title?.headHeld !== true,
      noExperience: advert.noExperience,
    }),
    weightsFor(requirements),
  )
  return {
    rubric: JOB_RUBRIC_VERSION,
    engine: 'builtin',
    language: advert.language,
    score,
    range: advert.confidence === 'thin' ? rangeOf(all, coverageOf(advert.words, countedKeywords(advert)), score) : null,
    confidence: advert.confidence,
    title: advert.title,
    titleFound: title?.evidence ?? null,
    words: advert.words,
    blocks,
    keywords: graded.map((one) => ({ ...one, gain: gains.get(one.id) ?? 0 })),
    requirements,
    parts: advert.parts,
    workMatches,
    hidden: document.hidden.length,
  }
}
