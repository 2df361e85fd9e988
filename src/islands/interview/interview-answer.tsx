// Answering an interview question: typed, or spoken where the browser can listen.
import { useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { cx, muted, small, stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/input'
import { Speaking } from './speaking'
import type { AnswerTexts } from './texts'
import { useSpeech } from './use-speech'

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

  return (
    <form className={stack} method="post" action="/entrevista" lang={props.pageLanguage}>
      <input type="hidden" name="acao" value="responder" />
      <input type="hidden" name="treino" value={interview} />
      <input type="hidden" name="pergunta" value={question} />
      <input type="hidden" name="segundos" value={ran ? seconds : ''} />
      <input type="hidden" name="falada" value={speech.spoken ? '1' : ''} />
      {speech.problem && <Callout kind="warn" alert title={texts[speech.problem]} />}
      {hydrated && <Speaking {...{ speech, seconds, texts, begin, stop }} />}
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
