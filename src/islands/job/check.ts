// Says what is wrong with an advert before it is sent.
export type Wrong = 'required' | 'short' | 'long'

/** Validates an advert before it is sent, by the server's rules. Lengths in characters. */
export const checkAdvert = (text: string, min: number, max: number): Wrong | null => {
  const length = text.trim().length
  if (length === 0) return 'required'
  if (length < min) return 'short'
  return length > max ? 'long' : null
}
