// Replaces parts of a page without a reload, as in htmx: the server renders only the named region, which replaces the
// old one, and the islands inside hydrate by their own markers. HTML is rendered only by the server.
// The server answers a request with `x-region: name` with that region's HTML (the whole page works too), rendered with
// `identifierPrefix: name` so that its ids differ from those of the page.
import { regionHeader } from '../api/regions'
import { sitePath } from './site-path'

/** Longest wait for a region, in ms; then the whole page is loaded instead. */
const patience = 15_000

type RegionRequest = {
  /** The address to fetch; the page's own by default. */
  readonly url?: string
  readonly method?: 'GET' | 'POST'
  readonly body?: FormData
  /** For a change that the person did not ask for: focus and scroll position stay, and an error changes nothing. */
  readonly quiet?: boolean
}

/** The region of that name on a page; links and forms with that name are its triggers, not the region. */
const findRegion = (name: string, within: ParentNode): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-region="${CSS.escape(name)}"]:not(a, form)`)

/**
 * Replaces a region by the server's current version and moves the focus to its heading, which also announces it to a
 * screen reader. Any error (offline, signed out, slow, an answer without the region) loads the same address as a whole
 * page. For a failed post, a listener of `region-failed`, which has the form's data, may prevent that with
 * `preventDefault`. True when the region was replaced.
 */
export async function refreshRegion(name: string, wanted: RegionRequest = {}): Promise<boolean> {
  const { method = 'GET', body, quiet = false } = wanted
  const url = sitePath(wanted.url ?? location.href)
  const before = findRegion(name, document)
  if (!quiet) before?.setAttribute('aria-busy', 'true')
  const fresh = await fetchRegion(name, url, method, body)
  // Another answer may have arrived meanwhile. An automatic refresh gives way to it, a person's action replaces it.
  if (quiet && !before?.isConnected) return false
  const old = findRegion(name, document)
  if (!old || !fresh) {
    if (quiet) return false
    if (old && body && !old.dispatchEvent(new CustomEvent('region-failed', { cancelable: true, detail: body }))) {
      old.removeAttribute('aria-busy')
      return false
    }
    if (url === location.href) location.reload()
    else location.assign(url)
    return false
  }
  const focused = old.contains(document.activeElement) ? document.activeElement?.id : undefined
  old.replaceWith(fresh)
  if (!quiet) focusHeading(fresh)
  else if (focused !== undefined) focusOn(document.getElementById(focused) ?? headingOf(fresh))
  return true
}

async function fetchRegion(name: string, url: string, method: 'GET' | 'POST', body?: FormData) {
  try {
    const answer = await fetch(url, {
      method,
      ...(body && { body }),
      headers: { [regionHeader]: name, accept: 'text/html' },
      signal: AbortSignal.timeout(patience),
    })
    // A redirected GET means that the session ended; loading the whole page shows why.
    if (!answer.ok || (method === 'GET' && answer.redirected)) return null
    return findRegion(name, new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    // Any error loads the whole page instead.
    return null
  }
}

const headingOf = (region: HTMLElement): HTMLElement => region.querySelector<HTMLElement>('h1, h2, h3') ?? region

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function focusHeading(region: HTMLElement) {
  focusOn(headingOf(region))
  region.scrollIntoView({ block: 'start' })
}

/** From now on a link or form with `data-region="name"` replaces the region of that name by its answer. */
export function enableRegions(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-region]') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link?.dataset.region || !plain || event.defaultPrevented) return
    event.preventDefault()
    void refreshRegion(link.dataset.region, { url: link.href })
  })
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.region || event.defaultPrevented) return
    event.preventDefault()
    void refreshRegion(form.dataset.region, requestOf(form, new FormData(form, event.submitter)))
  })
}

/** The request the browser would have sent: a GET form's fields belong to the address, a POST form's to the body. */
function requestOf(form: HTMLFormElement, body: FormData): RegionRequest {
  if (form.method === 'post') return { url: form.action, method: 'POST', body }
  const url = new URL(form.action)
  url.search = new URLSearchParams(
    [...body].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ).toString()
  return { url: url.href }
}
