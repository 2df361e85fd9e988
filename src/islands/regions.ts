// Parts of a page that change without a reload, as in htmx: the server renders just the named region, it takes the old
// one's place, and the islands inside wake by their own markers. HTML stays the only way anything is rendered.
//
// The server answers a request that carries `x-region: name` with that region's HTML (the whole page works too),
// rendered with `identifierPrefix: name` so that its ids differ from those of the page it lands in.

/** Longest wait for a region, in ms; then the whole page is loaded instead. */
const patience = 15_000

type Wanted = {
  /** Where to ask; the page's own address unless told. */
  readonly url?: string
  readonly method?: 'GET' | 'POST'
  readonly body?: FormData
}

/** The region of that name on a page; links and forms that name one are its triggers, not it. */
export const findRegion = (name: string, within: ParentNode): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-region="${CSS.escape(name)}"]:not(a, form)`)

/**
 * Replaces a region by what the server now says of it and moves the focus to its heading, which also tells a screen
 * reader. Any trouble (offline, logged out, slow, an answer without the region) ends in an ordinary visit of the same
 * address: a page that is right, one reload later. True when the region was replaced.
 */
export async function refreshRegion(name: string, wanted: Wanted = {}): Promise<boolean> {
  const { url = location.href, method = 'GET', body } = wanted
  const old = findRegion(name, document)
  old?.setAttribute('aria-busy', 'true')
  const fresh = await fetchRegion(name, url, method, body)
  if (!old || !fresh) {
    if (url === location.href) location.reload()
    else location.assign(url)
    return false
  }
  old.replaceWith(fresh)
  focusHeading(fresh)
  return true
}

async function fetchRegion(name: string, url: string, method: 'GET' | 'POST', body?: FormData) {
  try {
    const answer = await fetch(url, {
      method,
      ...(body && { body }),
      headers: { 'x-region': name, accept: 'text/html' },
      signal: AbortSignal.timeout(patience),
    })
    // A GET that was sent elsewhere means the session ended; the ordinary visit shows why.
    if (!answer.ok || (method === 'GET' && answer.redirected)) return null
    return findRegion(name, new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    return null
  }
}

function focusHeading(region: HTMLElement) {
  const heading = region.querySelector<HTMLElement>('h1, h2, h3') ?? region
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  region.scrollIntoView({ block: 'start' })
}
