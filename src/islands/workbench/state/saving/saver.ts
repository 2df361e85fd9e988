// Nothing typed is lost: a change is saved after a pause, tried again when the line or the server was away, and stored on the device
// until the server has it. One request at a time, so that versions come in order.
import type { DraftContentJson, DraftJoinedJson, DraftSavedJson, DraftSaveJson } from '../../../../api/tools/draft'

/** `refused`: the server will not take this text as it is. `taken`: another window's words are shown now. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'refused' | 'merged' | 'taken' | 'signed-out'
export type SaveOutcome =
  | { readonly ok: true; readonly saved: DraftSavedJson }
  | {
      readonly ok: false
      readonly why: 'offline' | 'failed' | 'refused' | 'signed-out'
      readonly message: string | null
    }

/** What the device stores while the server has not got it. `sent`: an earlier text that was sent and not answered. */
export type Unsent = { readonly base: number; readonly content: DraftContentJson; readonly sent?: DraftContentJson }

type SaverOptions = {
  readonly version: number
  /** What a page before this one may have sent without an answer. */
  readonly sent?: DraftContentJson
  readonly send: (body: DraftSaveJson) => Promise<SaveOutcome>
  /** `saved` and `last`: the version that this window, reloads included, was last answered; 0 for none. */
  readonly store: { put(unsent: Unsent): void; clear(): void; saved(version: number): void; last(): number }
  readonly onState: (state: SaveState, at: number | null, message: string | null) => void
  /** Both windows' words, where another one had written too, and where; null where it may have been this one before a reload. */
  readonly onMerged: (content: DraftContentJson, joined: DraftJoinedJson | null) => void
}

/** Pause after which is saved, and the longest that steady typing goes unsaved, in ms. */
export const pauses = { idle: 1_200, most: 8_000, retry: 4_000 } as const

export type Saver = {
  /** The content is now this. */
  changed(content: DraftContentJson, cause?: 'typed' | 'undone'): void
  /** Saves at once what is not saved yet; true when the server has all of it. */
  flush(): Promise<boolean>
  /** Another window, or this one before a reload, wrote this version: it is asked for unless the next save brings it. */
  sync(version: number, content: () => DraftContentJson): void
  readonly version: number
  stop(): void
}

type Change = { readonly content: DraftContentJson; readonly cause: 'typed' | 'undone' }

export const createSaver = ({ version, sent, send, store, onState, onMerged }: SaverOptions): Saver => {
  let base = version
  let pending: Change | null = null
  /** Sent without an answer: the server may have it. It is sent again first, or what was deleted since would come back from it. */
  let doubted: Change | null = sent ? { content: sent, cause: 'typed' } : null
  /** Under way now: a reload before its answer leaves it in doubt. */
  let flying: Change | null = null
  let state: SaveState = 'saved'
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let running: Promise<boolean> | null = null
  let stopped = false

  const show = (now: SaveState, at: number | null, message: string | null) => {
    state = now
    onState(now, at, message)
  }
  const remember = (): void => {
    const out = flying ?? doubted
    if (pending) store.put({ base, content: pending.content, ...(out && out !== pending && { sent: out.content }) })
  }
  const later = (ms: number) => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  const save = async (): Promise<boolean> => {
    const change = doubted && doubted.content !== pending?.content ? doubted : pending
    if (!change) return true
    // While the line is away, each try would say "Saving" for a moment and be read out.
    if (state !== 'offline' && state !== 'failed') show('saving', null, null)
    flying = change
    const answer = await send({ base, ...change })
    flying = null
    // Its page is gone, and the device's copy is the next page's by now.
    if (stopped) return answer.ok && pending === change
    doubted = null
    if (!answer.ok) {
      // Something else was written meanwhile, which may be taken.
      if (answer.why === 'refused' && pending !== change) return save()
      show(answer.why, null, answer.message)
      if (answer.why === 'offline' || answer.why === 'failed') {
        doubted = change
        later(pauses.retry)
      }
      return false
    }
    const { saved } = answer
    store.saved(saved.version)
    if (pending !== change) {
      // More was typed meanwhile, still from the old version: the next save says so, and the server joins both.
      if (saved.content === null) base = saved.version
      remember()
      return save()
    }
    pending = null
    base = saved.version
    store.clear()
    if (saved.content) onMerged(saved.content, saved.joined)
    show(saved.content ? 'merged' : 'saved', saved.at, null)
    return true
  }

  const flush = (): Promise<boolean> => {
    clearTimeout(timer)
    since = 0
    running ??= save().finally(() => {
      running = null
    })
    return running
  }

  return {
    changed(content, cause = 'typed') {
      pending = { content, cause }
      remember()
      // "Saved at" is of what was there before this key.
      if (state === 'saved') show('saving', null, null)
      const now = Date.now()
      since ||= now
      later(Math.max(0, Math.min(pauses.idle, since + pauses.most - now)))
    },
    flush,
    sync(version, content) {
      void (running ?? Promise.resolve(true)).then(async () => {
        if (stopped || pending || version <= base) return
        // Unchanged since `base`, so that nothing is written and the answer is what the other window wrote.
        const from = base
        const answer = await send({ base, content: content(), cause: 'typed' })
        // What was typed meanwhile is saved from the older version, and that answer has both; this one would take it off the screen.
        if (stopped || pending || base !== from || !answer.ok) return
        base = answer.saved.version
        if (!answer.saved.content) return
        const isOwn = answer.saved.version <= store.last()
        onMerged(answer.saved.content, isOwn ? null : answer.saved.joined)
        show(isOwn ? 'saved' : 'taken', answer.saved.at, null)
      })
    },
    get version() {
      return base
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
