// The measure of what stands in the draft: asked for with each change, at most one at a time.
import { useEffect, useRef, useState } from 'react'
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../../api/tools/draft'
import { measureDraft } from './calls'
import { untilAnswered } from './until-answered'

/** While an answer is under way, ms without a key after which is measured again: more than between two keys of a quick hand. */
const pause = 30

/** `late`: no measure came for what stands there now. */
export const useMeasure = (draft: string, besideQuery: string, content: Content, known: Measure | null) => {
  const [measure, setMeasure] = useState(known)
  const [late, setLate] = useState(false)
  const measured = useRef(content)
  /** True from a question to its answer: a single key is measured at once, quick ones not each. */
  const measuring = useRef(false)
  // Each content is measured; only the answer to the latest counts.
  useEffect(() => {
    if (measured.current === content) {
      setLate(false)
      return
    }
    const stop = new AbortController()
    const ask = () => measureDraft(draft, besideQuery, content, stop.signal)
    const onAnswer = (answer: Measure | null) => {
      measuring.current = false
      setLate(answer === null)
      if (!answer) return
      measured.current = content
      setMeasure(answer)
    }
    const begin = () => {
      measuring.current = true
      void untilAnswered(ask, onAnswer, stop.signal)
    }
    const timer = measuring.current ? setTimeout(begin, pause) : undefined
    if (timer === undefined) begin()
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [draft, besideQuery, content])
  return { measure, late }
}
