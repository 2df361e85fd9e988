// One question about the draft, with its field and the line as the answer would make it.
import { useEffect, useRef, useState } from 'react'
import type { DraftPlaceJson, DraftQuestionJson as Question } from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { cx } from '../../../ui/base/cx'
import { row, stack, stackGap } from '../../../ui/base/layout.css'
import { muted, small, sr, tiny, title } from '../../../ui/base/text.css'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Input, Select, Textarea } from '../../../ui/field/input'
import { useId } from '../../../ui/use-id'
import { byScript } from '../phone.css'
import { lineWith } from '../state/edit'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'
import { type PlacedSlip, Slips } from './slips'
import { Suggest } from './suggest'

/** A question that an advert asks: texts/workbench/vacancy.ts. */
export const isOfVacancy = ({ check }: Question): boolean => check === 'vacancy'

/** "+4", "cerca de +4" for a new line, which may say more, "até +4" for all that a check can still bring, and of an advert "+4%". */
export const gainText = (question: Question, texts: WorkbenchTexts['form']): string => {
  const { answer } = question
  const gain = question.gain ?? 0
  if (isOfVacancy(question)) return `+${gain}%`
  if (answer === 'figure' || answer === 'field') return `+${gain}`
  return interpolate(answer === 'line' ? texts.about : texts.upTo, { n: gain })
}

type Props = {
  question: Question
  /** The line it is about; '' where it is about none. */
  line: string
  /** The job or school it is about, in words; '' for any other part. */
  place: string
  texts: WorkbenchTexts['form']
  onAnswer: (text: string) => void
  onSkip: () => void
  /** The draft and who may be asked for a wording, in words; null without a model. */
  draft: string
  models: string | null
  /** Of `slips`: the words that still stand in the draft. */
  slips: readonly PlacedSlip[]
  /** Shows a place of the draft. */
  onSee: (place: DraftPlaceJson) => void
  /** How the line would read, while the answer is typed; null before. */
  onDraft: (willRead: string | null) => void
}

/** A question, one field, the line as it would read, and two ways on. Focus comes here only when somebody chose the question. */
export function Ask(props: Props) {
  const { question, place, line, texts, onAnswer, onSkip } = props
  const { title: asking, hint, answer } = question
  const gain = question.gain ?? 0
  const ofVacancy = isOfVacancy(question)
  return (
    <fieldset className={cx(css.ask, byScript)} data-ask={question.id} data-answer={answer}>
      <legend className={sr}>{asking}</legend>
      <div className={css.askHead}>
        <p className={title.sm}>
          <strong>{asking}</strong>
        </p>
        {gain > 0 && (
          <p className={css.gain}>
            {gainText(question, texts)}{' '}
            <span className={tiny}>{ofVacancy ? texts.vacancyOf : gain === 1 ? texts.point : texts.points}</span>
          </p>
        )}
        {place && (
          <p className={css.askPlace}>
            {answer === 'job' && line ? interpolate(texts.lineIn, { line, place }) : place}
          </p>
        )}
        {hint && <p className={cx(small, muted, css.askHint)}>{hint}</p>}
      </div>
      {answer === 'figure' && <Figure {...props} />}
      {(answer === 'line' || answer === 'add' || answer === 'field') && <Words {...props} />}
      {answer === 'slips' && <Slips {...props} />}
      {answer === 'job' && (
        <div className={row}>
          <Button kind="primary" onClick={() => onAnswer(line)}>
            {question.line === null ? texts.splitTitle : texts.isJob}
          </Button>
          <Button kind="ghost" onClick={onSkip}>
            {texts.noJob}
          </Button>
        </div>
      )}
      {answer === 'look' && (
        <div className={row}>
          <Button kind="ghost" onClick={onSkip}>
            {texts.skip}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Enter puts the answer in, as in any field; it must not send the page's form. */
const onEnter = (put: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  put()
}

/** Only lines are worded: a field or a list of skills is a name. */
function Wording({ text, draft, models, question: { part }, texts, onAnswer }: Props & { text: string }) {
  if (models === null || part === null) return null
  return <Suggest {...{ draft, part, text, models, texts }} onUse={onAnswer} />
}

/** How often: chosen where the line itself does not say so. */
function Times(props: { of: Props['question']; value: string; onChange: (per: string) => void; label: string }) {
  return (
    <Select value={props.value} onChange={(event) => props.onChange(event.target.value)} aria-label={props.label}>
      {props.of.pers.map(({ text, label }) => (
        <option key={label} value={text}>
          {text === '' || text === label ? label : `${label} (${text})`}
        </option>
      ))}
    </Select>
  )
}

type WillReadProps = { made: string | null; text: string | null; label: string; onWord: (text: string) => void }

/** The line before it is taken, to be worded otherwise: a pattern does not fit every sentence. */
function WillRead({ made: announced, text, label, onWord }: WillReadProps) {
  return (
    <>
      <p className={sr} aria-live="polite">
        {announced}
      </p>
      {text !== null && (
        <Field label={label}>
          {(control) => (
            <Textarea
              {...control}
              className={css.askLine}
              rows={3}
              maxLength={2_000}
              value={text}
              onChange={(event) => onWord(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}

function Figure(props: Props) {
  const { question, line, texts, onAnswer, onSkip, onDraft } = props
  const id = useId()
  const [n, setN] = useState('')
  const [unit, setUnit] = useState(question.unit)
  const [per, setPer] = useState(question.pers[0]?.text ?? '')
  /** The line in the person's own wording; null while it is as the pattern makes it. */
  const [worded, setWorded] = useState<string | null>(null)
  const fromPattern = !/\d/.test(n) || unit.trim() === '' ? null : lineWith(line, question, n, unit, per)
  const text = fromPattern === null ? null : (worded ?? fromPattern)
  const draftLine = useRef(onDraft)
  useEffect(() => {
    draftLine.current = onDraft
  })
  useEffect(() => draftLine.current(text), [text])
  // Another figure makes another line.
  const reworded = (set: (value: string) => void) => (value: string) => {
    set(value)
    setWorded(null)
  }
  const sendText = () => text !== null && text.trim() !== '' && onAnswer(text.trim())
  return (
    <>
      <div className={css.askAnswer}>
        <label htmlFor={id}>{texts.roughly}</label>
        <Input
          id={id}
          className={css.askNumber}
          value={n}
          // What is counted has a field of its own.
          onChange={(event) => reworded(setN)(event.target.value.replace(/[^\d.,]/g, ''))}
          onKeyDown={onEnter(sendText)}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
        <Input
          value={unit}
          onChange={(event) => reworded(setUnit)(event.target.value)}
          onKeyDown={onEnter(sendText)}
          aria-label={texts.unitLabel}
          placeholder={texts.unitHint}
          maxLength={40}
          autoComplete="off"
        />
        {question.pers.length > 1 && <Times of={question} value={per} onChange={reworded(setPer)} label={texts.how} />}
      </div>
      <WillRead {...{ made: fromPattern, text }} label={texts.willRead} onWord={setWorded} />
      {text !== null && <Wording {...props} text={text} />}
      <div className={row}>
        <Button kind="primary" onClick={sendText} aria-disabled={text === null || undefined}>
          {texts.put}
        </Button>
        <Button kind="ghost" onClick={onSkip}>
          {texts.unknown}
        </Button>
      </div>
    </>
  )
}

function Words(props: Props) {
  const { question, texts, onAnswer, onSkip } = props
  const id = useId()
  const [text, setText] = useState(question.suggested)
  const sendWords = () => {
    if (text.trim() === '') return
    onAnswer(text.trim())
    setText('')
  }
  return (
    <>
      <div className={cx(stack, stackGap.s2)}>
        <label className={small} htmlFor={id}>
          {texts.answerLine}
        </label>
        <Textarea
          id={id}
          rows={2}
          maxLength={question.answer === 'field' ? 300 : 600}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter(sendWords)}
        />
      </div>
      {question.answer === 'line' && <Wording {...props} text={text} />}
      <div className={row}>
        <Button kind="primary" onClick={sendWords} aria-disabled={text.trim() === '' || undefined}>
          {question.answer === 'line' ? texts.putLine : texts.putField}
        </Button>
        <Button kind="ghost" onClick={onSkip}>
          {isOfVacancy(question) ? texts.never : question.kind === 'job' ? texts.unknown : texts.skip}
        </Button>
      </div>
    </>
  )
}
