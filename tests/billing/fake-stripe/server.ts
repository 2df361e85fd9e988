// A double of Stripe for tests, reached by the real SDK through STRIPE_API_BASE. It is not Stripe and never claims to be.
import type Stripe from 'stripe'
import { answerCall } from './api'
import { pageOf } from './pages'
import { paramsOf } from './params'
import { createWorld, Refusal, type World } from './world'

/** What may go wrong with one call: refused, cut before or after it was done, or no answer for so long (ms). */
export type Fault = 'error' | 'busy' | 'cut-before' | 'cut-after' | { readonly hangMs: number }

export type FakeStripe = {
  readonly url: string
  readonly world: World
  readonly secret: string
  /** Faults of the next calls, in order; null is none. */
  readonly faults: (Fault | null)[]
  /** Calls that were answered, such as `POST customers`. */
  readonly calls: string[]
  /** A delivery as Stripe signs it; `at` in seconds. */
  signed(event: Stripe.Event | string, at?: number, secret?: string): Promise<{ body: string; header: string }>
  close(): void
}

type StoredAnswer = { readonly body: string; readonly status: number; readonly answer: string }

const json = (status: number, answer: string) =>
  new Response(answer, { status, headers: { 'content-type': 'application/json', 'request-id': 'req_double' } })

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')

const sign = async (secret: string, payload: string): Promise<string> => {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return hex(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(payload)))
}

/** Starts it on a free loopback port; `now` in seconds is where its clock stands. */
export const startFakeStripe = (now: number, secret = 'whsec_double'): FakeStripe => {
  const world = createWorld(now)
  const faults: (Fault | null)[] = []
  const calls: string[] = []
  const stored = new Map<string, StoredAnswer>()

  const call = (method: string, path: string, body: string, origin: string): { status: number; answer: string } => {
    try {
      const done = answerCall(world, method, path, paramsOf(body), origin)
      calls.push(`${method} ${path}`)
      return { status: 200, answer: JSON.stringify(done) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, answer: JSON.stringify({ error: error.error }) }
    }
  }

  /** A repeated key gets the same answer, or a refusal if its parameters differ. Answers of 5xx are not stored. */
  const once = (key: string | null, method: string, path: string, body: string, origin: string) => {
    const known = key === null ? undefined : stored.get(key)
    if (known && known.body !== `${path} ${body}`)
      return {
        status: 400,
        answer: JSON.stringify({
          error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' },
        }),
      }
    if (known) return known
    const done = call(method, path, body, origin)
    if (key !== null && method === 'POST') stored.set(key, { ...done, body: `${path} ${body}` })
    return done
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    fetch: async (request) => {
      const { pathname, search, origin } = new URL(request.url)
      if (!pathname.startsWith('/v1/')) return (await pageOf(world, request)) ?? new Response('?', { status: 404 })
      const fault = faults.shift() ?? null
      if (typeof fault === 'object' && fault !== null) await Bun.sleep(fault.hangMs)
      if (fault === 'error') return json(500, '{"error":{"type":"api_error","message":"down"}}')
      if (fault === 'busy') return json(429, '{"error":{"type":"rate_limit_error","message":"slower"}}')
      if (fault === 'cut-before') return new Response(null, { status: 500, headers: { connection: 'close' } })
      const body = request.method === 'GET' ? search.slice(1) : await request.text()
      const key = request.headers.get('idempotency-key')
      const { status, answer } = once(key, request.method, pathname.slice('/v1/'.length), body, origin)
      // Done, and the answer lost on the way.
      if (fault === 'cut-after') return new Response(null, { status: 502, headers: { connection: 'close' } })
      return json(status, answer)
    },
  })

  return {
    url: `http://127.0.0.1:${server.port}`,
    world,
    secret,
    faults,
    calls,
    signed: async (event, at = world.now, by = secret) => {
      const body = typeof event === 'string' ? event : JSON.stringify(event)
      return { body, header: `t=${at},v1=${await sign(by, `${at}.${body}`)}` }
    },
    close: () => void server.stop(true),
  }
}
