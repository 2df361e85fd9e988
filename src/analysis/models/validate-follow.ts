// Validates a further question of a model: one sentence about words that stand in the person's answer.

import { anyOf } from '../phrases'
import { bareWords, fold } from '../resume/reading/text'
import { ANSWER_LIMITS, type FollowAnswer, type ValidAnswer } from './answer'
import type { Brief } from './brief'
import { rejectionOf, sourceOf } from './grounding'
import { instructionsOf } from './prompt'
import { oneLine, same } from './tidy'

/** Least words of the answer that a question may be about: one word stands in almost any answer. */
const ABOUT_WORDS = 2

/** What nobody may ask in an interview. */
const unasked = anyOf(String.raw`
  idade|anos voce tem|filhos?|gravid\w*|casad\w*|marido|esposa|namorad\w*|religi\w*|igreja
  (sua|alguma) (saude|doenca|deficiencia)|partido|votou|your age|old are you|(have|your) (children|kids)|pregnan\w*
  married|husband|wife|religio\w*|church|your (health|illness)|a disability|did you vote
`)

/** Validates a further question: one sentence about the answer, with no figure, name or skill of its own. */
export const validateFollow = (value: Record<string, unknown>, brief: Brief): ValidAnswer<FollowAnswer> => {
  const material = brief.lines.map(({ text }) => text).join(' ')
  const question = typeof value.question === 'string' ? oneLine(value.question) : ''
  const about = typeof value.about === 'string' ? oneLine(value.about) : ''
  const words = bareWords(about)
  const source = sourceOf([material, ...brief.facts.map(({ text }) => text)])
  const bounds = { own: source, language: brief.language, instructions: instructionsOf('interview'), share: 0 } as const
  const grounded =
    words.split(' ').length >= ABOUT_WORDS &&
    ` ${bareWords(material)} `.includes(` ${words} `) &&
    /^[^.!?]*\?$/u.test(question) &&
    question.length <= ANSWER_LIMITS.follow &&
    !unasked.test(fold(question)) &&
    brief.facts.every(({ text }) => !same(text, question)) &&
    rejectionOf(question, bounds) === null
  if (grounded) return { answer: { kind: 'follow', question, about }, dropped: 0 }
  return { answer: null, dropped: question === '' && about === '' ? 0 : 1 }
}
