// Announces that the device is offline and what still works, instead of leaving the page for the browser's error.

/** A link that would load another page in this tab. */
const isElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.target === '' &&
  link.pathname + link.search !== location.pathname + location.search

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** Call it before other listeners of links and forms are added: offline, they find the event prevented. */
export function announceOffline(root: Document): void {
  // This page was shown in place of another (workbench/state/offline.worker.ts), which is loaded once that is possible.
  if (root.querySelector('[data-back-online]')) addEventListener('online', () => location.reload())
  const place = root.querySelector<HTMLElement>('[data-offline]')
  if (!place) return
  const show = () => {
    // Emptied first, so that a screen reader reads it again after a link that led nowhere.
    place.textContent = ''
    if (!navigator.onLine) place.textContent = place.dataset.offline ?? ''
  }
  const hold = (event: Event) => {
    event.preventDefault()
    show()
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  root.addEventListener('click', (event) => {
    if (navigator.onLine || event.defaultPrevented || !plain(event)) return
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && isElsewhere(link)) hold(event)
  })
  root.addEventListener('submit', (event) => {
    if (!navigator.onLine && !event.defaultPrevented) hold(event)
  })
  show()
}
