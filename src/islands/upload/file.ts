// Checks what the browser can of a chosen file before it is sent.
import type { Board, Kind } from './board'

export type Problem = 'none' | 'type' | 'size'

type Chosen = { readonly name: string; readonly type: string; readonly size: number }

/** A file's kind by the browser's type or, if the system knows none, by its name's extension. */
export function kindOf({ name, type }: Chosen, { types, endings }: Board): Kind | null {
  if (Object.hasOwn(types, type)) return types[type] ?? null
  const ending = /\.(\w{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const unnamed = type === '' || type === 'application/octet-stream'
  return unnamed && Object.hasOwn(endings, ending) ? (endings[ending] ?? null) : null
}

/** Why a file cannot be sent; null when it can. The type comes first, because a wrong one is wrong at any size. */
export function problemOf(file: Chosen | null | undefined, board: Board): Problem | null {
  if (!file) return 'none'
  if (!kindOf(file, board)) return 'type'
  return file.size > (board.maxPickedBytes ?? board.maxBytes) ? 'size' : null
}
