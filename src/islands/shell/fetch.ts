// Fetches a file to be saved or handed to another app.
import { minuteMs } from '../../time/units'
import { sitePath } from '../site-path'

type Call = (path: string, init: RequestInit) => Promise<Response>

/** How long a file may take, in milliseconds. */
const patience = minuteMs

/** The file at a path by the name that the server gives it, or null on any error. */
export const fetchFile = async (href: string, call: Call = fetch): Promise<Blob | null> => {
  try {
    const answer = await call(sitePath(href), { signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return null
    const name = /filename="([^"]{1,120})"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    const file = await answer.blob()
    return name ? new File([file], name, { type: file.type }) : file
  } catch {
    // Offline or timed out; the caller shows a toast.
    return null
  }
}

/** The server's name of a file, which says whose it is; otherwise the given one. */
export const nameOf = (file: Blob, otherwise: string): string => (file instanceof File && file.name) || otherwise

/** Passes a file to the browser's downloads. */
export const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = nameOf(file, name)
  link.click()
  // Delayed, because a browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
