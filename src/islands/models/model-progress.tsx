// Shows how far a language model's texts for a result are, and loads them when they are done.
import { useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { liveEvents } from '../../api/live'
import { modelRegion } from '../../api/regions'
import { interpolatePlural } from '../../i18n/template'
import type { Texts } from '../../i18n/texts'
import { cx, muted, row, small } from '../../ui/base'
import { Spinner } from '../../ui/spinner/spinner'
import { refreshRegion } from '../regions'
import { toast } from '../state/toasts'
import { type Step, stepFrom } from './step'

type WritingTexts = Texts['model']['progress']

type Props = { analysis: string; language: string; ahead: number; characters: number; texts: WritingTexts }

/** Refreshed at this interval without a message, in ms, because a window may have no event stream. */
const againMs = 10_000

/** A model's progress; replaced by its text when it is done. */
export default island(
  'model-progress',
  function ModelProgress({ analysis, language, ahead, characters, texts }: Props) {
    const [step, setStep] = useState<Step>({ state: ahead > 0 ? 'fila' : 'escrevendo', ahead, characters })
    const box = useRef<HTMLDivElement>(null)

    useEffect(() => {
      // The region is replaced as markup, so React does not unmount its islands.
      const isDetached = () => !box.current?.isConnected
      const onStep = (event: Event) => {
        if (isDetached()) return stop()
        const next = event instanceof CustomEvent ? stepFrom(event.detail, analysis) : null
        if (!next) return
        if (next.state === 'fim') void arrive()
        else setStep(next)
      }
      const arrive = async () => {
        stop()
        if (await refreshRegion(modelRegion, { quiet: true })) toast({ title: texts.ready })
      }
      const refresh = () => {
        if (isDetached()) return stop()
        if (document.visibilityState === 'visible') void refreshRegion(modelRegion, { quiet: true })
      }
      const timer = setInterval(refresh, againMs)
      const stop = () => {
        clearInterval(timer)
        document.removeEventListener(liveEvents.model, onStep)
      }
      document.addEventListener(liveEvents.model, onStep)
      return stop
    }, [analysis, texts.ready])

    const doing = step.state === 'fila' ? texts.waiting : texts.writing
    return (
      <div ref={box} className={row}>
        <Spinner label={doing} />
        <p>
          {doing}
          {detail(step, texts, language) && (
            <span className={cx(small, muted)}> · {detail(step, texts, language)}</span>
          )}
        </p>
      </div>
    )
  },
)

function detail({ state, ahead, characters }: Step, texts: WritingTexts, language: string): string {
  const count = state === 'fila' ? ahead : characters
  if (count === 0) return ''
  const forms =
    state === 'fila'
      ? { one: texts.queue_one, other: texts.queue_other }
      : { one: texts.written_one, other: texts.written_other }
  return interpolatePlural(forms, language, count, { count: new Intl.NumberFormat(language).format(count) })
}
