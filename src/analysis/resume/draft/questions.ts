// Turns each open check of a measured draft into a question about one line or field, which states no fact.

import { either } from '../../phrases'
import type { CurrentMonth } from '../reading/dates/dates'
import { quantity } from '../reading/experience/tasks/quantities'
import { fold } from '../reading/text'
import type { Check, Judgement } from '../result'
import { promisedGains } from '../scoring/promise/promised'
import { figureAnswer } from './answers'
import { firstQuestions } from './first-questions'
import { doubtsIn } from './import/doubts'
import { isLength } from './import/entry-fields'
import type { DraftPart } from './parts'
import type { AnswerKind, Estimated } from './question'
import type { Source } from './sheet'
import { isFilled, type SingleAnswer, singleAnswers } from './single-answers'
import { objectIn, type Topic, topicOf } from './topics'
import { spokenQuestion, unpaidQuestions } from './unpaid-questions'
import { workPlaces } from './work-parts'

/** A measured draft, with the places of each check's evidence in it, each place once. */
export type Placed = {
  readonly result: Judgement
  readonly places: Readonly<Record<string, readonly Source[]>>
}

const targetOf = ({ params }: Check): number => (typeof params.target === 'number' ? params.target : 1)
/** The points that one of several answers adds. */
const shareOf = (check: Check): number =>
  Math.min(check.gain, Math.max(check.gain > 0 ? 1 : 0, Math.round(check.max / targetOf(check))))

const textAt = (parts: readonly DraftPart[], { part, line }: Source): string =>
  parts.find(({ id }) => id === part)?.lines.find(({ id }) => id === line)?.text ?? ''

/** "Servia o almoço para 120 alunos": a figure right before what the question is about. */
const counts = (topic: Exclude<Topic, 'any'>, text: string): boolean => {
  const object = objectIn(text, topic)
  return (
    object !== null &&
    /\d[\d.,]{0,12}\s(?:\p{L}{1,20}\s){0,2}$/u.test(text.slice(Math.max(0, object.at - 60), object.at))
  )
}

/** Words that come before an amount. */
const amountWords = `
  eram|sao|foram|sendo|cerca de|em torno de|por volta de|aproximadamente|mais de|em media|media de|uma media de
  ao todo|no total|total de|ate|uns|umas|about|around|some|roughly|approximately|more than|over|up to|on average
  an average of|it was|there were|in all|a total of`
/** "Cerca de 40 por semana", "Eram 180 refeições por dia": a line that only says how much the line above was. Folded. */
const amountOnly = new RegExp(String.raw`^(?:${either(amountWords)}\s+){0,3}(?:de\s+)?\d`)

const linesOf = (parts: readonly DraftPart[], part: string) => parts.find(({ id }) => id === part)?.lines ?? []

const hasAmountBelow = ({ part, line }: Source, parts: readonly DraftPart[]): boolean => {
  const lines = linesOf(parts, part)
  const next = lines[lines.findIndex(({ id }) => id === line) + 1]?.text ?? ''
  return amountOnly.test(fold(next)) && quantity(next) !== null
}

/** True where another line of the job gives the same figure, or is asked for it, or the next line is its amount. */
const isAnswered = (topic: Topic, place: Source, parts: readonly DraftPart[]): boolean =>
  hasAmountBelow(place, parts) ||
  (topic !== 'any' &&
    linesOf(parts, place.part).some(
      ({ id, text }) =>
        id !== place.line && quantity(text) !== null && (topicOf(text) === topic || counts(topic, text)),
    ))

/** A question for each line without a figure; the first may ask what else it counts, where its own count stands elsewhere. */
const figures = (check: Check, { places, result }: Placed, parts: readonly DraftPart[]): Estimated[] =>
  (places[check.id] ?? [])
    .filter(({ line }) => line !== undefined && check.status !== 'full')
    .map((place) => ({ place, topic: topicOf(textAt(parts, place)) }))
    .flatMap(({ place, topic }, at): { place: Source; topic: Topic; other: boolean }[] => {
      if (!isAnswered(topic, place, parts)) return [{ place, topic, other: false }]
      return at === 0 && !hasAmountBelow(place, parts) ? [{ place, topic: 'any', other: true }] : []
    })
    .filter(
      ({ place, topic }, at, all) =>
        topic === 'any' || all.findIndex((one) => one.topic === topic && one.place.part === place.part) === at,
    )
    .map(({ place, topic, other }): Estimated => {
      const line = textAt(parts, place)
      const texts = linesOf(parts, place.part).map(({ text }) => text)
      const figure = { line, ...figureAnswer(line, topic, result.language, other, texts) }
      const id = `quantified:${place.part}:${place.line}`
      return { id, check: check.id, answer: 'figure', topic, figure, place, kind: 'job', gain: shareOf(check) }
    })

const jobsOf = (parts: readonly DraftPart[]) => parts.filter(({ kind }) => kind === 'job')

/** If every line has a figure, asks for another line with one, for the job with the fewest lines. */
const another = (check: Check, measure: Placed, parts: readonly DraftPart[]): Estimated[] =>
  tasks(check, measure, parts)
    .slice(0, 1)
    .map((question) => ({ ...question, id: `quantified:${question.id}` }))

/** Asks for further tasks of the two jobs with the fewest lines, or before a first job of what stands in their place. */
const tasks = (check: Check, { result }: Placed, parts: readonly DraftPart[]): Estimated[] =>
  workPlaces(parts, result.language)
    .toSorted((a, b) => a.lines - b.lines)
    .slice(0, 2)
    .map(
      ({ part, lines, heading }): Estimated => ({
        id: `tasks:${part ?? ''}:${lines}`,
        check: check.id,
        answer: 'line',
        topic: null,
        figure: null,
        place: part === null ? null : { part },
        kind: 'job',
        ...(heading === null ? {} : { heading }),
        gain: shareOf(check),
      }),
    )

const jobFields = ['title', 'employer', 'start', 'end'] as const

/** A field of a job that is empty; without a job, the title of a first one. */
const roles = (check: Check, _: Placed, parts: readonly DraftPart[]): Estimated[] => {
  const jobs = jobsOf(parts)
  const lacking = jobs.length === 0 ? [{ part: null, field: jobFields[0] }] : jobs.flatMap(lackedBy)
  return lacking.map(
    ({ part, field }): Estimated => ({
      id: `roles:${part ?? ''}:${field}`,
      check: check.id,
      answer: 'field',
      topic: null,
      figure: null,
      place: part === null ? null : { part, field },
      kind: 'job',
      field,
      gain: Math.min(check.gain, 3),
    }),
  )
}

const lackedBy = ({ id: part, fields }: DraftPart) => {
  const field = jobFields.find((name) => !fields[name]?.trim() || (name === 'start' && isLength(fields[name])))
  return field ? [{ part, field }] : []
}

/** The place of a question that only advises and has none of its own: the first part besides the contact. */
const lookAt = (answer: AnswerKind, parts: readonly DraftPart[]): Source | null => {
  const part = answer === 'look' ? (parts.find(({ kind }) => kind !== 'contact') ?? parts[0]) : undefined
  return part ? { part: part.id } : null
}

const questionOf = (check: Check, { places, result }: Placed, parts: readonly DraftPart[]): Estimated[] => {
  const of = (kind: DraftPart['kind']) => parts.filter((part) => part.kind === kind)
  const asks = singleAnswers[check.id]?.(String(check.params.context), of, result.language)
  const { kind, field, answer, heading, suggested } =
    asks ?? ({ kind: 'job', field: null, answer: 'look' } as SingleAnswer)
  const evidencePlace = places[check.id]?.[0]
  const owns = of(kind).filter((part) => heading === undefined || part.fields.heading === heading)
  const target =
    owns.find((part) => answer !== 'field' || suggested !== undefined || !isFilled(part, field ?? '')) ?? owns[0]
  const draftPlace: Source | null = target ? { part: target.id, ...(field ? { field } : {}) } : null
  // An objective of its own is what is changed; a job's line is what the opening could take up.
  const isQuoted = answer === 'look' && parts.find(({ id }) => id === evidencePlace?.part)?.kind === 'own'
  const place =
    answer === 'slips'
      ? null
      : asks && !isQuoted
        ? (draftPlace ?? lookAt(answer, parts))
        : (evidencePlace ?? lookAt(answer, parts))
  // The id names the place, so that "I do not know" does not hide the question about another line.
  const id = `${check.id}:${evidencePlace?.part ?? ''}:${evidencePlace?.line ?? evidencePlace?.field ?? ''}`
  const more = { ...(field ? { field } : {}), ...(heading ? { heading } : {}), ...(suggested ? { suggested } : {}) }
  return [{ id, check: check.id, answer, topic: null, figure: null, place, kind, ...more, gain: check.gain }]
}

/** Checks that ask about several lines or fields. */
const askedBy: Readonly<Record<string, (check: Check, measure: Placed, parts: readonly DraftPart[]) => Estimated[]>> = {
  quantified: (check, measure, parts) => {
    const figureQuestions = figures(check, measure, parts)
    return figureQuestions.length > 0 ? figureQuestions : another(check, measure, parts)
  },
  tasks,
  roles,
}

/** True while a draft says too little for its content to be measured. */
export const isThin = ({ score, caps }: Judgement): boolean => score === null || caps.some(({ id }) => id === 'no-text')

const doubtKind = (
  { part, line, field }: Source,
  job: Readonly<Record<string, string>>,
  parts: readonly DraftPart[],
) => {
  if (!line) return field === 'title' && job.employer === undefined ? 'jobDuty' : 'jobTitle'
  const lines = parts.find(({ id }) => id === part)?.lines.filter(({ text }) => text.trim()) ?? []
  return lines.at(-1)?.id === line ? 'jobLastLine' : 'jobLine'
}

/** Lines and titles that may be jobs of their own; what is no job stays skipped until its words change. */
const doubtQuestions = (parts: readonly DraftPart[]): Estimated[] =>
  doubtsIn(parts).map(({ place, fields: job, tasks }): Estimated => {
    const id = `job:${place.part}:${place.line ?? place.field}:${Object.values(job).join('|').length}`
    return {
      id,
      check: doubtKind(place, job, parts),
      answer: 'job',
      topic: null,
      figure: null,
      place,
      kind: 'job',
      job,
      tasks,
      gain: 0,
    }
  })

/** Open checks as questions, skipped ones too, in the rubric's order; `order` in texts/ puts them as a coach would. Pure. */
export const questionsOf = (
  measure: Placed,
  parts: readonly DraftPart[],
  now: CurrentMonth | null = null,
): Estimated[] => {
  const unsure = doubtQuestions(parts)
  if (isThin(measure.result))
    return [...unsure, ...firstQuestions(parts, measure.result.language), ...spokenQuestion(parts)]
  const { checks } = measure.result
  const promised = promisedGains(checks)
  // What the page's tip promises is what is promised here, and what has no tip of its own is not asked.
  const open = checks.filter(({ id }) => promised.has(id)).map((check) => ({ ...check, gain: promised.get(check.id)! }))
  const others = open.flatMap((check): Estimated[] => {
    const fromCheck = askedBy[check.id]?.(check, measure, parts) ?? []
    return fromCheck.length > 0 ? fromCheck : questionOf(check, measure, parts)
  })
  return [...unsure, ...others, ...unpaidQuestions(parts, now)]
}
