// Has the server make a picture smaller and upright before it is previewed and sent.
import { minuteMs } from '../../time/units'
import { sitePath } from '../site-path'
import { messageOf } from './send'
import { shrink } from './shrink'

/** Longest wait for a smaller picture, in ms. */
const patience = minuteMs

type Prepared = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly message: string | null }

/** The server's smaller, upright copy of a picture, under the same name. A lost connection resolves to `ok: false`. */
export async function prepare(
  { api, field }: { readonly api: string; readonly field: string },
  file: File,
): Promise<Prepared> {
  const body = new FormData()
  body.append(field, await shrink(file))
  try {
    const answer = await fetch(sitePath(api), { method: 'POST', body, signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return { ok: false, message: messageOf(await answer.text()) }
    return { ok: true, file: new File([await answer.blob()], file.name, { type: 'image/jpeg' }) }
  } catch {
    // Offline or timed out.
    return { ok: false, message: null }
  }
}
