// Calculates what one answer adds to the score by putting an ordinary answer in and measuring again: a share of the
// check's points would promise less for the first figures than they bring, and nothing for the task that a figure
// makes of a bare line.

import { plainLine } from '../../documents/document'
import type { TextLanguage } from '../../text-language'
import { type Judged, scoreRead } from '..'
import { readResume } from '../reading'
import type { CurrentMonth } from '../reading/dates/dates'
import { type Block, toStatements } from '../reading/lines/paragraphs'
import { filledLine } from './answers'
import { type MadeLines, toDraftDocument } from './document'
import { type DraftPart, fieldOf } from './parts'
import type { Question } from './question'
import { figureTexts, filled, samples } from './samples'
import { type Source, toDraftSheet } from './sheet'

/** Questions about lines and fields that are measured one by one; those after them get what their check's last one got. */
const MEASURED_MOST = 12

type Measure = Judged & {
  readonly sources: ReadonlyMap<number, Source>
  readonly made: MadeLines
  readonly isCopied: (text: string) => boolean
  readonly now: CurrentMonth | null
}

/** The described work with the sentences of one line replaced. */
const withLine = ({ blocks, sources }: Measure, { part, line }: Source, text: string): Block[] => {
  const isThere = (block: Block) => {
    const source = sources.get(block.line.number)
    return source?.part === part && source.line === line
  }
  const at = blocks.findIndex(isThere)
  const [first] = blocks.slice(at)
  if (at < 0 || !first) return [...blocks]
  const statements = toStatements({ ...first, text, bullet: false })
  return [...blocks.slice(0, at), ...statements, ...blocks.slice(at).filter((block) => !isThere(block))]
}

const withTask = ({ blocks }: Measure, text: string): Block[] => {
  const [first] = blocks
  const line = first?.line ?? { ...plainLine(text), number: 0, size: 10.5, bullet: true }
  return [...blocks, { text, line, lines: 1, bullet: false }]
}

/** What an ordinary answer puts into a field: what is suggested, where that is more than what stands there. */
const sampleFor = (
  parts: readonly DraftPart[],
  { part, field = '' }: Source,
  suggested: string | undefined,
  language: TextLanguage,
): string => {
  const partAt = parts.find(({ id }) => id === part)
  return suggested && partAt && suggested !== fieldOf(partAt, field) ? suggested : (filled[language][field] ?? '')
}

/** The score of a draft, read again as a whole; the lines it shares with the former reading are read once. */
const scoreOf = (parts: readonly DraftPart[], { made, isCopied, now }: Measure): number | null =>
  scoreRead(readResume(toDraftDocument(toDraftSheet(parts), made).document, [], now), isCopied)

/** With an ordinary answer in the fields of these questions; a part that is not there yet is made. */
const withFields = (
  parts: readonly DraftPart[],
  questions: readonly Question[],
  language: TextLanguage,
): readonly DraftPart[] =>
  questions.reduce((all, { place, kind, suggested, field = '' }) => {
    if (!place)
      return all.concat({ id: `answer ${field}`, kind, fields: { [field]: filled[language][field] ?? '' }, lines: [] })
    const { part, field: own = '' } = place
    const text = sampleFor(all, place, suggested, language)
    return all.map((one) => (one.id === part ? { ...one, fields: { ...one.fields, [own]: text } } : one))
  }, parts)

/** The score with a line more outside the jobs, read again: in its section, or in one that the line makes behind the jobs. */
const scoreWithLine = (
  parts: readonly DraftPart[],
  { place, kind, heading }: Question,
  text: string,
  measure: Measure,
): number | null => {
  const line = { id: 'answer', text }
  const isThere = parts.some(({ id }) => id === place?.part)
  const added: DraftPart = { id: 'answer', kind, fields: heading ? { heading } : {}, lines: [line] }
  const at = parts.findLastIndex((one) => one.kind === (heading ? 'job' : kind)) + 1 || parts.length
  const changedParts = isThere
    ? parts.map((one) => (one.id === place?.part ? { ...one, lines: [...one.lines, line] } : one))
    : parts.toSpliced(at, 0, added)
  return scoreOf(changedParts, measure)
}

/** The score with a full answer joined to a list or an opening: what "up to" may not fall short of. */
const scoreWithMore = (
  parts: readonly DraftPart[],
  { kind, field = 'text' }: Question,
  language: TextLanguage,
  measure: Measure,
): number | null => {
  const title = parts.find((part) => part.kind === 'job' && fieldOf(part, 'title') !== '')
  const named = title ? fieldOf(title, 'title') : filled[language].title
  const text = kind === 'skills' ? samples[language].skills : `${named} ${samples[language].summary}`
  const at = parts.findIndex((part) => part.kind === kind)
  const part = parts[at] ?? { id: 'answer', kind, fields: {}, lines: [] }
  const joined = [fieldOf(part, field), text].filter(Boolean).join(', ')
  const changed = { ...part, fields: { ...part.fields, [field]: joined } }
  return scoreOf(at < 0 ? parts.toSpliced(1, 0, changed) : parts.with(at, changed), measure)
}

/** True for a question whose answer is put in to see what it adds; the others bring what their check promises. */
const isMeasured = ({ figure, answer, place }: Question): boolean =>
  answer === 'line' || answer === 'add' || answer === 'field' || (place !== null && figure !== null)

/** The questions while somebody types: without what each answer adds, which takes several times as long to measure as the score. */
export const withoutGains = (questions: readonly Question[], { scoreWith }: Judged): Question[] =>
  questions.map((question) => (scoreWith !== null && isMeasured(question) ? { ...question, gain: null } : question))

/** The described work with ordinary answers to all of these questions about its lines. */
const withAll = (questions: readonly Question[], measure: Measure): Block[] =>
  questions.reduce<Block[]>(
    (blocks, { answer, place, figure, check }, at) => {
      const now = { ...measure, blocks }
      const sample = samples[measure.result.language]
      if (answer === 'line')
        return withTask(now, check === 'quantified' ? sample.figures[0] : at > 0 ? sample.more : sample.tasks[0])
      return place && figure ? withLine(now, place, filledLine(figure, `${40 + at}`, sample.unit)) : blocks
    },
    [...measure.blocks],
  )

/** True for a question beside which others ask for the same: enough figures, tasks or fields are enough, wherever they stand. */
const mayBeAlike = ({ answer, kind }: Question): boolean =>
  answer === 'figure' || answer === 'field' || (answer === 'line' && kind === 'job')

/** Says of alike questions what they bring together; a field is read again, because it decides what is measured. */
const withTogether = (questions: readonly Question[], measure: Measure, parts: readonly DraftPart[]): Question[] => {
  const { scoreWith, result } = measure
  if (scoreWith === null) return [...questions]
  const likely = questions.filter(mayBeAlike)
  const scoreTogether = (alike: readonly Question[]) =>
    alike[0]?.answer === 'field'
      ? scoreOf(withFields(parts, alike, result.language), measure)
      : scoreWith(withAll(alike, measure))
  const together = new Map<string, number>()
  for (const check of new Set(likely.map((one) => one.check))) {
    const alike = likely.filter((one) => one.check === check)
    const sum = alike.reduce((all, { gain }) => all + (gain ?? 0), 0)
    // One answer may be worth more than ordinary ones to all, and all together bring no less than it.
    const most = Math.max(...alike.map(({ gain }) => gain ?? 0))
    const brought = alike.length < 2 ? sum : Math.max(most, (scoreTogether(alike) ?? 0) - (result.score ?? 0))
    if (brought < sum) together.set(check, brought)
  }
  return questions.map((question) => {
    const brought = likely.includes(question) ? together.get(question.check) : undefined
    return brought === undefined ? question : { ...question, together: brought }
  })
}

type Brought = { readonly gain: number; readonly least?: number }
/** The most of some points, and the least where that is another promise. */
const between = (points: readonly number[]): Brought => {
  const [least, gain] = [Math.min(...points), Math.max(...points)]
  return gain - least > 1 ? { gain, least } : { gain }
}

/** The questions with what each answer adds, in whole points; never negative. Pure. */
export const withGains = (
  questions: readonly (Question & { readonly gain: number })[],
  measure: Measure,
  parts: readonly DraftPart[],
): Question[] => {
  const { scoreWith, result } = measure
  const { score, language } = result
  if (scoreWith === null || score === null) return [...questions]
  const sample = samples[language]
  const scores = new Map<string, Brought>()
  let count = 0
  /** What each of some ordinary answers makes of the score; none where that is not measured. */
  const scoresOfAnswers = (question: Question): readonly (number | null)[] => {
    const { answer, place, check, figure } = question
    if (!isMeasured(question)) return []
    if (answer === 'add') return [scoreWithMore(parts, question, language, measure)]
    if (answer === 'field')
      return count++ < MEASURED_MOST ? [scoreOf(withFields(parts, [question], language), measure)] : []
    if (answer === 'line' && question.kind !== 'job') {
      const year = measure.now ? `, ${measure.now.year}` : ''
      const texts = question.heading ? [sample.pause] : sample.courses.map((course) => `${course}${year}`)
      return texts.map((text) => scoreWithLine(parts, question, text, measure))
    }
    const texts = check === 'quantified' ? sample.figures : sample.tasks
    if (answer === 'line') return texts.map((text) => scoreWith(withTask(measure, text)))
    return place && figure && count++ < MEASURED_MOST
      ? figureTexts(figure, sample).map((text) => scoreWith(withLine(measure, place, text)))
      : []
  }
  const gained = questions.map((question) => {
    const { answer, check, gain } = question
    const alike = answer === 'line' ? `${check} ${question.kind}` : ''
    const before = scores.get(alike)
    const reached = before === undefined ? scoresOfAnswers(question).filter((one) => one !== null) : []
    const points = reached.map((one) => Math.max(0, one - score))
    const brought: Brought =
      points.length === 0
        ? (scores.get(`last ${check}`) ?? { gain })
        : // Of a list the points are those of all that it may hold, or of a full answer where that fills other checks too.
          between(answer === 'add' ? [Math.max(gain, ...points)] : points)
    const measured = before ?? brought
    if (alike) scores.set(alike, measured)
    if (answer === 'figure' || answer === 'field') scores.set(`last ${check}`, measured)
    return { ...question, ...measured }
  })
  return withTogether(gained, measure, parts)
}
