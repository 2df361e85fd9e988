export type Wrong = 'required' | 'short' | 'long'

/** What is wrong with an advert before it is sent; the server says the same again. Lengths in characters. */
export const checkAdvert = (text: string, min: number, max: number): Wrong | null => {
  const length = text.trim().length
  if (length === 0) return 'required'
  if (length < min) return 'short'
  return length > max ? 'long' : null
}
