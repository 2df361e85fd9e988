import { useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { Badge } from '../../ui/badge/badge'
import { cx } from '../../ui/base/cx'
import { row, stack } from '../../ui/base/layout.css'
import { muted, small, tiny } from '../../ui/base/text.css'
import { Button } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/input'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from './answer.css'
import { clockText, comfortable } from './clock'
import { useSpeech } from './use-speech'

export type AnswerTexts = {
  readonly [name in
    | 'label'
    | 'hint'
    | 'submit'
    | 'clock'
    | 'of'
    | 'speak'
    | 'record'
    | 'stop'
    | 'discard'
    | 'listening'
    | 'recording'
    | 'recorded'
    | 'onDevice'
    | 'stays'
    | 'understood'
    | 'noMicrophone'
    | 'failed']: string
}

type Props = {
  interview: string
  /** From 1. */
  question: number
  /** The language it is answered in. */
  language: string
  /** The language of the page around it. */
  pageLanguage: string
  text: string
  error: string | undefined
  texts: AnswerTexts
}

/** Without JavaScript a form like any other; with it a clock runs, and the answer may be spoken where that stays here. */
export default island('interview-answer', function InterviewAnswer(props: Props) {
  const { interview, question, language, text, error, texts } = props
  const [typed, setTyped] = useState(text)
  const [seconds, setSeconds] = useState(0)
  const [running, setRunning] = useState(false)
  const speech = useSpeech(language, (understood) => setTyped(understood))
  const isOpen = speech.state === 'listening' || speech.state === 'recording'
  const isTicking = running || isOpen
  // Set once the form is in the browser's hands: only then can anything be spoken.
  const hydrated = speech.ways !== null

  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [isTicking])

  const begin = (way: 'listening' | 'recording') => {
    setSeconds(0)
    setRunning(false)
    if (way === 'listening') setTyped('')
    void speech.begin(way)
  }
  const area = useRef<HTMLTextAreaElement>(null)
  const stop = async () => {
    await speech.stop()
    area.current?.focus()
  }
  const ran = seconds > 0
  const clock = texts.clock.replace('{{time}}', clockText(seconds))

  return (
    <form className={stack} method="post" action="/entrevista" lang={props.pageLanguage}>
      <input type="hidden" name="acao" value="responder" />
      <input type="hidden" name="treino" value={interview} />
      <input type="hidden" name="pergunta" value={question} />
      <input type="hidden" name="segundos" value={ran ? seconds : ''} />
      <input type="hidden" name="falada" value={speech.spoken ? '1' : ''} />
      {speech.problem && <Callout kind="warn" alert title={texts[speech.problem]} />}
      {hydrated && (
        <div className={css.mic}>
          <div role="timer" aria-label={clock}>
            <ScoreRing
              score={Math.min(100, (100 * seconds) / comfortable)}
              figure={clockText(seconds)}
              of={texts.of}
              label={clock}
            />
          </div>
          <div className={stack}>
            {isOpen ? (
              <>
                <div>
                  <Badge icon="mic">{speech.state === 'listening' ? texts.listening : texts.recording}</Badge>
                </div>
                <Levels levels={speech.levels} />
              </>
            ) : (
              speech.recording && (
                // biome-ignore lint/a11y/useMediaCaption: the person's own voice, a moment old, on no server
                <audio className={css.player} controls src={speech.recording} aria-label={texts.recorded} />
              )
            )}
            <p className={cx(tiny, muted)}>
              {speech.ways?.listen && speech.state !== 'recording'
                ? texts.onDevice
                : speech.ways?.record
                  ? texts.stays
                  : ''}
            </p>
          </div>
        </div>
      )}
      {hydrated && (
        <div className={row}>
          {isOpen ? (
            <Button icon="square" onClick={() => void stop()}>
              {texts.stop}
            </Button>
          ) : (
            <>
              {speech.ways?.listen && (
                <Button icon="mic" kind="outline" onClick={() => begin('listening')}>
                  {texts.speak}
                </Button>
              )}
              {speech.ways?.record && (
                <Button icon="mic" kind="outline" onClick={() => begin('recording')}>
                  {texts.record}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      <Field label={texts.label} hint={texts.hint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            name="texto"
            lang={language}
            rows={8}
            maxLength={8000}
            required
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              // What is put right after speaking is no part of the answer's time.
              if (speech.state === 'idle' && !speech.recording && !speech.spoken) setRunning(true)
            }}
          />
        )}
      </Field>
      {speech.spoken && !isOpen && <p className={cx(small, muted)}>{texts.understood}</p>}
      <div>
        <Button type="submit" kind="primary" disabled={isOpen}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
})

/** How loud it was in the last moments, the newest at the right. */
function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <svg className={css.levels} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
      {levels.map((level, at) => {
        const height = 4 + 34 * level
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the drawing, not an item
        return <rect key={at} x={2 + at * 10} y={20 - height / 2} width="5" height={height} rx="2.5" />
      })}
    </svg>
  )
}
