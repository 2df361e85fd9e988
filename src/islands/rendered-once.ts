// HTML that many pages show alike: impersonal islands, and the parts of the shell that are the same for everybody.

/** Entries; the oldest is evicted. */
const renderedMax = 256
const rendered = new Map<string, string>()

/** What `render` returned for this key. The key says all it depends on, and nothing personal is in either. */
export function renderedOnce(key: string, render: () => string): string {
  const cached = rendered.get(key)
  if (cached !== undefined) return cached
  const html = render()
  for (const oldest of rendered.keys()) {
    if (rendered.size < renderedMax) break
    rendered.delete(oldest)
  }
  rendered.set(key, html)
  return html
}
