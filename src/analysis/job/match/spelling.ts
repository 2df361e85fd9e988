/** Letters from which on one wrong letter is a slip and not another word. */
export const TYPO_LENGTH = 6

/** True if `written` is a word of six or more letters, `meant`, with one letter changed, missing, or one too many. */
export const isTypo = (meant: string, written: string): boolean => {
  if (meant === written || meant[0] !== written[0] || meant.length < TYPO_LENGTH) return false
  const [short, long] = meant.length <= written.length ? [meant, written] : [written, meant]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}
