// Undo and redo in the page: its own steps, and below them the draft's words from before the page was loaded.
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { DraftContentJson as Content } from '../../../api/tools/draft'
import { earlierDraft } from './calls'
import { noSteps, type Steps, stepped, stepsMax, travelled } from './steps'

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
  const [steps, setSteps] = useState<Steps<Content>>(noSteps)
  /** The stored version below the oldest step; null where what stands below is in the history alone. */
  const [below, setBelow] = useState<number | null>(version)
  const lastStep = useRef(nowhere)

  /** A change at `place`: typing there again within two seconds is the same step. */
  const record = useCallback((before: Content, place: string) => {
    const now = Date.now()
    const same = lastStep.current.place === place && now - lastStep.current.at < stepMs
    lastStep.current = { place, at: now }
    if (same) return
    setSteps((steps) => {
      if (steps.past.length >= stepsMax) setBelow(null)
      return stepped(steps, before)
    })
  }, [])
  /** Another window's words came in: a step back from here would delete them. */
  const forget = useCallback(() => {
    setSteps(noSteps)
    setBelow(null)
    lastStep.current = nowhere
  }, [])

  const travel = useCallback(
    (from: 'past' | 'future') => {
      const moved = travelled(steps, from, latest.current)
      if (!moved) return
      setSteps(moved.steps)
      lastStep.current = nowhere
      put(moved.content)
    },
    [steps, latest, put],
  )
  /** What was changed before the page was loaded is asked for; without an answer the history has it. */
  const fetchBelow = useCallback(
    async (version: number) => {
      const now = latest.current
      const earlier = await earlierDraft(draft, version)
      // Typed meanwhile, or asked for twice.
      if (latest.current !== now) return
      setBelow(earlier?.version ?? null)
      if (!earlier) return
      setSteps(({ future }) => ({ past: [], future: [...future, now] }))
      lastStep.current = nowhere
      put(earlier.content)
    },
    [draft, latest, put],
  )
  const ways = useMemo(() => {
    const isBelow = below !== null && below > 1
    return {
      undo: steps.past.length > 0 ? () => travel('past') : isBelow ? () => void fetchBelow(below) : null,
      redo: steps.future.length > 0 ? () => travel('future') : null,
    }
  }, [steps, below, travel, fetchBelow])
  return { record, forget, ways }
}
