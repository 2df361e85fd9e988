// HTML that many pages show alike: impersonal islands, and the parts of the shell that are the same for everybody.
import { recent } from '../cache/bounded'

const rendered = recent<string, unknown>(256)

/** What `render` returned for this key, which only one caller uses. The key says all it depends on, and nothing personal is in either. */
export function renderedOnce<Drawn>(key: string, render: () => Drawn): Drawn {
  const cached = rendered.get(key)
  if (cached !== undefined) return cached as Drawn
  const html = render()
  rendered.set(key, html)
  return html
}
