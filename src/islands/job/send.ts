import { thinAdvert } from '../../api/job'

/** Maximum wait for an answer, in ms. */
const patience = 60_000

/** `thin`: the advert has too little to compare. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string | null; readonly thin?: boolean }

const isThin = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === thinAdvert

const messageOf = (body: unknown): string | null =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== ''
    ? body.message
    : null

/** Posts an advert. A refusal, a lost connection and a timeout (60 s) give `ok: false`, with the server's message if any. */
export const sendAdvert = async (
  description: string,
  call: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Sent> => {
  try {
    const answer = await call('/api/job/analyze', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ description }),
      signal: AbortSignal.timeout(patience),
    })
    if (answer.ok) return { ok: true }
    // A proxy may answer with something else than JSON.
    const body: unknown = await answer.json().catch(() => null)
    return { ok: false, message: messageOf(body), ...(isThin(body) && { thin: true }) }
  } catch {
    // The browser does not say why a request failed; the caller shows a general message.
    return { ok: false, message: null }
  }
}
