// The draft in the browser: what it says, what can be taken back, whether it is saved, and its measure.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../api/draft'
import { deviceCopy, measureDraft, saveDraft } from './calls'
import { createSaver, type Saver, type SaveState } from './saver'

/** Ms without a key after which is measured: less than a glance, more than between two keys of a quick hand. */
const measurePause = 30
/** Steps that can be taken back. Typing in one place is one step. */
const stepsMax = 100
/** Ms without a change after which typing in the same place is a new step. */
const stepMs = 2_000

type Options = {
  readonly draft: string
  readonly besideQuery: string
  readonly version: number
  readonly content: Content
  readonly measure: Measure | null
}

type Steps = { readonly past: readonly Content[]; readonly future: readonly Content[] }
export type Saving = { readonly state: SaveState; readonly at: number | null; readonly message: string | null }

export const useDraft = ({ draft, besideQuery, version, content: first, measure: known }: Options) => {
  const [content, setContent] = useState(first)
  const [steps, setSteps] = useState<Steps>({ past: [], future: [] })
  const [measure, setMeasure] = useState(known)
  const [late, setLate] = useState(false)
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: null, message: null })
  const latest = useRef(first)
  const saver = useRef<Saver | null>(null)
  const lastStep = useRef({ place: '', at: 0 })

  const put = useCallback((next: Content) => {
    latest.current = next
    setContent(next)
  }, [])

  useEffect(() => {
    const device = deviceCopy(draft)
    const unsent = device.read()
    const one = createSaver({
      version: unsent?.base ?? version,
      ...(unsent && { sent: unsent.sent ?? unsent.content }),
      send: (body) => saveDraft(draft, body),
      store: device,
      onState: (state, at, message) => setSaving({ state, at, message }),
      onMerged: put,
    })
    saver.current = one
    if (unsent) {
      // Typed before a reload, and never sent: it goes on from there.
      put(unsent.content)
      one.changed(unsent.content)
    }
    const online = () => void one.flush()
    const hidden = () => document.visibilityState === 'hidden' && void one.flush()
    addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      one.stop()
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [draft, version, put])

  // Each content is measured; only the answer to the latest counts.
  const measured = useRef(first)
  useEffect(() => {
    if (measured.current === content) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await measureDraft(draft, besideQuery, content, stop.signal)
      if (stop.signal.aborted) return
      measured.current = content
      setLate(answer === null)
      if (answer) setMeasure(answer)
    }, measurePause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [draft, besideQuery, content])

  /** `place` names where it was done: typing there again within two seconds is the same step. */
  const change = useCallback(
    (edit: (content: Content) => Content, place: string) => {
      const before = latest.current
      const next = edit(before)
      if (next === before) return
      const now = Date.now()
      const same = lastStep.current.place === place && now - lastStep.current.at < stepMs
      lastStep.current = { place, at: now }
      if (!same) setSteps(({ past }) => ({ past: [...past, before].slice(-stepsMax), future: [] }))
      put(next)
      saver.current?.changed(next)
    },
    [put],
  )

  const travel = (from: 'past' | 'future', to: 'past' | 'future') => {
    const next = steps[from].at(-1)
    if (!next) return
    const moved = { [from]: steps[from].slice(0, -1), [to]: [...steps[to], latest.current] }
    setSteps({ ...steps, ...moved })
    lastStep.current = { place: '', at: 0 }
    put(next)
    saver.current?.changed(next, 'undone')
  }

  return {
    content,
    measure,
    late,
    saving,
    change,
    undo: steps.past.length > 0 ? () => travel('past', 'future') : null,
    redo: steps.future.length > 0 ? () => travel('future', 'past') : null,
    flush: (): Promise<boolean> => saver.current?.flush() ?? Promise.resolve(true),
  }
}
