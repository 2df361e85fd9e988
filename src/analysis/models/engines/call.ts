// One request to a model's server and the kinds of failure every server shares.
import type { Faults } from '../faults'
import { headOf, TooLarge } from './lines'
import type { Fetch } from './port'

export type Called =
  | { readonly ok: true; readonly response: Response }
  | {
      readonly ok: false
      readonly fault: Faults
      readonly waitMs?: number
      readonly body: string
      readonly status: number
    }

/** How llama.cpp, vLLM, OpenAI and their like say that the question does not fit. */
const pastContext = /context[_ ](?:size|length|window)|exceed_context|context_length_exceeded/i

/** llama.cpp answers 500 to a picture it has no eyes for: no failure of the server's, it never will take one. */
const unsupported = /is not supported/i

/** Longest wait a server may ask for, in ms; more is as good as no answer. */
const waitMax = 60_000

/** `Retry-After` in ms: seconds or a date, as HTTP has it. */
export const waitOf = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), waitMax) : undefined
}

/** What went wrong when something was thrown on the way. */
export const faultOf = (error: unknown, signal: AbortSignal): Faults => {
  if (signal.aborted) return 'too-slow'
  if (error instanceof TooLarge) return 'too-large'
  return 'broken'
}

/** Sends one request. An answer that is no success is read to its bound and told by kind. */
export const call = async (
  fetch: Fetch,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  now: () => number,
): Promise<Called> => {
  let response: Response
  try {
    // Wherever it would send us is not where the operator said the text may go.
    response = await fetch(url, { ...init, signal, redirect: 'error' })
  } catch {
    return { ok: false, fault: signal.aborted ? 'too-slow' : 'unreachable', body: '', status: 0 }
  }
  if (response.ok) return { ok: true, response }
  const body = await headOf(response)
  const { status } = response
  const waitMs = waitOf(response.headers.get('retry-after'), now())
  const wait = waitMs === undefined ? {} : { waitMs }
  if (status === 429 || status === 503) return { ok: false, fault: 'busy', ...wait, body, status }
  if (pastContext.test(body)) return { ok: false, fault: 'too-long', body, status }
  return { ok: false, fault: status >= 500 && !unsupported.test(body) ? 'broken' : 'refused', body, status }
}
