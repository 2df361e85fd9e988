// Development only: a page learns that the server is a new one and reloads itself (src/islands/reload.ts).

const boot = crypto.randomUUID()

/**
 * A stream of one event, the name of this run of the server, that then stays open. When the server is restarted the
 * browser connects again by itself and is told another name.
 */
export const reloadStream = (): Response => {
  const first = new TextEncoder().encode(`retry: 200\ndata: ${boot}\n\n`)
  const body = new ReadableStream({ start: (controller) => controller.enqueue(first) })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
