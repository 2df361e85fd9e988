// One window's event stream: its messages, how many may wait, and how it ends.
import { liveEvents } from '../../api/live'

/** Messages a stream may buffer before it counts as dead. */
export const maxQueued = 32

export type Stream = {
  readonly session: string
  readonly network: string
  readonly send: (text: string) => boolean
  readonly end: () => void
  position: number
}

export const message = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
/** After this a browser does not reconnect by itself: its session ended, or a newer window took its place. */
const farewell = message(liveEvents.end, {})

const encoder = new TextEncoder()

/** A stream and the body of its answer; `left` is called when the window goes. */
export function streamOf(of: Pick<Stream, 'session' | 'network'>, left: (stream: Stream) => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const send = (text: string) => {
    if (!controller || (controller.desiredSize ?? 0) < -maxQueued) return false
    controller.enqueue(encoder.encode(text))
    return true
  }
  const end = () => {
    send(farewell)
    controller?.close()
    controller = undefined
  }
  const stream: Stream = { ...of, send, end, position: -1 }
  const body = new ReadableStream<Uint8Array>({
    start: (streamController) => {
      controller = streamController
    },
    cancel: () => {
      controller = undefined
      left(stream)
    },
  })
  return { body, stream }
}
