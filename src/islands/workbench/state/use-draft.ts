// The draft in the browser: what it says, what can be taken back, whether it is saved, and its measure.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DraftChangedJson, liveEvents, liveOpen } from '../../../api/live'
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../../api/tools/draft'
import { measureDraft, saveDraft } from './calls'
import { deviceCopy } from './device-copy'
import { createSaver, type Saver, type SaveState } from './saver'
import { noSteps, type Steps, stepped, travelled } from './steps'
import { untilAnswered } from './until-answered'

/** While an answer is under way, ms without a key after which is measured again: more than between two keys of a quick hand. */
const measurePause = 30
/** Ms without a change after which typing in the same place is a new step. */
const stepMs = 2_000

type Options = {
  readonly account: string
  readonly draft: string
  readonly besideQuery: string
  readonly version: number
  readonly content: Content
  readonly measure: Measure | null
}

export type Saving = {
  readonly state: SaveState
  readonly at: number | null
  readonly message: string | null
  /** Another window has written in it since this page opened: shown from then on, because the next key replaces the message. */
  readonly elsewhere: boolean
}

export const useDraft = ({ account, draft, besideQuery, version, content: first, measure: known }: Options) => {
  const [content, setContent] = useState(first)
  const [steps, setSteps] = useState<Steps<Content>>(noSteps)
  const [measure, setMeasure] = useState(known)
  const [late, setLate] = useState(false)
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: null, message: null, elsewhere: false })
  const latest = useRef(first)
  const saver = useRef<Saver | null>(null)
  const lastStep = useRef({ place: '', at: 0 })

  const put = useCallback((next: Content) => {
    latest.current = next
    setContent(next)
  }, [])

  useEffect(() => {
    const device = deviceCopy(account, draft)
    const unsent = device.read()
    const one = createSaver({
      version: unsent?.base ?? version,
      ...(unsent && { sent: unsent.sent ?? unsent.content }),
      send: (body) => saveDraft(draft, body),
      store: device,
      onState: (state, at, message) =>
        setSaving(({ elsewhere }) => ({
          state,
          at,
          message,
          elsewhere: elsewhere || state === 'merged' || state === 'taken',
        })),
      onMerged: (merged) => {
        // A step back from here would delete what the other window wrote.
        setSteps(noSteps)
        lastStep.current = { place: '', at: 0 }
        put(merged)
      },
    })
    saver.current = one
    if (unsent) {
      // Typed before a reload, and never sent: it goes on from there.
      put(unsent.content)
      one.changed(unsent.content)
    }
    const online = () => void one.flush()
    const hidden = () => document.visibilityState === 'hidden' && void one.flush()
    const onChanged = ({ detail }: CustomEventInit<DraftChangedJson>) =>
      detail?.rascunho === draft && one.sync(detail.versao, () => latest.current)
    // The page may be older than what this window sent as it was reloaded; after that it is another window's.
    let opened = false
    const onLiveOpen = () => {
      one.sync(Number.POSITIVE_INFINITY, () => latest.current, opened ? 'taken' : 'saved')
      opened = true
    }
    addEventListener('online', online)
    document.addEventListener(liveOpen, onLiveOpen)
    document.addEventListener(liveEvents.draft, onChanged)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      one.stop()
      removeEventListener('online', online)
      document.removeEventListener(liveOpen, onLiveOpen)
      document.removeEventListener(liveEvents.draft, onChanged)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [account, draft, version, put])

  // Each content is measured; only the answer to the latest counts.
  const measured = useRef(first)
  /** True from a question to its answer: a single key is measured at once, quick ones not each. */
  const measuring = useRef(false)
  useEffect(() => {
    if (measured.current === content) {
      setLate(false)
      return
    }
    const stop = new AbortController()
    const ask = () => measureDraft(draft, besideQuery, content, stop.signal)
    const begin = () => {
      measuring.current = true
      void untilAnswered(
        ask,
        (answer) => {
          measuring.current = false
          setLate(answer === null)
          if (!answer) return
          measured.current = content
          setMeasure(answer)
        },
        stop.signal,
      )
    }
    const timer = measuring.current ? setTimeout(begin, measurePause) : undefined
    if (timer === undefined) begin()
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
      if (!same) setSteps((steps) => stepped(steps, before))
      put(next)
      saver.current?.changed(next)
    },
    [put],
  )

  const travel = (from: 'past' | 'future') => {
    const moved = travelled(steps, from, latest.current)
    if (!moved) return
    setSteps(moved.steps)
    lastStep.current = { place: '', at: 0 }
    put(moved.content)
    saver.current?.changed(moved.content, 'undone')
  }

  return {
    content,
    measure,
    late,
    saving,
    change,
    undo: steps.past.length > 0 ? () => travel('past') : null,
    redo: steps.future.length > 0 ? () => travel('future') : null,
    flush: (): Promise<boolean> => saver.current?.flush() ?? Promise.resolve(true),
  }
}
