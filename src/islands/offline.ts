// Announces that the device is offline and what still works, instead of leaving the page for the browser's error.

import { untilAnswered } from './workbench/state/measure/until-answered'

/** A link that would load another page in this tab. */
const isElsewhere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.target === '' &&
  link.pathname + link.search !== location.pathname + location.search

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** Ms before the first try: a page that finds a connection and is still not answered is not loaded again and again at once. */
const backAfter = 2_000

/** Whether the server answers, asked with a small file that every page names. */
const isThere = async (root: Document): Promise<true | null> => {
  const icon = root.querySelector<HTMLLinkElement>('link[rel=icon]')
  try {
    return icon && (await fetch(icon.href, { cache: 'no-store' })).ok ? true : null
  } catch {
    // Still no connection: asked again later.
    return null
  }
}

/** Loads again what this page was shown in place of; the browser's announcement alone may come too early. */
const goBack = (root: Document): void => {
  const reload = () => location.reload()
  addEventListener('online', reload)
  const ask = () =>
    untilAnswered(
      () => isThere(root),
      (answer) => answer && reload(),
      new AbortController().signal,
    )
  setTimeout(ask, backAfter)
}

/** Call it before other listeners of links and forms are added: offline, they find the event prevented. */
export function announceOffline(root: Document): void {
  if (root.querySelector('[data-back-online]')) goBack(root)
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
