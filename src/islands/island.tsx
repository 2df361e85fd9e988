// Marks a component as an island: rendered on the server with its props, hydrated on its own.
import { type ComponentType, createContext, use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { countedIds, IslandIds } from '../ui/use-id'
import type { IslandName } from './names'
import { renderedOnce } from './rendered-once'

/** `deferred`: hydrates with another island or when the pointer is on it, for islands that work without a script. */
export type LoadStrategy = 'now' | 'idle' | 'visible' | 'deferred'
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** Props must be serialisable: functions, dates and elements are type errors. */
type Plain<P> = { [K in keyof P]: P[K] extends Json ? unknown : 'an island’s props must be JSON' }

const Inside = createContext(false)

/** Characters of props that an island in the cache may have. */
const propsMax = 4_096

/**
 * A component rendered on the server and hydrated on its own in the browser. Within another island it is only a
 * component. Each island is a root of its own: its ids are counted alike on both sides, and no context is used that the browser
 * would lack. An island gets its texts as props, because the language files are not sent. `impersonal` says whether
 * props contain nothing personal, so that the rendered HTML may be cached.
 */
export function island<P extends object>(
  name: IslandName,
  View: ComponentType<P> & (P extends Plain<P> ? unknown : Plain<P>),
  impersonal: (props: P) => boolean = () => false,
) {
  const Component = View as ComponentType<P>
  return function Island({ load = 'now', ...rest }: P & { load?: LoadStrategy }) {
    const id = useId()
    const props = rest as unknown as P
    if (use(Inside)) return <Component {...props} />
    const json = JSON.stringify(props)
    const render = () =>
      renderToString(
        <Inside value={true}>
          <IslandIds value={countedIds(id)}>
            <Component {...props} />
          </IslandIds>
        </Inside>,
      )
    const html = json.length <= propsMax && impersonal(props) ? renderedOnce(`${name} ${id} ${json}`, render) : render()
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, one root inside another */}
        <x-island id={id} dangerouslySetInnerHTML={{ __html: html }} />
        <x-hydrate name={name} load={load} props={json} />
      </>
    )
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': { id: string; dangerouslySetInnerHTML: { __html: string } }
      'x-hydrate': { name: string; load: LoadStrategy; props: string }
    }
  }
}
