// One try to deliver a message.
import { version } from '../../../package.json'
import { addressThatConnects } from './connect'
import { destinationOf, type Resolve, resolveHost } from './destination'

/** How long a try may take, from looking the name up to the answer (ms). */
export const answerMs = 10_000

export type Outgoing = {
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

/** The result of work that knows no signal, unless the time is over before. */
const withinTime = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([work, promise])
}

/**
 * Sends messages by POST. The connection goes to an address that was looked up and found public, while the certificate has to
 * be that of the name; no redirect is followed, and of the answer nothing but the status is read.
 */
export const createPost =
  ({ allowed, resolve = resolveHost, ca, timeoutMs = answerMs }: Options): Post =>
  async ({ url, headers, body }) => {
    const named = new URL(url)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const found = await withinTime(signal, destinationOf(named, allowed, resolve))
      if (typeof found === 'string') return { failed: found }
      const port = Number(named.port || (named.protocol === 'https:' ? 443 : 80))
      const address = await addressThatConnects(found.addresses, port, timeoutMs)
      if (address === null) return { failed: 'unreachable' }
      const there = new URL(url)
      there.hostname = address.includes(':') ? `[${address}]` : address
      const answer = await fetch(there, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          ...headers,
          host: named.host,
          'content-type': 'application/json',
          'user-agent': `Trampolim/${version}`,
        },
        body,
        // A setting of the environment must not send it by way of another machine, which would look the name up again.
        proxy: '',
        tls: { serverName: named.hostname.replace(/^\[|\]$/g, ''), ...(ca && { ca }) },
      })
      await answer.body?.cancel()
      return { status: answer.status }
    } catch {
      // The cause is in the other server or on the way to it; its owner sees that there was no answer.
      return { failed: 'unreachable' }
    }
  }
