// Posts the LinkedIn texts and turns a refusal into a message and errors by field.
import { type LinkedinErrors, type LinkedinValues, linkedinFields } from '../../api/tools/linkedin'
import { exchange, type Fetch, posted, record, text } from '../call'

type DraftAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string | null; readonly fields: LinkedinErrors }

const sentence = (value: unknown): string | null => text(typeof value === 'string' && value.trim() ? value : null)

/** Posts the texts. A refusal, a lost connection and a timeout (60 s) give `ok: false`, with the server's messages if any. */
export const send = async (path: string, values: LinkedinValues, call?: Fetch): Promise<DraftAnswer> => {
  const answer = await exchange(path, posted(values), undefined, call)
  if (answer?.ok) return { ok: true }
  const { message, fields } = record(answer?.body)
  const wrong = linkedinFields.flatMap((field) => {
    const message = sentence(record(fields)[field])
    return message ? [[field, message] as const] : []
  })
  return { ok: false, message: sentence(message), fields: Object.fromEntries(wrong) }
}
