/** Maximum wait for an answer, in ms. */
const patience = 60_000

export type Sent = { readonly ok: true } | { readonly ok: false; readonly message: string | null }

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
    return { ok: false, message: messageOf(await answer.json().catch(() => null)) }
  } catch {
    // The browser does not say why a request failed; the caller shows a general message.
    return { ok: false, message: null }
  }
}
