// Posts an advert to the scanner and turns a refusal into a message.
import { comparedField, thinAdvert } from '../../api/tools/job'
import { exchange, type Fetch, posted, record, text } from '../call'

/** `thin`: what the advert lacks, where it has too little to compare. */
type AdvertOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string | null; readonly thin?: readonly string[] }

/** Posts an advert. A refusal, a lost connection and a timeout (60 s) give `ok: false`, with the server's message if any. */
export const sendAdvert = async (description: string, compared = '', send?: Fetch): Promise<AdvertOutcome> => {
  const body = { description, ...(compared && { [comparedField]: compared }) }
  const answer = await exchange('/api/job/analyze', posted(body), undefined, send)
  if (answer?.ok) return { ok: true }
  const { message, code, lacks } = record(answer?.body)
  return {
    ok: false,
    message: text(message),
    ...(code === thinAdvert && { thin: Array.isArray(lacks) ? lacks.filter((one) => typeof one === 'string') : [] }),
  }
}
