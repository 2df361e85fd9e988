// Sends a request that changes something, and returns the server's answer.

/** A sentence for each wrong field, by its name. */
export type Wrong = { readonly [field: string]: string }

export type Answer =
  /** `body`: what was answered, null where it is no JSON. */
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly message: string | null; readonly code: string | null; readonly fields: Wrong }

/** How long the server may take, in milliseconds: a photo over a slow connection, or a password's hash in a queue. */
const patience = 60_000

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const record = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The error in an answer's body (P31). */
export const problemIn = (body: unknown): Answer => {
  const { message, code, fields } = record(body)
  const errors = Object.entries(record(fields)).flatMap(([field, sentence]) => {
    const shown = text(sentence)
    return shown === null ? [] : [[field, shown] as const]
  })
  return { ok: false, message: text(message), code: text(code), fields: Object.fromEntries(errors) }
}

/** Sends JSON, a form as it is, or nothing. `unreachable` is the message when there is no answer at all. */
export const call = async (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | FormData | null,
  unreachable: string,
): Promise<Answer> => {
  const bare = body === null || body instanceof FormData
  try {
    const answer = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(!bare && { 'content-type': 'application/json' }) },
      body: bare ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    // A proxy may answer with something else than JSON.
    const json: unknown = await answer.json().catch(() => null)
    return answer.ok ? { ok: true, body: json } : problemIn(json)
  } catch {
    // Offline or timed out; the caller shows the message.
    return { ok: false, message: unreachable, code: null, fields: {} }
  }
}
