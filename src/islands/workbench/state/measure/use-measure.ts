// The measurer in the page: what it answered last.
import { useCallback, useEffect, useState } from 'react'
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../../../api/tools/draft'
import { measureDraft } from '../calls'
import { withKnownQuestions } from './known-questions'
import { createMeasurer } from './measurer'
import { createScoreFirst } from './score-first'

export type Late = 'soon' | 'ended' | null

/** `late`: no measure came so far for what stands there now, or is asked for any more. */
export const useMeasure = (draft: string, besideQuery: string, content: Content, known: Measure | null) => {
  const [measure, setMeasure] = useState(known)
  const [late, setLate] = useState<Late>(null)
  const [scoreFirst] = useState(() =>
    createScoreFirst(known, (answer) => setMeasure((before) => withKnownQuestions(before, answer))),
  )
  const [measurer] = useState(() =>
    createMeasurer({
      measured: known && content,
      ask: (content, gains, signal) => measureDraft(draft, besideQuery, { content, gains }, signal),
      onAnswer: (answer) => {
        setLate(answer === null ? 'soon' : answer === 'none' ? 'ended' : null)
        if (answer && answer !== 'known' && answer !== 'none') scoreFirst.show(answer)
      },
    }),
  )
  const [first] = useState(content)
  useEffect(() => {
    // The server had its hands full as the page was drawn.
    if (!known) measurer.changed(first)
    return () => measurer.stop()
  }, [known, measurer, first])
  const again = useCallback(() => {
    setLate('soon')
    measurer.again()
  }, [measurer])
  return { measure, scoreFirst, late, again, measurer }
}
