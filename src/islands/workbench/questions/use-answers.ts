// What an answer does: it goes into the draft, its place is shown, and the next question comes.
import { useState } from 'react'
import type { DraftQuestionJson as Question } from '../../../api/tools/draft'
import * as edit from '../state/edit'
import type { useDraft } from '../state/use-draft'
import { type Placed, placedIn } from './last-answer'
import type { useAsking } from './use-asking'

export const useAnswers = (change: ReturnType<typeof useDraft>['change'], { next }: ReturnType<typeof useAsking>) => {
  /** The line as the answer that is being typed would make it. */
  const [willRead, setWillRead] = useState<string | null>(null)
  const [placed, setPlaced] = useState<Placed | null>(null)
  const goOn = ({ id }: Question) => {
    setWillRead(null)
    next(id)
  }
  return {
    ...{ willRead, setWillRead, placed },
    answer: (question: Question, text: string) => {
      change((now) => {
        const answered = edit.answered(now, question, text)
        setPlaced(placedIn(answered, question, text))
        return answered
      }, `answer ${question.id}`)
      goOn(question)
    },
    skip: (question: Question) => {
      setPlaced(null)
      change((now) => edit.skip(now, question.id), `skip ${question.id}`)
      goOn(question)
    },
  }
}
