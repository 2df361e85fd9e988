// Interview practice: chooses six questions from a résumé and an advert; measure.ts says what an answer shows.
import type { Document } from '../documents/document'
import { asksNothing, matchJob, readAdvert } from '../job'
import { readResume } from '../resume/reading'
import type { Correction } from '../resume/reading/corrections/correction'
import type { CurrentMonth } from '../resume/reading/dates/dates'
import * as from from './candidates'
import { QUESTIONS } from './limits'
import { INTERVIEW_RUBRIC, type Practice, type Question } from './result'

export { measureAnswer } from './measure'

const linesIn = (questions: readonly Question[]): ReadonlySet<number> =>
  new Set(questions.flatMap(({ quotes }) => quotes.flatMap((quote) => (quote.from === 'resume' ? [quote.line] : []))))

const present = (...questions: readonly (Question | null | undefined)[]): Question[] =>
  questions.filter((one) => one != null)

/**
 * The six questions in the order they are asked: the latest job's weakest line, a figure to defend, a requirement of the
 * advert that the résumé does not show, time without work, a situation, and the person's own question. A question that
 * does not apply is replaced by the weakest line of an earlier job, a listed skill that no line shows, the end of a job,
 * the studies or the motive. `now` is when it is asked; null ignores the time since the last job. `advert` is the pasted
 * text, '' for none; an advert without requirements counts as none. `corrections` are the person's, of how the document was read.
 */
export const practiceOf = (
  document: Document,
  advert: string,
  now: CurrentMonth | null,
  corrections: readonly Correction[] = [],
): Practice => {
  const resume = readResume(document, corrections)
  const read = advert === '' ? null : readAdvert(advert)
  const scanned = read && !asksNothing(read) ? { advert: read, match: matchJob(read, document, now, resume) } : null
  const [latest, ...earlier] = from.claims(resume)
  const first = present(latest)
  const chosen = [
    ...first,
    ...present(from.figure(resume, linesIn(first)), from.requirement(scanned), from.gap(resume, now?.year ?? null)),
  ]
  const last = [from.situation(resume, scanned), from.ownQuestion(scanned)]
  // A line whose figure is asked about gets no second question.
  const others = earlier.filter(({ quotes }) => !quotes.some(({ line }) => linesIn(chosen).has(line)))
  const spare = present(
    others[0],
    from.skill(resume, scanned),
    from.change(resume),
    from.study(resume),
    from.motive(resume, scanned),
    ...others.slice(1),
    ...from.general,
  )
  const questions = [...chosen, ...spare].slice(0, QUESTIONS - last.length)
  return { rubric: INTERVIEW_RUBRIC, language: resume.language, questions: [...questions, ...last] }
}
