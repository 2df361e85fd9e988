// The field of a question for a number, with the line as it would read.
import { useEffect, useRef, useState } from 'react'
import { interpolate } from '../../../i18n/template'
import { cx, row, small, sr } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Input, Select, Textarea } from '../../../ui/field/input'
import { useId } from '../../../ui/use-id'
import { lineWith } from '../state/edit'
import * as css from '../workbench.css'
import { type AnswerProps, onEnter, Wording } from './answer'

/** How often: chosen where the line itself does not say so. */
function Times(props: { of: AnswerProps['question']; value: string; onChange: (per: string) => void; label: string }) {
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

/** On a phone the line that appears would push the button out of sight. */
const useInSight = (isMade: boolean) => {
  const ways = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMade) ways.current?.scrollIntoView({ block: 'nearest' })
  }, [isMade])
  return ways
}

/** The line as it would read stands on the page too. */
const useDraftLine = (text: string | null, onDraft: AnswerProps['onDraft']) => {
  const draftLine = useRef(onDraft)
  useEffect(() => {
    draftLine.current = onDraft
  })
  useEffect(() => draftLine.current(text), [text])
}

export function Figure(props: AnswerProps) {
  const { question, line, texts, onAnswer, onSkip, onDraft, repeatedIn } = props
  const id = useId()
  const [n, setN] = useState('')
  const [unit, setUnit] = useState(question.unit)
  const [per, setPer] = useState(question.pers[0]?.text ?? '')
  /** The line in the person's own wording; null while it is as the pattern makes it. */
  const [worded, setWorded] = useState<string | null>(null)
  const fromPattern = !/\d/.test(n) || unit.trim() === '' ? null : lineWith(line, question, n, unit, per)
  const text = fromPattern === null ? null : (worded ?? fromPattern)
  const repeated = fromPattern === null ? null : repeatedIn(n, unit)
  useDraftLine(text, onDraft)
  const ways = useInSight(fromPattern !== null)
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
          enterKeyHint="done"
          maxLength={12}
          autoComplete="off"
        />
        <Input
          value={unit}
          onChange={(event) => reworded(setUnit)(event.target.value)}
          onKeyDown={onEnter(sendText)}
          aria-label={texts.unitLabel}
          enterKeyHint="done"
          placeholder={texts.unitHint}
          maxLength={40}
          autoComplete="off"
        />
        {question.pers.length > 1 && <Times of={question} value={per} onChange={reworded(setPer)} label={texts.how} />}
      </div>
      <div role="status">
        {repeated !== null && <p className={small}>{interpolate(texts.repeated, { line: repeated })}</p>}
      </div>
      <WillRead {...{ made: fromPattern, text }} label={texts.willRead} onWord={setWorded} />
      {text !== null && <Wording {...props} text={text} />}
      <div className={cx(row, css.askWays)} ref={ways}>
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
