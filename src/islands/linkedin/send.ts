import { type LinkedinErrors, type LinkedinValues, linkedinFields } from '../../api/linkedin'

export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string | null; readonly fields: LinkedinErrors }

type Call = (path: string, init: RequestInit) => Promise<Response>

/** Maximum wait for an answer, in ms: the queue and the analysis. */
const patience = 60_000

const read = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null)

/** Posts the texts. A refusal, a lost connection and a timeout give `ok: false`, with the server's messages if any. */
export const send = async (path: string, values: LinkedinValues, call: Call = fetch): Promise<Answer> => {
  try {
    const answer = await call(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patience),
    })
    if (answer.ok) return { ok: true }
    // A proxy may answer with something else than JSON.
    const body: unknown = await answer.json().catch(() => null)
    const wrong = linkedinFields.flatMap((field) => {
      const sentence = text(read(read(body, 'fields'), field))
      return sentence ? [[field, sentence] as const] : []
    })
    return { ok: false, message: text(read(body, 'message')), fields: Object.fromEntries(wrong) }
  } catch {
    // The browser does not say why a request failed; the caller shows a general message.
    return { ok: false, message: null, fields: {} }
  }
}
