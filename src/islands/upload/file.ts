// What the browser can tell of a chosen file before it is sent. The server judges by content; this only spares a wait.

/** 10 MB, as the server's own limit for résumés. */
export const maxBytes = 10 * 1024 * 1024

export type Kind = 'pdf' | 'docx'
export type Problem = 'none' | 'type' | 'size'

const mime: { readonly [type: string]: Kind } = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

/** PDF or DOCX by the browser's type or, where the system knows none (as for DOCX without Office), by the name. */
export function kindOf({ name, type }: Chosen): Kind | null {
  const ending = /\.(pdf|docx)$/i.exec(name)?.[1]?.toLowerCase()
  return (
    mime[type] ?? (type === '' || type === 'application/octet-stream' ? ((ending as Kind | undefined) ?? null) : null)
  )
}

/** Why a file need not be sent at all; null when it may be. The type is told first: a photo is wrong at any size. */
export function problemOf(file: Chosen | null | undefined): Problem | null {
  if (!file) return 'none'
  if (!kindOf(file)) return 'type'
  return file.size > maxBytes ? 'size' : null
}
