// Interview practice: chooses six questions from a résumé and an advert; measure.ts says what an answer shows.
import type { Document } from '../documents/document'
import { asksNothing, matchJob, readAdvert } from '../job'
import { type Resume, readResume } from '../resume/reading'
import type { Correction } from '../resume/reading/corrections/correction'
import type { CurrentMonth } from '../resume/reading/dates/dates'
import type { Role } from '../resume/reading/experience/role'
import * as from from './candidates'
import { QUESTIONS } from './limits'
import { INTERVIEW_RUBRIC, type Practice, type Question } from './result'
import { quoteOf } from './sources'
import { spreadOver, withinShares } from './spread'

export { measureAnswer } from './measure'

const linesIn = (questions: readonly Question[]): ReadonlySet<number> =>
  new Set(questions.flatMap(({ quotes }) => quotes.flatMap((quote) => (quote.from === 'resume' ? [quote.line] : []))))

const present = (...questions: readonly (Question | null | undefined)[]): Question[] =>
  questions.filter((one) => one != null)

/** The lines, from 1, by which a job is quoted. */
const linesOfRole = (resume: Resume, { line, datesLine, statements }: Role): ReadonlySet<number> =>
  new Set([line, ...(datesLine ? [datesLine] : []), ...statements].map((where) => quoteOf(resume, where).line))

/**
 * The six questions in the order they are asked: the weakest line of the job with most to ask about, a figure to defend, a
 * requirement of the advert that the résumé does not show, time without work, a situation, and the person's own question. A
 * question that does not apply is replaced by the weakest line of another job, a listed skill that no line shows, the end of a
 * job, the studies or the motive. No job gets more than its share (spread.ts). `now` is when it is asked; null ignores the time
 * since the last job. `advert` is the pasted text, '' for none; an advert without requirements counts as none. `corrections` are
 * the person's, of how the document was read.
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
  const spread = spreadOver(resume.roles, now)
  const roles = spread.map(({ role }) => role)
  const fits = withinShares(spread, (role) => linesOfRole(resume, role))
  const [main, ...others] = from.claims(resume, roles)
  const first = present(main)
  const chosen = [
    ...first,
    ...present(
      from.figures(resume, linesIn(first)).find((one) => fits(one, first)),
      from.requirement(scanned),
      from.gap(resume, now?.year ?? null),
    ),
  ]
  const situations = from.situations(resume, scanned, roles)
  const last = [...present(situations.find((one) => fits(one, chosen)) ?? situations[0]), from.ownQuestion(scanned)]
  // A line whose figure is asked about gets no second question.
  const free = others.filter(({ quotes }) => !quotes.some(({ line }) => linesIn(chosen).has(line)))
  const spare = present(
    free[0],
    from.skill(resume, scanned),
    from.changes(resume).find((one) => fits(one, [...chosen, ...last, ...free.slice(0, 1)])),
    from.study(resume),
    from.motive(resume, scanned),
    ...free.slice(1),
    ...from.general,
  )
  const questions = [...chosen]
  for (const question of spare) if (fits(question, [...questions, ...last])) questions.push(question)
  const six = [...questions.slice(0, QUESTIONS - last.length), ...last]
  return { rubric: INTERVIEW_RUBRIC, language: resume.language, questions: six }
}
