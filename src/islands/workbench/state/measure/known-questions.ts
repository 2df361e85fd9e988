// A question that comes again unchanged stays the same object: what shows it is not drawn again with every answer. What its answer adds
// stays as it was measured last while somebody types, and so does the number of pages.
import {
  byGain,
  type DraftMeasureJson as Measure,
  type DraftQuestionJson as Question,
} from '../../../../api/tools/draft'

const stableQuestions = (before: readonly Question[], after: readonly Question[]): readonly Question[] => {
  const byId = new Map(before.map((question) => [question.id, question]))
  const withGains = after.map((one) => {
    const old = byId.get(one.id)
    const question =
      one.gain === null && old ? { ...one, gain: old.gain, least: old.least, together: old.together } : one
    return old && JSON.stringify(old) === JSON.stringify(question) ? old : question
  })
  const questions = byGain(withGains)
  // Nor is their list, as long as it asks the same.
  const isSame = before.length === questions.length && questions.every((question, at) => question === before[at])
  return isSame ? before : questions
}

export const withKnownQuestions = (before: Measure | null, after: Measure): Measure =>
  before === null
    ? after
    : { ...after, questions: stableQuestions(before.questions, after.questions), pages: after.pages ?? before.pages }
