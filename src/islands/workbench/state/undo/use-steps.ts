// Undo and redo in the page: its own steps, and below them the draft's words from before the page was loaded.
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { DraftContentJson as Content } from '../../../../api/tools/draft'
import { earlierDraft } from '../calls'
import { fetched, noSteps, type Steps, stepped, travelled } from './steps'

/** Ms without a change after which typing in the same place is a new step. */
const stepMs = 2_000
const nowhere = { place: '', at: 0 }

type Options = {
  readonly draft: string
  /** Of the draft as the page was loaded. */
  readonly version: number
  readonly latest: RefObject<Content>
  /** Shows and saves what it says again. */
  readonly put: (content: Content) => void
}

export const useSteps = ({ draft, version, latest, put }: Options) => {
  const [steps, setSteps] = useState<Steps<Content>>({ ...noSteps, below: version })
  const lastStep = useRef(nowhere)

  /** A change at `place`: typing there again within two seconds is the same step. */
  const record = useCallback((before: Content, place: string) => {
    const now = Date.now()
    const same = lastStep.current.place === place && now - lastStep.current.at < stepMs
    lastStep.current = { place, at: now }
    if (!same) setSteps((steps) => stepped(steps, before))
  }, [])
  /** Another window's words came in: a step back from here would delete them. */
  const forget = useCallback(() => {
    setSteps(noSteps)
    lastStep.current = nowhere
  }, [])

  const travel = useCallback(
    (way: 'past' | 'future') => {
      const moved = travelled(steps, way, latest.current)
      if (!moved) return
      setSteps(moved.steps)
      lastStep.current = nowhere
      put(moved.content)
    },
    [steps, latest, put],
  )
  /** What was changed before the page was loaded is asked for; where there is none, the history has what was before. */
  const fetchBelow = useCallback(
    async (version: number) => {
      const now = latest.current
      const earlier = await earlierDraft(draft, version)
      // No answer, or typed meanwhile, or asked for twice.
      if (earlier === null || latest.current !== now) return
      if (earlier === 'none') return setSteps((steps) => ({ ...steps, below: null }))
      setSteps((steps) => fetched(steps, earlier.version, now))
      lastStep.current = nowhere
      put(earlier.content)
    },
    [draft, latest, put],
  )
  const ways = useMemo(() => {
    const { past, future, below } = steps
    const isBelow = below !== null && below > 1
    return {
      undo: past.length > 0 ? () => travel('past') : isBelow ? () => void fetchBelow(below) : null,
      redo: future.length > 0 ? () => travel('future') : null,
    }
  }, [steps, travel, fetchBelow])
  return { record, forget, ways }
}
