// Sends requests that change something, and returns the server's answer. Every island's calls go through `exchange`.
import { minuteMs } from '../time/units'
import { sitePath } from './site-path'

/** A sentence for each wrong field, by its name. */
export type Wrong = { readonly [field: string]: string }

export type CallAnswer =
  /** `body`: what was answered, null where it is no JSON. */
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly message: string | null; readonly code: string | null; readonly fields: Wrong }

/** How long the server may take, in milliseconds: a photo over a slow connection, or a password's hash in a queue. */
const patience = minuteMs

export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
export const record = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The error in an answer's body (P31). */
export const problemIn = (body: unknown): CallAnswer => {
  const { message, code, fields } = record(body)
  const errors = Object.entries(record(fields)).flatMap(([field, sentence]) => {
    const shownText = text(sentence)
    return shownText === null ? [] : [[field, shownText] as const]
  })
  return { ok: false, message: text(message), code: text(code), fields: Object.fromEntries(errors) }
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** A POST with a JSON body. */
export const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Whether a request succeeded, and its JSON, null for another body such as a proxy's page. Null if nothing answered in time. */
export const exchange = async (
  path: string,
  init: RequestInit,
  waitMs = patience,
  send: Fetch = fetch,
): Promise<{ readonly ok: boolean; readonly body: unknown } | null> => {
  try {
    const answer = await send(sitePath(path), { ...init, signal: AbortSignal.timeout(waitMs) })
    // The status decides where a body is no JSON.
    const body: unknown = await answer.json().catch(() => null)
    return { ok: answer.ok, body }
  } catch {
    // Offline or timed out: the browser does not say which, no log can be reached, and the caller shows a message.
    return null
  }
}

/** Sends JSON, a form as it is, or nothing. `unreachable` is the message when there is no answer at all. */
export const call = async (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | FormData | null,
  unreachable: string,
): Promise<CallAnswer> => {
  const bare = body === null || body instanceof FormData
  const answer = await exchange(path, {
    method,
    headers: { accept: 'application/json', ...(!bare && { 'content-type': 'application/json' }) },
    body: bare ? body : JSON.stringify(body),
  })
  if (!answer) return { ok: false, message: unreachable, code: null, fields: {} }
  return answer.ok ? { ok: true, body: answer.body } : problemIn(answer.body)
}
