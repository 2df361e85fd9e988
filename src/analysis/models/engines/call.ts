// One request to a model's server, and the failures that all servers share.
import { minuteMs } from '../../../time/units'
import type { Fault } from '../faults'
import { headOf, TooLarge } from './lines'
import type { Fetch } from './port'

type Called =
  | { readonly ok: true; readonly response: Response }
  | {
      readonly ok: false
      readonly fault: Fault
      readonly waitMs?: number
      readonly body: string
      readonly status: number
    }

/** Messages of llama.cpp, vLLM, OpenAI and others for a request that exceeds the context. */
const pastContext = /context[_ ](?:size|length|window)|exceed_context|context_length_exceeded/i

/** llama.cpp answers 500 to a picture for a text-only model, which is a permanent refusal and not a server failure. */
const unsupported = /is not supported/i

/** Maximum accepted `Retry-After`, in ms. */
const waitMax = minuteMs

/** `Retry-After` in ms; HTTP allows seconds or a date. */
const waitOf = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), waitMax) : undefined
}

/** The fault for an exception during a request. */
export const faultOf = (error: unknown, signal: AbortSignal): Fault => {
  if (signal.aborted) return 'too-slow'
  if (error instanceof TooLarge) return 'too-large'
  return 'broken'
}

/** Sends one request. The body of an error is read up to a limit and classified as a fault. */
export const call = async (
  fetch: Fetch,
  url: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> },
  signal: AbortSignal,
  now: () => number,
): Promise<Called> => {
  let response: Response
  try {
    // Redirects are refused, because the text may only go to the address the operator configured.
    // Unpacking would turn a small answer into a huge one before any limit sees it.
    const headers = { ...init.headers, 'accept-encoding': 'identity' }
    response = await fetch(url, { ...init, headers, signal, redirect: 'error', decompress: false })
  } catch {
    // fetch only says that there was no connection; the caller reports the fault.
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
