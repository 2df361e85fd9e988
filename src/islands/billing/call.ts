// Calls of money, which answer with something besides "done".
import { problemIn } from '../call'

export type Called =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string | null }

/** How long the server may take, in milliseconds: it may have to ask the payment provider. */
const patience = 60_000

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Posts JSON. `unreachable` is the message when there is no answer at all. */
export const post = async (path: string, body: object, unreachable: string): Promise<Called> => {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    // A body that is no JSON carries neither data nor a message; the status still decides.
    const data: unknown = await answer.json().catch(() => null)
    if (answer.ok) return { ok: true, data: record(data) }
    const problem = problemIn(data)
    return { ok: false, message: problem.ok ? null : problem.message }
  } catch {
    // No connection, or no answer in time: the message informs the person, and no log can be reached.
    return { ok: false, message: unreachable }
  }
}

/** An address in an answer, or null. */
export const urlIn = ({ url }: Readonly<Record<string, unknown>>): string | null =>
  typeof url === 'string' && URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol)
    ? url
    : null
