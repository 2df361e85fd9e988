/** Letters from which on one wrong letter is a slip and not another word. */
export const TYPO_LENGTH = 6

/** True if two words of six or more letters, opening alike, differ by one letter: changed, missing, or one too many. */
export const isTypo = (one: string, other: string): boolean => {
  if (one === other || one[0] !== other[0]) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < TYPO_LENGTH || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}
