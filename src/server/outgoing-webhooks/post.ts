// One try to deliver a message.
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { version } from '../../../package.json'
import { addressThatConnects } from './connect'
import { bare, destinationOf, type Resolve, resolveHost } from './destination'

/** How long a try may take, from looking the name up to the answer (ms). */
const answerMs = 10_000

/** Interim answers (1xx) accepted before the answer itself. Each takes this thread's time, and a receiver may never stop sending them. */
const interimMax = 10

type Outgoing = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The answer's status, or why there was none. */
export type Posted = { readonly status: number } | { readonly failed: 'refused' | 'unknown' | 'unreachable' }

export type Post = (message: Outgoing) => Promise<Posted>

type Options = {
  /** Whether private addresses may be called. */
  readonly allowed: boolean
  readonly resolve?: Resolve
  /** Certificates of authorities besides the known ones, for tests. */
  readonly ca?: string
  readonly timeoutMs?: number
}

/** The result of work that cannot be aborted; rejects as soon as the time is over. */
const withinTime = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}

type Call = Pick<Outgoing, 'headers' | 'body'> & {
  readonly address: string
  readonly port: number
  readonly signal: AbortSignal
  readonly ca: string | undefined
}

/** The status that an address answers with; not by fetch, which may go through a proxy (HTTP_PROXY). */
const answerOf = (named: URL, { address, port, headers, body, signal, ca }: Call): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const secure = named.protocol === 'https:'
  const options = {
    host: address,
    port,
    method: 'POST',
    path: `${named.pathname}${named.search}`,
    signal,
    headers: {
      ...headers,
      host: named.host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': `Trampolim/${version}`,
    },
    // An IP address cannot be a TLS server name: the certificate must then be for the address itself.
    ...(secure && isIP(bare(named.hostname)) === 0 && { servername: named.hostname }),
    ...(secure && ca !== undefined && { ca }),
  }
  const call = (secure ? https : http).request(options, (answer) => {
    resolve(answer.statusCode ?? 0)
    answer.destroy()
  })
  let interim = 0
  call.on('information', () => {
    if (++interim > interimMax) call.destroy(new Error('interim answers without end'))
  })
  call.once('error', reject)
  call.end(body)
  return withinTime(signal, promise)
}

/** Sends messages by POST to a checked address, by the name's certificate; reads only the status. */
export const createPost =
  ({ allowed, resolve = resolveHost, ca, timeoutMs = answerMs }: Options): Post =>
  async ({ url, headers, body }) => {
    const destination = new URL(url)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const resolved = await withinTime(signal, destinationOf(destination, allowed, resolve))
      if (typeof resolved === 'string') return { failed: resolved }
      const port = Number(destination.port || (destination.protocol === 'https:' ? 443 : 80))
      const address = await addressThatConnects(resolved.addresses, port, timeoutMs)
      if (address === null) return { failed: 'unreachable' }
      const status = await answerOf(destination, { address, port, headers, body, signal, ca })
      return { status }
    } catch {
      // The cause is in the other server or on the way to it; its owner sees that there was no answer.
      return { failed: 'unreachable' }
    }
  }
