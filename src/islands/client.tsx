import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { When } from './island'
import { answerInPlace } from './regions'
import { islands } from './registry'

const hydrate = async (wake: HTMLElement, root: HTMLElement) => {
  const name = wake.getAttribute('name') as keyof typeof islands
  const { default: Island } = (await islands[name]()) as { default: ComponentType<object> }
  const props = JSON.parse(wake.getAttribute('props') ?? '{}') as object
  hydrateRoot(root, <Island {...props} />, {
    identifierPrefix: root.id,
    onRecoverableError: (error) => console.error('island', name, error),
  })
  root.dataset.awake = ''
}

const strategies: Record<When, (root: HTMLElement, go: () => void) => void> = {
  load: (_, go) => go(),
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
  'x-wake',
  class extends HTMLElement {
    #awake = false
    connectedCallback() {
      const root = this.previousElementSibling as HTMLElement
      if (this.#awake || this.closest('[hidden][id^="S:"]')) return
      this.#awake = true
      strategies[this.getAttribute('when') as When](root, () => void hydrate(this, root))
    }
  },
)

answerInPlace(document)

if (process.env.NODE_ENV !== 'production') void import('./reload')
