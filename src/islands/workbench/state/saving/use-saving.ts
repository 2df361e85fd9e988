// Saves the draft: what is typed here goes to the server, what another window wrote comes from it.
import { type RefObject, useEffect, useState } from 'react'
import { type DraftChangedJson, liveEvents, liveOpen } from '../../../../api/live'
import {
  type DraftContentJson as Content,
  type DraftJoinedJson,
  type DraftSavedJson,
  ownTextId,
} from '../../../../api/tools/draft'
import { saveDraft } from '../calls'
import { deviceCopy } from './device-copy'
import { createSaver, type Saver, type SaveState } from './saver'

export type Saving = {
  readonly state: SaveState
  readonly at: number | null
  readonly message: string | null
  /** Another window has written in it since this page opened: shown from then on, because the next key replaces the message. */
  readonly elsewhere: boolean
}

type Options = {
  readonly account: string
  readonly draft: string
  readonly version: number
  readonly latest: RefObject<Content>
  /** Holds the saver while the page stands. */
  readonly saver: RefObject<Saver | null>
  /** Shows a content that was not typed here just now; `joined` where another window wrote it. */
  readonly put: (content: Content, joined: DraftJoinedJson | null) => void
  /** Shows what was typed before a reload and never sent. */
  readonly putUnsent: (content: Content) => void
}

/** Asks for what another window wrote as it is announced, and when the stream of announcements opens again. */
const followOthers = (saver: Saver, draft: string, content: () => Content): (() => void) => {
  const onChanged = ({ detail }: CustomEventInit<DraftChangedJson>) =>
    detail?.rascunho === draft && saver.sync(detail.versao, content)
  const onLiveOpen = () => saver.sync(Number.POSITIVE_INFINITY, content)
  document.addEventListener(liveOpen, onLiveOpen)
  document.addEventListener(liveEvents.draft, onChanged)
  return () => {
    document.removeEventListener(liveOpen, onLiveOpen)
    document.removeEventListener(liveEvents.draft, onChanged)
  }
}

/** Saves at once when the line is back, and when the page may be about to go. */
const flushInTime = (saver: Saver): (() => void) => {
  const online = () => void saver.flush()
  const hidden = () => document.visibilityState === 'hidden' && void saver.flush()
  addEventListener('online', online)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    removeEventListener('online', online)
    document.removeEventListener('visibilitychange', hidden)
  }
}

/** A vacancy copy's page says above the workbench how much of it is its own. */
const showOwn = ({ own }: DraftSavedJson): void => {
  if (own !== null) document.getElementById(ownTextId)?.replaceChildren(own)
}

export const useSaving = (options: Options): Saving => {
  const { account, draft, version, latest, saver, put: putContent, putUnsent } = options
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: null, message: null, elsewhere: false })
  useEffect(() => {
    const device = deviceCopy(account, draft)
    const unsent = device.read()
    const created = createSaver({
      version: unsent?.base ?? version,
      ...(unsent && { sent: unsent.sent ?? unsent.content }),
      send: async (body) => {
        const outcome = await saveDraft(draft, body)
        if (outcome.ok) showOwn(outcome.saved)
        return outcome
      },
      store: device,
      onState: (state, at, message) => {
        const others = state === 'merged' || state === 'taken'
        setSaving(({ elsewhere }) => ({ state, at, message, elsewhere: elsewhere || others }))
      },
      onMerged: putContent,
    })
    saver.current = created
    if (unsent) {
      // Typed before a reload, and never sent: it goes on from there.
      putUnsent(unsent.content)
      created.changed(unsent.content)
    }
    const ends = [followOthers(created, draft, () => latest.current), flushInTime(created), () => created.stop()]
    return () => {
      for (const end of ends) end()
    }
  }, [account, draft, version, latest, saver, putContent, putUnsent])
  return saving
}
