// Hydrates a page's islands, each when it is needed; every page loads it first.
import type { ComponentType } from 'react'
import type { LoadStrategy } from './island'
import { closeMenus } from './menus'
import type { IslandName } from './names'
import { announceOffline } from './offline'
import { openTarget } from './open-target'
import { enableRegions } from './regions'
import { islands } from './registry'
import { revalidateOnReturn } from './revalidate'
import { keepPreferences } from './state/stored-preferences'
import { enableTips } from './tips'

/** What islands share, asked for beside the first of them, which names it only once it is there (src/build/scripts.ts). */
const shared = document.querySelector<HTMLScriptElement>('script[data-shared]')?.dataset.shared

const hydrate = async (marker: HTMLElement, root: HTMLElement) => {
  const name = marker.getAttribute('name') as IslandName
  if (marker.getAttribute('load') !== 'deferred') loadDeferred()
  const [{ attach }, { default: Island }] = await Promise.all([
    import('./hydrate'),
    islands[name](),
    shared && import(shared),
  ])
  attach(root, Island as ComponentType<object>, JSON.parse(marker.getAttribute('props') ?? '{}') as object)
}

/** Islands that are not worth loading Preact for; null once another island has loaded it. */
let waiting: (() => void)[] | null = []
const loadDeferred = () => {
  const all = waiting ?? []
  waiting = null
  for (const go of all) go()
}

/** What earlier pages left in storage: a message (state/toasts.ts), an old theme setting (state/theme.ts). */
const isLeft = () => sessionStorage.getItem('toast') !== null || localStorage.getItem('theme') !== null

/** Scripts come after the page is seen: fetched before, they take the line and the processor from its first paint. */
const afterPaint = (go: () => void) => {
  if (document.hidden) go()
  else requestAnimationFrame(() => setTimeout(go))
}

const strategies: Record<LoadStrategy, (root: HTMLElement, go: () => void) => void> = {
  deferred: (root, go) => {
    if (!waiting || isLeft()) return go()
    waiting.push(go)
    for (const touch of ['pointerover', 'focusin']) root.addEventListener(touch, loadDeferred, { once: true })
  },
  now: (_, go) => afterPaint(go),
  idle: (_, go) => void ('requestIdleCallback' in globalThis ? requestIdleCallback(go) : setTimeout(go, 200)),
  visible: (root, go) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        go()
      },
      { rootMargin: '200px' },
    )
    observer.observe(root.firstElementChild ?? root)
  },
}

// The marker follows its island, so the island's markup is complete when the marker connects, streamed or not.
customElements.define(
  'x-hydrate',
  class extends HTMLElement {
    #hydrated = false
    connectedCallback() {
      const root = this.previousElementSibling as HTMLElement
      if (this.#hydrated || this.closest('[hidden][id^="S:"]')) return
      this.#hydrated = true
      strategies[this.getAttribute('load') as LoadStrategy](root, () => void hydrate(this, root))
    }
  },
)

announceOffline(document)
enableRegions(document)
closeMenus(document)
openTarget(document)
enableTips(document)
revalidateOnReturn(window)
keepPreferences()

if (process.env.NODE_ENV !== 'production') void import('./reload')
