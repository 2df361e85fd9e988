// An interview practice in words: the question with what it was made of, and what each try showed. Pure.

import type { AnswerMeasure, Question, QuestionKind, Quote, ShownEvidence } from '../../analysis/interview/result'
import type { TextLanguage } from '../../analysis/text-language'
import { type Language, type TextKey, type Translate, translator } from '../../i18n'

export type QuoteView = { readonly text: string; readonly mark: string | null; readonly cite: string }
export type QuestionView = {
  readonly title: string
  /** The language the question is asked in: the résumé's, in which it is answered. */
  readonly language: Language
  readonly reason: string
  readonly quotes: readonly QuoteView[]
}

/** The page's language that a résumé's is. */
export const languageOf = (language: TextLanguage): Language => (language === 'pt' ? 'pt-BR' : 'en-US')

const quoteView = ({ from, text, mark, line }: Quote, t: Translate): QuoteView => ({
  text,
  mark: mark ?? null,
  cite: t(`interview.cite.${from}`, { line }),
})

/** The question in the résumé's language, the rest in the reader's. A wording of a later release shows its own key. */
export const questionView = (question: Question, asked: TextLanguage, language: Language): QuestionView => {
  const { kind, variant, values, quotes } = question
  const t = translator(language)
  const title = `interview.questions.${kind}.${variant}` as TextKey
  // The tense of a question does not change its reason.
  const reason = `interview.reasons.${kind}.${variant.replace(/_now$/, '')}` as TextKey
  return {
    title: translator(languageOf(asked))(title, values),
    language: languageOf(asked),
    reason: t(reason),
    quotes: quotes.map((quote) => quoteView(quote, t)),
  }
}

type RowId = 'situation' | 'task' | 'action' | 'result' | 'figures' | 'length' | 'fillers' | 'agreement' | 'asks'
/** `state`: it appeared, it is missing, or it is neither good nor bad. */
export type Cell = { readonly state: 'shown' | 'missing' | 'plain'; readonly text: string }
export type MeasureRow = {
  readonly id: RowId
  readonly name: string
  readonly hint: string
  readonly cells: readonly Cell[]
  /** Whether the tries differ in it. */
  readonly changed: boolean
}

/** What is looked for in an answer to each kind of question. */
const rowsOf = (kind: QuestionKind): readonly RowId[] => {
  if (kind === 'own') return ['asks', 'length', 'fillers']
  if (kind === 'motive' || kind === 'change') return ['action', 'figures', 'length', 'fillers', 'agreement']
  if (kind === 'gap') return ['situation', 'action', 'result', 'length', 'fillers', 'agreement']
  return ['situation', 'task', 'action', 'result', 'figures', 'length', 'fillers', 'agreement']
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const partCell = ({ text, we }: ShownEvidence, t: Translate): Cell => {
  if (text !== null) return { state: 'shown', text: t('interview.measure.quoted', { words: text }) }
  return { state: 'missing', text: we ? t('interview.measure.we', { words: we }) : t('interview.measure.missing') }
}

const lengthCell = ({ words, seconds, length }: AnswerMeasure, t: Translate): Cell => {
  const count = t('interview.measure.words', { count: words })
  const size = seconds === null ? count : `${clock(seconds)}, ${count}`
  return { state: length === 'good' ? 'shown' : 'plain', text: t(`interview.measure.length.${length}`, { size }) }
}

const agreementCell = ({ agreement: { same, other, absent }, figures }: AnswerMeasure, t: Translate): Cell => {
  const lines = [
    ...other.map(({ text: words, resume, line }) =>
      line === 0
        ? t('interview.measure.other_year', { words })
        : t('interview.measure.other_line', { words, resume, line }),
    ),
    ...same.map(({ text: words, line }) => t('interview.measure.same_line', { words, line })),
  ]
  if (lines.length === 0) {
    const words = (absent ?? figures).join(', ')
    return { state: 'plain', text: words ? t('interview.measure.new', { words }) : t('interview.measure.nothing') }
  }
  return { state: other.length > 0 ? 'missing' : 'shown', text: `${lines.join('. ')}.` }
}

const cellOf = (id: RowId, measure: AnswerMeasure, t: Translate): Cell => {
  switch (id) {
    case 'situation':
    case 'task':
    case 'action':
    case 'result':
      return partCell(measure[id], t)
    case 'figures':
      return measure.figures.length > 0
        ? { state: 'shown', text: measure.figures.join(', ') }
        : { state: 'missing', text: t('interview.measure.none') }
    case 'length':
      return lengthCell(measure, t)
    case 'fillers': {
      const words = measure.fillers.map(({ word, count }) =>
        t('interview.measure.filler', { word, times: t('interview.measure.times', { count }) }),
      )
      return { state: 'plain', text: words.length > 0 ? words.join(', ') : t('interview.measure.none') }
    }
    case 'agreement':
      return agreementCell(measure, t)
    case 'asks':
      return partCell({ text: measure.asks }, t)
  }
}

/** The rows of what the last one or two tries showed. */
export const measureRows = (kind: QuestionKind, tries: readonly AnswerMeasure[], language: Language): MeasureRow[] => {
  const t = translator(language)
  return rowsOf(kind).map((id) => {
    const cells = tries.map((measure) => cellOf(id, measure, t))
    return {
      id,
      name: t(`interview.measure.rows.${id}.name`),
      hint: t(`interview.measure.rows.${id}.hint`),
      cells,
      changed: cells.some(({ text }) => text !== cells[0]?.text),
    }
  })
}
