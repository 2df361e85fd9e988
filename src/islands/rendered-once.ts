// HTML that many pages show alike: impersonal islands, and the parts of the shell that are the same for everybody.
import { recent } from '../cache/bounded'

const rendered = recent<string, string>(256)

/** What `render` returned for this key. The key says all it depends on, and nothing personal is in either. */
export function renderedOnce(key: string, render: () => string): string {
  const cached = rendered.get(key)
  if (cached !== undefined) return cached
  const html = render()
  rendered.set(key, html)
  return html
}
