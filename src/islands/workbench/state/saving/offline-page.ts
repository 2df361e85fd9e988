// Has a page of ours ready for when the workbench is opened without a connection.
import { sitePath } from '../../../site-path'

/** Without workers (as without https) nothing is done: the browser shows its own error, and the text is on the device. */
export const holdOfflinePage = (language: string): void => {
  if (!('serviceWorker' in navigator)) return
  const address = sitePath(`/curriculo/sem-internet.js?idioma=${language}`)
  // Forbidden by the browser's settings, or its store is full: as without workers.
  navigator.serviceWorker.register(address, { scope: sitePath('/curriculo/oficina') }).catch(() => null)
}
