// Calls of money, which answer with something besides "done".
import { exchange, posted, record, text } from '../call'

type Called =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly message: string | null; readonly code: string | null }

/** Posts JSON. `unreachable` is the message when there is no answer at all (60 s: the payment provider may be asked). */
export const post = async (path: string, body: object, unreachable: string): Promise<Called> => {
  const answer = await exchange(path, posted(body))
  if (!answer) return { ok: false, message: unreachable, code: null }
  if (answer.ok) return { ok: true, data: record(answer.body) }
  const { message, code } = record(answer.body)
  return { ok: false, message: text(message), code: text(code) }
}

/** An address in an answer, or null. */
export const urlIn = ({ url }: Readonly<Record<string, unknown>>): string | null =>
  typeof url === 'string' && URL.canParse(url, location.href) && /^https?:$/.test(new URL(url, location.href).protocol)
    ? url
    : null
