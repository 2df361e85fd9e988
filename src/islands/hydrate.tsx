// React and the first island's root: loaded when the first island hydrates, so that a page without one does not load
// it.
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

export const attach = (root: HTMLElement, name: string, Island: ComponentType<object>, props: object): void => {
  hydrateRoot(root, <Island {...props} />, {
    identifierPrefix: root.id,
    onRecoverableError: (error) => console.error('island', name, error),
  })
  root.dataset.hydrated = ''
}
