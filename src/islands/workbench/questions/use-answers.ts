// Puts an answer into the draft, shows its place, and goes on to the next question.
import { useCallback, useState } from 'react'
import type { DraftContentJson, DraftQuestionJson as Question } from '../../../api/tools/draft'
import * as edit from '../state/edit'
import { placeOfSlip } from '../state/slips'
import type { useDraft } from '../state/use-draft'
import { type PlacedAnswer, placedIn } from './last-answer'
import type { useAsking } from './use-asking'

/** The first field that a job lacks, as its question is named (analysis/resume/draft/questions.ts); null where it has all. */
const lackedBy = ({ parts }: DraftContentJson, part: string): string | null => {
  const fields = parts.find(({ id }) => id === part)?.fields ?? {}
  const field = ['title', 'employer', 'start', 'end'].find(
    (name) => !fields[name]?.trim() || (name === 'start' && !/\d{2}\/|\d{4}/.test(fields[name])),
  )
  return field ? `roles:${part}:${field}` : null
}

export const useAnswers = (change: ReturnType<typeof useDraft>['change'], asking: ReturnType<typeof useAsking>) => {
  /** The line as the answer that is being typed would make it. */
  const [willRead, setWillRead] = useState<string | null>(null)
  const [placed, setPlaced] = useState<PlacedAnswer | null>(null)
  const { expect, goOn } = asking
  const answer = useCallback(
    (question: Question, text: string) => {
      const content = change((now) => edit.answered(now, question, text), `answer ${question.id}`)
      if (question.answer === 'slips') {
        setPlaced(null)
        // One word after the other: the question stays until none of them is left.
        if (question.slips.every((slip) => placeOfSlip(content, slip) === null)) goOn(question.id)
        return
      }
      const at = placedIn(content, question, text)
      setPlaced(at)
      setWillRead(null)
      // What a new job lacks is asked while it is in mind.
      const lacked = at?.job ? lackedBy(content, at.part) : null
      if (at && lacked) expect(at.part, lacked)
      else goOn(question.id)
    },
    [change, expect, goOn],
  )
  const skip = useCallback(
    (question: Question) => {
      setPlaced(null)
      change((now) => edit.skip(now, question.id), `skip ${question.id}`)
      setWillRead(null)
      goOn(question.id)
    },
    [change, goOn],
  )
  const unskip = useCallback(
    (questions: readonly string[]) => change((now) => edit.unskip(now, questions), 'unskip'),
    [change],
  )
  return { willRead, setWillRead, placed, answer, skip, unskip }
}
