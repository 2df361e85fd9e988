// One question about the draft, with its field and the line as the answer would make it.
import { useState } from 'react'
import type { DraftQuestionJson as Question } from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { cx, muted, row, small, sr, stack, stackGap, tiny, title } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Textarea } from '../../../ui/field/input'
import { useId } from '../../../ui/use-id'
import { byScript } from '../phone.css'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'
import { type AnswerProps, onEnter, Wording } from './answer'
import { Figure } from './figure'
import { Slips } from './slips'

/** A question that an advert asks: texts/workbench/vacancy.ts. */
const isOfVacancy = ({ check }: Question): boolean => check === 'vacancy'

/** "+4", "+4 a +10" where what is written decides, "cerca de +4" for a new line, "até +4" for a whole check. */
export const gainText = (question: Question, texts: WorkbenchTexts['form']): string => {
  const { answer } = question
  const gain = question.gain ?? 0
  if (isOfVacancy(question)) return `+${gain}%`
  if (question.least) return interpolate(texts.between, { least: question.least, n: gain })
  if (question.least === 0) return interpolate(texts.upTo, { n: gain })
  if (answer === 'figure' || answer === 'field') return `+${gain}`
  return interpolate(answer === 'line' ? texts.about : texts.upTo, { n: gain })
}

/** A question, one field, the line as it would read, and two ways on. Focus comes here only when somebody chose the question. */
export function Ask(props: AnswerProps) {
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
          <Button kind="outline" onClick={() => onAnswer(line)}>
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
      {question.together !== null && (
        <p className={cx(small, muted)}>{interpolate(texts.together, { n: question.together })}</p>
      )}
    </fieldset>
  )
}

function Words(props: AnswerProps) {
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
      <div className={cx(row, css.askWays)}>
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
