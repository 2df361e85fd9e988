// Preact and an island's root, loaded when the first island hydrates.
import { options } from 'preact'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { countedIds, IslandIds } from '../ui/use-id'
import { basePath, sitePath } from './site-path'

/** Properties with an address, which the server has put under the site's path in the markup that is hydrated. */
const addresses = ['href', 'src', 'action', 'formAction'] as const

if (basePath() !== '') {
  const { vnode: before } = options
  options.vnode = (vnode) => {
    const props = vnode.props as Record<string, unknown>
    if (typeof vnode.type === 'string')
      for (const name of addresses) if (typeof props[name] === 'string') props[name] = sitePath(props[name])
    before?.(vnode)
  }
}

// Called where the server's markup is not what hydrating finds. Its public name is shortened in Preact's package.
Object.assign(options, {
  __m: ({ type }: { type: unknown }) => console.error('island: other markup was expected at', String(type)),
})

/** Marks the root once the effects of its island have run: children's run before their parents'. */
function Root({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    root.dataset.hydrated = ''
  }, [root])
  return children
}

const typedInto = 'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio])'

/** What a person typed before the scripts came: Preact may replace it while hydrating, and announces nothing. */
function restoring(root: HTMLElement, hydrate: () => void) {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const)
  hydrate()
  for (const [field, value] of typed) {
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

export const attach = (root: HTMLElement, Island: ComponentType<object>, props: object): void =>
  restoring(root, () => {
    hydrateRoot(
      root,
      <Root root={root}>
        <IslandIds value={countedIds(root.id)}>
          <Island {...props} />
        </IslandIds>
      </Root>,
    )
  })
