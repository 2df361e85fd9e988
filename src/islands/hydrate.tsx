// React, and the first island's root: fetched with the first island that wakes, so that a page where none does goes without.
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

export const attach = (root: HTMLElement, name: string, Island: ComponentType<object>, props: object): void => {
  hydrateRoot(root, <Island {...props} />, {
    identifierPrefix: root.id,
    onRecoverableError: (error) => console.error('island', name, error),
  })
  root.dataset.hydrated = ''
}
