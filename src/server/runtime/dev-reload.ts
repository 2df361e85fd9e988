// Development only: a page learns that the server is a new one and reloads itself (src/islands/reload.ts).

const boot = crypto.randomUUID()
const open = new Set<ReadableStreamDefaultController<Uint8Array>>()

const closeAll = () => {
  for (const controller of open) controller.close()
  open.clear()
}

/**
 * A stream of one event, the name of this run of the server, that then stays open. When the server is restarted the
 * browser connects again by itself and is told another name. Streams end with SIGTERM, or no server could stop in peace.
 */
export function reloadStream(): Response {
  if (!process.listeners('SIGTERM').includes(closeAll)) process.on('SIGTERM', closeAll)
  let own: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller
      open.add(own)
      own.enqueue(new TextEncoder().encode(`retry: 200\ndata: ${boot}\n\n`))
    },
    cancel: () => void open.delete(own),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
