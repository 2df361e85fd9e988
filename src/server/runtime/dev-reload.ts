// Development only: a page notices that the server was restarted and reloads itself (src/islands/reload.ts).

const boot = crypto.randomUUID()
const open = new Set<ReadableStreamDefaultController<Uint8Array>>()

const closeAll = () => {
  for (const controller of open) controller.close()
  open.clear()
}

/** A stream that sends the id of this server run, by which a browser knows a restart; ends with SIGTERM. */
export function reloadStream(): Response {
  if (!process.listeners('SIGTERM').includes(closeAll)) process.on('SIGTERM', closeAll)
  let ownController: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      ownController = controller
      open.add(ownController)
      ownController.enqueue(new TextEncoder().encode(`retry: 200\ndata: ${boot}\n\n`))
    },
    cancel: () => void open.delete(ownController),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
