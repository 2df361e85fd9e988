import type { ReadonlySignal } from '@preact/signals-react'
import { useSyncExternalStore } from 'react'

/**
 * A shared signal's value; on the server, and while its island hydrates, what the server sent. A signal may have
 * changed before a late island wakes: read directly it would differ from the markup, and React would throw that away.
 * Signals belong to the browser: on the server a module is shared by all requests, so nothing may write one there.
 */
export const useShared = <T>(shared: ReadonlySignal<T | undefined>, sent: T): T =>
  useSyncExternalStore(
    (changed) => shared.subscribe(changed),
    () => (shared.value === undefined ? sent : shared.value),
    () => sent,
  )
