// Checks of a chosen picture in the browser before it is sent. The server checks the content.

/** 5 MB, the server's limit. */
export const maxBytes = 5 * 1024 * 1024

type AvatarProblem = 'type' | 'size'

/** Why a picture would be refused; null when it may be sent. Without a known type the server decides. */
export const problemOf = ({ type, size }: { readonly type: string; readonly size: number }): AvatarProblem | null => {
  if (type !== '' && !type.startsWith('image/')) return 'type'
  return size > maxBytes ? 'size' : null
}
