// The measurer in the page: what it answered last.
import { useEffect, useState } from 'react'
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../../../api/tools/draft'
import { measureDraft } from '../calls'
import { withKnownQuestions } from './known-questions'
import { createMeasurer } from './measurer'
import { createScoreFirst } from './score-first'

/** `late`: no measure came for what stands there now. */
export const useMeasure = (draft: string, besideQuery: string, content: Content, known: Measure | null) => {
  const [measure, setMeasure] = useState(known)
  const [late, setLate] = useState(false)
  const [scoreFirst] = useState(() =>
    createScoreFirst(known, (answer) => setMeasure((before) => withKnownQuestions(before, answer))),
  )
  const [measurer] = useState(() =>
    createMeasurer({
      measured: known && content,
      ask: (content, gains, signal) => measureDraft(draft, besideQuery, { content, gains }, signal),
      onAnswer: (answer) => {
        setLate(answer === null)
        if (answer && answer !== 'known') scoreFirst.show(answer)
      },
    }),
  )
  const [first] = useState(content)
  useEffect(() => {
    // The server had its hands full as the page was drawn.
    if (!known) measurer.changed(first)
    return () => measurer.stop()
  }, [known, measurer, first])
  return { measure, scoreFirst, late, measurer }
}
