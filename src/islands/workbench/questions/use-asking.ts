// Chooses the question that the workbench asks, the parts that stand open beside it, and what a phone shows of them.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type {
  DraftMeasureJson,
  DraftPartJson,
  DraftTargetJson,
  DraftQuestionJson as Question,
} from '../../../api/tools/draft'
import { focusAt, focusOn } from './focus'
import { openedLate, questionsOf, targetQuestion } from './target'

/** What a phone shows: one question, all parts, or the page. */
type View = 'one' | 'parts' | 'page'

type Start = {
  readonly measure: DraftMeasureJson | null
  readonly content: { readonly parts: readonly DraftPartJson[] }
  readonly target: DraftTargetJson | null
}

// A finding may have led here: its question opens, or the line that it quotes. Else the first one's part stands open.
const firstOf = ({ measure, target }: Start): Question | undefined =>
  targetQuestion(measure, target) ?? (target?.at ? undefined : questionsOf(measure)[0])

/** The question to go on with where the next one is no more: another of the same check and part, else the first. */
export const insteadOf = (next: Question, questions: readonly Question[]): Question | null =>
  questions.some(({ id }) => id === next.id)
    ? null
    : (questions.find(({ check, part }) => check === next.check && part === next.part) ?? questions[0] ?? null)

/** The first question behind this one, or else before it, that this round has not shown yet; null once it has shown all. */
export const nextUnseen = (
  questions: readonly Question[],
  after: string | null,
  seen: ReadonlySet<string>,
): Question | null => {
  const at = questions.findIndex((one) => one.id === after)
  return [...questions.slice(at + 1), ...questions.slice(0, at + 1)].find(({ id }) => !seen.has(id)) ?? null
}

export function useAsking(start: Start, measure: DraftMeasureJson | null) {
  const [first] = useState(() => firstOf(start))
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([first?.part ?? start.target?.at?.part ?? start.content.parts[0]?.id ?? '']),
  )
  const [id, setId] = useState<string | null>(first?.id ?? null)
  const [view, setView] = useState<View>('one')
  const chosen = useRef<Question | null>(null)
  /** What this round has shown: "next" comes to each question once, and then says so. */
  const seen = useRef(new Set(first ? [first.id] : []))
  const [allSeen, setAllSeen] = useState(false)
  const awaited = useRef<string | null>(null)
  /** The question that was gone on to, until a measure says whether it is still asked. */
  const nextOne = useRef<Question | null>(null)
  const questions = useMemo(() => questionsOf(measure), [measure])
  const question = questions.find((one) => one.id === id) ?? null

  const open = useCallback((part: string) => setOpened(new Set([part])), [])
  const toggle = useCallback((part: string, isOpen: boolean) => {
    setOpened((now) => {
      if (now.has(part) === isOpen) return now
      return isOpen ? new Set([...now, part]) : new Set([...now].filter((one) => one !== part))
    })
  }, [])
  const ask = useCallback(
    (question: Question, focus = true) => {
      if (focus) chosen.current = question
      seen.current.add(question.id)
      setAllSeen(false)
      setId(question.id)
      setView('one')
      // One that opens by itself closes nothing that somebody opened meanwhile.
      if (question.part !== null) focus ? open(question.part) : toggle(question.part, true)
    },
    [open, toggle],
  )

  // Once the question stands in its place, the focus goes there.
  useEffect(() => {
    if (question && question.id === awaited.current) {
      awaited.current = null
      focusOn(question)
    }
    if (!chosen.current || chosen.current.id !== id) return
    focusOn(chosen.current)
    chosen.current = null
  })
  const isDue = useRef(true)
  useEffect(() => {
    if (!isDue.current || !measure) return
    isDue.current = false
    const typing = document.activeElement?.matches('input, textarea') ?? false
    const opened = openedLate(measure, { target: start.target, known: start.measure !== null, typing })
    if (!opened) return
    if ('question' in opened) return ask(opened.question, opened.focus)
    const { part, line } = opened
    setView('parts')
    toggle(part, true)
    requestAnimationFrame(() => focusAt(part, line, null))
  }, [ask, toggle, measure, start.target, start.measure])

  const next = useCallback(
    (after: string | null) => {
      const question = nextUnseen(questions, after, seen.current)
      if (question) ask(question)
      else {
        seen.current.clear()
        setAllSeen(questions.length > 0)
        setId(null)
        setView('parts')
      }
      return question
    },
    [questions, ask],
  )
  /** The next one after an answer, which the measure of that answer may settle, too. */
  const goOn = useCallback(
    (after: string) => {
      nextOne.current = next(after)
    },
    [next],
  )
  useEffect(() => {
    const alternative = nextOne.current && insteadOf(nextOne.current, questions)
    nextOne.current = null
    if (alternative) ask(alternative)
  }, [questions, ask])
  /** On a phone: every part with one line each, or the question again. */
  const toggleParts = useCallback(() => {
    // A first measure that comes late takes nobody back from what they chose meanwhile.
    isDue.current = false
    if (view !== 'parts') {
      setOpened(new Set())
      setView('parts')
    } else if (question) ask(question)
    else setView('one')
  }, [view, question, ask])
  /** A question of a part that has just been made: it comes with the next measure. */
  const expect = useCallback(
    (part: string, question: string) => {
      open(part)
      seen.current.add(question)
      setId(question)
      awaited.current = question
    },
    [open],
  )
  return { id, questions, question, ask, next, goOn, expect, view, setView, toggleParts, opened, open, toggle, allSeen }
}
