/** Minimum letters of a word for one different letter to be a misspelling and not another word. */
export const TYPO_LENGTH = 6

/** True if `written` is `meant` (six letters or more) with one letter changed, missing or added. */
export const isTypo = (meant: string, written: string): boolean => {
  if (meant === written || meant[0] !== written[0] || meant.length < TYPO_LENGTH) return false
  const [short, long] = meant.length <= written.length ? [meant, written] : [written, meant]
  if (long.length - short.length > 1) return false
  // "Compute" and "computer", "inventor" and "inventory" are two words; "dockerr" is one, and misspelt.
  if (short.length < long.length && long.startsWith(short) && /(?:e[rd]|[aei]n|[^aeiouy]y)$/.test(long)) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}
