// What the browser can tell of a chosen picture before it is sent. The server judges by content.

/** 5 MB, as the server's own limit. */
export const maxBytes = 5 * 1024 * 1024

export type AvatarProblem = 'type' | 'size'

/** Why a picture need not be sent; null when it may be. A system that knows no type leaves it to the server. */
export const problemOf = ({ type, size }: { readonly type: string; readonly size: number }): AvatarProblem | null => {
  if (type !== '' && !type.startsWith('image/')) return 'type'
  return size > maxBytes ? 'size' : null
}
