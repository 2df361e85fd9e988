// XMLHttpRequest, because fetch cannot report upload progress.
import { severalFaces } from '../../api/tools/photo'
import { sitePath } from '../site-path'

/** Longest wait for an answer, in ms: 10 MB over a slow connection, and the analysis itself. */
const patience = 120_000

/** `asks`: the server wants a confirmation before it goes on. `refused`: the file is of another kind inside, however often it is sent. */
type Failed = { readonly message: string | null; readonly asks?: boolean; readonly refused?: boolean }
type UploadOutcome = { readonly ok: true } | ({ readonly ok: false } & Failed)

type Watch = { readonly onProgress: (share: number) => void; readonly onSent: () => void }

/** True for an error that a confirmation resolves. */
export const asksIn = (body: string): boolean => {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === severalFaces
  } catch {
    // An answer that is no JSON asks nothing.
    return false
  }
}

/** The server's message for a refusal, if it has one. */
export function messageOf(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body)
    const message = typeof answer === 'object' && answer && 'message' in answer ? answer.message : null
    return typeof message === 'string' && message.trim() ? message : null
  } catch {
    // A proxy may answer with something else than JSON.
    return null
  }
}

/** What an answer that is no success says; 415 is of the file's kind. */
export const outcomeOf = (status: number, body: string): Failed => ({
  message: messageOf(body),
  asks: asksIn(body),
  refused: status === 415,
})

/**
 * Posts one file as multipart form data. `onProgress` receives the share of the body that was sent, 0 to 1; `onSent` is
 * called once all of it was. A refusal, a lost connection and a timeout (120 s) all resolve to `ok: false`; a cancelled
 * one never resolves.
 */
export function send(
  url: string,
  field: string,
  file: File,
  watch: Watch,
  abort: AbortSignal,
  confirmed: string | null = null,
): Promise<UploadOutcome> {
  const body = new FormData()
  if (confirmed !== null) body.append(confirmed, 'yes')
  body.append(field, file)
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    const lost = () => resolve({ ok: false, message: null })
    request.upload.onprogress = ({ loaded, total }) => watch.onProgress(total > 0 ? loaded / total : 0)
    request.upload.onload = watch.onSent
    request.onload = () =>
      resolve(
        request.status >= 200 && request.status < 300
          ? { ok: true }
          : { ok: false, ...outcomeOf(request.status, request.responseText) },
      )
    request.onerror = lost
    request.ontimeout = lost
    abort.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', sitePath(url))
    request.timeout = patience
    request.setRequestHeader('accept', 'application/json')
    request.send(body)
  })
}
