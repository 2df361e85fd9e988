import { type ComponentType, createContext, use, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './names'

/** `deferred`: when another island is hydrated or somebody points at it, for what does its job without a script. */
export type LoadStrategy = 'now' | 'idle' | 'visible' | 'deferred'
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** Props survive the trip to the browser: functions, dates and elements are type errors. */
type Plain<P> = { [K in keyof P]: P[K] extends Json ? unknown : 'an island’s props must be JSON' }

const Inside = createContext(false)

/**
 * A component rendered on the server and hydrated on its own in the browser. Within another island it is just a
 * component. Each island is its own React root, so `useId` agrees on both sides and no context leaks in that the
 * browser would lack. An island gets its texts as props: the language files do not travel.
 */
export function island<P extends object>(
  name: IslandName,
  View: ComponentType<P> & (P extends Plain<P> ? unknown : Plain<P>),
) {
  const Component = View as ComponentType<P>
  return function Island({ load = 'now', ...rest }: P & { load?: LoadStrategy }) {
    const id = useId()
    const props = rest as unknown as P
    if (use(Inside)) return <Component {...props} />
    const html = renderToString(
      <Inside value={true}>
        <Component {...props} />
      </Inside>,
      { identifierPrefix: id },
    )
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, one root inside another */}
        <x-island id={id} dangerouslySetInnerHTML={{ __html: html }} />
        <x-hydrate name={name} load={load} props={JSON.stringify(props)} />
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
