type Call = (path: string, init: RequestInit) => Promise<Response>

/** How long a file may take, in milliseconds. */
const patience = 60_000

/** The file at a path, or null on any error. */
export const fetchFile = async (href: string, call: Call = fetch): Promise<Blob | null> => {
  try {
    const answer = await call(href, { signal: AbortSignal.timeout(patience) })
    return answer.ok ? await answer.blob() : null
  } catch {
    // Offline or timed out; the caller shows a toast.
    return null
  }
}

/** Passes a file to the browser's downloads. */
export const save = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Delayed, because a browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
