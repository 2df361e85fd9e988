// Requests written byte by byte: what no browser and no `fetch` would send.
import { connect, type Socket } from 'node:net'

export type RawAnswer = {
  readonly status: number
  /** Header lines as they came, names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Line = {
  /** Sends the bytes and waits for one answer; null when the server hangs up, or says nothing in time. */
  send(raw: string): Promise<RawAnswer | null>
  close(): void
}

/** Milliseconds after which a silent server counts as one that gives no answer. */
const patienceMs = 3_000

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )

/** One whole answer at the start of what was received, or null while some of it is missing. */
const answerIn = (received: Buffer, method: string): { readonly answer: RawAnswer; readonly length: number } | null => {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const headers = headersOf(head)
  const from = end + 4
  const bare = method === 'HEAD' || status === 204 || status === 304
  if (!bare && headers['transfer-encoding'] === 'chunked') {
    const last = received.indexOf('0\r\n\r\n', from)
    if (last < 0) return null
    return { answer: { status, headers, body: received.toString('utf8', from, last) }, length: last + 5 }
  }
  const length = bare ? 0 : Number(headers['content-length'] ?? 0)
  if (received.length < from + length) return null
  return { answer: { status, headers, body: received.toString('utf8', from, from + length) }, length: from + length }
}

/** A connection that stays open from one request to the next, and is opened again after the server has closed it. */
export const openLine = (port: number, host = '127.0.0.1'): Line => {
  let socket: Socket | null = null
  let received: Buffer = Buffer.alloc(0)
  let notifyReceived: () => void = () => {}

  const open = () =>
    new Promise<Socket>((done, failed) => {
      received = Buffer.alloc(0)
      const made = connect(port, host, () => done(made))
      made.setNoDelay(true)
      made.on('error', failed)
      made.on('data', (part: Buffer) => {
        received = received.length === 0 ? part : Buffer.concat([received, part])
        notifyReceived()
      })
      made.on('close', () => {
        if (socket === made) socket = null
        notifyReceived()
      })
    })

  const close = () => {
    socket?.destroy()
    socket = null
  }

  const send = async (raw: string): Promise<RawAnswer | null> => {
    const own = socket ?? (await open())
    socket = own
    own.write(Buffer.from(raw, 'latin1'))
    const method = raw.slice(0, raw.indexOf(' '))
    const deadline = performance.now() + patienceMs
    for (;;) {
      const found = answerIn(received, method)
      if (found) {
        received = received.subarray(found.length)
        // What HTTP/1.0 asks for is answered once.
        if (found.answer.headers.connection === 'close' || raw.includes(' HTTP/1.0\r\n')) close()
        return found.answer
      }
      if (socket !== own) return null
      const left = deadline - performance.now()
      if (left <= 0) {
        close()
        return null
      }
      await new Promise<void>((done) => {
        const late = setTimeout(done, left)
        notifyReceived = () => {
          clearTimeout(late)
          done()
        }
      })
    }
  }

  return { send, close }
}
