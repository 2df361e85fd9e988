// Reads a value that several islands share without contradicting what the server rendered.
import type { ReadonlySignal } from '@preact/signals-react'
import { useSyncExternalStore } from 'react'

/**
 * A shared signal's value; on the server, and while its island hydrates, the value that the server sent. A signal may
 * have changed before an island hydrates late: read directly it would differ from the markup, and React would discard
 * that. Signals belong to the browser: on the server all requests share a module, so nothing may write one there.
 */
export const useShared = <T>(shared: ReadonlySignal<T | undefined>, sent: T): T =>
  useSyncExternalStore(
    (changed) => shared.subscribe(changed),
    () => (shared.value === undefined ? sent : shared.value),
    () => sent,
  )
