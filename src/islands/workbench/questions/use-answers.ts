// Puts an answer into the draft, shows its place, and goes on to the next question.
import { useCallback, useRef, useState } from 'react'
import type { DraftContentJson, DraftQuestionJson as Question } from '../../../api/tools/draft'
import * as edit from '../state/edit'
import { type Unpaid, unpaidOf } from '../state/measure/unpaid'
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

/** Why the last answer that promised points brought none. The next measure behind an answer is of what it made. */
const useUnpaid = ({ subscribe, now }: Draft['scoreFirst']) => {
  const [unpaid, setUnpaid] = useState<Unpaid | null>(null)
  const stop = useRef(() => {})
  const forget = useCallback(() => {
    stop.current()
    setUnpaid(null)
  }, [])
  const watch = useCallback(
    (question: Question) => {
      const before = now()
      stop.current = subscribe(() => {
        stop.current()
        setUnpaid(unpaidOf(question, before, now()))
      })
    },
    [subscribe, now],
  )
  return { unpaid, watch, forget }
}

type Draft = Pick<ReturnType<typeof useDraft>, 'change' | 'latest' | 'scoreFirst'>

export const useAnswers = ({ change, latest, scoreFirst }: Draft, asking: ReturnType<typeof useAsking>) => {
  const { unpaid, watch, forget } = useUnpaid(scoreFirst)
  /** The line as the answer that is being typed would make it. */
  const [willRead, setWillRead] = useState<string | null>(null)
  const [placed, setPlaced] = useState<PlacedAnswer | null>(null)
  const { expect, goOn } = asking
  const answer = useCallback(
    (question: Question, text: string) => {
      forget()
      const before = latest.current
      const content = change((now) => edit.answered(now, question, text), `answer ${question.id}`)
      if (content !== before) watch(question)
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
    [change, latest, expect, goOn, watch, forget],
  )
  const skip = useCallback(
    (question: Question) => {
      forget()
      setPlaced(null)
      change((now) => edit.skip(now, question.id), `skip ${question.id}`)
      setWillRead(null)
      goOn(question.id)
    },
    [change, goOn, forget],
  )
  const unskip = useCallback(
    (questions: readonly string[]) => change((now) => edit.unskip(now, questions), 'unskip'),
    [change],
  )
  return { willRead, setWillRead, placed, unpaid, answer, skip, unskip }
}
