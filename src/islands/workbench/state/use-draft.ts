// The draft in the browser: what it says, what can be taken back, whether it is saved, and its measure.
import { useCallback, useMemo, useRef, useState } from 'react'
import type {
  DraftContentJson as Content,
  DraftJoinedJson,
  DraftMeasureJson as Measure,
} from '../../../api/tools/draft'
import { useSaving } from './saving/use-saving'
import { noSteps, type Steps, stepped, travelled } from './steps'
import { useMeasure } from './use-measure'

/** Ms without a change after which typing in the same place is a new step. */
const stepMs = 2_000
const nowhere = { place: '', at: 0 }

type Options = {
  readonly account: string
  readonly draft: string
  readonly besideQuery: string
  readonly version: number
  readonly content: Content
  readonly measure: Measure | null
  readonly joined: DraftJoinedJson | null
}

export const useDraft = (options: Options) => {
  const { account, draft, besideQuery, version } = options
  const [content, setContent] = useState(options.content)
  const [steps, setSteps] = useState<Steps<Content>>(noSteps)
  const [joined, setJoined] = useState(options.joined)
  const latest = useRef(content)
  const lastStep = useRef(nowhere)

  const { measure, scoreFirst, late, measurer } = useMeasure(draft, besideQuery, content, options.measure)
  const show = useCallback(
    (next: Content) => {
      latest.current = next
      setContent(next)
      measurer.changed(next)
    },
    [measurer],
  )
  const putContent = useCallback(
    (next: Content, by: DraftJoinedJson | null) => {
      // A step back from here would delete what the other window wrote.
      setSteps(noSteps)
      lastStep.current = nowhere
      if (by) setJoined(by)
      show(next)
    },
    [show],
  )
  const { saving, saver } = useSaving({ account, draft, version, latest, put: putContent })

  /** Answers with what it says then. `place` names where it was done: typing there again within two seconds is the same step. */
  const change = useCallback(
    (edit: (content: Content) => Content, place: string): Content => {
      const before = latest.current
      const next = edit(before)
      if (next === before) return before
      const now = Date.now()
      const same = lastStep.current.place === place && now - lastStep.current.at < stepMs
      lastStep.current = { place, at: now }
      if (!same) setSteps((steps) => stepped(steps, before))
      show(next)
      saver.current?.changed(next)
      return next
    },
    [show, saver],
  )

  const ways = useMemo(() => {
    const travel = (from: 'past' | 'future') => () => {
      const moved = travelled(steps, from, latest.current)
      if (!moved) return
      setSteps(moved.steps)
      lastStep.current = nowhere
      show(moved.content)
      saver.current?.changed(moved.content, 'undone')
    }
    return {
      undo: steps.past.length > 0 ? travel('past') : null,
      redo: steps.future.length > 0 ? travel('future') : null,
    }
  }, [steps, show, saver])
  const flush = useCallback((): Promise<boolean> => saver.current?.flush() ?? Promise.resolve(true), [saver])
  return {
    content,
    measure,
    scoreFirst,
    late,
    saving,
    change,
    joined,
    forgetJoined: () => setJoined(null),
    ...ways,
    flush,
  }
}
