// The draft in the browser: what it says, what can be taken back, whether it is saved, and its measure.
import { useCallback, useRef, useState } from 'react'
import type {
  DraftContentJson as Content,
  DraftJoinedJson,
  DraftMeasureJson as Measure,
} from '../../../api/tools/draft'
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

export const useDraft = (options: Options) => {
  const { account, draft, besideQuery, version } = options
  const [content, setContent] = useState(options.content)
  const [joined, setJoined] = useState(options.joined)
  const latest = useRef(content)
  const saver = useRef<Saver | null>(null)

  const { measure, scoreFirst, late, measurer } = useMeasure(draft, besideQuery, content, options.measure)
  const show = useCallback(
    (next: Content) => {
      latest.current = next
      setContent(next)
      measurer.changed(next)
    },
    [measurer],
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
    [show, record],
  )
  const saving = useSaving({ account, draft, version, latest, saver, put: putContent, putUnsent })

  /** Answers with what it says then. `place` names where it was done. */
  const change = useCallback(
    (edit: (content: Content) => Content, place: string): Content => {
      const before = latest.current
      const next = edit(before)
      if (next === before) return before
      record(before, place)
      show(next)
      saver.current?.changed(next)
      return next
    },
    [show, record],
  )
  const flush = useCallback((): Promise<boolean> => saver.current?.flush() ?? Promise.resolve(true), [])
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
