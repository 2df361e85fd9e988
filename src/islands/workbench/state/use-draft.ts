// The draft in the browser: what it says, what can be taken back, whether it is saved, and its measure.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type {
  DraftContentJson as Content,
  DraftJoinedJson,
  DraftMeasureJson as Measure,
} from '../../../api/tools/draft'
import { narrow } from '../../../ui/base/media'
import { useMeasure } from './measure/use-measure'
import type { Saver } from './saving/saver'
import { useSaving } from './saving/use-saving'
import { useSteps } from './undo/use-steps'

type Options = {
  readonly account: string
  readonly draft: string
  readonly besideQuery: string
  readonly version: number
  readonly content: Content
  readonly measure: Measure | null
  readonly joined: DraftJoinedJson | null
}

/** Ms within which a phone draws what was typed, where no score comes before. */
const drawnWithin = 300

/** What the draft says, drawn at once, or on a phone (`drawLater`) with what is drawn next. */
const useContent = (first: Content) => {
  const latest = useRef(first)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drawLater = useCallback(() => {
    if (matchMedia(narrow).matches) timer.current ??= setTimeout(draw, drawnWithin)
    else draw()
  }, [])
  // Whatever was drawn, the latest content was with it.
  useEffect(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  })
  return { content: latest.current, latest, draw, drawLater }
}

export const useDraft = (options: Options) => {
  const { account, draft, besideQuery, version } = options
  const { content, latest, draw, drawLater } = useContent(options.content)
  const [joined, setJoined] = useState(options.joined)
  const saver = useRef<Saver | null>(null)

  const { measure, scoreFirst, late, again, measurer } = useMeasure(draft, besideQuery, content, options.measure)
  const show = useCallback(
    (next: Content, drawIt: () => void = draw) => {
      latest.current = next
      drawIt()
      measurer.changed(next)
    },
    [measurer, latest, draw],
  )
  const putBack = useCallback(
    (next: Content) => {
      show(next)
      saver.current?.changed(next, 'undone')
    },
    [show],
  )
  const { record, forget, ways } = useSteps({ draft, version, latest, put: putBack })
  const putContent = useCallback(
    (next: Content, by: DraftJoinedJson | null) => {
      forget()
      if (by) setJoined(by)
      show(next)
    },
    [show, forget],
  )
  /** What was typed before a reload and never sent is one step above what the server has. */
  const putUnsent = useCallback(
    (next: Content) => {
      if (JSON.stringify(next) !== JSON.stringify(latest.current)) record(latest.current, 'unsent')
      show(next)
    },
    [show, record, latest],
  )
  const saving = useSaving({ account, draft, version, latest, saver, put: putContent, putUnsent })

  /** Answers with what it says then. `place` names where it was done; `drawIt` is for what stands in its field by itself. */
  const change = useCallback(
    (edit: (content: Content) => Content, place: string, drawIt = draw): Content => {
      const before = latest.current
      const next = edit(before)
      if (next === before) return before
      record(before, place)
      show(next, drawIt)
      saver.current?.changed(next)
      return next
    },
    [show, record, latest, draw],
  )
  const type = useCallback(
    (edit: (content: Content) => Content, place: string) => void change(edit, place, drawLater),
    [change, drawLater],
  )
  const flush = useCallback((): Promise<boolean> => saver.current?.flush() ?? Promise.resolve(true), [])
  return {
    content,
    latest,
    measure,
    scoreFirst,
    late,
    again,
    saving,
    change,
    type,
    joined,
    forgetJoined: () => setJoined(null),
    ...ways,
    flush,
  }
}
