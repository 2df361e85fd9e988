// The job scanner: `readAdvert` gives what is asked for, `matchJob` looks for each in the résumé and scores by rubric.ts.
import type { Document } from '../documents/document'
import { type Resume, readResume } from '../resume/reading'
import type { CurrentMonth } from '../resume/reading/dates/dates'
import { declaresChange } from '../resume/skills/change'
import { askedTexts, countedKeywords, decisive } from './comparable'
import { withChosenLanguage, withoutOthers } from './match/choice'
import { reachable } from './match/reachable'
import { answerOf } from './match/requirements'
import { toPerson } from './match/resume-text'
import { withAlternatives, withNamed } from './match/skills/alternatives'
import { withBracketed } from './match/skills/bracketed'
import { creditOf } from './match/skills/credit'
import { withSpokenOf } from './match/skills/spoken-of'
import { wordingShare } from './match/words/wording'
import { workOf } from './match/work/asked-work'
import { isAccepted, withSubject } from './match/work/subjects'
import { isVeryWork, titleShare } from './match/work/title'
import { coverageOf, rangeOf } from './range'
import type { Advert, JobResult, KeywordMatch } from './result'
import { FULL_KEYWORDS, JOB_RUBRIC_VERSION, WORK_MATCHES } from './rubric'
import { inOtherWork, sharesOf, toScore, weightsFor } from './score'

export { readAdvert } from './advert'

export { isComparable, lacksOf } from './comparable'

/** True for a text without title, keyword and condition, which is no advert. */
export const asksNothing = ({ title, keywords, requirements }: Advert): boolean =>
  title === null && keywords.length + requirements.length === 0

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

/** True where the person had work of the advert's very trade, so that its title is theirs to write. */
const isInTrade = (
  { title }: Advert,
  work: ReturnType<typeof workOf>,
  nearest: ReturnType<typeof titleShare> | null,
  resume: Resume,
): boolean => {
  const { exact, near } = work.trade()
  return (
    title === null ||
    // Only who held a title of that very work may write the title: a chef who fillets fish is not a fishmonger.
    (exact ?? []).some(({ title: resumeTitle }) => resumeTitle === null || isVeryWork(title, resumeTitle)) ||
    // No gain comes of writing a higher title than the one they had, or one that they only aim at.
    (near.length === 0 &&
      !declaresChange(resume) &&
      (nearest?.share ?? 0) >= WORK_MATCHES.title &&
      isVeryWork(title, nearest?.evidence?.mark ?? ''))
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
  const credited = advert.keywords.map((keyword) => ({ ...keyword, ...creditOf(keyword, person, advert.language) }))
  const matches = withBracketed(withAlternatives(withNamed(credited)), resume.lines)
  const title = advert.title === null ? null : titleShare(advert.title, resume)
  const wording = wordingShare(askedTexts(advert), person, advert.language)
  const workMatches = doesSuchWork(matches, title?.share ?? null, wording)
  // In work of another kind the same noun names another object.
  const allKeywords = workMatches ? withSpokenOf(matches, person, advert.language) : matches
  const work = workOf(advert, resume, person)
  const answers = advert.requirements.map((requirement) =>
    withSubject(answerOf(requirement, resume, { now, workMatches, work }), allKeywords, resume),
  )
  const requirements = withoutOthers(withChosenLanguage(answers), allKeywords)
  const graded = allKeywords.filter((one) => !isAccepted(one, requirements, resume))
  const all = sharesOf(graded, requirements, title?.share ?? null, wording)
  const shares = inOtherWork(all, workMatches)
  const { score, blocks, gains } = toScore(
    graded,
    shares,
    reachable(requirements, {
      workMatches,
      sameTrade: isInTrade(advert, work, title, resume) && title?.headHeld !== true,
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
